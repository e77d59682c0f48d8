"""One cap for all nodes, whatever fails: never a call more, and few fewer."""
import asyncio
import random
import re
import signal
import time

from cluster import Cluster
from harness import FAKETIME, Service, json_response, place, prove

CAP, BLOCK, NODES, WORKERS = 1000, 5, 4, 8


class Load:
    """Clients that ask for new places until the calls of the day are spent."""

    def __init__(self, cluster, clients=16):
        self.cluster, self.statuses, self.next, self.is_over = cluster, [], 0, False
        self.tasks = [asyncio.create_task(self.client()) for _ in range(clients)]

    async def client(self):
        spent = 0
        while not self.is_over and spent < 12:
            self.next += 1
            try:
                status, head, _ = (await asyncio.wait_for(self.cluster.ask([place(self.next)]), 30))[0]
            except asyncio.TimeoutError:
                prove(False, "no question waits for 30 s")
            self.statuses.append(status)
            spent = spent + 1 if re.search("gateway-refusal: day", head, re.I) else 0
            if status != 200:
                await asyncio.sleep(0.05)

    async def end(self):
        await asyncio.gather(*self.tasks)


async def until_served(cluster):
    """The seconds until a new place has an answer, or until all is spent."""
    start, number = time.time(), 9_000_000 + random.randrange(1_000_000)
    while time.time() < start + 60:
        number += 1
        status, head, _ = (await cluster.ask([place(number)]))[0]
        if status == 200 or re.search("gateway-refusal: day", head, re.I):
            return time.time() - start
        await asyncio.sleep(0.02)
    prove(False, "the service returns")


async def case(title, fault, faults=1, least=None, **settings):
    """Runs `fault` in the middle of a day; it returns the seconds until the service was back."""
    settings = {"GATEWAY_DAY_ACCOUNT": str(CAP), "GATEWAY_WORKERS": str(WORKERS), **settings}
    async with Service(lambda _: json_response()) as service, Cluster(service, NODES, **settings) as cluster:
        load = Load(cluster)
        while len(service.targets) < CAP * 0.3:
            await asyncio.sleep(0.005)
        back = await fault(cluster, service)
        await load.end()
        least = CAP - faults * NODES * BLOCK if least is None else least
        calls, granted = len(service.targets), cluster.counted()
        prove(least <= calls <= granted <= CAP,
              f"{title}: {calls} calls of {CAP}, at least {least}" + (f"; new places again after {back:.1f} s" if back else ""))


async def reloads(cluster, service):
    for _ in range(3):
        for node in cluster.nodes:
            node.nginx.send_signal(signal.SIGHUP)
            await asyncio.sleep(0.02)


async def kill_nodes(cluster, service):
    longest = 0
    for node in cluster.nodes:
        await node.kill()
        longest = max(longest, await until_served(cluster))
        await node.start()
    return longest


async def restart_ledger(cluster, service):
    cluster.ledger.send_signal(signal.SIGTERM)
    while cluster.ledger.poll() is None:
        await asyncio.sleep(0.01)
    await asyncio.sleep(1)
    await cluster.start_ledger()
    return await until_served(cluster)


def kill_ledger(rounds):
    async def fault(cluster, service):
        chance, longest = random.Random(rounds), 0
        for _ in range(rounds):
            await asyncio.sleep(chance.random() * 0.05)
            cluster.ledger.kill()
            cluster.ledger.wait()
            await cluster.start_ledger()
            longest = max(longest, await until_served(cluster))
        return longest
    return fault


def partition(**ways):
    async def fault(cluster, service):
        for node in cluster.nodes:
            node.link.cut(**ways)
        await asyncio.sleep(0.1)
        before = len(service.targets)
        await asyncio.sleep(5)
        prove(len(service.targets) <= before + NODES * BLOCK, f"a partition: {len(service.targets) - before} calls in it")
        for node in cluster.nodes:
            node.link.mend()
        return await until_served(cluster)
    return fault


async def wrong_clock(cluster, service):
    """One node believes in another day."""
    await cluster.nodes[0].stop()
    await cluster.nodes[0].start(LD_PRELOAD=FAKETIME, FAKETIME="+3d", FAKETIME_CACHE_DURATION="1000000",
                                 FAKETIME_DONT_FAKE_MONOTONIC="1")
    return await until_served(cluster)


async def shares():
    """Shares and minutes are those of all nodes together."""
    def questions(first, count):
        return [place(number).replace("2.5/weather", "3.0/onecall") for number in range(first, first + count)]
    async with Service(lambda _: json_response()) as service, Cluster(
            service, GATEWAY_DAY_ONECALL3="200", GATEWAY_MINUTE_ONECALL4="20") as cluster:
        fair = [await cluster.get(questions(0, 1), cluster.other)]
        await asyncio.gather(*(cluster.get(questions(1000 * n, 100)) for n in range(1, 6)))
        fair += [await cluster.get(questions(1, 299), cluster.other)]
        served = sum(statuses.count(200) for statuses, _ in fair)
        prove(200 - NODES * BLOCK <= len(service.targets) <= 200 and served >= 100 - NODES * BLOCK,
              f"beside a greedy client, another has {served} of 200 calls over three nodes, of {len(service.targets)} in all")
        minute = [target.replace("3.0/onecall", "4.0/onecall/current") for target in questions(0, 60)]
        before = len(service.targets)
        statuses = (await cluster.get(minute))[0]
        prove(10 <= statuses.count(200) <= 20 and len(service.targets) - before <= 20,
              f"a limit of 20 a minute lets {len(service.targets) - before} of 60 pass over three nodes")


async def run(is_full):
    rounds = 60 if is_full else 6
    await case("reloads of every node", reloads, least=950)
    await case("every node killed", kill_nodes)
    await case(f"the ledger killed {rounds} times", kill_ledger(rounds))
    await case("a partition, answers lost", partition(forth=True))
    if is_full:
        await case("a partition, requests lost", partition(back=True))
        await case("the ledger restarted", restart_ledger)
        await case("a clock three days ahead on one node", wrong_clock)
    await shares()
