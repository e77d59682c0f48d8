"""A cache above the cluster: what Varnish keeps, for whom, and how old it says that it is."""
import asyncio
import os
import re
import shutil
import signal
import subprocess
import tempfile

from cluster import CLUSTER, KEY, Cluster
from harness import FAKETIME, HOT, Service, age, json_response, place, places, ports, prove


class Varnish:
    def __init__(self, below):
        self.below, self.port = below, next(ports)

    async def __aenter__(self):
        self.home = tempfile.mkdtemp(prefix="varnish-", dir="/tmp")
        os.chmod(self.home, 0o755)
        rules = open(CLUSTER + "/varnish.vcl").read()
        prove('"8080"' in rules, "the rules name a port")
        open(self.home + "/rules.vcl", "w").write(rules.replace('"8080"', f'"{self.below}"'))
        self.process = subprocess.Popen(["varnishd", "-F", "-n", self.home + "/work", "-f", self.home + "/rules.vcl", "-a",
                                         f"127.0.0.1:{self.port}", "-s", "malloc,32m"],
                                        stdout=subprocess.DEVNULL, stderr=open(self.home + "/errors", "w"))
        for _ in range(200):
            try:
                (await asyncio.open_connection("127.0.0.1", self.port))[1].close()
                return self
            except OSError:
                await asyncio.sleep(0.1)
        prove(False, "Varnish starts: " + open(self.home + "/errors").read())

    async def __aexit__(self, *_):
        self.process.send_signal(signal.SIGTERM)
        while self.process.poll() is None:
            await asyncio.sleep(0.05)
        shutil.rmtree(self.home, ignore_errors=True)


async def run(is_full):
    async with Service(lambda _: json_response()) as service, Cluster(service, 2, GATEWAY_DAY_ACCOUNT="31") as cluster:
        node = cluster.nodes[0]

        def asked():
            for one in cluster.nodes:
                one.nginx.send_signal(signal.SIGUSR1)
            return sum(open(one.home + "/logs/access.log").read().count('"status"') for one in cluster.nodes)

        async def ask(targets, token, fields=""):
            return await node.ask(targets, token, varnish.port, fields)
        async with Varnish(cluster.port) as varnish:
            await cluster.get(places(20))
            await asyncio.sleep(2)
            before = asked()
            answers = await ask(places(20) * 10, cluster.client)
            await asyncio.sleep(1.5)
            below = asked() - before
            prove({status for status, _, _ in answers} == {200} and below == 20,
                  f"200 questions of one token are {below} of the gateway below")
            other = await ask(places(20), cluster.other)
            await asyncio.sleep(1.5)
            prove({status for status, _, _ in other} == {200} and asked() - before == 40,
                  "another token's first questions are judged by the gateway")
            strangers = [(await ask([HOT], token))[0][0] for token in ("x" * 64, cluster.client[:-1], "nobody")]
            prove(strangers == [401] * 3 and not any(b"filler" in body for _, _, body in await ask(places(20), "nobody")),
                  f"who has no token gets nothing of what is kept: {strangers}")

            first = age((await ask([place(0)], cluster.client))[0][1])
            await asyncio.sleep(3)
            status, head, body = (await ask([place(0)], cluster.client))[0]
            prove(first is not None and first + 2 <= age(head) <= first + 5 and "no-store" in head,
                  f"ages add up over two caches: {first} s, and {age(head)} s three seconds later; clients keep nothing")

            spent = await ask(places(20, 500), cluster.client)
            again = await ask(places(20, 500), cluster.client)
            refusals = [status for status, head, _ in again if re.search("gateway-refusal", head, re.I)]
            good = [status for status, _, _ in again if status == 200]
            before = asked()
            await ask(places(20, 500), cluster.client)
            await asyncio.sleep(1.5)
            prove(len(refusals) + len(good) == 20 and refusals and asked() - before >= len(refusals),
                  f"refusals are passed on and not kept: {len(refusals)} of 20, each asked again")
            text = b"".join(head.encode() + body for _, head, body in answers + other + spent + again)
            prove(KEY.encode() not in text and "x-varnish" not in head.lower(), "no key, and no trace of the cache")
        # Stale answers keep their age.
        for one in cluster.nodes:
            await one.stop()
            await one.start(LD_PRELOAD=FAKETIME, FAKETIME="+400s", FAKETIME_CACHE_DURATION="1000000",
                            FAKETIME_DONT_FAKE_MONOTONIC="1")
        async with Varnish(cluster.port) as varnish:
            old = [age((await ask([place(3)], cluster.client))[0][1]) for _ in range(2)]
            prove(all(value and value >= 400 for value in old), f"what the gateway serves as old stays old: {old} s")
