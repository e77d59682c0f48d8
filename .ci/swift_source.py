"""Reads Swift source as far as the gates need it: types with their paths and bodies, and public declarations.

This is no parser of Swift. It knows comments, strings, brackets and the heads of declarations, as swift-format lays
them out.
"""
import re

HEAD = re.compile(r"\b(enum|struct|class|actor|protocol|extension)\s+(?!func\b|var\b|let\b|subscript\b)([A-Za-z_][\w.]*)")
SKIPPED = re.compile(r'//[^\n]*|/\*.*?\*/|#*"""(?:.|\n)*?"""#*|#"(?:[^\n])*?"#|"(?:\\.|[^"\\\n])*"', re.DOTALL)


def masked(text):
    """The text with comments and strings blanked out; every character stays at its place."""
    return SKIPPED.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)


def closing(code, start):
    """The place of the bracket that closes the one at `start`."""
    depth = 0
    for place in range(start, len(code)):
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(code[place], 0)
        if depth == 0:
            return place
    raise ValueError("a bracket is not closed")


def without_blocks(code, start, end):
    """The code between two places with the insides of all its braces blanked out."""
    found, place = [], start
    while place < end:
        if code[place] == "{":
            last = closing(code, place)
            found.append("{" + " " * (last - place - 1) + "}")
            place = last + 1
        else:
            found.append(code[place])
            place += 1
    return "".join(found)


class Type:
    """The declaration of a type, or an extension: its kind, path, and the places of its head and body."""

    def __init__(self, code, match, start, end):
        self.kind, self.path = match[1], match[2]
        self.head, self.start, self.end = match.start(), start, end
        line = code.rfind("\n", 0, match.start()) + 1
        self.modifiers = code[line:match.start()].split()
        self.is_public = "public" in self.modifiers
        above = []
        for earlier in reversed(code[:line].split("\n")[:-1]):
            if earlier.strip() and not earlier.strip().startswith(("@", "#if", "#endif")):
                break
            above.append(earlier.strip())
        self.attributes = " ".join(reversed([*self.modifiers[::-1], *above]))

    def members(self, code):
        """The body without the bodies of members, at the same places in the file."""
        return " " * (self.start + 1) + without_blocks(code, self.start + 1, self.end)


def types(code):
    """Every type and extension of masked code, with whole paths."""
    found = []
    for match in HEAD.finditer(code):
        start = code.find("{", match.end())
        # `class func` and `any protocol P`-like text has no body of its own before the next end of a statement.
        if start < 0 or re.search(r"[;}]", code[match.end():start]):
            continue
        found.append(Type(code, match, start, closing(code, start)))
    for inner in found:
        outer = [other for other in found if other.start < inner.head < other.end]
        inner.path = ".".join([other.path.split(".")[-1] if other is not outer[0] else other.path for other in outer]
                              + [inner.path])
    return found
