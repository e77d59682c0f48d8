"""A Debian in a container whose first process is systemd."""
import asyncio
import ctypes
import os
import shutil
import signal
import subprocess
import time

from harness import GATEWAY, Gateway, block, prove

FOLDER = "/opt/openweather-gateway"


def make_debian(root, install, packages=()):
    """A Debian with systemd and what a README installs, given its commands."""
    subprocess.run(["debootstrap", "--variant=minbase", "--include=" + ",".join(["systemd-sysv", "dbus", "procps", *packages]),
                    "bookworm", root], check=True, stdout=subprocess.DEVNULL)
    os.chmod(root, 0o755)
    shutil.copy("/etc/resolv.conf", root + "/etc/resolv.conf")
    subprocess.run(["chroot", root, "sh", "-euc", install], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                   env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive"})
    # There is no name server in its network.
    os.remove(root + "/etc/resolv.conf")
    shutil.copytree(GATEWAY, root + "/root/gateway")


class Machine(Gateway):
    """A Debian in a container whose first process is systemd, with a network of its own."""

    def __init__(self, root, unit="openweather-gateway"):
        self.root, self.unit, self.port, self.status_port, self.client = root, unit, 8080, 8081, None

    def __enter__(self):
        return self

    def boot(self, inside=(), *options):
        """Starts it, by a command that runs another one elsewhere, and with options of systemd-nspawn."""
        self.nspawn = subprocess.Popen([*inside, "systemd-nspawn", "--quiet", "--directory", self.root, "--boot",
                                        *(options or ["--private-network"]), "--register=no", "--keep-unit"],
                                       stdin=subprocess.DEVNULL, stdout=open(self.root + ".log", "w"), stderr=subprocess.STDOUT)

    def until_booted(self):
        deadline = time.time() + 60
        # The process that is first at first soon ends. A unit of Debian's that fails there is none of the gateway's.
        while not self.first() or self.run("systemctl is-system-running || true", is_needed=False) not in ("running", "degraded"):
            if self.nspawn.poll() is not None or time.time() > deadline:
                prove(False, "systemd starts " + open(self.root + ".log").read()[-2000:])
            time.sleep(0.2)

    def enter(self):
        """Takes this process into its network."""
        self.own_network = open("/proc/self/ns/net")
        with open(f"/proc/{self.first()}/ns/net") as network:
            enter(network)

    def __exit__(self, *_):
        if hasattr(self, "own_network"):
            enter(self.own_network)
        if hasattr(self, "nspawn"):
            # It shuts the machine down.
            self.nspawn.send_signal(signal.SIGTERM)
            try:
                self.nspawn.wait(30)
            except subprocess.TimeoutExpired:
                self.nspawn.kill()
                self.nspawn.wait()
            os.remove(self.root + ".log")

    def first(self):
        """The number of its first process here."""
        children = open(f"/proc/{self.nspawn.pid}/task/{self.nspawn.pid}/children").read().split()
        return children[0] if children else None

    def run(self, command, folder="/", is_needed=True, **more):
        inside = ["nsenter", "--target", self.first(), "--mount", "--uts", "--ipc", "--net", "--pid"]
        run = subprocess.run([*inside, "sh", "-euc", f"cd {folder}\n" + command], capture_output=True, text=True,
                             env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", **more})
        if run.returncode and is_needed:
            prove(False, f"{command}: {run.stdout}{run.stderr}")
        return run.stdout.strip()

    def does(self, command, **more):
        """What root does in the folder of the unit; a reload is over when new workers serve."""
        before = self.workers() if "reload" in command else set()
        output = self.run(block("unit") + command, FOLDER, **more)
        while before and (before & self.workers() or not self.workers()):
            time.sleep(0.05)
        return output

    def day(self, name, **more):
        """The commands of the README under a name."""
        return self.does(block(name), **more)

    def property(self, name):
        return self.run(f"systemctl show -P {name} {self.unit}")

    def workers(self):
        return set(self.run("pgrep -f '^nginx: worker' -P $(systemctl show -P MainPID openweather-gateway) || true").split())

    def counted(self):
        return sum(os.path.getsize(f"{base}/{name}") for base, _, names in os.walk(self.root + "/var/lib/private")
                   for name in names if name[0] == "2") // 8

    async def until(self, state, seconds=30):
        start = time.time()
        while self.property("ActiveState") != state or state == "active" and not await self.is_alive():
            if time.time() - start > seconds:
                prove(False, f"the unit is {state} after {seconds} s: " + self.run("journalctl -n 30 -u " + self.unit))
            await asyncio.sleep(0.2)
        return time.time() - start

    async def is_alive(self):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.status_port)
        except OSError:
            return False
        writer.close()
        return True


def enter(network):
    """Takes this process into a network."""
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.setns(network.fileno(), 0):
        raise OSError(ctypes.get_errno(), "setns")


