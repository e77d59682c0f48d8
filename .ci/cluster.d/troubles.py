"""A service that is not well, and a ledger that is gone, seen through the cluster."""
import asyncio
import time

from cluster import Cluster
from harness import RESET, Service, json_response, place, places, prove
from outage import RATE, ten_minutes


def three_nodes(service):
    return Cluster(service, GATEWAY_DAY_ACCOUNT="30000", GATEWAY_MINUTE_ONECALL3="50", GATEWAY_MINUTE_ONECALL4="50")


async def refused_key():
    """One node learns that the key is refused, and all of them stop."""
    async with Service(lambda _: json_response(b'{"cod":401}', "401 Unauthorized")) as service, Cluster(service) as cluster:
        start, targets = time.time(), iter(range(1_000_000))
        status, head, _ = (await cluster.ask([place(next(targets))]))[0]
        await asyncio.sleep(2)
        for _ in range(20):
            await asyncio.gather(*(cluster.get([place(next(targets)) for _ in range(10)]) for _ in range(5)))
            await asyncio.sleep(0.1)
        reports = [await node.health() for node in cluster.nodes]
        prove(len(service.targets) == 1 and all(code == 503 and "refuses the key" in text for code, text in reports),
              f"a refused key: {len(service.targets)} call of {next(targets)} questions in {time.time() - start:.0f} s, "
              f"and all nodes say so")
        prove(status == 502 and "gateway-refusal: refused" in head, f"clients, too: {status}")
        # The operator's view, not the balancer's.
        prove(all(cluster.is_up(node) for node in cluster.nodes), "the balancer keeps all nodes")


async def one_try():
    """Of three nodes, one tries whether a part of the service is back."""
    async with Service(lambda _: RESET) as service, Cluster(service) as cluster:
        await asyncio.gather(*(cluster.get([place(n)]) for n in range(30)))
        await asyncio.sleep(1.5)
        before = len(service.targets)
        start = time.time()
        while time.time() - start < 13:
            await asyncio.gather(*(cluster.get([place(1000 + n)]) for n in range(12)))
            await asyncio.sleep(0.2)
        tries = len(service.targets) - before
        prove(1 <= tries <= 2, f"after the first pause, three nodes try {tries} time")


async def no_ledger():
    """Without the ledger, what is kept is served by every node, and nothing else is asked."""
    async with Service(lambda _: json_response()) as service, Cluster(service, tls=None) as cluster:
        await cluster.get(places(30))
        await asyncio.sleep(2.5)
        before = len(service.targets)
        cluster.ledger.kill()
        cluster.ledger.wait()
        # What the nodes hold is theirs.
        await cluster.get(places(60, 500))
        spent = len(service.targets) - before
        kept = (await cluster.get(places(30)))[0]
        cold = await cluster.ask(places(10, 900))
        prove(kept == [200] * 30 and {status for status, _, _ in cold} == {503}
              and all("uncounted" in head for _, head, _ in cold) and spent <= 15,
              f"without the ledger, {spent} calls that were leased are sent, kept places are served, and others refused")
        reports = [await node.health() for node in cluster.nodes]
        prove(all(code == 503 and "the ledger" in text for code, text in reports), "/health names the ledger")
        prove(all(cluster.is_up(node) for node in cluster.nodes), "no check of the balancer goes red")
        await cluster.start_ledger()
        start = time.time()
        while (await cluster.get([place(5000)]))[0] != [200]:
            await asyncio.sleep(0.05)
        prove(time.time() - start < 3, f"with the ledger back, calls are sent after {time.time() - start:.1f} s")


async def run(is_full):
    await refused_key()
    await one_try()
    await no_ledger()
    # Two more programs are between a client and the service.
    await ten_minutes(1 if is_full else RATE, three_nodes, " of three nodes", slack=6)
