"""Inserts calls into examples that report the values for their comments."""

import re

from reading import Line

CONTROL = r"(if|switch|for|while|repeat|do|guard|defer|print)\b"
DECLARATION = (
    r"(@|#|//|$|(import|struct|enum|class|actor|extension|protocol|func|init|typealias|operator|infix"
    r"|prefix|postfix|precedencegroup|public|private|fileprivate|internal|package|static|final"
    r"|indirect|nonisolated|macro|throw|return|break|continue)\b)"
)
VARIABLE = r"(?:let|var) (\w+)|(?:_ = )?(\w+)[^=(]* [-+*/]?= "


class Check:
    """A comment with a result."""

    all = []

    def __init__(self, line, expected):
        self.line, self.expected, self.texts = line, expected, None
        self.id = len(Check.all)
        Check.all.append(self)

    def failure(self):
        """Returns what's wrong with the result, or None if it's right."""
        if not self.expected.replace("…", "").strip():
            return "the comment tells nothing"
        if self.texts is None:
            return f"never reached: «{self.expected}»"
        pattern = ".*".join(re.escape(part) for part in self.expected.split("…"))
        texts = [text.rstrip("\n") for text in self.texts]
        if any(re.fullmatch(pattern, text, re.DOTALL) for text in texts):
            return None
        return f"it is «{'» or «'.join(dict.fromkeys(texts[:2]))}», the comment says «{self.expected}»"


def reporting(lines):
    """Returns the lines of a program, with calls that report the values and outputs for its comments."""
    output, groups, at = [], list(statements(lines)), 0
    while at < len(groups):
        group, below = groups[at], []
        at += 1
        while not group[0].text.startswith("//") and at < len(groups):
            if not groups[at][0].text.startswith("//"):
                break
            below.append(comment_of(groups[at][0]))
            at += 1
        output += reporting_statement(group, below)
    return output


def statements(lines):
    """Yields the lines of each statement or comment at the left margin, and empty lines."""
    group, depth = [], 0
    mark_code(lines)
    for line in lines:
        if depth == 0 and re.match(r"[^\s})\]]|$", line.text) and group:
            yield group
            group = []
        group.append(line)
        depth += len(re.findall(r"[(\[{]", line.code)) - len(re.findall(r"[)\]}]", line.code))
    if group:
        yield group


def mark_code(lines):
    """Sets each line's `code`, without comments and the contents of strings, and the comment's place."""
    string = None  # the number signs and quotes of the string that is open
    for line in lines:
        line.code, line.comment, at = "", None, 0
        while at < len(line.text) and line.comment is None:
            if string and line.text.startswith("\\" + string[0], at):
                at += 2 + len(string[0])
            elif string and line.text.startswith(string[1] + string[0], at):
                at += len(string[1] + string[0])
                string = None
            elif string:
                at += 1
            elif line.text.startswith("//", at):
                line.comment = at
            elif found := re.compile(r'(#*)("""|")').match(line.text, at):
                string, at = (found[1], found[2]), found.end()
                line.code += '"'
            else:
                line.code += line.text[at]
                at += 1
        if string and string[1] == '"':
            string = None


def comment_of(line):
    return line.text[line.comment :].removeprefix("//").removeprefix(" ").rstrip()


def without_comment(line):
    return line.text[: line.comment].rstrip()


def reporting_statement(group, below):
    """Returns a statement with calls that report its value or its output."""
    first, last = group[0], group[-1]
    texts = [printing(line) for line in group[:-1]]
    if re.match(DECLARATION, first.text):
        texts.append(printing(last))
    else:
        behind = [comment_of(last)] if last.comment is not None else []
        texts.append(without_comment(last))
        if re.match(CONTROL, first.text):
            value, output = None, behind + below
        elif behind:
            value, output = behind[0], below
        else:
            value, output = " ".join(below), []
        if value:
            tell_value(first, texts, value)
        if output:
            texts[0] = "_begins(); " + texts[0]
            texts[-1] += f"\n_printed({Check(last, chr(10).join(output)).id})"
    return [Line(text, line.path, line.number) for text, line in zip(texts, group)]


def tell_value(first, texts, comment):
    """Changes a statement to report its value, or that of the variable that it declares or assigns to."""
    type, expected = type_and_value(comment)
    check = Check(first, expected).id if expected else -1
    cast = f" as {type}" if type else ""
    if variable := re.match(VARIABLE, first.code):
        texts[-1] += f"; _check({check}, {variable[1] or variable[2]}{cast})"
    else:
        effect = "try " if first.text.startswith("try ") else ""
        texts[0] = f"{effect}_check({check}, ({texts[0]}"
        texts[-1] += f"\n){cast})"


def type_and_value(comment):
    """Returns the type and the value in a comment, either of which can be missing."""
    comment = re.sub(r"(?<=\S) \((?:[^()]|\([^()]*\))*\)$", "", comment)
    if found := re.match(r"[A-Z]\w*", comment):
        end = found.end()
        if comment.startswith("<", end):
            depth = 0
            while end < len(comment):
                depth += {"<": 1, ">": -1}.get(comment[end], 0)
                end += 1
                if depth == 0:
                    break
        end += comment.startswith("?", end)
        if end == len(comment) or comment.startswith(": ", end):
            return comment[:end], comment[end + 2 :]
    return None, comment


def printing(line):
    """Returns a line in braces, which reports what `print` printed if there's a comment for it."""
    if line.comment is None or not re.search(r"(?<![.\w])print\(.*\)$", line.code.strip()):
        return line.text
    return f"{without_comment(line)}; _printedLast({Check(line, comment_of(line)).id})"


def numbered(lines):
    """Returns Swift code whose errors point to the original lines."""
    text, place = [], None
    for line in lines:
        if place != (line.path, line.number):
            text.append(f'#sourceLocation(file: "{line.path}", line: {line.number})')
        text.append(line.text)
        place = line.path, line.number + 1
    return "\n".join(text) + "\n#sourceLocation()\n"
