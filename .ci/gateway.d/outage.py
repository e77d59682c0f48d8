"""A service that is not well: what an outage costs, and what clients see meanwhile."""
import asyncio
import re
import time

from harness import FAKETIME, RESET, Gateway, Service, age, dated_response, json_response, place, places, prove

RATE = 10
ASKED = [("", ""), ("2.5/weather", "3.0/onecall"), ("2.5/weather", "4.0/onecall/current")]


def by_product(targets):
    """The calls of the account, of One Call 3.0 and of 4.0."""
    counts = [sum(path in target for target in targets) for path in ("/3.0/", "/4.0/")]
    return [len(targets) - sum(counts), *counts]


PHASES = {"resets": RESET, "429": json_response(b'{"cod":429}', "429 Too Many Requests", "Retry-After: 120\r\n"),
          "401": json_response(b'{"cod":401}', "401 Unauthorized")}


async def ten_minutes(rate, make, whom, slack=3):
    """Resets, then 429, then 401, for two hundred clients of what `make` starts before a service, a gateway or a cluster of
    them, on clocks that are `rate` times as fast. An age may be wrong by `slack` seconds of theirs, and by five."""
    phase = ["well"]
    async with Service(lambda _: PHASES.get(phase[0], json_response())) as service, make(service) as asked:
        known = places(20)
        await asked.get(known)
        await asked.get(known)
        fetched = time.time()
        for node in getattr(asked, "nodes", [asked]):
            await node.stop()
            # Later than all lifetimes of what is kept.
            await node.start(LD_PRELOAD=FAKETIME, FAKETIME=f"+400s x{rate}", FAKETIME_CACHE_DURATION="1000000")
        started = time.time()
        await asyncio.sleep(1)

        def now():
            return started + 400 + (time.time() - started) * rate
        before, is_over, wrong, served, refused = len(service.targets), [False], [], [0], [0]

        async def client(number):
            cold = 1000 + number * 10_000
            await asyncio.sleep(number / 200)
            while not is_over[0]:
                # One of ten asks for what is not known: for the weather, and for One Call 3.0 and 4.0.
                target = known[number % 20] if number % 10 else place(cold).replace(*ASKED[number // 10 % 3])
                status, head, _ = (await asked.ask([target]))[0]
                cold += 1
                if number % 10 == 0:
                    refused[0] += status in (429, 502, 503)
                elif status == 200 and abs((age(head) or 0) - (now() - fetched)) < slack * rate + 5:
                    served[0] += 1
                else:
                    wrong.append((phase[0], head.split('\r\n\r\n')[0], round(now() - fetched)))
                await asyncio.sleep(0.5)
        phase[0] = "resets"
        clients = [asyncio.create_task(client(number)) for number in range(200)]
        costs = []
        for name in PHASES:
            phase[0], start = name, len(service.targets)
            await asyncio.sleep(200 / rate)
            costs.append(f"{name} {by_product(service.targets[start:])}")
        calls = by_product(service.targets[before:])
        prove(calls[0] <= 300 and max(calls[1:]) <= 9,
              f"ten minutes of outage for 200 clients{whom} cost {calls} calls of 30,000, 900 and 900 ({', '.join(costs)}), "
              f"on clocks {rate} times as fast")
        prove(not wrong and served[0] > 1000,
              f"{served[0]} answers for known places with their true age, {refused[0]} refusals for others {wrong[:3]}")
        phase[0], start, seen = "well", time.time(), len(service.targets)
        while 0 in by_product(service.targets[seen:]) and (time.time() - start) * rate < 120:
            await asyncio.sleep(0.02)
        back = (time.time() - start) * rate
        is_over[0] = True
        await asyncio.gather(*clients)
        prove(back <= 60, f"after its return every product of the service is asked again within {back:.0f} s")


def one_gateway(service):
    return Gateway(f"http://127.0.0.1:{service.port}", GATEWAY_DAY_ACCOUNT="30000", GATEWAY_MINUTE_ONECALL3="50",
                   GATEWAY_MINUTE_ONECALL4="50")


async def one_part():
    """Parts that fail by themselves: none hides another, on a clock that is ten times as fast."""
    silent = [set()]

    def answer(target):
        return RESET if any(path in target for path in silent[0]) else dated_response()
    async with Service(answer) as service:
        async with Gateway(f"http://127.0.0.1:{service.port}") as gateway:
            await gateway.stop()
            await gateway.start(LD_PRELOAD=FAKETIME, FAKETIME=f"+0s x{RATE}", FAKETIME_CACHE_DURATION="1000000")
            number = iter(range(100_000))

            async def statuses(index, count):
                return (await gateway.get([place(next(number)).replace(*ASKED[index]) for _ in range(count)]))[0]

            async def until_well(index, most):
                start = time.time()
                while (await statuses(index, 1) + await statuses(0, 1))[0] != 200 and (time.time() - start) * RATE < most:
                    await asyncio.sleep(0.1)
                return (time.time() - start) * RATE
            silent[0] = {"/2.5/"}
            weather = await statuses(0, 10)
            one_call = await statuses(1, 10)
            prove(200 not in weather and one_call == [200] * 10,
                  f"while the weather alone gets no answer, One Call does {one_call}")
            silent[0] = {"/2.5/", "/3.0/"}
            await until_well(1, 60)
            before = len(service.targets)
            await until_well(1, 200)
            calls = by_product(service.targets[before:])
            prove(calls[0] >= 3 and calls[1] == 0, f"while neither does, the weather is tried for both {calls}")
            silent[0] = {"/2.5/"}
            back = await until_well(1, 600)
            prove(back < 310, f"One Call is back after {back:.0f} s when the weather is not")
            silent[0] = {"/2.5/", "/3.0/"}
            await statuses(1, 10)
            silent[0] = set()
            back = await until_well(1, 120)
            prove(back <= 60, f"and after {back:.0f} s when all is well")


async def nonsense():
    """A 200 that is not the service's JSON is not kept, and what was known is."""
    well = json_response()
    current = [well]
    async with Service(lambda _: current[0]) as service:
        async with Gateway(f"http://127.0.0.1:{service.port}") as gateway:
            await gateway.get(places(5))
            await gateway.get(places(5))
            await gateway.stop()
            await gateway.start(LD_PRELOAD=FAKETIME, FAKETIME="+400s", FAKETIME_CACHE_DURATION="1000000",
                                FAKETIME_DONT_FAKE_MONOTONIC="1")
            kinds = [json_response(b"<html>login</html>"), json_response(b'{"main":'), json_response(b" \n"),
                     b"stray line\r\n", json_response(b"")]
            for number, current[0] in enumerate(kinds):
                status, head, body = (await gateway.ask([places(5)[number]]))[0]
                prove(status == 200 and b"filler" in body and (age(head) or 0) >= 400,
                      f"instead of {current[0][-20:]!r} a client sees what was known, and its age ({age(head)} s)")
            bad = (await gateway.get(places(5, 50)))[0]
            prove(200 not in bad, f"nothing else is kept of it: {bad}")


async def waiters():
    """Fifty that ask at once are answered together."""
    async with Service(lambda _: json_response(), delay=0.05) as service:
        async with Gateway(f"http://127.0.0.1:{service.port}") as gateway:
            for number in range(5):
                await asyncio.gather(*(gateway.get(places(1, number)) for _ in range(50)))
            await asyncio.sleep(1.5)
            # By nginx' own clock, as this machine may have other things to do.
            log = open(gateway.home + "/logs/access.log").read()
            seconds = sorted(float(text) for text in re.findall(r'"seconds":([\d.]+)', log))
            prove(len(service.targets) == 5 and seconds[-25] < 0.4,
                  f"50 waiters on a service of 50 ms have their answer after {seconds[125] * 1000:.0f} ms, "
                  f"the slowest after {seconds[-1] * 1000:.0f} ms, for one call")


async def run(is_full):
    await waiters()
    await nonsense()
    await one_part()
    await ten_minutes(1 if is_full else RATE, one_gateway, "")
