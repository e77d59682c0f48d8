"""One command starts a whole cluster, and one signal ends it."""
import asyncio
import os
import shutil
import signal
import subprocess
import tempfile

from cluster import CLUSTER, KEY
from harness import HOT, Gateway, Service, block, json_response, ports, prove


async def begin(folder, service, title):
    port = next(ports)
    first = port + 500
    environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "CLUSTER_HOME": folder, "CLUSTER_LISTEN": f"127.0.0.1:{port}",
                   "CLUSTER_LEDGER": f"127.0.0.1:{first}", "CLUSTER_FIRST_PORT": str(first), "OPENWEATHER_API_KEY": KEY,
                   "GATEWAY_UPSTREAM": f"http://127.0.0.1:{service.port}", "GATEWAY_TOKENS": folder + "/tokens"}
    # The README's commands, with another folder and another key.
    commands = block("start", "cluster").replace("=/var/lib/openweather-cluster", "=" + folder).replace("=… ", f"={KEY} exec ")
    process = subprocess.Popen(["sh", "-euc", commands], cwd=CLUSTER, env=environment, stdout=open(folder + "/log", "ab"),
                               stderr=subprocess.STDOUT, start_new_session=True)
    asker = Gateway.__new__(Gateway)
    asker.port = port
    answer = None
    for _ in range(150):
        try:
            asker.client = open(folder + "/log").read().split()[0]
            answer = (await asker.ask([HOT]))[0][0]
            break
        except (OSError, IndexError):
            prove(process.poll() is None, "start runs") if process.poll() is not None else None
            await asyncio.sleep(0.2)
    group = subprocess.run(["pgrep", "-g", str(process.pid)], capture_output=True, text=True).stdout.split()
    process.send_signal(signal.SIGTERM)
    while process.poll() is None:
        await asyncio.sleep(0.05)
    await asyncio.sleep(0.5)
    left = subprocess.run(["pgrep", "-g", str(process.pid)], capture_output=True, text=True).stdout.split()
    prove(answer == 200 and len(group) > 10 and not left,
          f"{title}: {len(group)} processes, an answer {answer}, and nothing left after TERM {left}")


async def run(is_full):
    folder = tempfile.mkdtemp(prefix="begin-", dir="/tmp")
    os.chmod(folder, 0o755)
    try:
        async with Service(lambda _: json_response()) as service:
            await begin(folder, service, "the start of a new cluster")
            shutil.rmtree(folder + "/node1/cache")
            shutil.rmtree(folder + "/node2/cache")
            shutil.rmtree(folder + "/node3/cache")
            await begin(folder, service, "its second start")
            prove(len(service.targets) == 2, f"{len(service.targets)} calls in all")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
