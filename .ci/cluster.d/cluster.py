"""A cluster on loopback addresses: a ledger, nodes behind links that can be cut, and a balancer."""
import asyncio
import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile

import harness
from harness import GATEWAY, KEY, Gateway, ports, prove, ticks

CLUSTER = GATEWAY + "/cluster"


@contextlib.contextmanager
def changed_gateway(name, old, new):
    """Nodes of a copy of the gateway in which a text of a file is another one; gives the path of the file."""
    whole = harness.GATEWAY
    with tempfile.TemporaryDirectory(prefix="changed-", dir="/tmp") as folder:
        shutil.copytree(whole, folder, dirs_exist_ok=True)
        os.chmod(folder, 0o755)
        path = f"{folder}/{name}"
        text = open(path).read()
        prove(old in text, f"{name} has what is changed")
        with open(path, "w") as file:
            file.write(text.replace(old, new))
        harness.GATEWAY = folder
        try:
            yield path
        finally:
            harness.GATEWAY = whole


class Link:
    """Carries the bytes between a node and the ledger; `forth` and `back` can be cut, as in a partition, and
    `delay` is the seconds that they take on each way."""

    def __init__(self, ledger_port):
        self.ledger_port, self.port, self.forth, self.back, self.open = ledger_port, next(ports), True, True, set()
        self.delay = 0

    async def start(self):
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", self.port)

    async def serve(self, reader, writer):
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.ledger_port)
        except OSError:
            return writer.close()
        pair = {writer, far_writer}
        self.open |= pair

        async def carry(source, sink, way):
            try:
                while data := await source.read(65536):
                    await asyncio.sleep(self.delay)
                    if getattr(self, way):
                        sink.write(data)
            except ConnectionError:
                pass
            sink.close()
        await asyncio.gather(carry(reader, far_writer, "forth"), carry(far_reader, writer, "back"))
        self.open -= pair

    def cut(self, forth=False, back=False):
        self.forth, self.back = forth, back

    def mend(self):
        """Ends the connections that have lost bytes."""
        self.forth = self.back = True
        for writer in self.open:
            writer.close()

    def stop(self):
        self.server.close()
        self.mend()


class Node(Gateway):
    """One gateway of a cluster."""

    def __init__(self, cluster, number, upstream, settings):
        self.number, self.link = number, Link(cluster.ledger_port)
        super().__init__(upstream, GATEWAY_NODE=f"node{number}", GATEWAY_LEDGER=f"127.0.0.1:{self.link.port}",
                         GATEWAY_TOKENS=cluster.home + "/tokens", GATEWAY_TRUSTED_PROXIES="127.0.0.1",
                         GATEWAY_CLIENT_PER_SECOND="100000000", GATEWAY_LEDGER_PASSWORD_FILE=cluster.home + "/password",
                         **settings)
        self.is_up = False

    async def start(self, **more):
        await super().start(**more)
        self.is_up = True

    async def kill(self):
        self.is_up = False
        await super().kill()


class Cluster:
    """`count` nodes with the settings of a gateway; `tls` is the folder of a certificate for the balancer."""

    def __init__(self, service, count=3, tls=None, **settings):
        self.home = tempfile.mkdtemp(prefix="cluster-", dir="/tmp")
        os.chmod(self.home, 0o755)
        self.port, self.ledger_port = next(ports), next(ports)
        self.password = "a-password-for-counts"
        open(self.home + "/password", "w").write(self.password + "\n")
        os.chmod(self.home + "/password", 0o600)
        upstream = service if isinstance(service, str) else f"http://127.0.0.1:{service.port}"
        self.nodes = [Node(self, number, upstream, settings) for number in range(1, count + 1)]
        self.environment = {
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "CLUSTER_HOME": self.home, "CLUSTER_LISTEN": f"127.0.0.1:{self.port}",
            "CLUSTER_LEDGER": f"127.0.0.1:{self.ledger_port}", "CLUSTER_ADDRESS_CONNECTIONS": "100000",
            "CLUSTER_LEDGER_PASSWORD_FILE": self.home + "/password",
            "CLUSTER_NODES": " ".join(f"node{node.number}=127.0.0.1:{node.port}" for node in self.nodes)}
        if tls:
            self.environment["CLUSTER_TLS_CERTIFICATE"] = tls
        self.ledger = self.balancer = None

    async def __aenter__(self):
        self.client, self.other = self.nodes[0].token("first"), self.nodes[0].token("other")
        await self.start_ledger()
        subprocess.run([CLUSTER + "/ledger", "open"], env=self.environment, check=True, capture_output=True)
        for node in self.nodes:
            node.client, node.other = self.client, self.other
            await node.link.start()
            await node.start()
        await self.start_balancer()
        return self

    async def __aexit__(self, *_):
        for process in [self.balancer, self.ledger]:
            process.send_signal(signal.SIGCONT)
            process.send_signal(signal.SIGTERM)
        for node in self.nodes:
            node.link.stop()
            if node.is_up:
                await node.stop()
            shutil.rmtree(node.home, ignore_errors=True)
        for process in [self.balancer, self.ledger]:
            while process.poll() is None:
                await asyncio.sleep(0.02)
        shutil.rmtree(self.home, ignore_errors=True)

    def spawn(self, script, **more):
        output = open(f"{self.home}/{os.path.basename(script)}.log", "ab")
        return subprocess.Popen([script], env={**self.environment, **more}, stdout=output, stderr=output)

    async def start_ledger(self, **more):
        self.ledger = self.spawn(CLUSTER + "/ledger", **more)
        while "PONG" not in self.redis("ping"):
            if self.ledger.poll() is not None:
                prove(False, "the ledger starts")
            await asyncio.sleep(0.02)

    async def run(self, script, **more):
        """Runs a script of the folder to its end."""
        process = await asyncio.create_subprocess_exec(f"{CLUSTER}/{script}", env={**self.environment, **more},
                                                       stdout=asyncio.subprocess.DEVNULL)
        prove(await process.wait() == 0, f"{script} ends well")

    def is_up(self, node):
        """Whether the balancer sends questions to a node."""
        with socket.socket(socket.AF_UNIX) as one:
            one.connect(self.home + "/run/balancer.sock")
            one.sendall(b"show stat\n")
            text = b"".join(iter(lambda: one.recv(65536), b"")).decode()
        return any(line.startswith(f"nodes,node{node.number},") and ",UP," in line for line in text.split("\n"))

    async def start_balancer(self):
        self.balancer = self.spawn(CLUSTER + "/balancer")
        while True:
            try:
                (await asyncio.open_connection("127.0.0.1", self.port))[1].close()
                return
            except OSError:
                if self.balancer.poll() is not None:
                    prove(False, "the balancer starts")
            await asyncio.sleep(0.05)

    def redis(self, *command):
        return subprocess.run(["redis-cli", "-p", str(self.ledger_port), *command], capture_output=True, text=True,
                              env={**self.environment, "REDISCLI_AUTH": self.password}).stdout.strip()

    async def get(self, targets, token=None, fields="", port=None):
        return await self.nodes[0].get(targets, token or self.client, port or self.port, fields)

    async def ask(self, targets, token=None, fields="", lost=None):
        return await self.nodes[0].ask(targets, token or self.client, self.port, fields, lost)

    def counted(self, product="account"):
        """The calls that the ledger has given away."""
        names = self.redis("keys", f"openweather:day:*:{product}").split()
        return max([int(self.redis("hget", name, "all") or 0) for name in names], default=0)

    def workers(self):
        return [pid for node in self.nodes for pid in node.workers()]

    def processes(self):
        """Every process of the cluster, by what it is."""
        found = {"balancer": self.balancer.pid, "ledger": self.ledger.pid}
        for index, pid in enumerate(self.balancer_workers()):
            found[f"balancer's worker {index}"] = pid
        for node in self.nodes:
            for index, pid in enumerate(node.processes()):
                found[f"node{node.number} {index}"] = pid
        return found

    def balancer_workers(self):
        return list(map(int, open(f"/proc/{self.balancer.pid}/task/{self.balancer.pid}/children").read().split()))

    def balancer_ticks(self):
        return ticks(self.balancer_workers())


__all__ = ["CLUSTER", "KEY", "Cluster", "Link", "Node", "changed_gateway"]
