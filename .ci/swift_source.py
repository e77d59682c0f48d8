"""Reads Swift source as far as the gates need it: types with their paths and bodies, and public declarations.

This is no parser of Swift. It knows comments, strings, brackets and the heads of declarations, as swift-format lays
them out.
"""
import re

# The upcoming features of Package.swift, as arguments of the compiler.
FEATURES = [word for feature in (
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
    "InferIsolatedConformances", "ImmutableWeakCaptures",
) for word in ("-enable-upcoming-feature", feature)]
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


# The value of conditions in `#if`, by system. Compilers and features are taken to be new.
APPLE = ["iOS", "macOS", "tvOS", "visionOS", "watchOS"]
IMPORTABLE = {"Linux": {"Glibc", "FoundationNetworking", "FoundationEssentials", "Dispatch", "Foundation"}}


def holds(condition, system):
    """Whether the condition of an `#if` holds on a system; on Apple's, every module but Linux's can be imported."""
    def value(match):
        name, argument = match[1], match[2].strip()
        if name == "os":
            return str(argument == system)
        if name == "canImport":
            own = {"Glibc", "Musl", "Android", "Bionic", "WinSDK", "FoundationNetworking", "FoundationEssentials"}
            return str(argument in IMPORTABLE["Linux"] if system == "Linux" else argument not in own)
        return str(name != "targetEnvironment")

    text = re.sub(r"(\w+)\(([^()]*)\)", value, condition)
    text = text.replace("&&", " and ").replace("||", " or ").replace("!", " not ")
    text = re.sub(r"\b(?!and\b|or\b|not\b|True\b|False\b)\w+", "True", text)
    return bool(eval(text.strip(), {"__builtins__": {}}))  # Nothing but True, False, and, or, not and brackets is left.


def systems(code):
    """For every line of masked code the systems it is compiled on: Linux, or one of Apple's."""
    everywhere, stack, found = {"Linux", *APPLE}, [], []
    for line in code.split("\n"):
        directive = re.match(r"\s*#(if|elseif|else|endif)\b(.*)", line)
        outer = stack[-2][0] if len(stack) > 1 else everywhere
        if directive and directive[1] == "if":
            outer = stack[-1][0] if stack else everywhere
            now = {system for system in outer if holds(directive[2], system)}
            stack.append((now, now))
        elif directive and directive[1] in ("elseif", "else") and stack:
            now = {system for system in outer - stack[-1][1]
                   if directive[1] == "else" or holds(directive[2], system)}
            stack[-1] = (now, stack[-1][1] | now)
        elif directive and stack:
            stack.pop()
        found.append(set() if directive else stack[-1][0] if stack else everywhere)
    return found


def is_unavailable(lines, number):
    """Whether no caller can use the declaration on a line, which is then no part of the surface."""
    attributes = [lines[number]]
    while number > 0 and lines[number - 1].lstrip().startswith("@"):
        number -= 1
        attributes.append(lines[number])
    return any("@available(*, unavailable" in line for line in attributes)


def apple_declarations(text):
    """Every public declaration that only Apple systems compile: (path, declaration, the systems)."""
    code = masked(text)
    if "#if" not in code:
        return
    where, known, lines = systems(code), types(code), code.split("\n")
    place = 0
    for number, line in enumerate(lines):
        start, place = place, place + len(line) + 1
        if not where[number] or "Linux" in where[number] or not line.strip():
            continue
        outer = [declaration for declaration in known if declaration.start < start < declaration.end]
        if is_unavailable(lines, number) or any("(*, unavailable" in found.attributes for found in outer):
            continue
        inner = outer[-1] if outer else None
        implied = inner is not None and inner.is_public and (
            inner.kind == "protocol" or inner.kind == "enum" and re.match(r"\s*(?:indirect )?case\b", line))
        member = r"\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+\s+)*?(?:func|var|let|init|subscript|case|associatedtype)\b"
        if re.match(r"\s*(?:[@\w]+\s+)*public\s+(?!import\b)", line) or implied and re.match(member, line):
            # A member of a function's body is no declaration of the type.
            if inner is None or code[inner.start + 1:start].count("{") == code[inner.start + 1:start].count("}"):
                path = inner.path if inner else ""
                yield from declared(code, text, start, path, where[number])


def declared(code, text, start, path, where):
    """The declaration that begins at a place, and the conformances of a type."""
    end, depth = start, 0
    while end < len(code):
        depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(code[end], 0)
        rest = code[end + 1:].lstrip(" ")
        if depth == 0 and (code[end] == "{" or code[end] == "\n" and code[start:end].strip()
                           and not re.match(r"->|where\b|async\b|throws\b|[:=]", rest)):
            break
        end += 1
    words = " ".join(re.sub(r"\bpublic ", "", text[start:end]).split())
    words = re.sub(r",? \)", ")", words.replace("( ", "("))
    head = re.match(r"(?:.*? )?(struct|class|actor|enum|protocol|extension|func|var|let|case|typealias|associatedtype|"
                    r"init|subscript)\b\s*([\w.`]*|[^\s\w(]+)", words)
    if not head:
        return
    kind, name = head[1], head[2] or head[1]
    names = [*path.split("."), name] if path else [name]
    if kind in ("struct", "class", "actor", "enum", "protocol", "extension"):
        words, _, conformances = words.partition(":")
        for conformance in filter(None, re.split(r"[,&]", conformances.partition(" where ")[0])):
            yield ".".join(names), ": " + conformance.strip(), where
    elif "(" in words and kind in ("func", "init", "subscript"):
        begin = words.index("(")
        parameters, level, labels = words[begin + 1:closing(words, begin)], 0, []
        for part in re.split(r"([\[\](){}<>,])", parameters.replace("->", "  ")):
            if level == 0 and (label := re.match(r"\s*(?:@\w+\s+)*(\w+)(?:\s+\w+)?\s*:", part)):
                labels.append(label[1] + ":")
            level += part in ("[", "(", "{", "<")
            level -= part in ("]", ")", "}", ">")
        names[-1] += f"({''.join(labels)})"
    if kind != "extension":
        yield ".".join(names), words.strip(), where
