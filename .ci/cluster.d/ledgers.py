"""A ledger whose day ends, whose clock is wrong, and that forgets."""
import asyncio
import datetime
import glob
import os
import re
import subprocess
import time

from cluster import Cluster, changed_gateway
from harness import Service, dated_response, json_response, place, places, prove


async def unsynced():
    """The ledger loses its power between a grant and its sync: what was not on the disk was not sent."""
    async with Service(lambda _: json_response()) as service, Cluster(service, 1, GATEWAY_DAY_ACCOUNT="10") as cluster:
        await cluster.get(places(3))
        log = glob.glob(cluster.home + "/ledger/appendonlydir/*.incr.aof")[0]
        synced = os.path.getsize(log)
        # Each sync takes a second longer, before it begins.
        tracer = subprocess.Popen(["strace", "-f", "-qq", "-p", str(cluster.ledger.pid), "-e", "trace=fdatasync", "-e",
                                   "inject=fdatasync:delay_enter=1000000", "-o", "/dev/null"])
        await asyncio.sleep(0.5)
        question = asyncio.create_task(cluster.get([place(100)]))
        while os.path.getsize(log) == synced:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.3)
        sent = len(service.targets)
        cluster.ledger.kill()
        cluster.ledger.wait()
        tracer.wait()
        granted, lost = sent == 3, os.path.getsize(log) - synced
        os.truncate(log, synced)
        await cluster.start_ledger()
        await question
        for number in range(200, 260):
            await cluster.get([place(number)])
            await asyncio.sleep(0.05)
        prove(granted and lost > 0 and len(service.targets) == cluster.counted() == 10,
              f"a ledger that loses {lost} bytes of a grant: {sent} calls before, {len(service.targets)} of 10 in all")


def shifted_ledger(moment):
    """Nodes whose script takes it to be `moment` when it asks Redis for the time."""
    asked = 'local time = redis.call("TIME")\n'
    return changed_gateway("lua/lease.redis.lua", asked, asked + f"time[1] = time[1] + {int(moment - time.time())}\n")


async def midnight():
    """A lease ends with the day of the ledger's clock, also for a node that is cut off."""
    moment = datetime.datetime(2026, 12, 31, 23, 59, 20, tzinfo=datetime.timezone.utc).timestamp()
    with shifted_ledger(moment):
        await end_of_day()


async def end_of_day():
    async with Service(lambda _: json_response()) as service, Cluster(service, 2) as cluster:
        started = time.time()
        node = cluster.nodes[0]
        while (await node.get([place(1)]))[0] != [200]:
            await asyncio.sleep(0.1)
        node.link.cut()
        held = (await node.get([place(2)]))[0]
        await asyncio.sleep(max(0, started + 11 - time.time()))
        late = await node.ask([place(3)])
        prove(held == [200] and late[0][0] == 503 and len(service.targets) == 2,
              f"a node that is cut off spends what it holds ({held}), and nothing once the day ends ({late[0][0]})")
        days = sorted(cluster.redis("keys", "openweather:day:*").split())
        node.link.mend()
        await asyncio.sleep(1.1)
        await node.get([place(4)])
        both = sorted(cluster.redis("keys", "openweather:day:*").split())
        prove([name.split(":")[2] for name in both] == ["2026-12-31", "2027-01-01"] and len(days) == 1,
              f"shortly before midnight a call counts for both days {both}")


async def wrong_ledger_clock():
    """The ledger's clock jumps a day ahead; the nodes know the service's day, and the cap of that day holds."""
    with shifted_ledger(time.time()) as path:
        async with Service(lambda _: dated_response()) as service, Cluster(service, GATEWAY_DAY_ACCOUNT="30") as cluster:
            await cluster.get(places(20))
            script = open(path).read()
            with open(path, "w") as file:
                file.write(re.sub(r"time\[1\] = time\[1\] \+ -?\d+", "time[1] = time[1] + 86400", script))
            for node in cluster.nodes:
                await node.stop()
                await node.start()
            await cluster.get(places(60, 1000))
            prove(10 < len(service.targets) <= 30, f"the ledger's clock a day ahead: {len(service.targets)} calls of 30")


async def forgetful():
    """A ledger that is empty, or that may forget, counts nothing."""
    async with Service(lambda _: json_response()) as service, Cluster(service, 1) as cluster:
        node = cluster.nodes[0]
        cluster.redis("config", "set", "appendfsync", "everysec")
        node.link.mend()
        status, head, _ = (await cluster.ask([place(1)]))[0]
        prove(status == 503 and "uncounted" in head and not service.targets, f"a ledger that may forget: {status}")
        prove("it may forget" in (await node.health())[1], "and /health says so")
        cluster.redis("config", "set", "appendfsync", "always")
        await asyncio.sleep(1.1)
        cluster.redis("flushall")
        status, head, _ = (await cluster.ask([place(2)]))[0]
        prove(status == 503 and "uncounted" in head and not service.targets, f"a ledger that lost its counts: {status}")
        prove("the ledger is new" in (await node.health())[1], "and /health says so, too")


async def run(is_full):
    await unsynced()
    await midnight()
    await wrong_ledger_clock()
    await forgetful()
