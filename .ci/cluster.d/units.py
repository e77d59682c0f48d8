"""The units and the commands of the README on machines of their own: containers with systemd, and a network of theirs."""
import asyncio
import contextlib
import glob
import os
import re
import shutil
import ssl
import subprocess
import tempfile
import time

from cluster import KEY
from harness import GATEWAY, HOT, Gateway, Service, block, json_response, place, places, prove
from key import make_certificates
from machine import Machine, enter, make_debian
from operations import under_load

NAME, NODE, LEDGER, BALANCER = "weather.test", *(f"openweather-{part}" for part in ("gateway", "ledger", "balancer"))
# Those of the examples of settings; `spare` is where the ledger moves to.
HOSTS = {"ledger": 2, "balancer": 3, "spare": 4, "node1": 11, "node2": 12, "node3": 13, "node4": 14}
PARTS = {"ledger": LEDGER, "balancer": BALANCER, "spare": LEDGER}
BRIDGE = """ip link add cluster type bridge
ip addr add 10.0.0.1/24 dev cluster
ip link set cluster up
ip link set lo up
echo held
exec sleep infinity
"""
# Runs the rest in a group of its own: the systemds of two machines in one would meet each other's processes.
GROUP = """for base in /sys/fs/cgroup /sys/fs/cgroup/systemd /sys/fs/cgroup/unified; do
    [ ! -e $base/cgroup.procs ] || { mkdir -p $base/$0 && echo $$ >$base/$0/cgroup.procs; }
done
exec "$@"
"""
SETTINGS = """
OPENWEATHER_API_KEY_FILE=/run/openweather-gateway/key
GATEWAY_LISTEN=10.0.0.{0}:8080
GATEWAY_LEDGER=10.0.0.2:6379
GATEWAY_LEDGER_PASSWORD_FILE=/run/openweather-gateway/ledger-password
GATEWAY_NODE={1}
GATEWAY_TRUSTED_PROXIES=10.0.0.3
GATEWAY_UPSTREAM=https://weather.test:8443
GATEWAY_UPSTREAM_CA=/etc/openweather-gateway/ca.pem
GATEWAY_CLIENT_PER_SECOND=100000000
GATEWAY_CLIENT_PER_MINUTE=60000
GATEWAY_MINUTE_ACCOUNT=10000
"""


class Part(Machine):
    """A machine of the cluster, on a Debian that all have and that none changes."""

    def __init__(self, folder, name):
        self.folder, self.name = f"{folder}/{name}", name
        super().__init__(self.folder + "/root", PARTS.get(name, NODE))

    def begin(self, base, network):
        for name in ("root", "changed", "work"):
            os.makedirs(f"{self.folder}/{name}", mode=0o755)
        subprocess.run(["mount", "-t", "overlay", "overlay", "-o", f"lowerdir={base},upperdir={self.folder}/changed,"
                        f"workdir={self.folder}/work", self.root], check=True)
        open(self.root + "/etc/hosts", "a").write(f"10.0.0.1 {NAME}\n")
        self.group = os.path.basename(os.path.dirname(self.folder)) + "-" + self.name
        self.boot(["sh", "-c", GROUP, self.group, "nsenter", f"--net=/proc/{network}/ns/net"], "--network-bridge=cluster",
                  "--machine=" + self.name)

    def join(self):
        self.until_booted()
        self.run(f"ip addr add 10.0.0.{HOSTS[self.name]}/24 dev host0 && ip link set host0 up")

    def __exit__(self, *_):
        super().__exit__()
        subprocess.run(["umount", "-l", self.root])
        for base in glob.glob("/sys/fs/cgroup/" + self.group) + glob.glob("/sys/fs/cgroup/*/" + self.group):
            subprocess.run(["find", base, "-depth", "-type", "d", "-exec", "rmdir", "{}", ";"], stderr=subprocess.DEVNULL)

    def day(self, name, folder="/opt/openweather-gateway/cluster", **more):
        return self.run(block(name, "cluster"), folder, **more)

    def first_day(self, name):
        return self.day(name, "/root/gateway/cluster")

    def write(self, path, text, mode=0o600):
        with open(self.root + path, "a", opener=lambda path, flags: os.open(path, flags, mode)) as file:
            file.write(text)

    async def until_well(self, seconds=30):
        start = time.time()
        while self.property("ActiveState") != "active" or self.property("SubState") != "running":
            if time.time() > start + seconds:
                prove(False, f"{self.unit} of {self.name}: " + self.run("journalctl --no-pager -n 30 -u " + self.unit))
            await asyncio.sleep(0.2)

    def counted(self):
        """The calls of the day, as the README looks for them."""
        return int((self.day("look").split("all\n") + ["0"])[1].split()[0])


@contextlib.contextmanager
def machines(folder):
    """The network, with this process in it, and its machines."""
    base = folder + "/debian"
    # Nothing runs in it yet that could be stopped.
    make_debian(base, block("install", "cluster").replace(" --now", ""), ["nftables", "iproute2", "socat"])
    holder = subprocess.Popen(["unshare", "--net", "sh", "-euc", BRIDGE], stdout=subprocess.PIPE, text=True)
    holder.stdout.readline()
    outside = open("/proc/self/ns/net")
    with contextlib.ExitStack() as stack:
        stack.callback(holder.wait)
        stack.callback(holder.kill)
        parts = {name: stack.enter_context(Part(folder, name)) for name in HOSTS}
        for part in parts.values():
            part.begin(base, holder.pid)
        for part in parts.values():
            part.join()
        with open(f"/proc/{holder.pid}/ns/net") as network:
            enter(network)
        stack.callback(enter, outside)
        yield parts


def nodes(parts, count=3):
    return [parts[f"node{number}"] for number in range(1, count + 1)]


def begin_node(parts, node, certificates):
    node.first_day("machine")
    for name in ("ledger-password", "tokens"):
        source = {"ledger-password": "/etc/openweather-cluster/ledger-password", "tokens": "/root/gateway/cluster/tokens"}[name]
        shutil.copy(parts["ledger"].root + source, node.root + "/root/gateway/cluster/" + name)
    shutil.copy(certificates + "/ca.pem", node.root + "/etc/openweather-gateway/ca.pem")
    node.write("/etc/openweather-gateway/gateway.env", SETTINGS.format(HOSTS[node.name], node.name))
    node.write("/etc/openweather-gateway/key", KEY + "\n")
    node.first_day("node")


async def start(parts, certificates):
    """The commands of the README; returns what asks the balancer."""
    ledger, balancer = parts["ledger"], parts["balancer"]
    for part in (ledger, balancer, parts["spare"]):
        part.first_day("machine")
    ledger.write("/etc/openweather-cluster/cluster.env", "CLUSTER_LEDGER=10.0.0.2:6379\n"
                 "CLUSTER_LEDGER_PASSWORD_FILE=/etc/openweather-cluster/ledger-password\n")
    ledger.first_day("ledger")
    clients = Gateway.__new__(Gateway)
    clients.host, clients.port, clients.client = "10.0.0.3", 443, ledger.first_day("client").split()[-1]
    clients.tls = ssl.create_default_context(cafile=certificates + "/ca.pem")
    clients.tls.check_hostname = False
    for node in nodes(parts):
        begin_node(parts, node, certificates)
    balancer.write("/etc/openweather-cluster/cluster.env", 'CLUSTER_LISTEN=":443"\n'
                   "CLUSTER_TLS_CERTIFICATE=/etc/openweather-cluster/weather.pem\n")
    balancer.write("/etc/openweather-cluster/weather.pem", "".join(open(f"{certificates}/server.{end}").read()
                                                                  for end in ("pem", "key")))
    balancer.run("chown haproxy /etc/openweather-cluster/weather.pem")
    balancer.first_day("balancer")
    for part in (ledger, balancer, *nodes(parts)):
        await part.until_well()
    return clients


async def until_served(clients, target, seconds=30):
    """The seconds until a question gets weather."""
    begun, status = time.time(), None
    while status != 200:
        if time.time() > begun + seconds:
            prove(False, f"{target} gets {status} after {seconds} s")
        with contextlib.suppress(OSError, asyncio.TimeoutError):
            status = (await asyncio.wait_for(clients.get([target]), 10))[0][0]
        await asyncio.sleep(0.1)
    return time.time() - begun


async def serves(parts, clients, service):
    await until_served(clients, HOT)
    statuses = (await clients.get([HOT, *places(60)] * 2))[0]
    targets = service.targets
    prove(set(statuses) == {200} and len(targets) == len(set(targets)) == 61,
          f"three nodes, a ledger and a balancer with TLS start by the README's commands: {len(targets)} calls for 61 places")
    given = parts["ledger"].counted()
    prove(61 <= given <= 61 + 15, f"the bill is counted once: the ledger gave {given} for 61, with what is still leased")
    for name in ("ledger", "balancer"):
        part = parts[name]
        judged = part.run("systemd-analyze security --no-pager " + part.unit).split("\n")[-1].strip()
        user = part.run(f"ps -o user= -p $(systemctl show -P MainPID {part.unit})")
        part.run(f"systemd-analyze verify /etc/systemd/system/{part.unit}.service")
        limit = part.run(f"grep core /proc/$(systemctl show -P MainPID {part.unit})/limits").split()[4]
        exposure = float(re.search(r": ([\d.]+)", judged)[1])
        prove(user != "root" and limit == "0" and exposure < 4, f"{part.unit} runs as {user} without cores; {judged}")
    with_key = set()
    for part in (parts["ledger"], parts["balancer"], *nodes(parts)):
        files = subprocess.run(["grep", "-rlF", KEY, part.folder + "/changed"], capture_output=True, text=True).stdout.split()
        with_key |= {(part.name, name[len(part.folder + "/changed"):]) for name in files}
    # Written so that the search does not find itself.
    told = [part.name for part in parts.values() if part.run(
        f"grep -ls {KEY[:-1]}[{KEY[-1]}] /proc/[0-9]*/environ /proc/[0-9]*/cmdline || true")]
    prove(with_key == {(node.name, "/etc/openweather-gateway/key") for node in nodes(parts)} and not told,
          f"the key is in its own file on each node, in no other, and told to no process {len(with_key)} {told}")


async def kills(parts, clients):
    for number, name in enumerate(["ledger", "node2", "balancer"]):
        part = parts[name]
        main = part.property("MainPID")
        part.run("kill -9 " + main)
        seconds = await until_served(clients, place(3000 + number))
        await part.until_well()
        prove(part.property("MainPID") != main, f"{name} is killed: calls are sent after {seconds:.1f} s, and its unit runs again")
    answers = await clients.ask(places(30, 3100))
    bad = [head for status, head, _ in answers if status != 200]
    prove(not bad, f"all parts work {len(bad)} {bad[:1]}")


async def day(parts, clients, service, accepted, certificates):
    balancer, ledger, spare = parts["balancer"], parts["ledger"], parts["spare"]

    async def stopped():
        await asyncio.to_thread(parts["node3"].run, "systemctl stop openweather-gateway")
        await asyncio.sleep(1)
        await asyncio.to_thread(parts["node3"].run, "systemctl start openweather-gateway")
        await asyncio.sleep(2)
    statuses, lost = await under_load(clients, stopped)
    prove(statuses == {200} and not lost, f"a node is stopped and started: statuses {statuses}, {len(lost)} lost")

    begin_node(parts, parts["node4"], certificates)
    await parts["node4"].until_well()
    balancer.day("add")
    await asyncio.sleep(2)
    seen = balancer.day("nodes")
    before = len(service.targets)
    statuses = (await clients.get(places(60)))[0]
    moved = len(service.targets) - before
    prove("nodes,node4,UP" in seen and set(statuses) == {200} and 5 <= moved <= 25,
          f"a fourth node is added: {moved} of 60 places move to it")

    accepted.add("a-new-key")
    for node in nodes(parts, 4):
        node.write("/opt/openweather-gateway/cluster/new-key", "a-new-key\n")
        node.day("key")
    await asyncio.sleep(2)
    accepted.remove(KEY)
    statuses = (await clients.get(places(30, 4000)))[0]
    prove(set(statuses) == {200}, f"the key is rotated on each node, and the old one revoked {set(statuses)}")

    async def upgraded():
        for node in [*nodes(parts, 4), balancer]:
            shutil.copytree(GATEWAY, node.root + "/root/newer")
            text = open(GATEWAY + "/lua/health.lua").read().replace('{"status":', '{"version":2,"status":')
            open(node.root + "/root/newer/lua/health.lua", "w").write(text)
            commands = block("upgrade", "cluster").replace(NODE + "\n", node.unit + "\n")
            await asyncio.to_thread(node.run, commands, "/", NEW_FOLDER="/root/newer")
            await asyncio.sleep(1)
    statuses, lost = await under_load(clients, upgraded)
    reports = [node.run("exec 3<>/dev/tcp/127.0.0.1/8081; printf 'GET /health HTTP/1.0\\r\\n\\r\\n' >&3; cat <&3".join(
        ["bash -c \"", "\""])) for node in nodes(parts, 4)]
    prove(statuses == {200} and not lost and all('"version":2' in report for report in reports),
          f"nodes and balancer are upgraded under load: statuses {statuses}, {len(lost)} lost")

    given = ledger.counted()
    ledger.day("leave")
    kept = (await clients.get(places(60)))[0]
    for name in ("/opt/openweather-gateway/cluster/ledger.tar", "/etc/openweather-cluster/ledger-password"):
        shutil.copy(ledger.root + name, spare.root + name)
    spare.write("/etc/openweather-cluster/cluster.env", "CLUSTER_LEDGER=10.0.0.4:6379\n"
                "CLUSTER_LEDGER_PASSWORD_FILE=/etc/openweather-cluster/ledger-password\n")
    spare.day("move")
    for node in nodes(parts, 4):
        node.run("sed -i 's/^GATEWAY_LEDGER=.*/GATEWAY_LEDGER=10.0.0.4:6379/' /etc/openweather-gateway/gateway.env "
                 "&& systemctl reload openweather-gateway")
    seconds = await until_served(clients, place(5000))
    prove(set(kept) == {200} and given <= spare.counted() <= given + 25,
          f"the ledger moves with its {given} calls; meanwhile what is kept is served, and calls are sent {seconds:.1f} s later")

    for part in (balancer, spare):
        part.run("systemctl stop " + part.unit)
        ended = part.property("ActiveState"), part.property("Result")
        prove(ended == ("inactive", "success"), f"{part.unit} stops well {ended}")


async def run(is_full):
    if not is_full:
        return print("NOT RUN: the units, without --full", flush=True)
    accepted = {KEY}

    def answer(target):
        is_known = target.rsplit("appid=", 1)[-1] in accepted
        return json_response() if is_known else json_response(b'{"cod":401}', "401 No")
    folder = tempfile.mkdtemp(prefix="machines-", dir="/tmp")
    try:
        os.mkdir(folder + "/certificates")
        make_certificates(folder + "/certificates", NAME)
        tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        tls.load_cert_chain(folder + "/certificates/server.pem", folder + "/certificates/server.key")
        with machines(folder) as parts:
            async with Service(answer, tls, port=8443, host="10.0.0.1") as service:
                clients = await start(parts, folder + "/certificates")
                await serves(parts, clients, service)
                await kills(parts, clients)
                await day(parts, clients, service, accepted, folder + "/certificates")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
