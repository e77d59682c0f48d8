"""One question for a place, whoever spells it, and what a hit costs."""
import asyncio
import os
import random
import tempfile

from cluster import Cluster
from harness import Gateway, Service, json_response, prove, ticks, wrk
from key import make_certificates


def spellings(chance, number):
    """One of twenty places, ten by coordinates and ten by name, in some spelling."""
    if number % 2:
        text = f"Town{number}"
        text = "".join(chance.choice([letter.upper(), letter.lower(), f"%{ord(letter):02x}"]) for letter in text)
        return f"/data/2.5/weather?{chance.choice(['', 'lang=en&', 'units=standard&'])}q={text}{chance.choice(['', '+'])}"
    zeros = "0" * chance.randrange(5)
    pair = [f"lat={30 + number}.{number:02d}{zeros}", f"lon=-{number}.5{zeros}"]
    chance.shuffle(pair)
    return "/data/2.5/weather?" + "&".join(pair + chance.choice([[], ["appid=mine"], ["lang=EN"]]))

# For wrk: a question for each of sixty places in turn.
SIXTY_PLACES = """
local n = 0
function request()
    n = n + 1
    return wrk.format(nil, string.format("/data/2.5/weather?lat=%d&lon=5", n % 60))
end
"""


async def one_call_for_a_place():
    chance = random.Random(20)
    async with Service(lambda _: json_response()) as service, Cluster(service, GATEWAY_WORKERS="2") as cluster:
        answers = []
        for number in range(10):
            fields = "Accept-Encoding: gzip\r\n" if number % 2 else ""
            answers += await asyncio.gather(*(cluster.get([spellings(chance, n) for n in range(20)], fields=fields)
                                              for _ in range(100)))
        statuses = [status for answer in answers for status in answer[0]]
        used = [name for name in cluster.redis("keys", "openweather:node:*").split()]
        prove(len(statuses) == 20_000 and set(statuses) == {200} and len(service.targets) == 20 and len(used) == 3,
              f"1,000 clients × 20 places in any digits and case cost {len(service.targets)} calls over {len(used)} nodes")


async def hits():
    """The processor time of a hit on three nodes against one alone, and of the balancer with and without TLS."""
    def median(list):
        return sorted(list)[len(list) // 2]
    with tempfile.TemporaryDirectory(prefix="certificates-", dir="/tmp") as folder:
        make_certificates(folder)
        with open(folder + "/both.pem", "w") as both:
            both.write(open(folder + "/server.pem").read() + open(folder + "/server.key").read())
        async with Service(lambda _: json_response()) as service:
            async with Cluster(service, GATEWAY_WORKERS="1") as plain, Cluster(
                    service, count=1, tls=folder + "/both.pem") as secure, Gateway(
                    f"http://127.0.0.1:{service.port}", GATEWAY_WORKERS="1",
                    GATEWAY_CLIENT_PER_SECOND="100000000") as single:
                script = folder + "/places.lua"
                with open(script, "w") as file:
                    file.write(SIXTY_PLACES)
                questions = [f"/data/2.5/weather?lat={n}&lon=5" for n in range(60)]
                await plain.get(questions)
                await single.get(questions)
                await secure.nodes[0].get(questions, secure.client)
                command = ["curl", "-sk", "--http2", "-o", folder + "/body", "-w", "%{http_version} %{http_code}", "-H",
                           f"Authorization: Bearer {secure.client}", f"https://localhost:{secure.port}{questions[0]}.000"]
                spoken = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
                spoken = (await spoken.communicate())[0].decode()
                prove(spoken == "2 200" and len(service.targets) == 180,
                      f"over TLS and HTTP/2, another spelling is a hit: {spoken}")
                # As on machines of their own: every nginx has one processor, the balancers and the clients the other one.
                everywhere = os.sched_getaffinity(0)
                first, last = min(everywhere), max(everywhere)
                os.sched_setaffinity(0, {first})
                for pid in plain.workers() + secure.workers() + single.workers():
                    os.sched_setaffinity(pid, {last})
                for pid in plain.balancer_workers() + secure.balancer_workers():
                    for thread in os.listdir(f"/proc/{pid}/task"):
                        os.sched_setaffinity(int(thread), {first})
                alone, nodes, balancer, tls = [], [], [], []
                for _ in range(5):
                    for cluster, scheme, costs in ((plain, "http", balancer), (secure, "https", tls)):
                        before, of_nodes = cluster.balancer_ticks(), ticks(cluster.workers())
                        count, _ = await wrk(f"{scheme}://localhost:{cluster.port}", cluster.client, script=script)
                        costs.append((cluster.balancer_ticks() - before) / count)
                        if cluster is plain:
                            nodes.append((ticks(cluster.workers()) - of_nodes) / count)
                    before = ticks(single.workers())
                    count, _ = await wrk(f"http://127.0.0.1:{single.port}", single.client, script=script)
                    alone.append((ticks(single.workers()) - before) / count)
                os.sched_setaffinity(0, everywhere)
                prove(median(nodes) <= 1.25 * median(alone),
                      f"a hit takes {median(nodes):.0f} µs of nginx on three nodes, {median(alone):.0f} µs on one alone "
                      f"({median(nodes) / median(alone):.2f})")
                prove(True, f"and {median(balancer):.0f} µs of the balancer, {median(tls):.0f} µs with TLS")


async def run(is_full):
    await one_call_for_a_place()
    await hits()
