"""The modules of the toolchain on Linux, under the name of an Apple system.

A .swiftmodule names the system that it was built for once, as text. A copy that names another one, of the same length,
lets the compiler check for that system.
"""
import json
import os
import platform
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
WORK = os.path.join(ROOT, ".build/apple-types")
TOOLCHAIN = "6.3.1"
HOST = "x86_64-unknown-linux-gnu"
# What replaces HOST in a module, of the same length, and what the compiler is told. The two may be spelled differently.
SYSTEMS = {
    "macos": ("x86_64-apple-macosx14.00", "x86_64-apple-macosx14.0"),
    "ios": ("x86_64-a-ios17-simulator", "x86_64-apple-ios17.0-simulator"),
    "watchos": ("x86_64-watchos-simulator", "x86_64-apple-watchos10.0-simulator"),
    "tvos": ("x86_64--tvos17-simulator", "x86_64-apple-tvos17.0-simulator"),
    "visionos": ("x86_64-a-xros1-simulator", "x86_64-apple-xros1.0-simulator"),
}
# Without a map of its SDK the compiler takes visionOS for older than every iOS.
VISION_SDK = {"CanonicalName": "xrsimulator1.0", "DisplayName": "visionOS", "Version": "1.0",
              "DefaultDeploymentTarget": "1.0", "MaximumDeploymentTarget": "26.99",
              "VersionMap": {"iOS_visionOS": {"18.0": "2.0", "26.0": "26.0",
                                              **{f"{version}.0": "1.0" for version in range(8, 18)}},
                             "visionOS_iOS": {"1.0": "17.1"}}}
TESTING = ["_TestingInterop", "_TestDiscovery", "Testing"]

# The C headers are Linux's, whatever system the compiler checks for.
CLANG = ["-U__APPLE__", "-U__MACH__", "-U__nonnull", "-U__nullable", "-U__null_unspecified", "-D__linux__=1",
         "-D__linux=1", "-D__gnu_linux__=1", "-D__unix__=1", "-D__unix=1", "-D__ELF__=1",
         "-UTARGET_OS_LINUX", "-DTARGET_OS_LINUX=1", "-UOS_OBJECT_HAVE_OBJC_SUPPORT",
         "-DOS_OBJECT_HAVE_OBJC_SUPPORT=0"]
for _name in ("MAC", "OSX", "IPHONE", "IOS", "SIMULATOR"):
    CLANG += [f"-UTARGET_OS_{_name}", f"-DTARGET_OS_{_name}=0"]
HEADERS = ["/usr/include/x86_64-linux-gnu", "/usr/include"]


def run(arguments):
    """Runs a program: its exit status and everything it wrote."""
    done = subprocess.run(arguments, cwd=ROOT, capture_output=True, text=True, errors="replace", check=False)
    return done.returncode, done.stdout + done.stderr


def write(path, text):
    """Writes a file unless it already holds the text."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    if os.path.exists(path):
        with open(path, encoding="utf-8") as file:
            if file.read() == text:
                return
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def read(path):
    """The text of a file of the package."""
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        return file.read()


class Toolchain:
    """The toolchain's modules under the name of an Apple system."""

    def __init__(self, resources):
        self.resources = resources
        self.headers = os.path.join(WORK, "headers")
        # The modulemap names headers relative to Linux's SDK, and clang takes its own <tgmath.h> for another system's.
        write(os.path.join(self.headers, "tgmath.h"), "#pragma once\n#include <math.h>\n")
        write(os.path.join(self.headers, "SwiftGlibc.h"), read(f"{resources}/linux/x86_64/SwiftGlibc.h"))
        write(os.path.join(self.headers, "glibc.modulemap"), re.sub(
            r'(header )"([^"]+)"', self.absolute, read(f"{resources}/linux/x86_64/glibc.modulemap")))
        os.makedirs(os.path.join(WORK, "sdk"), exist_ok=True)
        write(os.path.join(WORK, "visionos/sdk/SDKSettings.json"), json.dumps(VISION_SDK))

    def absolute(self, match):
        """A header of the modulemap with its whole path."""
        for directory in [self.headers, *HEADERS]:
            path = os.path.join(directory, match[2])
            if os.path.exists(path):
                return f'{match[1]}"{path}"'
        return match[0]

    def copy(self, system):
        """Copies the modules for a system; returns their directory."""
        directory = os.path.join(WORK, system, "modules")
        if os.path.exists(os.path.join(directory, ".complete")):
            return directory
        os.makedirs(directory, exist_ok=True)
        replacement = SYSTEMS[system][0].encode()
        for entry in sorted(os.listdir(os.path.join(self.resources, "linux"))):
            source = os.path.join(self.resources, "linux", entry, HOST + ".swiftmodule")
            if not os.path.exists(source):
                continue
            with open(source, "rb") as file:
                content = file.read()
            if content.count(HOST.encode()) != 1:
                sys.exit(f"{source} does not name {HOST} once")
            with open(os.path.join(directory, entry), "wb") as file:
                file.write(content.replace(HOST.encode(), replacement))
        # Swift Testing comes as text only.
        for name in TESTING:
            interface = read(f"{self.resources}/linux/{name}.swiftmodule/{HOST}.swiftinterface")
            path = os.path.join(WORK, system, "interfaces", name + ".swiftinterface")
            write(path, interface.replace(f"-target {HOST}", f"-target {SYSTEMS[system][1]}", 1))
            status, log = run(["swift-frontend", "-compile-module-from-interface", path, "-module-name", name, "-o",
                               os.path.join(directory, name + ".swiftmodule"), *self.arguments(system, [directory])])
            if status != 0:
                sys.exit(f"{name} cannot be compiled for {system}:\n{log}")
        with open(os.path.join(directory, ".complete"), "w", encoding="utf-8"):
            return directory

    def arguments(self, system, directories):
        """The arguments of every call of the compiler for a system; modules are looked up in the directories."""
        clang = list(CLANG)
        for directory in [self.headers, *HEADERS]:
            clang += ["-isystem", directory]
        clang += [f"-fmodule-map-file={self.headers}/glibc.modulemap", f"-I{self.resources}"]
        sdk = os.path.join(WORK, "visionos/sdk" if system == "visionos" else "sdk")
        return ["-target", SYSTEMS[system][1], "-disable-objc-interop", "-resource-dir", self.resources,
                "-sdk", sdk, "-plugin-path", os.path.join(self.resources, "host/plugins"),
                *[word for directory in directories for word in ("-I", directory)],
                "-module-cache-path", os.path.join(WORK, "cache"), "-suppress-remarks",
                *[word for flag in clang for word in ("-Xcc", flag)]]


def toolchain(title):
    """The toolchain; where it is another one, says that the title's check is skipped and ends."""
    machine = f"{platform.machine()} {platform.system()}"
    status, version = run(["swift", "--version"])
    number = re.search(r"Swift version (\S+)", version)
    if machine != "x86_64 Linux" or status != 0 or not number or number[1] != TOOLCHAIN:
        reason = f"this is {number[1] if number else 'no Swift'} on {machine}, not Swift {TOOLCHAIN} on x86_64 Linux"
        sys.exit(subprocess.run([os.path.join(ROOT, ".ci/skip"), title, reason]).returncode)
    return Toolchain(json.loads(run(["swift", "-print-target-info"])[1])["paths"]["runtimeResourcePath"])
