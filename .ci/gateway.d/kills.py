"""Counts that hold: a cap over reloads, over kills at any moment, and with a clock that is wrong."""
import asyncio
import os
import random
import signal
import time

from harness import FAKETIME, Gateway, Service, age, dated_response, json_response, places, prove


async def cap():
    async with Service(lambda _: json_response()) as service:
        async with Gateway(f"http://127.0.0.1:{service.port}", GATEWAY_DAY_ACCOUNT="100", GATEWAY_WORKERS="8") as gateway:
            storm = asyncio.gather(*(gateway.get(places(25, 25 * n)) for n in range(16)))
            for _ in range(3):
                await asyncio.sleep(0.05)
                gateway.nginx.send_signal(signal.SIGHUP)
            statuses = [status for answer in await storm for status in answer[0]]
        prove(len(service.targets) == 100 and statuses.count(200) == 100,
              f"a cap of 100 lets {len(service.targets)} of 400 calls pass, over three reloads")


async def kills(rounds):
    """Kills master and workers at random moments under load."""
    chance = random.Random(rounds)
    most = rounds * 12
    async with Service(lambda _: json_response()) as service:
        async with Gateway(f"http://127.0.0.1:{service.port}", GATEWAY_DAY_ACCOUNT=str(most)) as gateway:
            behind = 0
            for number in range(rounds):
                before = len(service.targets)
                load = [asyncio.create_task(gateway.get(places(1000, 1000 * (8 * number + n)))) for n in range(8)]
                start, more = time.time(), chance.randrange(12)
                while len(service.targets) < before + more and time.time() < start + 2:
                    await asyncio.sleep(chance.random() * 0.01)
                await gateway.kill()
                for task in load:
                    task.cancel()
                await asyncio.gather(*load, return_exceptions=True)
                behind = max(behind, len(service.targets) - gateway.counted())
                await gateway.start()
            load = asyncio.gather(*(gateway.get(places(most // 4, 9_000_000 + 10_000 * n)) for n in range(8)))
            await load
            prove(behind <= 0 and len(service.targets) <= most,
                  f"after {rounds} kills a cap of {most} has let {len(service.targets)} calls pass, and the counts were "
                  f"never behind by more than {behind}")


async def number():
    """A gateway that was killed starts again when another process has its number, as in a container."""
    async with Service(lambda _: json_response()) as service:
        async with Gateway(f"http://127.0.0.1:{service.port}") as gateway:
            await gateway.kill()
            open(gateway.home + "/run/nginx.pid", "w").write(f"{os.getpid()}\n")
            await gateway.start()
            prove((await gateway.get(places(1)))[0] == [200], "killed, it starts though its number is another's")


async def clock():
    """Three days ahead and back."""
    async with Service(lambda _: dated_response()) as service:
        async with Gateway(f"http://127.0.0.1:{service.port}", GATEWAY_DAY_ACCOUNT="5") as gateway:
            await gateway.get(places(4))
            await gateway.stop()
            await gateway.start(LD_PRELOAD=FAKETIME, FAKETIME="+3d", FAKETIME_CACHE_DURATION="1000000",
                                FAKETIME_DONT_FAKE_MONOTONIC="1")
            await gateway.get(places(5, 100))
            await gateway.get(places(5, 100))
            status, report = await gateway.health()
            prove(status == 503 and "the clock is 2" in report, "a clock that is three days ahead is reported")
            await gateway.stop()
            await gateway.start()
            ages = [age(head) for status, head, _ in await gateway.ask(places(5, 100)) if status == 200]
            await gateway.get(places(5, 200))
            prove(len(service.targets) <= 5, f"a clock three days ahead and back: {len(service.targets)} calls of 5")
            prove(all(value is None or value > 86400 for value in ages),
                  f"nothing that was kept in the future is shown as new {ages}")


async def minute():
    """A clock that goes back and forth grants no minute twice."""
    async with Service(lambda _: json_response()) as service:
        async with Gateway(f"http://127.0.0.1:{service.port}", GATEWAY_MINUTE_ACCOUNT="10") as gateway:
            await gateway.stop()
            offset = gateway.home + "/offset"

            def set_clock(text):
                open(offset + ".new", "w").write(text)
                os.chmod(offset + ".new", 0o644)
                os.rename(offset + ".new", offset)
            set_clock("+0s")
            await gateway.start(LD_PRELOAD=FAKETIME, FAKETIME_TIMESTAMP_FILE=offset, FAKETIME_NO_CACHE="1",
                                FAKETIME_DONT_FAKE_MONOTONIC="1")
            for number, text in enumerate(["+0s", "+2m", "+0s", "-2m", "+1m", "+0s"]):
                set_clock(text)
                await asyncio.sleep(0.2)
                await gateway.get(places(15, 100 * number))
            prove(10 <= len(service.targets) <= 11,
                  f"a clock that goes back and forth: {len(service.targets)} calls of 10 a minute")


async def run(is_full):
    await cap()
    await kills(300 if is_full else 12)
    await number()
    await clock()
    await minute()
