"""The formulas of SIZE.md, against a measured cluster."""
import asyncio
import random
import time

from cluster import Cluster, changed_gateway
from harness import Service, json_response, place, prove

LIFETIME = 6


def short_lived():
    """Nodes that keep the weather for six seconds."""
    return changed_gateway("lua/parts.lua", '"account", 300, DAY', f'"account", {LIFETIME}, DAY')


async def renewals():
    """Calls by places that are asked for at random: each is asked again at the first question after its lifetime."""
    count, rate, seconds = 200, 1 / 6, 45
    chance = random.Random(6)
    with short_lived():
        async with Service(lambda _: json_response()) as service, Cluster(service) as cluster:
            start, questions = time.time(), [0]

            async def visitor(number):
                while True:
                    await asyncio.sleep(chance.expovariate(rate))
                    if time.time() > start + seconds:
                        return
                    questions[0] += 1
                    await cluster.get([place(number)])
            await asyncio.gather(*(visitor(number) for number in range(count)))
            # nginx keeps to the end of a second. In so short a time the first questions count: they wait for no lifetime.
            cycle = 1 / rate + LIFETIME + 0.5
            expected = count * (seconds / cycle + (rate ** -2 + cycle ** 2) / (2 * cycle ** 2) - 1 / rate / cycle)
            calls = len(service.targets)
            prove(abs(calls / expected - 1) < 0.1,
                  f"{count} places with {questions[0]} questions in {seconds} s: {calls} calls, {expected:.0f} by the formula")


async def far_ledger(delay, block):
    """Cold questions a second of one node whose ledger is far away: a block for each round trip."""
    async with Service(lambda _: json_response()) as service, Cluster(service, 1, GATEWAY_LEDGER_BLOCK=str(block)) as cluster:
        node = cluster.nodes[0]
        node.link.delay = delay / 2
        await node.get([place(1)])
        before, start = len(service.targets), time.time()
        await asyncio.gather(*(node.get([place(1000 * client + n) for n in range(40)]) for client in range(1, 13)))
        rate = (len(service.targets) - before) / (time.time() - start)
        most = block / delay
        prove(0.4 * most < rate <= 1.1 * most,
              f"{delay * 1000:.0f} ms from the ledger with blocks of {block}: {rate:.0f} new places a second, {most:.0f} by the formula")


async def run(is_full):
    await far_ledger(0.08, 5)
    await far_ledger(0.08, 20)
    if is_full:
        await renewals()
