"""Servers in Swift: their ledger on a real Redis, and batches through the cluster."""
import asyncio
import os
import shutil
import subprocess
import sys
import time

from cluster import Cluster
from harness import ROOT, Service, json_response, prove

PACKAGE = ROOT + "/Examples/SharedLedger"
WEATHER = b"""{"coord":{"lon":24.94,"lat":60.17},"weather":[{"id":500,"main":"Rain","description":"light rain","icon":"10d"}],
"main":{"temp":8.3,"feels_like":5.1,"temp_min":7.9,"temp_max":9,"pressure":1001,"humidity":91},"visibility":9000,
"wind":{"speed":5.66,"deg":230},"clouds":{"all":90},"dt":1780000000,
"sys":{"country":"FI","sunrise":1779930000,"sunset":1779995000},"timezone":10800,"id":658225,"name":"Helsinki","cod":200}"""


def build():
    swift = ["swift", "build", "-c", "release", "--package-path", PACKAGE]
    subprocess.run(swift, check=True, stdout=subprocess.DEVNULL)
    return subprocess.run([*swift, "--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip() + "/Fleet"


def skip(gate, reason):
    """Says that a part is left out, and ends where it must not be."""
    if subprocess.run([ROOT + "/.ci/skip", gate, reason]).returncode != 0:
        sys.exit(1)


async def output(program, *arguments):
    process = await asyncio.create_subprocess_exec(program, *map(str, arguments), stdout=subprocess.PIPE,
                                                   stderr=subprocess.PIPE)
    text, problem = await process.communicate()
    return process.returncode, text.decode() + problem.decode()[-500:]


async def ledger(fleet):
    async with Service(lambda _: json_response()) as service, Cluster(service, 1, GATEWAY_DAY_ONECALL3="100") as cluster:
        address = f"127.0.0.1:{cluster.ledger_port}"
        code, text = await output(fleet, "contract", address, cluster.password)
        rules = text.count("ok:")
        prove(code == 0 and rules == 8, f"the contract of a ledger holds on a real Redis: {rules} rules {text if code else ''}")
        for name in cluster.redis("keys", "openweather:day:*").split():
            cluster.redis("del", name)

        # No server overwrites what another has counted.
        servers = [output(fleet, "reserve", address, cluster.password, 40, 100_000) for _ in range(4)]
        results = [text.split() for _, text in await asyncio.gather(*servers)]
        prove([granted for granted, _ in results] == ["40"] * 4 and max(int(counted) for _, counted in results) == 160,
              f"four servers with 40 calls each: their record has {max(int(counted) for _, counted in results)}")
        await named(fleet, cluster)
        for name in cluster.redis("keys", "openweather:*onecall3").split():
            cluster.redis("del", name)

        # Four servers and a gateway have one bill.
        gateway = cluster.get([f"/data/3.0/onecall?lat={n}&lon=5" for n in range(60)])
        servers = [output(fleet, "reserve", address, cluster.password, 40, 100) for _ in range(4)]
        results = await asyncio.gather(gateway, *servers)
        granted = sum(int(text.split()[0]) for _, text in results[1:])
        # A gateway that has less than its share gives way to no server, and none to it.
        prove(granted + len(service.targets) <= 100 and cluster.counted("onecall3") <= 100 and granted >= 45,
              f"four servers and a gateway with one cap of 100: {granted} and {len(service.targets)} calls")

        cluster.ledger.kill()
        cluster.ledger.wait()
        start = time.time()
        code, text = await output(fleet, "reserve", address, cluster.password, 3, 100)
        prove(text.split()[0] == "0" and time.time() - start < 10, f"without the ledger, a server is granted {text.split()[0]} calls")


async def named(fleet, cluster):
    """A name of two addresses, of which the first refuses."""
    if subprocess.run(["unshare", "--mount", "true"], capture_output=True).returncode != 0:
        return skip("cluster-names", "a ledger with two addresses takes a file system of its own")
    hosts = cluster.home + "/hosts"
    with open(hosts, "w") as file:
        file.write("::1 ledger.test\n127.0.0.1 ledger.test\n")
    mounted = ["unshare", "--mount", "sh", "-c", 'mount --bind "$0" /etc/hosts && exec "$@"', hosts]
    address = f"ledger.test:{cluster.ledger_port}"
    code, text = await output(*mounted, fleet, "reserve", address, cluster.password, 3, 100_000)
    prove(code == 0 and text.split()[0] == "3", f"a ledger whose first address refuses grants 3 calls: {text}")


async def unchecked(fleet):
    """A Redis that does not say whether it forgets is sent nothing else, however often it is tried."""
    commands = []

    async def respond(reader, writer):
        while line := await reader.readline():
            words = []
            for _ in range(int(line[1:])):
                size = int((await reader.readline())[1:])
                words.append((await reader.readexactly(size + 2))[:-2])
            commands.append(words[0].decode())
            writer.write(b"-NOPERM no permissions\r\n" if words[0] == b"CONFIG" else b"+OK\r\n")
        writer.close()

    async with await asyncio.start_server(respond, "127.0.0.1", 0) as server:
        address = f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
        code, text = await output(fleet, "reserve", address, "a", 3, 100)
    prove(code == 0 and text.split() == ["0", "0"] and commands == ["AUTH", "CONFIG"] * 4,
          f"a ledger that may not be checked grants {text.split()[0]} calls, and is sent {' '.join(sorted(set(commands)))}")


async def batches(fleet, count):
    """Four processes, each with the same places, share one call for each of them."""
    async with Service(lambda _: json_response(WEATHER)) as service, Cluster(
            service, GATEWAY_LEDGER_BLOCK="200", GATEWAY_WORKERS="1", GATEWAY_CACHE_SIZE="4g") as cluster:
        url = f"http://127.0.0.1:{cluster.port}"
        start = time.time()
        results = await asyncio.gather(*(output(fleet, "batch", url, cluster.client, count) for _ in range(4)))
        loaded = [int(text.split()[0]) if code == 0 else text for code, text in results]
        prove(loaded == [count] * 4 and len(service.targets) == count,
              f"four processes with the same {count} places: {len(service.targets)} calls in {time.time() - start:.0f} s "
              f"{loaded}")
        await asyncio.sleep(3)
        waited = time.time() - start
        code, text = await output(fleet, "batch", url, cluster.client, count)
        oldest = int(text.split()[1])
        prove(code == 0 and len(service.targets) == count and oldest >= 3 and oldest <= waited + 60,
              f"a fifth costs none, and its oldest value says that it is {oldest} s old")


async def run(is_full):
    if not shutil.which("swift"):
        return skip("cluster-fleet", "swift is missing")
    if not is_full and not os.path.exists(PACKAGE + "/.build"):
        return skip("cluster-fleet", "Examples/SharedLedger was not built, which --full does")
    fleet = build()
    await ledger(fleet)
    await unchecked(fleet)
    await batches(fleet, 20_000 if is_full else 1000)
