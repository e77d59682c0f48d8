"""The key is nowhere but in what is sent to the service, and a crash leaves no core."""
import asyncio
import glob
import os
import resource
import signal

from cluster import KEY, Cluster
from harness import HOT, Service, json_response, places, prove


def memory_of(pid):
    """What a process has in the memory that it may write to."""
    parts = []
    with open(f"/proc/{pid}/maps") as maps, open(f"/proc/{pid}/mem", "rb") as memory:
        for line in maps:
            span, rights = line.split()[:2]
            if rights.startswith("rw") and "[v" not in line:
                start, end = (int(text, 16) for text in span.split("-"))
                try:
                    memory.seek(start)
                    parts.append(memory.read(end - start))
                except (OSError, ValueError, OverflowError):
                    pass
    return b"".join(parts)


async def key_nowhere():
    def answer(target):
        return json_response(b'{"echo":"%s"}' % target.encode()) if "lat=3" not in target else json_response(
            b'{"cod":401,"message":"%s"}' % KEY.encode(), "401 No")
    async with Service(answer) as service, Cluster(service) as cluster:
        out = []
        for targets in ([HOT], places(10), ["/data/3.0/onecall?lat=3&lon=2", "/data/4.0/onecall/current?lat=3&lon=2"]):
            out.append((await cluster.get(targets))[1])
            out.append((await cluster.get(targets, fields="Accept-Encoding: gzip\r\n"))[1])
        for node in cluster.nodes:
            out.append((await node.get(["/health", "/status"], port=node.status_port))[1])
        out.append((await cluster.get(["/live"]))[1])
        cluster.redis("bgrewriteaof")
        cluster.redis("save")
        for name in cluster.redis("keys", "*").split():
            out += [name.encode(), cluster.redis("hgetall", name).encode(), cluster.redis("zrange", name, "0", "-1").encode()]
        for command in (["info", "all"], ["config", "get", "*"], ["client", "list"], ["slowlog", "get"], ["script", "kill"]):
            out.append(cluster.redis(*command).encode())
        await asyncio.sleep(1)
        homes = [cluster.home, *(node.home for node in cluster.nodes)]
        files = [name for home in homes for name in glob.glob(home + "/**", recursive=True) if os.path.isfile(name)]
        found = [name for name in files if KEY.encode() in open(name, "rb").read()]
        prove(not found and not any(KEY.encode() in text for text in out) and any("dump.rdb" in name for name in files),
              f"no key in {len(files)} files, the dump of the ledger and its log among them, nor in {len(out)} answers {found}")
        processes = cluster.processes()
        inside = {name for name, pid in processes.items() if KEY.encode() in memory_of(pid)}
        told = {name for name, pid in processes.items() for part in ("environ", "cmdline")
                if KEY.encode() in open(f"/proc/{pid}/{part}", "rb").read()}
        prove(not any(name.startswith(("balancer", "ledger")) for name in inside | told) and inside,
              f"of {len(processes)} processes, the balancer and the ledger never had it, neither in memory nor when they began")
        tokens = [name for name in files if cluster.client.encode() in open(name, "rb").read()]
        coordinates = [name for name in files if name.endswith((".log", ".aof", ".rdb")) and "/error.log" not in name
                       and b"51.5" in open(name, "rb").read()]
        prove(not tokens and not coordinates, f"no token in any file, no place in a log or the ledger {tokens + coordinates}")


async def no_cores():
    """Every process of the cluster crashes; none leaves a core."""
    most = resource.getrlimit(resource.RLIMIT_CORE)[1]
    resource.setrlimit(resource.RLIMIT_CORE, (most, most))
    pattern = open("/proc/sys/kernel/core_pattern").read().strip()
    async with Service(lambda _: json_response()) as service, Cluster(service) as cluster:
        await cluster.get(places(5))
        processes = cluster.processes()
        os.chmod(cluster.home, 0o777)
        folders = {os.readlink(f"/proc/{pid}/cwd") for pid in processes.values()}
        before = {name for folder in folders for name in os.listdir(folder) if "core" in name}
        workers = [*cluster.workers(), *cluster.balancer_workers(), cluster.ledger.pid]
        limits = {open(f"/proc/{pid}/limits").read().split("Max core file size")[1].split()[0] for pid in workers}
        for pid in workers:
            os.kill(pid, signal.SIGSEGV)
        await asyncio.sleep(1.5)
        after = {name for folder in folders for name in os.listdir(folder) if "core" in name}
        homes = [cluster.home, *(node.home for node in cluster.nodes)]
        cores = [name for home in homes for name in glob.glob(home + "/**", recursive=True)
                 if os.path.basename(name).startswith("core")]
        prove(limits == {"0"}, f"no worker of nginx or the balancer, nor the ledger, may write a core {limits}")
        prove(not cores and after == before, f"{len(workers)} crashed processes leave no core (the pattern is {pattern!r})")
        alive = [await node.get(["/live"]) for node in cluster.nodes]
        prove([statuses for statuses, _ in alive] == [[200]] * 3, "nginx has new workers")


async def run(is_full):
    await key_nowhere()
    await no_cores()
