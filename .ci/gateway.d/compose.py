"""compose.yaml with podman: its image, and its services."""
import asyncio
import subprocess

from containers import containers
from harness import HOT, KEY, Service, json_response, place, prove


async def services(gateway):
    gateway.compose("build", network=False)
    image = gateway.run("podman", "inspect", "openweather-gateway") + gateway.run("podman", "history", "--no-trunc",
                                                                                      "openweather-gateway")
    prove(KEY not in image, "compose.yaml is built, and the key is not in its image")
    gateway.client = gateway.compose("run", "-T", "--rm", "gateway", "./token", "ios-app").split()[-1]
    gateway.compose("up", "--detach")
    await gateway.until_alive("gateway")
    prove(True, "the service is up and healthy")
    gateway.enter("gateway")
    async with Service(lambda _: json_response(), port=8999):
        gateway.enter()
        statuses = (await gateway.get([HOT, place(1), HOT]))[0]
        await asyncio.sleep(1.5)
        log = gateway.run("podman", "logs", gateway.name("gateway"))
        prove(statuses == [200] * 3 and log.count('"status":200') >= 1, f"its port answers {statuses}, and its log goes out")
        other = gateway.compose("exec", "-T", "gateway", "./token", "other").split()[-1]
        gateway.compose("exec", "-T", "gateway", "./reload")
        await asyncio.sleep(2)
        prove((await gateway.get([HOT], other))[0] == [200], "a token is admitted by a reload in the container")
        text = gateway.compose("exec", "-T", "gateway", "sh", "-c", "touch /x 2>&1 || true; grep CapEff /proc/1/status")
        prove("Read-only" in text and text.endswith("00000000000000eb"), "it cannot write its files, and has six capabilities")
    gateway.compose("down")
    gateway.compose("--profile", "public", "up", "--detach")
    await gateway.until_alive("gateway")
    counts = gateway.compose("exec", "-T", "gateway", "sh", "-c", "cat /var/lib/openweather-gateway/calls/2*.account")
    kept = (await gateway.get([HOT]))[0]
    prove(kept == [200] and len(counts.split()) == 2, "another container has the counts, the tokens and the answers")
    gateway.enter("gateway")
    rules = subprocess.run(["nft", "list", "table", "inet", "openweather_gateway"], capture_output=True, text=True).stdout
    gateway.enter()
    prove("ct count over 256" in rules, "the profile `public` loads the rules for packets")
    await gateway.killed("gateway")
    prove((await gateway.get([HOT]))[0] == [200], "a killed container starts again")
    gateway.compose("down", "--volumes")


async def run(is_full):
    if not is_full:
        return
    with containers(".", ["gateway", "connections"]) as gateway:
        await services(gateway)
