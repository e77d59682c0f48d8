"""Many and slow clients, and what a hit costs."""
import asyncio
import glob
import os
import re
import subprocess
import sys
import time

from harness import BODY, HOT, Gateway, Service, json_response, places, ports, prove, ticks, wrk


async def one_call_for_a_place():
    async with Service(lambda _: json_response()) as service:
        async with Gateway(f"http://127.0.0.1:{service.port}") as gateway:
            answers = []
            for number in range(10):
                fields = "Accept-Encoding: gzip\r\n" if number % 2 else ""
                answers += await asyncio.gather(*(gateway.get(places(20), fields=fields) for _ in range(100)))
        statuses = [status for answer in answers for status in answer[0]]
        prove(len(statuses) == 20000 and set(statuses) == {200} and len(service.targets) == 20,
              f"1,000 clients that ask for 20 places, half of them compressed, cost {len(service.targets)} calls")


# Keeps ten thousand sockets open that send a byte of a header each second, and opens another for each that is closed.
SLOW = """
import resource, socket, sys, time
most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
sockets, opened, said = [], 0, False
while True:
    start, kept = time.time(), []
    for one in sockets:
        try:
            one.send(b"x")
            kept.append(one)
        except BlockingIOError:
            kept.append(one)
        except OSError:
            one.close()
    sockets = kept
    while len(sockets) < 10_000 and time.time() < start + 1:
        one = socket.socket()
        one.setblocking(False)
        one.connect_ex(("127.0.0.1", int(sys.argv[1])))
        try:
            one.send(b"GET /data/2.5/weather?q=x HTTP/1.1\\r\\nX-Slow: ")
        except OSError:
            pass
        sockets.append(one)
        opened += 1
    if not said and len(sockets) == 10_000:
        said = print("open", flush=True) or True
    time.sleep(max(0.1, start + 1 - time.time()))
"""


async def slow_headers():
    """Ten thousand sockets that never finish their question."""
    async with Service(lambda _: json_response()) as service:
        async with Gateway(f"http://127.0.0.1:{service.port}") as gateway:
            await gateway.get([HOT])
            crowd = await asyncio.create_subprocess_exec(sys.executable, "-c", SLOW, str(gateway.port),
                                                         stdout=subprocess.PIPE)
            await crowd.stdout.readline()
            waits, failures = [], 0
            for _ in range(40):
                start = time.time()
                try:
                    failures += (await asyncio.wait_for(gateway.get([HOT]), 5))[0] != [200]
                except (OSError, asyncio.TimeoutError):
                    failures += 1
                waits.append(time.time() - start)
                await asyncio.sleep(0.2)
            crowd.kill()
            await crowd.wait()
            prove(failures == 0 and max(waits) < 1,
                  f"beside 10,000 sockets with slow headers, others wait {max(waits) * 1000:.0f} ms at most, {failures} fail")


async def hits(is_full):
    """Processor time of hits, against that of a file that nginx serves, and memory."""
    async with Service(lambda _: json_response()) as service:
        async with Gateway(f"http://127.0.0.1:{service.port}", GATEWAY_CLIENT_PER_SECOND="100000000") as gateway:
            url = f"http://127.0.0.1:{gateway.port}{HOT}"
            gzip = ["Accept-Encoding: gzip"]
            await gateway.get([HOT])
            static, port = gateway.home + "/static", next(ports)
            os.makedirs(static + "/files")
            open(static + "/files/weather", "wb").write(BODY)
            open(static + "/nginx.conf", "w").write(f"""
                daemon off; worker_processes 2; pid {static}/pid; error_log {static}/error.log; user root;
                events {{ worker_connections 4096; }}
                http {{ access_log {static}/access.log combined buffer=64k flush=1s; keepalive_requests 10000;
                gzip on; gzip_comp_level 2; gzip_types application/json; default_type application/json;
                server {{ listen 127.0.0.1:{port}; root {static}/files; location / {{ try_files /weather =404; }} }} }}""")
            files = subprocess.Popen(["nginx", "-e", static + "/error.log", "-c", static + "/nginx.conf"])
            await asyncio.sleep(1)
            children = [int(pid) for pid in open(f"/proc/{files.pid}/task/{files.pid}/children").read().split()]

            async def cost(pids, address, fields):
                before = ticks(pids)
                count, _ = await wrk(address, gateway.client, fields=fields)
                return (ticks(pids) - before) / count
            for name, fields in (("plain", []), ("compressed", gzip)):
                ratios, each = [], []
                for _ in range(5):
                    each.append(await cost(gateway.workers(), url, fields))
                    ratios.append(await cost(children, f"http://127.0.0.1:{port}/weather", fields) / each[-1])
                ratio = sorted(ratios)[2]
                prove(ratio >= 0.5, f"a {name} hit takes {sorted(each)[2]:.0f} µs of processor time, "
                      f"a file of nginx {ratio:.2f} of it")
            files.terminate()
            files.wait()

            def memory():
                return sum(int(re.search(r"VmRSS:\s+(\d+)", open(f"/proc/{pid}/status").read())[1])
                           for pid in gateway.workers())
            before, sent, goal = memory(), 0, 1_000_000 if is_full else 60_000
            while sent < goal:
                sent += (await wrk(url, gateway.client, seconds=2))[0]
            prove(memory() < before * 1.1 + 2000, f"{sent} requests: {before} kB before, {memory()} kB after")


async def cold_load():
    """Hits while others ask for what is not kept: nothing waits for the disk but what is counted."""
    async with Service(lambda _: json_response()) as service:
        async with Gateway(f"http://127.0.0.1:{service.port}", GATEWAY_CLIENT_PER_SECOND="100000000") as gateway:
            url = f"http://127.0.0.1:{gateway.port}{HOT}"
            await gateway.get([HOT])
            alone, _ = await wrk(url, gateway.client, seconds=2, connections=8)
            load = [asyncio.create_task(gateway.get(places(20_000, 1000 + 100_000 * n))) for n in range(16)]
            await asyncio.sleep(0.3)
            before = len(service.targets)
            count, slowest = await wrk(url, gateway.client, seconds=3, connections=8)
            cold = (len(service.targets) - before) / 3
            for task in load:
                task.cancel()
            await asyncio.gather(*load, return_exceptions=True)
            prove(slowest < 250, f"beside {cold:.0f} cold questions a second there are {count / 3:.0f} hits a second "
                  f"({alone / 2:.0f} alone), one of a hundred slower than {slowest:.0f} ms")


async def many_places():
    async with Service(lambda _: json_response(BODY * 1)) as service:
        async with Gateway(f"http://127.0.0.1:{service.port}", GATEWAY_CACHE_SIZE="64m") as gateway:
            for first in range(0, 100_000, 10_000):
                await asyncio.gather(*(gateway.get(places(500, first + 500 * n)) for n in range(20)))
            for _ in range(100):
                blocks = sum(os.stat(name).st_blocks * 512 for name in glob.glob(gateway.home + "/cache/**", recursive=True)
                             if os.path.isfile(name))
                if blocks <= 64 * 1024 * 1024:
                    break
                await asyncio.sleep(1)
            prove(blocks <= 64 * 1024 * 1024 and len(service.targets) == 100_000,
                  f"100,000 places take {blocks >> 20} MB of 64")


async def run(is_full):
    # Before what else this machine does, for the crowd and the gateway alike.
    os.setpriority(os.PRIO_PROCESS, 0, -10)
    await one_call_for_a_place()
    await slow_headers()
    await hits(is_full)
    await cold_load()
    if is_full:
        await many_places()
    os.setpriority(os.PRIO_PROCESS, 0, 0)
