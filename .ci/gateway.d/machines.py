"""Settings that nginx takes, the unit of systemd, the rules for packets, and a Debian without anything else."""
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

from harness import GATEWAY, KEY, ROOT, Gateway, block, ports, prove
from key import make_certificates


def settings_and_unit(certificates):
    for title, settings in [
            ("TLS of its own", {"GATEWAY_TLS_CERTIFICATE": certificates + "/server.pem",
                                "GATEWAY_TLS_KEY": certificates + "/server.key"}),
            ("a proxy in front", {"GATEWAY_TRUSTED_PROXIES": "127.0.0.1 10.0.0.0/8 fd00::/8"}),
            ("a judge of tokens", {"GATEWAY_AUTHORIZE": "http://127.0.0.1:9/authorize"}),
            ("IPv6", {"GATEWAY_LISTEN": "[::1]:8443"})]:
        gateway = Gateway("http://127.0.0.1:9", **settings)
        gateway.token("a")
        run = subprocess.run([GATEWAY + "/check"], env=gateway.environment, capture_output=True, text=True)
        shutil.rmtree(gateway.home)
        prove(run.returncode == 0, f"nginx -t with {title} {run.stderr.strip()}")
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        text = open(GATEWAY + "/openweather-gateway.service").read().replace("/opt/openweather-gateway", GATEWAY)
        unit = folder + "/openweather-gateway.service"
        open(unit, "w").write(text)
        run = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
        prove(run.returncode == 0 and not run.stderr, f"systemd-analyze verify {run.stderr.strip()}")


def fresh_debian():
    """Three commands in a Debian without anything else, then HomeExample without a key in the same one."""
    for product in ["HomeExample", "MockServer"]:
        subprocess.run(["swift", "build", "--product", product], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    binaries = subprocess.run(["swift", "build", "--show-bin-path"], cwd=ROOT, check=True, capture_output=True,
                              text=True).stdout.strip()
    root = tempfile.mkdtemp(prefix="debian-", dir="/tmp")
    service = gateway = None
    try:
        subprocess.run(["debootstrap", "--variant=minbase", "bookworm", root], check=True, stdout=subprocess.DEVNULL)
        # A temporary folder is its owner's alone, and this one is the root of a system with other users.
        os.chmod(root, 0o755)
        shutil.copytree(GATEWAY, root + "/gateway")
        subprocess.run(["chmod", "-R", "a+rX", root + "/gateway"], check=True)
        shutil.copy(binaries + "/HomeExample", root + "/HomeExample")
        # The libraries of Swift, and those that Foundation uses; the C library is Debian's own.
        os.mkdir(root + "/swift")
        needed = subprocess.run(["ldd", binaries + "/HomeExample"], check=True, capture_output=True, text=True).stdout
        for library in re.findall(r"=> (/\S+)", needed):
            if not re.match(r"(libc|libm|ld-linux.*)\.so", os.path.basename(library)):
                shutil.copy(library, root + "/swift")
        shutil.copy("/etc/resolv.conf", root + "/etc/resolv.conf")
        # Every machine has it; without it, about every sixth program of Swift ends with an illegal instruction.
        subprocess.run(["mount", "-t", "proc", "proc", root + "/proc"], check=True)
        port, mock = next(ports), next(ports)
        service = subprocess.Popen([binaries + "/MockServer", "--port", str(mock), "--key", KEY], stdout=subprocess.DEVNULL)
        inside = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "GATEWAY_LISTEN": f"127.0.0.1:{port}", "HOME": "/root",
                  "GATEWAY_STATUS_LISTEN": f"127.0.0.1:{next(ports)}", "GATEWAY_UPSTREAM": f"http://127.0.0.1:{mock}",
                  "DEBIAN_FRONTEND": "noninteractive", "LANG": "C.UTF-8"}

        def chroot(command, **more):
            return ["chroot", root, "/bin/sh", "-c", "cd /gateway && " + command], {"env": {**inside, **more}}
        command, options = chroot(block("install"))
        proxies = {name: value for name, value in os.environ.items() if name.lower().endswith("_proxy")}
        for name in glob.glob("/etc/apt/apt.conf.d/*prox*"):
            shutil.copy(name, root + "/etc/apt/apt.conf.d/")
        options["env"].update(proxies)
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)
        command, options = chroot(block("start").replace("=… ", f"={KEY} exec "))
        gateway = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **options)
        token = gateway.stdout.readline().strip()
        for _ in range(100):
            if os.path.exists(root + "/var/lib/openweather-gateway/run/nginx.pid"):
                break
            time.sleep(0.2)
        command, options = chroot(f"/HomeExample --gateway http://127.0.0.1:{port} --city Lisbon --no-cache --plain",
                                  OPENWEATHER_GATEWAY_TOKEN=token, LD_LIBRARY_PATH="/swift")
        screen = subprocess.run(command, capture_output=True, text=True, timeout=300, **options)
        prove("Lisbon" in screen.stdout and screen.returncode == 0,
              f"HomeExample in a fresh Debian, after three commands {screen.stderr.strip()}")
    finally:
        for process in [gateway, service]:
            if process:
                process.terminate()
                process.wait()
        subprocess.run(["umount", root + "/proc"], stderr=subprocess.DEVNULL)
        shutil.rmtree(root, ignore_errors=True)


# Opens connections from an address until one is refused, and prints how many were not.
CONNECT = """
import socket, sys
kept = []
for number in range(300):
    one = socket.socket(socket.AF_INET6 if ":" in sys.argv[1] else socket.AF_INET)
    one.bind((sys.argv[1] if ":" not in sys.argv[1] else sys.argv[1] % (number % 9 + 1), 0))
    one.settimeout(5)
    try:
        one.connect((sys.argv[2], 8080))
        kept.append(one)
    except OSError:
        pass
print(len(kept))
"""
LISTEN = """
import socket
one = socket.socket(socket.AF_INET6)
one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
one.bind(("::", 8080))
one.listen(4096)
print("listening", flush=True)
kept = []
while True:
    kept.append(one.accept())
"""


def packets():
    """The limit of connections per address, between two networks of this machine."""
    if not (shutil.which("nft") and shutil.which("ip")):
        if subprocess.run([ROOT + "/.ci/skip", "gateway-packets", "nft or ip is missing"]).returncode != 0:
            sys.exit(1)
        return
    server, client = f"gateway-a{os.getpid()}", f"gateway-b{os.getpid()}"

    def ip(*arguments):
        subprocess.run(["ip", *arguments], check=True)

    def inside(network, *command):
        return ["ip", "netns", "exec", network, *command]
    listener = None
    try:
        ip("netns", "add", server)
        ip("netns", "add", client)
        ip("-n", server, "link", "add", "veth0", "type", "veth", "peer", "name", "veth0", "netns", client)
        for network, number in ((server, 1), (client, 2)):
            ip("-n", network, "address", "add", f"10.9.8.{number}/24", "dev", "veth0")
            ip("-n", network, "link", "set", "veth0", "up")
        ip("-n", client, "address", "add", "10.9.8.3/24", "dev", "veth0")
        ip("-n", server, "address", "add", "2001:db8::1/32", "dev", "veth0", "nodad")
        for number in range(1, 10):
            ip("-n", client, "address", "add", f"2001:db8:1::{number}/32", "dev", "veth0", "nodad")
        for _ in range(2):
            subprocess.run(inside(server, "sh", "-euc", block("connections")), cwd=GATEWAY, check=True)
        listener = subprocess.Popen(inside(server, sys.executable, "-c", LISTEN), stdout=subprocess.PIPE)
        listener.stdout.readline()
        counts = []
        for address, to in (("10.9.8.2", "10.9.8.1"), ("2001:db8:1::%d", "2001:db8::1")):
            keeping = CONNECT + "sys.stdout.flush()\nsys.stdin.read()\n"
            first = subprocess.Popen(inside(client, sys.executable, "-c", keeping, address, to), stdin=subprocess.PIPE,
                                     stdout=subprocess.PIPE, text=True)
            counts.append(int(first.stdout.readline()))
            if to == "10.9.8.1":
                other = subprocess.run(inside(client, sys.executable, "-c", CONNECT, "10.9.8.3", to),
                                       capture_output=True, text=True)
                counts.append(int(other.stdout))
            first.kill()
            first.wait()
        prove(counts == [256, 256, 256], f"of 300 connections each, one address keeps {counts[0]}, another {counts[1]}, "
              f"nine of one network of IPv6 together {counts[2]}")
    finally:
        if listener:
            listener.kill()
            listener.wait()
        for network in (server, client):
            subprocess.run(["ip", "netns", "delete", network], stderr=subprocess.DEVNULL)


async def run(is_full):
    with tempfile.TemporaryDirectory(prefix="certificates-", dir="/tmp") as certificates:
        make_certificates(certificates)
        settings_and_unit(certificates)
    packets()
    if is_full:
        fresh_debian()
