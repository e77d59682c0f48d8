"""Clients that take more than theirs."""
import asyncio
import time

from harness import HOT, Gateway, Service, json_response, places, prove


async def shares():
    async with Service(lambda _: json_response()) as service:
        async with Gateway(f"http://127.0.0.1:{service.port}", GATEWAY_DAY_ONECALL3="200") as gateway:
            def questions(first):
                return [target.replace("2.5/weather", "3.0/onecall") for target in places(300, first)]
            fair = [await gateway.get([questions(0)[0]], gateway.other)]
            await asyncio.gather(*(gateway.get(questions(1000 * n)[:100]) for n in range(1, 6)))
            fair += [await gateway.get(questions(0)[1:], gateway.other)]
            served = sum(statuses.count(200) for statuses, _ in fair)
            prove(served == 100 and len(service.targets) == 200,
                  f"beside a greedy client, another has {served} of 200 calls, and all {len(service.targets)} are used")


async def minutes():
    async with Service(lambda _: json_response()) as service:
        async with Gateway(f"http://127.0.0.1:{service.port}", GATEWAY_CLIENT_PER_MINUTE="30",
                           GATEWAY_MINUTE_ONECALL3="20", GATEWAY_TRUSTED_PROXIES="127.0.0.1") as gateway:
            statuses = (await gateway.get([t.replace("2.5/weather", "3.0/onecall") for t in places(60)]))[0]
            prove(statuses.count(200) <= 21, f"One Call has a limit per minute: {statuses.count(200)} of 60 with one of 20")
            passed = 0
            spellings = ["2001:db8:1::%x", "2001:0DB8:0001:0:0:0:0:%x", "2001:db8:1:0:%x::1", "2001:db8:1:0:ffff:%x:0:1"]
            for number in range(80):
                fields = f"X-Forwarded-For: {spellings[number % 4] % (number + 1)}\r\n"
                passed += (await gateway.get(places(1, 1000 + number), gateway.other, fields=fields))[0] == [200]
            prove(passed <= 31, f"80 addresses of one network of IPv6, in four spellings, pass {passed} times of 30")


async def any_minute():
    """No 60 seconds have more calls than a minute may, also those from the end of one to the end of the next."""
    moments = []

    def answer(_):
        moments.append(time.clock_gettime(time.CLOCK_BOOTTIME))
        return json_response()
    async with Service(answer) as service:
        async with Gateway(f"http://127.0.0.1:{service.port}", GATEWAY_MINUTE_ACCOUNT="50") as gateway:
            await asyncio.sleep((57 - time.clock_gettime(time.CLOCK_BOOTTIME)) % 60)
            await gateway.get(places(60))
            for number in range(120):
                await gateway.get(places(1, 1000 + number))
                await asyncio.sleep(0.6)
    most = max(sum(start <= moment < start + 60 for moment in moments) for start in moments)
    prove(most <= 50 < len(moments), f"of {len(moments)} calls, {most} are within 60 seconds")


async def hits():
    async with Service(lambda _: json_response()) as service:
        async with Gateway(f"http://127.0.0.1:{service.port}", GATEWAY_CLIENT_PER_MINUTE="60", GATEWAY_CLIENT_BURST="1000",
                           ) as gateway:
            await gateway.get([HOT])
            statuses = []
            for _ in range(2):
                answers = await asyncio.gather(asyncio.sleep(1), *(gateway.get([HOT] * 10) for _ in range(20)))
                statuses += [status for answer in answers[1:] for status in answer[0]]
            prove(statuses == [200] * 400, f"200 hits a second from one address pass ({statuses.count(200)} of 400)")


async def flood():
    async with Service(lambda _: json_response()) as service:
        async with Gateway(f"http://127.0.0.1:{service.port}", GATEWAY_CLIENT_PER_SECOND="60",
                           GATEWAY_CLIENT_BURST="10") as gateway:
            storm = asyncio.gather(*(gateway.get([HOT] * 200) for _ in range(25)))
            others = []
            for _ in range(10):
                others += (await gateway.get([HOT], gateway.other))[0]
            storm = [status for answer in await storm for status in answer[0]]
        prove(others == [200] * 10 and storm.count(429) > 4000,
              f"a flood of 5,000 gets {storm.count(429)} times 429, and another client of the same address all it asks for")


async def run(is_full):
    await shares()
    await minutes()
    if is_full:
        await any_minute()
    await hits()
    await flood()
