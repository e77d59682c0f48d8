"""Nodes that are lost, come back, are reloaded and are added."""
import asyncio
import os
import signal
import subprocess
import tempfile
import time

from cluster import Cluster, Node
from harness import HOT, Service, json_response, places, prove
from key import make_certificates


async def ask_all(cluster, targets, clients=20):
    """The statuses of all targets, asked by several clients."""
    size = -(-len(targets) // clients)
    parts = [targets[first:first + size] for first in range(0, len(targets), size)]
    return [status for answer in await asyncio.gather(*(cluster.get(part) for part in parts)) for status in answer[0]]


async def lost_and_back(count):
    """What a node that is lost costs, and one that comes back."""
    async with Service(lambda _: json_response()) as service, Cluster(
            service, GATEWAY_LEDGER_BLOCK="200", GATEWAY_CACHE_SIZE="4g") as cluster:
        all_places = places(count)
        start = time.time()
        statuses = await ask_all(cluster, all_places)
        prove(statuses == [200] * count and len(service.targets) == count,
              f"{count} places cost {len(service.targets)} calls in {time.time() - start:.0f} s")
        for index, node in enumerate(cluster.nodes if count <= 10_000 else cluster.nodes[:1]):
            before = len(service.targets)
            await node.kill()
            statuses = await ask_all(cluster, all_places)
            again = len(service.targets) - before
            prove(statuses == [200] * count and (index or again <= 1.25 * count / 3),
                  f"without node{node.number}, {again} of {count} places are asked again "
                  f"({again * 3 / count:.2f} of a third), and all have answers")
            await node.start()
            while not cluster.is_up(node):
                await asyncio.sleep(0.1)
            before = len(service.targets)
            statuses = await ask_all(cluster, all_places)
            prove(statuses == [200] * count and len(service.targets) == before,
                  f"back again, it asks for {len(service.targets) - before} that it had kept")


async def killed_under_load():
    async with Service(lambda _: json_response()) as service, Cluster(service) as cluster:
        await cluster.get(places(100))
        lost = []
        load = [asyncio.create_task(cluster.ask(places(100) * 2, lost=lost)) for _ in range(20)]
        await asyncio.sleep(0.2)
        await cluster.nodes[1].kill()
        statuses = [status for answers in await asyncio.gather(*load) for status, _, _ in answers]
        prove(statuses.count(200) == 4000 and not lost,
              f"a node is killed: {statuses.count(200)} of {len(statuses)} questions are answered, {len(lost)} connections end")


async def frozen():
    """A node that neither answers nor dies."""
    async with Service(lambda _: json_response()) as service, Cluster(service) as cluster:
        await cluster.get(places(30))
        stopped = cluster.nodes[1].processes()
        for pid in stopped:
            os.kill(pid, signal.SIGSTOP)
        waits = []

        async def one(target):
            begin = time.time()
            status = (await cluster.get([target]))[0][0]
            waits.append(time.time() - begin)
            return status
        try:
            statuses = await asyncio.wait_for(asyncio.gather(*(one(target) for target in places(30))), 40)
            later = await asyncio.gather(*(one(target) for target in places(30)))
        finally:
            for pid in stopped:
                os.kill(pid, signal.SIGCONT)
        prove(set(later) == {200} and max(waits) < 20,
              f"a node is frozen: {statuses.count(200)} of 30 are answered, the slowest after {max(waits[:30]):.1f} s, and all "
              f"others at once")


async def rolling(cluster_reload):
    """Reloads every node and the balancer, one after the other, under load."""
    async with Service(lambda _: json_response()) as service, Cluster(service) as cluster:
        await cluster.get(places(30))
        lost, statuses, is_over = [], [], [False]

        async def client():
            while not is_over[0]:
                for status, _, _ in await cluster.ask(places(30), lost=lost):
                    statuses.append(status)
        load = [asyncio.create_task(client()) for _ in range(10)]
        for _ in range(2):
            await cluster_reload(cluster)
        is_over[0] = True
        await asyncio.gather(*load)
        refused = len(statuses) - statuses.count(200)
        prove(refused == 0 and len(service.targets) == 30,
              f"two rolling reloads: {len(statuses)} questions, {refused} refused, {len(lost)} idle connections ended, "
              f"{len(service.targets)} calls for 30 places")


async def reload_everything(cluster):
    for node in cluster.nodes:
        await cluster.run("../reload", **node.environment)
    await cluster.run("reload-balancer")
    await asyncio.sleep(1)


async def added():
    """A fourth node takes its part of the places, and no other place moves."""
    async with Service(lambda _: json_response()) as service, Cluster(service) as cluster:
        await ask_all(cluster, places(2000))
        upstream = f"http://127.0.0.1:{service.port}"
        node = Node(cluster, 4, upstream, {})
        node.client, node.other = cluster.client, cluster.other
        await node.link.start()
        await node.start()
        cluster.nodes.append(node)
        cluster.environment["CLUSTER_NODES"] += f" node4=127.0.0.1:{node.port}"
        await cluster.run("reload-balancer")
        await asyncio.sleep(1)
        before = len(service.targets)
        statuses = await ask_all(cluster, places(2000))
        moved = len(service.targets) - before
        prove(set(statuses) == {200} and 0 < moved <= 1.25 * 2000 / 4,
              f"a fourth node takes over {moved} of 2000 places ({moved * 4 / 2000:.2f} of a quarter)")


async def addresses():
    """One address has only so many connections."""
    async with Service(lambda _: json_response()) as service, Cluster(service, 1) as cluster:
        cluster.environment["CLUSTER_ADDRESS_CONNECTIONS"] = "50"
        await cluster.run("reload-balancer")
        await asyncio.sleep(1)
        pairs, refused = [], 0
        for _ in range(80):
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", cluster.port)
                pairs.append(writer)
                writer.write(b"GET /live HTTP/1.1\r\nHost: x\r\n\r\n")
                refused += not await asyncio.wait_for(reader.read(10), 2)
            except ConnectionError:
                refused += 1
        for writer in pairs:
            writer.close()
        await asyncio.sleep(0.5)
        prove(refused == 30, f"of 80 connections of one address, {refused} are refused with a limit of 50")
        reader, writer = await asyncio.open_connection("127.0.0.1", cluster.port)
        start = time.time()
        writer.write(b"GET " + HOT.encode() + b" HTTP/1.1\r\nHost: ")
        await reader.read()
        prove(4 < time.time() - start < 7, f"a header that is never whole ends after {time.time() - start:.1f} s")


async def households():
    """The nodes know a client's address by the balancer alone, whatever the client says."""
    async with Service(lambda _: json_response()) as service, Cluster(service, 1, GATEWAY_CLIENT_PER_MINUTE="5") as cluster:
        passed = 0
        for number, target in enumerate(places(20)):
            passed += (await cluster.get([target], fields=f"X-Forwarded-For: 203.0.113.{number}\r\n"))[0] == [200]
        prove(passed == 5, f"twenty addresses that a client makes up pass {passed} times of 5")


async def encrypted():
    """Between the balancer and the nodes, with certificates for the name that it expects, and with others."""
    with tempfile.TemporaryDirectory(prefix="certificates-", dir="/tmp") as folder:
        make_certificates(folder)
        for name, expected in (("gateway", 200), ("stranger", 503)):
            open(folder + "/names", "w").write(f"subjectAltName=DNS:{name}\n")
            subprocess.run(["openssl", "x509", "-req", "-in", "server.csr", "-CA", "ca.pem", "-CAkey", "ca.key",
                            "-CAcreateserial", "-days", "2", "-extfile", "names", "-out", "server.pem"], cwd=folder,
                           check=True, capture_output=True)
            async with Service(lambda _: json_response()) as service:
                cluster = Cluster(service, 2, GATEWAY_TLS_CERTIFICATE=folder + "/server.pem",
                                  GATEWAY_TLS_KEY=folder + "/server.key")
                cluster.environment["CLUSTER_NODES_CA"] = folder + "/ca.pem"
                async with cluster:
                    statuses = (await cluster.get(places(5)))[0]
                    prove(set(statuses) == {expected}, f"nodes with a certificate for {name}: {statuses}")


async def run(is_full):
    await lost_and_back(100_000 if is_full else 3000)
    await killed_under_load()
    await frozen()
    await rolling(reload_everything)
    await added()
    await addresses()
    await households()
    await encrypted()
