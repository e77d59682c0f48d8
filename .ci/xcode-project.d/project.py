"""Reads the Xcode project of the example: what it refers to within itself, its files, and what is one person's."""

import json
import os
import plistlib
import re
import subprocess
import sys

from mistakes import COMMON, EXAMPLE, PROJECT

# What Xcode 16 and later write in a project of this version, and nothing that an older one needs.
VERSION = "77"
IDENTIFIER = re.compile(r"[0-9A-F]{24}")
# Keys whose values are identifiers of other objects, and the kind of those; `None` for any.
REFERENCES = {
    "fileRef": "PBXFileReference",
    "productRef": "XCSwiftPackageProductDependency",
    "package": "XCLocalSwiftPackageReference",
    "buildConfigurationList": "XCConfigurationList",
    "buildConfigurations": "XCBuildConfiguration",
    "buildPhases": None,
    "dependencies": "PBXTargetDependency",
    "packageProductDependencies": "XCSwiftPackageProductDependency",
    "packageReferences": "XCLocalSwiftPackageReference",
    "productReference": "PBXFileReference",
    "children": None,
    "fileSystemSynchronizedGroups": "PBXFileSystemSynchronizedRootGroup",
    "targets": "PBXNativeTarget",
    "mainGroup": "PBXGroup",
    "productRefGroup": "PBXGroup",
    "target": "PBXNativeTarget",
    "targetProxy": "PBXContainerItemProxy",
    "containerPortal": "PBXProject",
    "remoteGlobalIDString": "PBXNativeTarget",
    "files": "PBXBuildFile",
    "baseConfigurationReference": "PBXFileReference",
    "rootObject": "PBXProject",
    "exceptions": "PBXFileSystemSynchronizedBuildFileExceptionSet",
}


class Project:
    """The project of the example, in a folder that stands for the package's."""

    def __init__(self, root):
        self.root, self.wrong = root, []
        read = subprocess.run(
            ["plutil", "-convert", "json", "-o", "-", self.path(PROJECT)], capture_output=True, text=True, check=False
        )
        if read.returncode != 0:
            sys.exit(f"{PROJECT} is no property list: {(read.stdout + read.stderr).strip()}")
        self.project = json.loads(read.stdout)
        self.objects = self.project["objects"]

    def path(self, name):
        return os.path.join(self.root, name)

    def text(self, name):
        with open(self.path(name), encoding="utf-8") as file:
            return file.read()

    def plist(self, name):
        with open(self.path(name), "rb") as file:
            return plistlib.load(file)

    def check(self, holds, sentence):
        if not holds:
            self.wrong.append(sentence)

    def of(self, kind):
        """The objects of a kind."""
        return [one for one in self.objects.values() if one["isa"] == kind]

    def sources(self, folder):
        """The Swift code of a folder."""
        return "\n".join(
            self.text(os.path.relpath(os.path.join(base, name), self.root))
            for base, _, names in os.walk(self.path(f"{EXAMPLE}/{folder}"))
            for name in sorted(names)
            if name.endswith(".swift")
        )

    def setting(self, name, *files):
        """The last value of a setting in configuration files, read in order."""
        found = ""
        for file in files:
            for line in self.text(f"{EXAMPLE}/Configuration/{file}").splitlines():
                if re.match(rf"{name}\s*=", line):
                    found = line.split("=", 1)[1].strip()
        return found

    def references(self):
        self.check(self.project["objectVersion"] == VERSION, f"objectVersion is not {VERSION}")
        used = {self.project["rootObject"]}
        for name, one in [("the root", self.project), *self.objects.items()]:
            for key, value in one.items():
                for other in value if isinstance(value, list) else [value]:
                    if key not in REFERENCES or not isinstance(other, str):
                        continue
                    kind = self.objects.get(other, {}).get("isa")
                    self.check(
                        kind and REFERENCES[key] in (None, kind),
                        f"{key} of {name} refers to {other}, which is {kind or 'not there'}",
                    )
                    used.add(other)
        for name in sorted(set(self.objects) - used):
            self.check(False, f"nothing refers to {name}, a {self.objects[name]['isa']}")
        written = re.findall(r"^\t\t([0-9A-F]{24})(?: /\*.*?\*/)? = \{", self.text(PROJECT), re.MULTILINE)
        self.check(len(written) == len(set(written)) == len(self.objects), "an identifier is used twice")
        self.check(all(IDENTIFIER.fullmatch(name) for name in self.objects), "an identifier is not of 24 digits")

    def files(self):
        """Each reference to a file or a folder by its place in the tree of groups."""

        def walk(name, folder):
            one = self.objects.get(name, {})
            if one.get("sourceTree") == "BUILT_PRODUCTS_DIR":
                return
            place = os.path.join(folder, one.get("path", ""))
            is_folder = one.get("isa") != "PBXFileReference"
            there = os.path.isdir(self.path(place)) if is_folder else os.path.isfile(self.path(place))
            self.check(there, f"{place} is not there")
            for child in one.get("children", []):
                walk(child, place)

        root = self.objects[self.project["rootObject"]]
        walk(root["mainGroup"], EXAMPLE)
        for configuration in self.of("XCBuildConfiguration"):
            for key in ("INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS"):
                value = configuration["buildSettings"].get(key)
                self.check(
                    value is None or os.path.isfile(self.path(f"{EXAMPLE}/{value}")), f"{key} {value} is not there"
                )
        for name in ("Debug.xcconfig", "Release.xcconfig", "Common.xcconfig"):
            for mark, other in re.findall(
                r'^#include(\??) "([^"]+)"', self.text(f"{EXAMPLE}/Configuration/{name}"), re.MULTILINE
            ):
                is_there = os.path.isfile(self.path(f"{EXAMPLE}/Configuration/{other}"))
                self.check(mark or is_there, f"{name} includes {other}, which is not there")
        self.check('#include? "Local.xcconfig"' in self.text(COMMON), "Common.xcconfig does not include Local.xcconfig")
        for reference in self.of("XCLocalSwiftPackageReference"):
            place = os.path.normpath(os.path.join(EXAMPLE, reference["relativePath"]))
            self.check(place == ".", f"the package is {reference['relativePath']}, which is {place}")
        # A folder that is synchronized holds what its target compiles or copies, and nothing else.
        for group in self.of("PBXFileSystemSynchronizedRootGroup"):
            for base, folders, names in os.walk(self.path(f"{EXAMPLE}/{group['path']}")):
                folders[:] = [name for name in folders if not name.endswith(".xcassets")]
                for name in names:
                    self.check(
                        name.endswith((".swift", ".xcstrings")) or name == ".DS_Store",
                        f"{os.path.relpath(os.path.join(base, name), self.root)} belongs to no target",
                    )

    def nobody(self):
        """Nothing that is one person's: absolute paths, teams, accounts, schemes of a user."""
        for base, folders, names in os.walk(self.path(EXAMPLE)):
            self.check(not {"xcuserdata"} & set(folders), "xcuserdata is in the project")
            for name in names:
                place = os.path.relpath(os.path.join(base, name), self.root)
                if name == "Local.xcconfig" or not name.endswith(
                    (".pbxproj", ".xcconfig", ".example", ".plist", ".entitlements", ".xcscheme", ".xcworkspacedata")
                ):
                    continue
                text = self.text(place)
                for found in re.findall(
                    r'(?:^|["\s=(])((?:/|~/)(?:Users|Applications|home|private|var|work|tmp|opt)\b[^\s";]*)', text
                ):
                    self.check(False, f"{place} has an absolute path, {found}")
                for key, value in re.findall(
                    r'^[^/\n]*\b(DEVELOPMENT_TEAM|DevelopmentTeam|PROVISIONING_PROFILE\w*)"?\s*=[ \t]*"?([^\s";]+)',
                    text,
                    re.MULTILINE,
                ):
                    self.check(False, f"{place} has {key} {value}")
        for one in self.objects.values():
            for key in ("path", "relativePath"):
                self.check(not str(one.get(key, "")).startswith(("/", "~")), f"{key} {one.get(key)} is absolute")
            self.check(
                one.get("sourceTree") in (None, "<group>", "BUILT_PRODUCTS_DIR"), f"sourceTree {one.get('sourceTree')}"
            )
