"""Finds the Swift code in the documentation: programs on pages, and snippets in doc comments."""

import re

SHARED = "What the examples use"


class Line:
    """A line of Swift and its place."""

    def __init__(self, text, path, number):
        self.text, self.path, self.number = text, path, number
        self.place = f"{path}:{number}"


class Page:
    """The Swift code on a page: its programs, its manifests, and the blocks that are left out, with reasons."""

    def __init__(self, path, text):
        self.path = path
        self.programs, self.manifests, self.left_out = [[]], [], []
        self.lines = text.split("\n")
        self.read()
        self.programs = [program for program in self.programs if program]

    def read(self):
        reason, at = None, 0
        while at < len(self.lines):
            line = self.lines[at].strip()
            if line == "<!-- new program -->":
                self.programs.append([])
            elif found := re.fullmatch(r"<!-- not compiled: (.+?) *-->", line):
                reason = found[1]
            elif line == "<!-- swift":
                self.programs[-1] += self.block(at, "-->")
                at += len(self.block(at, "-->"))
            elif found := re.match(r"(```+)(.*)", line):
                block = self.block(at, found[1])
                at += len(block)
                if found[2] == "swift":
                    self.add(block, reason)
                    reason = None
            at += 1
        if reason:
            raise SystemExit(f"{self.path}: no Swift block follows «not compiled: {reason}»")

    def block(self, start, closing):
        """Returns the lines of the block that begins at `start`, with an empty line where it's closed."""
        indent = len(self.lines[start]) - len(self.lines[start].lstrip())
        block = []
        for at in range(start + 1, len(self.lines)):
            is_last = self.lines[at].strip() == closing
            block.append(Line("" if is_last else self.lines[at][indent:], self.path, at + 1))
            if is_last:
                return block
        raise SystemExit(f"{self.path}:{start + 1}: the block is not closed")

    def add(self, block, reason):
        if reason:
            self.left_out.append((block[0].place, reason))
        elif block[0].text.startswith("// swift-tools-version:"):
            self.manifests.append(block)
        else:
            self.programs[-1] += block


def shared(path, text):
    """Returns a landing page's declarations for the examples in the module's doc comments."""
    found = re.search(rf"^## {SHARED}$.*?(?=^##? |\Z)", text, re.MULTILINE | re.DOTALL)
    before = "\n" * text[: found.start()].count("\n") if found else ""
    programs = Page(path, before + found[0]).programs if found else []
    return programs[0] if programs else []


def snippets(path, text):
    """Returns the Swift code of each doc comment."""
    result, snippet, tag = [], [], None
    for number, line in enumerate(text.split("\n"), 1):
        found = re.match(r"\s*/// ?(.*)", line)
        if not found:
            result += [snippet] if snippet else []
            snippet, tag = [], None
        elif found[1].strip().startswith("```"):
            tag = found[1].strip() if tag is None else None
            snippet += [Line("", path, number)] if snippet else []
        elif tag == "```swift":
            snippet.append(Line(found[1], path, number))
    return result
