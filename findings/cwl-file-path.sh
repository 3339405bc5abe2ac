#!/usr/bin/env bash
# A file that an input of a workflow gives as a path, not as a location (CWL).
#
# Guessed: path: a%20b.txt is the file a%20b.txt, and only location: a%20b.txt is "a b.txt".
#
# So: For cwltool, both are "a b.txt", and a path ends at a number sign. To have the file a%20b.txt,
# one writes path: a%2520b.txt.
#
# Source: CWL 1.2, CommandLineTool, "File": path is "the local host path", but without a location,
# an implementation may take it for one, which is a URI.
. "$(dirname "$0")/setup"

pip cwltool==3.3.20260925135507

python - > output <<'PYTHON'
import os, pathlib, subprocess, sys, tempfile
program = pathlib.Path(sys.executable).parent / "cwltool"
with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    for name in ["a b.txt", "a%20b.txt", "a#b.txt"]: pathlib.Path(name).write_text(name)
    pathlib.Path("tool.cwl").write_text("""cwlVersion: v1.2
class: CommandLineTool
baseCommand: cat
inputs: {file: {type: File, inputBinding: {position: 1}}}
outputs: {text: {type: stdout}}
stdout: text.out
""")
    for key, name in [("location", "a%20b.txt"), ("path", "a b.txt"), ("path", "a%20b.txt"), ("path", "a%2520b.txt"), ("path", "a#b.txt")]:
        pathlib.Path("job.yml").write_text(f'file: {{class: File, {key}: "{name}"}}\n')
        done = subprocess.run([program, "--no-container", "--relax-path-checks", "tool.cwl", "job.yml"], capture_output=True)
        print(key, name, "->", pathlib.Path("text.out").read_text() if done.returncode == 0 else "no such file")
PYTHON

expect "cwltool 3.3.20260925135507" <<'EXPECTED'
location a%20b.txt -> a b.txt
path a b.txt -> a b.txt
path a%20b.txt -> a b.txt
path a%2520b.txt -> a%20b.txt
path a#b.txt -> no such file
EXPECTED
