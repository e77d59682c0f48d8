"""A day of operations: the commands of the gateway's README, as an operator would run them."""
import asyncio
import os
import re
import shutil
import subprocess
import tempfile

from harness import GATEWAY, HOT, KEY, Gateway, Service, block, json_response, place, places, ports, prove

async def run_block(name, gateway, lines=None, **more):
    """Runs them, or their first lines, in the gateway's folder and returns what they print, when new workers serve after a
    reload."""
    commands = "".join(block(name).splitlines(keepends=True)[:lines])
    before = set(gateway.workers()) if "reload" in commands else set()
    process = await asyncio.create_subprocess_exec("sh", "-euc", block("folders") + commands, cwd=gateway.folder,
                                                   env={**gateway.environment, **more}, stdout=subprocess.PIPE,
                                                   stderr=subprocess.STDOUT)
    output = (await process.communicate())[0].decode()
    prove(process.returncode == 0, f"README, {name} {output.strip() if process.returncode else ''}")
    while before and (before & set(gateway.workers()) or not gateway.workers()):
        await asyncio.sleep(0.05)
    return output.strip()


async def tokens(gateway):
    old = gateway.token("old-app")
    await run_block("reload", gateway)
    first = (await gateway.get([HOT], old))[0]
    new = (await run_block("tokens", gateway)).split()[0]
    statuses = [(await gateway.get([HOT], token))[0][0] for token in (old, new)]
    prove(first == [200] and statuses == [401, 200], f"a token that is removed is refused, a new one admitted {statuses}")


async def key(gateway, accepted):
    accepted[0] = "a-new-key"
    cold = (await gateway.get(places(3, 500)))[0]
    status, report = await gateway.health()
    prove(set(cold) == {502} and status == 503 and "weather: the service refuses the key" in report,
          "a key that is refused makes /health red")
    open(gateway.folder + "/new-key", "w").write("a-new-key\n")
    await run_block("key", gateway)
    cold = (await gateway.get(places(3, 600)))[0]
    prove(cold == [200] * 3 and (await gateway.health())[0] == 200, f"the new key is used at once {cold}")


async def logs(gateway):
    await run_block("logs", gateway)
    await asyncio.sleep(0.3)
    before = os.path.getsize(gateway.home + "/logs/access.log.1")
    await gateway.get([HOT] * 5)
    await asyncio.sleep(1.5)
    lines = open(gateway.home + "/logs/access.log").read().count("\n")
    # A worker writes what it had when it opens the new file.
    prove(lines >= 5 and os.path.getsize(gateway.home + "/logs/access.log.1") == before,
          f"after a rotation {lines} lines are in the new log, and none in the old one")


async def under_load(gateway, change):
    """Ten clients ask while the gateway is changed; the statuses that they saw, and the questions that they lost."""
    lost, is_over = [], [False]

    async def client(number):
        statuses = set()
        while not is_over[0]:
            statuses |= {status for status, _, _ in await gateway.ask([HOT, place(700 + number)] * 20, lost=lost)}
        return statuses
    clients = [asyncio.create_task(client(number)) for number in range(10)]
    await change()
    is_over[0] = True
    return set().union(*await asyncio.gather(*clients)), lost


async def reloads(gateway):
    async def change():
        for _ in range(3):
            await run_block("reload", gateway)
    statuses, lost = await under_load(gateway, change)
    prove(statuses == {200} and not lost, f"three reloads under load lose {len(lost)} questions, statuses {statuses}")


async def upgrade(gateway):
    newer = gateway.home + "/newer"
    shutil.copytree(gateway.folder, newer)
    text = open(newer + "/lua/health.lua").read()
    open(newer + "/lua/health.lua", "w").write(text.replace('{"status":', '{"version":2,"status":'))
    await run_block("upgrade", gateway, NEW_FOLDER=newer)
    prove('"version":2' in (await gateway.health())[1], "the new files are used")


async def disk(gateway):
    filler = gateway.home + "/logs/access.log.2"
    try:
        with open(filler, "wb") as file:
            while True:
                file.write(b"x" * 4096)
                file.flush()
    except OSError:
        pass
    kept, cold = (await gateway.get([HOT]))[0], (await gateway.get(places(20, 800)))[0]
    status, report = await gateway.health()
    alive = (await gateway.get(["/live"], port=gateway.status_port))[0]
    prove(kept == [200] and set(cold) == {503} and alive == [200],
          f"a full disk: what is kept {kept}, alive {alive}, the rest {set(cold)}")
    prove(status == 503 and "the disk is full" in report, "/health names the disk")
    await run_block("disk", gateway)
    cold, status = (await gateway.get(places(3, 900)))[0], (await gateway.health())[0]
    prove(cold == [200] * 3 and status == 200, f"with room again everything is well {cold} {status}")


async def restore(gateway):
    before = gateway.counted()
    await run_block("backup", gateway)
    await gateway.stop()
    shutil.rmtree(gateway.home + "/calls")
    os.remove(gateway.home + "/tokens")
    await run_block("restore", gateway)
    await gateway.start()
    status, report = await gateway.health()
    prove(gateway.counted() == before and f'"used":{before}' in report and (await gateway.get([HOT]))[0] == [200],
          f"a restored gateway knows its clients and its {before} calls")


async def products(gateway):
    before = await gateway.get(["/tile/map/clouds_new/1/1/1.png"])
    await run_block("products", gateway)
    await run_block("reload", gateway)
    # Nobody makes tiles here.
    after = await gateway.get(["/tile/map/clouds_new/1/1/1.png"])
    prove(before[0] == [404] and after[0] != [404], f"tiles are served when they are switched on {before[0]} {after[0]}")


async def purge(gateway, service):
    targets = [HOT, HOT + "&lang=de", place(1000)]
    for what, lines, again in [("a place is, in both languages", 1, 2), ("everything is", None, 3)]:
        await gateway.get(targets)
        before = len(service.targets)
        await run_block("purge", gateway, lines)
        await asyncio.sleep(2.1)
        statuses, asked = (await gateway.get(targets))[0], len(service.targets) - before
        prove(statuses == [200] * 3 and asked == again, f"{what} purged and asked again: {asked} calls")


async def day():
    accepted = [KEY]

    def answer(target):
        return json_response() if target.endswith("appid=" + accepted[0]) else json_response(b'{"cod":401}', "401 No")
    async with Service(answer) as service:
        gateway = Gateway(f"http://127.0.0.1:{service.port}", GATEWAY_CLIENT_PER_SECOND="100000000")
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=12m,mode=755", "gateway", gateway.home], check=True)
        folder = tempfile.mkdtemp(prefix="folder-", dir="/tmp")
        try:
            shutil.copytree(GATEWAY, folder, dirs_exist_ok=True)
            os.chmod(folder, 0o755)
            gateway.folder = folder
            gateway.environment["OPENWEATHER_API_KEY_FILE"] = folder + "/key"
            open(folder + "/key", "w").write(gateway.environment.pop("OPENWEATHER_API_KEY"))
            os.chmod(folder + "/key", 0o600)
            async with gateway:
                await gateway.get([HOT])
                await tokens(gateway)
                await key(gateway, accepted)
                await logs(gateway)
                await reloads(gateway)
                await upgrade(gateway)
                await disk(gateway)
                await restore(gateway)
                await purge(gateway, service)
                await products(gateway)
        finally:
            subprocess.run(["umount", "-l", gateway.home])
            shutil.rmtree(gateway.home, ignore_errors=True)
            shutil.rmtree(folder, ignore_errors=True)


async def judge():
    """A server of one's own that judges tokens is asked once a minute, and its outage stops nobody who is known."""
    async def answer_all(reader, writer):
        try:
            while head := await reader.readuntil(b"\r\n\r\n"):
                asked.append(head)
                status = b"204 Yes" if b"earer good" in head else b"401 No"
                writer.write(b"HTTP/1.1 " + status + b"\r\nContent-Length: 0\r\n\r\n")
        except (asyncio.IncompleteReadError, ConnectionError):
            writer.close()
    asked, port = [], next(ports)
    server = await asyncio.start_server(answer_all, "127.0.0.1", port)
    async with Service(lambda _: json_response()) as service:
        async with Gateway(f"http://127.0.0.1:{service.port}", GATEWAY_CLIENT_PER_SECOND="100000000",
                           GATEWAY_AUTHORIZE=f"http://127.0.0.1:{port}/authorize") as gateway:
            good = (await gateway.get([HOT] * 200, "good"))[0]
            bad = (await gateway.get([HOT] * 200, "bad"))[0]
            prove(set(good) == {200} and set(bad) == {401} and len(asked) <= 4,
                  f"400 hits ask the judge of tokens {len(asked)} times")
            # A verdict about one token is not one about others, nor about those who have none.
            for field, expected in [("Authorization: bearer good\r\n", 200), ("", 401),
                                    ("Authorization: Basic Z29vZA==\r\n", 401)]:
                reader, writer = await asyncio.open_connection("127.0.0.1", gateway.port)
                writer.write(f"GET {HOT} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{field}\r\n".encode())
                head = await reader.read()
                writer.close()
                prove(head.startswith(b"HTTP/1.1 %d " % expected), f"{field!r} gets {head[9:12].decode()}")
            server.close()
            for _ in range(20):
                await asyncio.sleep(0.01)
            # The last connection ends with the server, too.
            hits = (await gateway.get([HOT] * 20, "good"))[0]
            prove(set(hits) == {200}, f"while it is down, whoever is known is served {set(hits)}")


async def names():
    """A start without a name server: the gateway is alive, says what is wrong, and asks as soon as there is one."""
    async with Service(lambda _: json_response()):
        async with Gateway("https://no-such-name.invalid") as gateway:
            status, head, _ = (await gateway.ask([HOT]))[0]
            alive = (await gateway.get(["/live"]))[0]
            prove(status == 502 and "Gateway-Refusal: unknown" in head and alive == [200] and gateway.counted() == 0,
                  f"without a name server the gateway starts, costs nothing and says {status}")


async def shapes():
    """Requests that are none, and questions of any length."""
    async with Service(lambda _: json_response()) as service:
        async with Gateway(f"http://127.0.0.1:{service.port}", GATEWAY_LISTEN="127.0.0.1:%d [::1]:%d" % ((next(ports),) * 2)
                           ) as gateway:
            gateway.port = int(gateway.environment["GATEWAY_LISTEN"].rsplit(":", 1)[1])
            results = []
            for line in [b"GET /data/2.5/weather?q=" + b"a" * size for size in (300, 9000, 40_000, 200_000)] + [
                    b"GET /data/2.5/weather?q=a\tb", b"GET /data/2.5/weather?q=a\0b", b"GET /data/2.5/weather?q=%00",
                    b"GET /data/2.5/weather?q=%", b"GET /data/2.5/weather?q=\xff", b"GET /\xff", b"GET http://", b"get x",
                    b"GET /../../etc/passwd", b"POST /data/2.5/weather?q=a", b"\0", b"GET /refused/502", b"GET /authorize"]:
                reader, writer = await asyncio.open_connection("127.0.0.1", gateway.port)
                writer.write(line + b" HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer " + gateway.client.encode()
                             + b"\r\nConnection: close\r\n\r\n")
                try:
                    answer = await asyncio.wait_for(reader.read(), 10)
                except ConnectionError:
                    answer = b""
                results.append((line[:40], answer))
                writer.close()
            html = [line for line, answer in results if b"<html" in answer or re.match(rb"HTTP/1.1 5", answer)]
            prove(not html and not service.targets, f"{len(results)} odd requests get an answer in JSON or none {html}")
            reader, writer = await asyncio.open_connection("::1", gateway.port)
            writer.write(b"GET /live HTTP/1.0\r\n\r\n")
            prove(b" 200 " in await reader.read(), "clients may use both families of addresses")
            cases = ["/geo/1.0/direct?q=London", "/geo/1.0/direct?q=LONDON", "/geo/1.0/direct?q=l%6Fndon"]
            await gateway.get(cases)
            prove(len(service.targets) == 1, f"London and LONDON are {len(service.targets)} call")
            history = (await gateway.get(["/data/2.5/air_pollution/history?lat=1&lon=2&start=3&end=4"]))[0]
            prove(history == [200], f"the history of air quality is served {history}")


async def run(is_full):
    await day()
    await judge()
    await names()
    await shapes()
