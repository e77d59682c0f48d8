"""The services of a compose.yaml with podman, on a Debian of debootstrap, as no registry is asked."""
import asyncio
import contextlib
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time

from harness import GATEWAY, KEY, Gateway, prove
from machine import enter

# With processes and a network of its own, no addresses or name server that another run has left, and without the second
# hierarchy of cgroups, which crun refuses beside the first.
HOLD = """
umount /sys/fs/cgroup/unified 2>/dev/null || true
mkdir -p /run/netns && mount -t tmpfs namespaces /run/netns
mkdir -p /run/containers && mount -t tmpfs containers /run/containers
ip link set lo up
echo held
exec sleep infinity
"""
# The recipe's number of descriptors is beyond what this machine may give.
LIMITS = """  {0}:
    ulimits: {{nofile: {1}, nproc: 4096}}
"""
# The README's `docker`: nobody types here, and numbers of images look like tokens.
DOCKER = """#!/bin/sh
shift
what=$1
shift
case $what in run | exec) set -- -T "$@" ;; *) exec >/dev/null ;; esac
exec podman-compose {0} "$what" "$@"
"""


class Containers(Gateway):
    """The services of the compose.yaml of a folder of the gateway's, by default its own."""

    def __init__(self, folder, of, names):
        self.folder, self.names, self.port, self.client = folder, names, 8080, None
        self.work = os.path.normpath(f"{folder}/gateway/{of}")
        self.most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        self.files = ["-f", "compose.yaml"] + (["-f", "limits.yaml"] if self.most < 262144 else [])

    def prepare(self):
        subprocess.run([sys.executable, "-m", "venv", self.folder + "/venv"], check=True)
        subprocess.run([self.folder + "/venv/bin/pip", "install", "--quiet", "podman-compose"], check=True)
        shutil.copytree(GATEWAY, self.folder + "/gateway")
        limits = "services:\n" + "".join(LIMITS.format(name, self.most) for name in self.names)
        for path, text in {self.work + "/limits.yaml": limits, self.folder + "/docker": DOCKER.format(" ".join(self.files)),
                           self.folder + "/storage.conf": '[storage]\ndriver = "overlay"\n'
                           f'graphroot = "{self.folder}/storage"\nrunroot = "{self.folder}/run"\n',
                           self.folder + "/containers.conf": f'[containers]\ndefault_ulimits = '
                           f'["nofile={min(self.most, 4096)}", "nproc=4096"]\n[network]\nnetwork_config_dir = '
                           f'"{self.folder}/networks"\n'}.items():
            open(path, "w").write(text)
        os.chmod(self.folder + "/docker", 0o755)
        settings = open(GATEWAY + "/gateway.env.example").read().replace("\nOPENWEATHER_API_KEY=", "\nOPENWEATHER_API_KEY=" + KEY)
        open(self.folder + "/gateway/gateway.env", "w").write(settings + "GATEWAY_UPSTREAM=http://127.0.0.1:8999\n")
        self.holder = subprocess.Popen(["unshare", "--mount", "--net", "--pid", "--fork", "--kill-child", "--mount-proc",
                                        "--propagation", "private", "sh", "-euc", HOLD], stdout=subprocess.PIPE, text=True)
        self.holder.stdout.readline()
        self.first = open(f"/proc/{self.holder.pid}/task/{self.holder.pid}/children").read().strip()
        base = self.folder + "/debian"
        subprocess.run(["debootstrap", "--variant=minbase", "bookworm", base], check=True, stdout=subprocess.DEVNULL)
        tar = subprocess.Popen(["tar", "-C", base, "-c", "."], stdout=subprocess.PIPE)
        self.run("podman", "import", "-", "docker.io/library/debian:12-slim", stdin=tar.stdout)
        tar.wait()

    def end(self):
        if hasattr(self, "holder"):
            self.run("podman", "rm", "--force", "--all", "--time", "2", is_needed=False)
            self.holder.kill()
            self.holder.wait()

    def run(self, *command, network=True, is_needed=True, stdin=subprocess.DEVNULL):
        inside = ["nsenter", "--target", self.first, "--mount", "--pid", *(["--net"] if network else []), "--wd=" + self.work]
        run = subprocess.run([*inside, *command], stdin=stdin, capture_output=True, text=True,
                             env={**os.environ, "CONTAINERS_CONF": self.folder + "/containers.conf",
                                  "CONTAINERS_STORAGE_CONF": self.folder + "/storage.conf",
                                  "PATH": f"{self.folder}:{self.folder}/venv/bin:{os.environ['PATH']}"})
        if run.returncode and is_needed:
            prove(False, f"{' '.join(command)}: {run.stdout[-2000:]}{run.stderr[-2000:]}")
        return run.stdout.strip()

    def compose(self, *command, network=True):
        extra = [] if network else ["--podman-build-args=--network=host"]
        return self.run("podman-compose", *extra, *self.files, *command, network=network)

    def name(self, service):
        return self.run("podman", "ps", "--all", "--filter", f"name=_{service}_", "--format", "{{.Names}}")

    def state(self, service, field):
        return self.run("podman", "inspect", self.name(service), "--format", "{{." + field + "}}")

    def enter(self, service=None):
        """Takes this process into the network of a service, or into the one with their ports."""
        path = self.state(service, "NetworkSettings.SandboxKey") if service else "/proc/1/ns/net"
        with open(f"/proc/{self.first}/root{path}") as network:
            enter(network)

    async def until_alive(self, *services):
        start = time.time()
        for service in services:
            while "healthy" != self.run("sh", "-c", f"podman healthcheck run {self.name(service)} >/dev/null && echo healthy",
                                        is_needed=False):
                if time.time() > start + 60:
                    prove(False, f"{service} is healthy " + self.run("sh", "-c", f"podman logs {self.name(service)} 2>&1"))
                await asyncio.sleep(0.2)

    async def killed(self, service):
        """Kills the first process of a service and waits until it is up again; returns the seconds."""
        before, start = self.state(service, "State.Pid"), time.time()
        self.run("kill", "-KILL", before)
        while self.name(service) == "" or self.state(service, "State.Pid") in ("0", before):
            if time.time() > start + 20:
                prove(False, f"a killed {service} starts again")
            await asyncio.sleep(0.2)
        await self.until_alive(service)
        return time.time() - start


@contextlib.contextmanager
def containers(of, names):
    """What is needed to run the services of a folder, which are none yet; podman is installed."""
    if not shutil.which("podman"):
        subprocess.run(["apt-get", "install", "-y", "--no-install-recommends", "podman", "netavark", "aardvark-dns"],
                       check=True, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, stdout=subprocess.DEVNULL)
    with tempfile.TemporaryDirectory(prefix="containers-", dir="/tmp") as folder, open("/proc/self/ns/net") as outside:
        some = Containers(folder, of, names)
        try:
            some.prepare()
            yield some
        finally:
            some.end()
            enter(outside)
