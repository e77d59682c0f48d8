"""The sources of the package as the compiler reads them for an Apple system, on Linux: what .ci/apple-types checks.

.ci/apple-mistakes checks the same with a mistake in one of the files.
"""
import concurrent.futures
import hashlib
import json
import os
import re
import subprocess
import sys

import apple_toolchain
from apple_toolchain import ROOT, WORK, read, run, write

STUBS = os.path.join(ROOT, ".ci/apple-types.d")
CHECK = os.path.join(ROOT, "Tests/AppleCheck")
# The frameworks that Tests/AppleCheck declares, each after those it imports, by the system that has them.
FRAMEWORKS = {
    "macos": ["AppKit", "Accessibility", "SwiftUI", "Charts", "AppIntents", "WidgetKit", "CoreLocation", "MapKit",
              "Network", "Security", "os", "WeatherKit", "UserNotifications"],
    "ios": ["UIKit", "Accessibility", "SwiftUI", "Charts", "AppIntents", "WidgetKit", "CoreLocation", "MapKit",
            "Network", "Security", "os", "WeatherKit", "BackgroundTasks", "UserNotifications"],
    "watchos": ["UIKit", "Accessibility", "SwiftUI", "Charts", "AppIntents", "WidgetKit", "CoreLocation", "MapKit",
                "Network", "Security", "os", "WeatherKit", "UserNotifications"],
    "tvos": ["UIKit", "Accessibility", "SwiftUI", "Charts", "AppIntents", "CoreLocation", "MapKit", "Network",
             "Security", "os", "WeatherKit", "BackgroundTasks", "UserNotifications"],
    "visionos": ["UIKit", "Accessibility", "SwiftUI", "Charts", "AppIntents", "WidgetKit", "CoreLocation", "MapKit",
                 "Network", "Security", "os", "WeatherKit", "BackgroundTasks", "UserNotifications"],
}
CHECKS = ["macos-linux", "macos-apple", "ios-apple", "watchos-apple", "tvos-apple", "visionos-apple"]
# What ships for these differs from iOS in the modules for Apple systems; of the others the declarations are enough.
SMALLER = {"watchos", "tvos", "visionos"}
READ_FOR_SMALLER = {"OpenWeatherCore", "OpenWeatherNetworking", "OpenWeatherCaching", "OpenWeather",
                    "OpenWeatherMaps", "OpenWeatherSwiftUI", "OpenWeatherApple", "OpenWeatherIcons"}
# Modules with resources on a Mac, and what SwiftPM writes for them there.
WITH_RESOURCES = {"OpenWeatherIcons"}
BUNDLE = "import AppleFoundation\nextension Bundle { static var module: Bundle { .main } }\n"

# The features of Package.swift.
FEATURES = ["ExistentialAny", "NonisolatedNonsendingByDefault", "InferIsolatedConformances", "ImmutableWeakCaptures",
            "InternalImportsByDefault"]
# A public declaration may not name a type that stands behind the facade, which Swift 6 calls an error and Swift 5 a
# warning. So mode apple uses Swift 5 with all that Swift 6 adds, and this warning alone is left out.
SWIFT_6 = ["ConciseMagicFile", "ForwardTrailingClosures", "BareSlashRegexLiterals", "ImplicitOpenExistentials",
           "DisableOutwardActorInference", "GlobalConcurrency", "IsolatedDefaultValues", "RegionBasedIsolation",
           "InferSendableFromCaptures", "DynamicActorIsolation", "GlobalActorIsolatedTypesUsability"]
FACADE = re.compile(r"was not imported by this file|(?:public|package) import of 'AppleFoundation'")
# What Xcode reads of a type that conforms to a protocol of AppIntents, from its source.
LITERALS = {"AppIntent": {"title", "description"}, "AppEntity": {"typeDisplayRepresentation"}}
DIAGNOSTIC = re.compile(r"^\S.*: (?:error|warning): ")


def features(names):
    """The arguments that switch upcoming features on."""
    return [word for name in names for word in ("-enable-upcoming-feature", name)]


def for_apple(text):
    """A source with the facade in Foundation's place; its lines stay where they are.

    Module aliases would be shorter, but would also change what the toolchain's own modules import.
    """
    text = re.sub(r"canImport\((?:FoundationNetworking|FoundationEssentials|Glibc)\)", "canImport(NotOnApple)", text)
    lines = []
    for line in text.split("\n"):
        code, slashes, comment = line.partition("//")
        if re.search(r"\bimport\b", code):
            code = re.sub(r"(\bimport\s+(?:(?:struct|class|enum|protocol|func|typealias)\s+)?)Foundation\b",
                          r"\1AppleFoundation", code)
        else:
            code = re.sub(r"(?<![.\w])Foundation\.", "AppleFoundation.", code)
        lines.append(code + slashes + comment)
    return "\n".join(lines)


class Check:
    """The package checked for one system in one mode."""

    def __init__(self, name, toolchain):
        self.system, self.mode = name.split("-")
        self.directory = os.path.join(WORK, self.system, self.mode)
        os.makedirs(self.directory, exist_ok=True)
        self.arguments = toolchain.arguments(self.system, [toolchain.copy(self.system), self.directory])
        if self.mode == "apple":
            self.language = ["-swift-version", "5", "-strict-concurrency=complete", *features(SWIFT_6 + FEATURES)]
            self.compile_stubs()
        else:
            # Members of the facade's types belong to the toolchain's modules, so that only this mode can tell which
            # file imports what.
            self.language = ["-swift-version", "6", "-warnings-as-errors",
                             *features(FEATURES + ["MemberImportVisibility"])]

    def compile_stubs(self):
        """Compiles the modules that stand for Apple's, unless they are those of the last time."""
        passed, stamp = os.path.join(self.directory, "stubs.passed"), common().hexdigest()
        is_known = os.path.exists(passed) and read(passed) == stamp
        for name in ("DarwinTypes", "Darwin", "AppleFoundation") if not is_known else ():
            self.compile_stub(name, f".ci/apple-types.d/{name}.swift", [os.path.join(STUBS, name + ".swift")])
        self.arguments += ["-load-plugin-executable", f"{plugin()}#AppleCheckMacros"]
        for name in FRAMEWORKS[self.system] if not is_known else ():
            folder = os.path.relpath(os.path.join(CHECK, "Stubs", name), ROOT)
            copies = [self.copy(os.path.relpath(path, ROOT)) for path in swift_files(os.path.join(ROOT, folder))]
            self.compile_stub(name, folder, copies)
        write(passed, stamp)

    def compile_stub(self, name, title, files):
        """Compiles a module that stands for one of Apple's."""
        status, log = run(["swift-frontend", "-emit-module", "-parse-as-library", "-swift-version", "5",
                           "-suppress-warnings", "-module-name", name, *files, "-o", self.module(name),
                           *self.arguments])
        if status != 0:
            sys.exit(f"{title} for {self.system}:\n{log}")

    def copy(self, path, text=None, folder="sources"):
        """A file as the compiler gets it in this mode, with its own text or another one, in a folder."""
        if self.mode == "linux" and text is None:
            return path
        copy = os.path.join(self.directory, folder, path)
        write(copy, for_apple(read(path) if text is None else text))
        return copy

    def arguments_for(self, target, copies):
        """The arguments of the compiler for a target of which it gets copies."""
        is_program = any(os.path.basename(path) == "main.swift" for path in copies)
        if self.mode == "apple" and target["name"] in WITH_RESOURCES:
            bundle = os.path.join(self.directory, "resources", target["name"], "ResourceBundle.swift")
            write(bundle, BUNDLE)
            copies = [*copies, bundle]
        return ["-module-name", target["name"], "-package-name", "openweather", *copies, *self.arguments,
                *self.language, *([] if is_program else ["-parse-as-library"])]

    def compile(self, target, is_read=True):
        """The lines that are wrong with a target; its module is written for those that import it.

        Without `is_read` only its declarations are looked at.
        """
        name, arguments = target["name"], self.arguments_for(target, [self.copy(path) for path in files(target)])
        found = self.typecheck(arguments, "sources", name) if is_read else []
        if target["type"] != "test":
            # Errors in the bodies of functions do not keep what imports the module from being checked.
            status, log = run(["swift-frontend", "-emit-module", "-enable-testing", "-o", self.module(name),
                               "-experimental-skip-all-function-bodies", *arguments])
            if status != 0 and not found:
                found = (self.diagnostics(log, "sources")
                         or ["its module cannot be written: " + log.strip().split("\n")[-1]])
        return found

    def changed(self, target, path, text, label):
        """The lines that are wrong with a target when one of its files has another text; no module is written."""
        folder = "changed/" + label
        copies = [self.copy(other, text, folder) if other == path else self.copy(other) for other in files(target)]
        return self.typecheck(self.arguments_for(target, copies), folder, label)

    def typecheck(self, arguments, folder, label):
        """The lines that are wrong with a target, the bodies of its functions included."""
        values = os.path.join(self.directory, label + ".json")
        if self.mode == "apple":
            protocols = os.path.join(self.directory, "protocols.json")
            write(protocols, json.dumps(sorted(LITERALS)))
            arguments = [*arguments, "-const-gather-protocols-file", protocols, "-emit-const-values-path", values]
        status, log = run(["swift-frontend", "-typecheck", "-enable-testing", *arguments])
        found = self.diagnostics(log, folder)
        if status != 0 and not found:
            return log.strip().split("\n")[-5:]
        return found or self.diagnostics("\n".join(computed(values)), folder)

    def diagnostics(self, log, folder):
        """The errors and warnings in what the compiler wrote about copies in a folder."""
        for name in ("sources", folder):
            log = log.replace(os.path.join(self.directory, name) + "/", "")
        return sorted({line for line in log.split("\n") if DIAGNOSTIC.match(line) and not FACADE.search(line)})

    def module(self, name):
        """The file of a target's module."""
        return os.path.join(self.directory, name + ".swiftmodule")


def computed(path):
    """A line for each text of an intent that is no literal, from what the compiler wrote about properties.

    Xcode reads the same without running the app, and cannot offer an intent whose title it does not find.
    """
    lines = []
    for declared in json.loads(read(path)) if os.path.exists(path) else []:
        labels = set().union(*(LITERALS.get(name.split(".")[-1], ()) for name in declared["conformances"]))
        for value in declared["properties"]:
            kinds = set(re.findall(r'"valueKind": "(\w+)"', json.dumps(value)))
            if value["label"] in labels and not kinds <= {"RawLiteral", "InitCall"}:
                lines.append(f"{value['file']}:{value['line']}: error: '{value['label']}' of '{declared['typeName']}' "
                             "is no literal, and Xcode reads it without running the app")
    return lines


def files(target):
    """The files of a target."""
    return [os.path.join(target["path"], source) for source in target["sources"]]


def swift_files(directory):
    """The Swift files of a folder and its folders."""
    return sorted(os.path.join(base, name) for base, _, names in os.walk(directory) for name in names
                  if name.endswith(".swift"))


def plugin():
    """The program that expands SwiftUI's macros, built for this machine."""
    path, sources = os.path.join(WORK, "AppleCheckMacros"), swift_files(os.path.join(CHECK, "MacroPlugin"))
    if not os.path.exists(path) or any(os.path.getmtime(source) > os.path.getmtime(path) for source in sources):
        status, log = run(["swiftc", "-o", path, *sources])
        if status != 0:
            sys.exit(f"Tests/AppleCheck/MacroPlugin:\n{log}")
    return path


def chosen(shipped_only):
    """The targets to check, each after those it depends on."""
    # Another lane may be building meanwhile, of which the standard error then speaks.
    describe = subprocess.run(["swift", "package", "describe", "--type", "json"], cwd=ROOT, stdout=subprocess.PIPE,
                              check=True)
    # A module of C is for Linux alone, and so are the files that import it.
    targets = {target["name"]: target for target in json.loads(describe.stdout)["targets"]
               if target["module_type"] == "SwiftTarget"}
    for target in targets.values():
        target["target_dependencies"] = [name for name in target.get("target_dependencies", []) if name in targets]
    order = []

    def visit(name):
        if name in targets and targets[name] not in order:
            for other in targets[name].get("target_dependencies", []):
                visit(other)
            order.append(targets[name])

    for name, target in sorted(targets.items()):
        is_app = target["path"].startswith("Examples/WeatherApp")
        if target["path"].startswith("Sources/") or (target["type"] == "test" or is_app) and not shipped_only:
            visit(name)
    return order


def common():
    """A digest of everything that every result depends on."""
    digest = hashlib.sha256()
    for path in [os.path.abspath(__file__), os.path.abspath(apple_toolchain.__file__), *swift_files(STUBS),
                 *swift_files(CHECK + "/Stubs"), *swift_files(CHECK + "/MacroPlugin")]:
        digest.update(f"{path}\0{read(path)}\0".encode())
    return digest


def stamps(order):
    """A digest of everything that a target's result depends on, by the target's name."""
    start, found = common(), {}
    for target in order:
        digest = start.copy()
        for other in sorted(target.get("target_dependencies", [])):
            digest.update(found[other].encode())
        for path in files(target):
            digest.update(f"{path}\0{read(path)}\0".encode())
        found[target["name"]] = digest.hexdigest()
    return found


def examine(check, target, stamp, is_read, before):
    """The lines that are wrong with a target, after its dependencies; `None` when one of those has no module."""
    concurrent.futures.wait(before)
    path = os.path.join(check.directory, target["name"] + ".passed")
    enough = [stamp] if is_read else [stamp, stamp + " declarations"]
    if os.path.exists(path) and read(path) in enough:
        return []
    for old in (path, check.module(target["name"])):
        if os.path.exists(old):
            os.remove(old)
    if not all(os.path.exists(check.module(other)) for other in target.get("target_dependencies", [])):
        return None
    found = check.compile(target, is_read)
    if not found:
        write(path, enough[-1])
    return found


def examine_all(check, order, digests, shipped_only):
    """The lines that are wrong with each target, by its name."""
    results = {}
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        # In dependency order, so that what a thread waits for is always under way.
        for target in order:
            name = target["name"]
            before = [results[other] for other in target.get("target_dependencies", [])]
            is_read = not shipped_only or check.system not in SMALLER or name in READ_FOR_SMALLER
            results[name] = pool.submit(examine, check, target, digests[name], is_read, before)
    return {name: result.result() for name, result in results.items()}
