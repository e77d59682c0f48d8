"""A million requests, and the memory of every process before and after."""
import os
import re
import tempfile

from cluster import Cluster
from harness import Service, json_response, prove, wrk
from places import SIXTY_PLACES


def resident(pid):
    """The kilobytes that a process has to itself, and those that it shares by its part."""
    return int(re.search(r"^Pss:\s+(\d+)", open(f"/proc/{pid}/smaps_rollup").read(), re.M)[1])


def lasting(cluster):
    """The processes that stay, which nginx' loader of what is kept does not."""
    return {name: pid for name, pid in cluster.processes().items()
            if b"cache loader" not in open(f"/proc/{pid}/cmdline", "rb").read()}


async def run(is_full):
    if not is_full:
        return print("NOT RUN: a million requests, without --full", flush=True)
    async with Service(lambda _: json_response()) as service, Cluster(service, GATEWAY_WORKERS="2") as cluster:
        with tempfile.TemporaryDirectory(dir="/tmp") as folder:
            script = folder + "/places.lua"
            with open(script, "w") as file:
                file.write(SIXTY_PLACES)
            url = f"http://127.0.0.1:{cluster.port}"
            # Every worker has seen every place.
            sent = 0
            while sent < 40_000:
                sent += (await wrk(url, cluster.client, script=script, seconds=2, connections=64))[0]
            processes = lasting(cluster)
            before, sent = {name: resident(pid) for name, pid in processes.items()}, 0
            files = {name: len(os.listdir(f"/proc/{pid}/fd")) for name, pid in processes.items()}
            while sent < 1_000_000:
                sent += (await wrk(url, cluster.client, script=script, seconds=5, connections=64))[0]
        after = {name: resident(pid) for name, pid in processes.items()}
        for name in processes:
            print(f"    {name}: {before[name]} kB, {after[name]} kB, {files[name]} descriptors")
        grown = {name: after[name] - before[name] for name in processes if after[name] > before[name] * 1.1 + 2000}
        prove(not grown and lasting(cluster) == processes,
              f"{sent} requests: {sum(before.values())} kB before, {sum(after.values())} kB after, in {len(processes)} "
              f"processes {grown}")
