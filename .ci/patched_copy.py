"""A copy of the package that a gate changes with patches, builds, and tests."""
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
# Options of a build without what nobody debugs.
FAST = ["-Xswiftc", "-gnone", "-Xswiftc", "-whole-module-optimization", "-Xswiftc", "-num-threads", "-Xswiftc", "2"]


def read(path):
    """The bytes of a file of the package."""
    with open(os.path.join(ROOT, path), "rb") as file:
        return file.read()


class Patch:
    """A patch in a folder of the package, and the file that it changes."""

    def __init__(self, folder, name):
        self.name, self.patch = name, f"{folder}/{name}.patch"
        self.path = re.search(rb"^\+\+\+ b/(\S+)$", read(self.patch), re.M)[1].decode()

    def apply(self, folder):
        """Changes the copy of the file in a folder; ends the program where the patch does not apply."""
        # Without GIT_CEILING_DIRECTORIES, paths are looked for in the repository around the folder.
        done = subprocess.run(["git", "apply", os.path.join(ROOT, self.patch)], cwd=folder, capture_output=True,
                              text=True, check=False,
                              env={**os.environ, "GIT_CEILING_DIRECTORIES": os.path.dirname(folder)})
        if done.returncode != 0:
            sys.exit(f"{self.patch} no longer applies to {self.path}; make its change anew:\n" + done.stderr.strip())


def patched(patches):
    """The bytes of the files with all of these patches, by path."""
    with tempfile.TemporaryDirectory() as folder:
        for patch in patches:
            if not os.path.exists(os.path.join(ROOT, patch.path)):
                sys.exit(f"{patch.patch} changes {patch.path}, which is not there any more")
            target = os.path.join(folder, patch.path)
            if not os.path.exists(target):
                os.makedirs(os.path.dirname(target), exist_ok=True)
                shutil.copyfile(os.path.join(ROOT, patch.path), target)
            patch.apply(folder)
        return {patch.path: read(os.path.join(folder, patch.path)) for patch in patches}


def write(copy, path, content):
    """Writes a file of a copy unless it is the same already: its date decides whether it is compiled again."""
    target = os.path.join(copy, path)
    os.makedirs(os.path.dirname(target), exist_ok=True)
    if not os.path.exists(target) or read(target) != content:
        with open(target, "wb") as file:
            file.write(content)
        if os.path.exists(os.path.join(ROOT, path)):
            shutil.copymode(os.path.join(ROOT, path), target)


def bring_up_to_date(copy, changed, paths=()):
    """Makes a copy the files of the package, all or those below the paths, with the changed ones in place of theirs."""
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", *paths], cwd=ROOT,
                            capture_output=True, text=True, check=True).stdout.split("\0")
    wanted = {path for path in listed if path and os.path.lexists(os.path.join(ROOT, path))}
    for base, _, names in os.walk(copy):
        for name in names:
            if os.path.relpath(os.path.join(base, name), copy) not in {*wanted, *changed}:
                os.remove(os.path.join(base, name))
    for path in wanted - set(changed):
        source, target = os.path.join(ROOT, path), os.path.join(copy, path)
        if not os.path.islink(source):
            write(copy, path, read(path))
        elif not os.path.lexists(target):
            os.makedirs(os.path.dirname(target), exist_ok=True)
            os.symlink(os.readlink(source), target)
    for path, content in changed.items():
        write(copy, path, content)


def run(command, folder, seconds, **environment):
    """Runs a command: its exit status, `None` when it took too long, and what it printed."""
    with subprocess.Popen(command, cwd=folder, env={**os.environ, **environment}, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, errors="replace") as process:
        try:
            log, _ = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            for descendant in [*descendants(process.pid), process.pid]:
                os.kill(descendant, signal.SIGKILL)
            return None, ""
    return process.returncode, log


def descendants(process):
    """The processes below one, such as the tests below SwiftPM, which have a group of their own."""
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    pairs = [tuple(map(int, line.split())) for line in listed.splitlines()]
    children = [child for child, parent in pairs if parent == process]
    return [*children, *(each for child in children for each in descendants(child))]
