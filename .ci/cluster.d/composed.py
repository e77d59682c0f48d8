"""compose.yaml with podman: its five services, each killed once, and the key in none but the nodes."""
import asyncio
import contextlib
import os
import re
import time

from cluster import KEY
from containers import containers
from harness import HOT, Service, block, json_response, places, prove

NODES = ["node1", "node2", "node3"]
SERVICES = ["ledger", *NODES, "balancer"]


def commands(cluster, name):
    """The commands of the README under a name, and what they print."""
    return cluster.run("sh", "-euc", block(name, "cluster"))


@contextlib.asynccontextmanager
async def services_of(cluster):
    """A service on the loopback address of each node; gives the targets that all of them are asked."""
    async with contextlib.AsyncExitStack() as stack:
        targets = []

        def answer(target):
            targets.append(target)
            return json_response(b'{"cod":200}')
        for node in NODES:
            cluster.enter(node)
            await stack.enter_async_context(Service(answer, port=8999))
        cluster.enter()
        yield targets


def counted(cluster):
    """The calls of the day in the ledger."""
    read = ("REDISCLI_AUTH=$(cat /run/secrets/ledger) redis-cli hget openweather:day:$(date -u +%F):account all")
    return int(cluster.compose("exec", "-T", "ledger", "sh", "-c", read) or 0)


async def until_served(cluster, target, seconds=30):
    """The seconds until a question gets weather."""
    start = time.time()
    while (status := await one(cluster, target)) != 200:
        if time.time() > start + seconds:
            said = [cluster.run("podman", "logs", "--tail", "20", cluster.name(service)) for service in SERVICES]
            prove(False, f"{target} gets {status} after {seconds} s " + "\n".join(said))
        await asyncio.sleep(0.1)
    return time.time() - start


async def one(cluster, target, token=None):
    try:
        return (await asyncio.wait_for(cluster.get([target], token), 10))[0][0]
    except (OSError, asyncio.TimeoutError):
        return None


def files_with_key(cluster):
    """The services whose files, written or their own, have the key, and those that were told it."""
    found, told = set(), set()
    for service in SERVICES:
        search = (f"grep -rlF --exclude-dir=proc --exclude-dir=sys --exclude-dir=dev {KEY} / 2>/dev/null || true; "
                  f"for one in /proc/[0-9]*; do tr '\\0' '\\n' 2>/dev/null <$one/environ | grep -F =$KEY_SOUGHT >/dev/null "
                  "&& echo told; done; true").replace("$KEY_SOUGHT", KEY)
        said = cluster.run("podman", "exec", cluster.name(service), "sh", "-c", search).split()
        told |= {service} if "told" in said else set()
        found |= {(service, name) for name in said if name != "told"}
        if KEY in cluster.run("podman", "logs", cluster.name(service)):
            found.add((service, "its log"))
    return found, told


async def services(cluster):
    cluster.compose("build", network=False)
    # A file of a user of the host.
    text = commands(cluster, "containers")
    os.chown(cluster.work + "/ledger-password", 1000, 1000)
    cluster.client = re.findall(r"\b[0-9a-f]{64}\b", text)[-1]
    await cluster.until_alive(*SERVICES)
    image = cluster.run("podman", "inspect", "openweather-cluster") + cluster.run("podman", "history", "--no-trunc",
                                                                                 "openweather-cluster")
    prove(KEY not in image, "the README's commands build and start five services, and the key is not in their image")
    async with services_of(cluster) as targets:
        await until_served(cluster, HOT)
        statuses = (await cluster.get([HOT, *places(30)] * 2))[0]
        # Logs go out once a second.
        await asyncio.sleep(1.5)
        used = {node for node in NODES if '"status":200' in cluster.run("podman", "logs", cluster.name(node))}
        prove(set(statuses) == {200} and len(targets) == len(set(targets)) == 31 and used == set(NODES),
              f"weather is served, {len(targets)} calls for 31 places by {len(used)} nodes")
        given = counted(cluster)
        prove(31 <= given <= 31 + 15, f"the bill is counted once: the ledger gave {given} for 31, with what is still leased")
        second = re.findall(r"\b[0-9a-f]{64}\b", commands(cluster, "tokens"))[-1]
        await asyncio.sleep(2)
        admitted = [status for status in (await cluster.get(places(30), second))[0]]
        prove(set(admitted) == {200} and await one(cluster, HOT, "a-stranger") == 401,
              "another token is admitted by a reload of each node, a stranger is not")
        found, told = files_with_key(cluster)
        prove(not found and told == set(NODES), f"the key is in no file of any service, and told to nodes alone {found} {told}")
        for service in SERVICES:
            text = cluster.run("podman", "exec", cluster.name(service), "sh", "-c",
                               "touch /x 2>&1 || true; grep CapEff /proc/1/status; grep core /proc/1/limits")
            limit = re.search(r"size +(\d+)", text)[1]
            prove("Read-only" in text and limit == "0", f"{service} cannot write its files nor a core, and has the capabilities "
                  + re.search(r"CapEff:\s+0*(\w+)", text)[1])
        cluster.compose("exec", "-T", "balancer", "cluster/reload-balancer")
        lost = [await one(cluster, HOT) for _ in range(50)]
        await asyncio.sleep(1)
        left = cluster.run("podman", "exec", cluster.name("balancer"), "sh", "-c", "cat /proc/[0-9]*/comm | grep -c haproxy")
        prove(set(lost) == {200} and left == "2", f"the balancer is reloaded, and its old worker ends ({left} processes)")
        for service in SERVICES:
            back = await cluster.killed(service)
            seconds = await until_served(cluster, f"/data/2.5/weather?lat=70.{SERVICES.index(service)}&lon=1")
            prove(True, f"a killed {service} is up again after {back:.1f} s, and calls are sent {seconds:.1f} s later")
    kept = counted(cluster)
    cluster.compose("down")
    cluster.compose("up", "--detach")
    await cluster.until_alive(*SERVICES)
    async with services_of(cluster) as targets:
        await until_served(cluster, HOT)
        statuses = (await cluster.get([HOT, *places(30)]))[0]
        prove(set(statuses) == {200} and not targets and counted(cluster) >= kept,
              f"other containers have the {kept} counts, the tokens and what was kept")
    cluster.compose("down", "--volumes")


async def run(is_full):
    if not is_full:
        return print("NOT RUN: compose.yaml, without --full", flush=True)
    with containers("cluster", SERVICES) as cluster:
        await services(cluster)
