#!/usr/bin/env bash
# The arguments of a program that's opened with links, by its desktop file.
#
# Guessed: gio gives a program with %u the link as it is, and one with %f the path of the file.
#
# So: With %u, a file: link comes as a path, decoded, and a link to the web as it is, so the program
# can't tell whether to decode. With %f, a link to the web starts the program without an argument;
# with %F, it's left out. There's no error.
#
# Source: Desktop Entry Specification, "The Exec key": %u may be a file's path or its link; %f is a
# path, and a file that isn't local is downloaded to one.
. "$(dirname "$0")/setup"

debian libglib2.0-bin=2.74.6-2+deb12u9 libglib2.0-0=2.74.6-2+deb12u9

export HOME=$folder GIO_USE_VFS=local
unset DBUS_SESSION_BUS_ADDRESS DISPLAY

cat > program <<'SH'
#!/bin/sh
{ printf '%s arguments' "$#"; for argument; do printf ' <%s>' "$argument"; done; echo; } > line
mv line arguments
SH
chmod +x program
launch() {
  printf '[Desktop Entry]\nType=Application\nName=Program\nExec=%s/program %s\n' "$folder" "$1" > program.desktop
  rm -f arguments
  root/usr/bin/gio launch "$folder/program.desktop" "${@:2}"
  for _ in {1..100}; do if [ -e arguments ]; then break; fi; sleep 0.1; done
  echo "$* -> $(cat arguments)"
}
{
  for code in %u %f; do
    for link in file:///tmp/a%20b%23c https://x.example/a%20b mailto:jo%2Bx@x.example; do launch "$code" "$link"; done
  done
  for code in %U %F; do launch "$code" file:///tmp/a%2520b https://x.example/a%20b; done
} > output

expect "GLib 2.74.6" <<'EXPECTED'
%u file:///tmp/a%20b%23c -> 1 arguments </tmp/a b#c>
%u https://x.example/a%20b -> 1 arguments <https://x.example/a%20b>
%u mailto:jo%2Bx@x.example -> 1 arguments <mailto:jo%2Bx@x.example>
%f file:///tmp/a%20b%23c -> 1 arguments </tmp/a b#c>
%f https://x.example/a%20b -> 0 arguments
%f mailto:jo%2Bx@x.example -> 0 arguments
%U file:///tmp/a%2520b https://x.example/a%20b -> 2 arguments </tmp/a%20b> <https://x.example/a%20b>
%F file:///tmp/a%2520b https://x.example/a%20b -> 1 arguments </tmp/a%20b>
EXPECTED
