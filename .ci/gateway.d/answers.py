"""What a service may send: fields in any case and twice, ages that are none, its key, large answers, and those without end."""
import asyncio
import re
import time

from harness import KEY, Gateway, Service, age, json_response, place, ports, prove

LARGE = json_response(b'{"cod":200,"filler":"' + b"x" * 3_000_000 + b'"}')


async def fields():
    """The age and the wait that a service states count in any case, and an age that is none stops nothing."""
    response = json_response()
    async with Service(lambda target: response) as service, Gateway(f"http://127.0.0.1:{service.port}") as gateway:
        async def ask(number):
            return (await gateway.ask([place(number)]))[0]
        for number, text in enumerate(["Age: 7200", "age: 7200", "AGE: 7200\r\nAge: 7200"]):
            response = json_response(fields=text + "\r\n")
            status, head, _ = await ask(number)
            prove(status == 200 and age(head) == 7200, f"{text!r} is passed on: {status}, {age(head)}")
            calls = len(service.targets)
            await asyncio.sleep(2.5)
            status, head, _ = await ask(number)
            prove(age(head) >= 7202 and len(service.targets) == calls, f"and asked for once: {len(service.targets)} of {calls}")
        date = "Date: Thu, 26 Nov 2026 12:00:00 GMT\r\n"
        ages = [f"{date}Age: {text}\r\n" for text in ["1e300", "inf", "-7200", "9" * 400]]
        for number, text in enumerate([*ages, date * 2], 10):
            response = json_response(fields=text)
            await ask(number)
            response = json_response()
            prove((await ask(number + 10))[0] == 200, f"a call after {text[:60]!r}")
            prove("clockAhead" in (await gateway.health())[1], "and the operator has a report")
        response = json_response(b"{}", "429 Too Many Requests", "retry-after: 1000\r\n" * 2)
        head = (await ask(30))[1]
        prove("Retry-After: 1000" in head and "busy" in head, "a service that asks to wait, in lower case and twice")
        calls = len(service.targets)
        await gateway.ask([place(number) for number in range(31, 40)])
        prove(len(service.targets) == calls, "is left alone")


async def ends():
    """A large answer arrives; one that never ends, and one that is too large, end as `slow` and by the breaker."""
    trickles, calls = False, []

    async def serve(reader, writer):
        try:
            while await reader.readuntil(b"\r\n\r\n"):
                calls.append(1)
                writer.write(LARGE[:200] if trickles else LARGE)
                while trickles:
                    await writer.drain()
                    await asyncio.sleep(0.5)
                    writer.write(b"x")
        except (asyncio.IncompleteReadError, asyncio.CancelledError, ConnectionError):
            pass
        finally:
            writer.close()

    port = next(ports)
    async with await asyncio.start_server(serve, "127.0.0.1", port):
        async with Gateway(f"http://127.0.0.1:{port}", GATEWAY_TIMEOUT="2") as gateway:
            for form in ["", "Accept-Encoding: gzip\r\n"]:
                status, _, body = (await gateway.ask([place(1)], fields=form))[0]
                prove(status == 200 and len(body) > 2_000, f"3 MB {form!r}: {status}, {len(body)} bytes")
            trickles, start = True, time.time()
            several = await asyncio.gather(*[gateway.ask([place(number)]) for number in range(2, 5)])
            kinds = {re.search("Gateway-Refusal: (.*)\r", head)[1] for ((_, head, _),) in several}
            prove(kinds == {"slow"} and time.time() - start < 8, f"no end: {kinds} after {time.time() - start:.0f} s")
            before = len(calls)
            await gateway.ask([place(number) for number in range(5, 15)])
            prove(len(calls) == before, f"and the service is left alone: {len(calls) - before} calls")
            prove((await gateway.health())[0] == 503, "and the operator hears of it")


async def keys():
    """A service that repeats the key in any spelling of JSON or of an address is quoted without it, and as JSON."""
    percents, escapes = ["".join(form % ord(letter) for letter in KEY) for form in ("%%%02X", "\\u%04x")]
    spellings = [KEY, KEY.upper(), percents, percents.lower(), escapes, KEY[:3] + escapes[18:24] + KEY[4:],
                 escapes[:6] + KEY[1:]]
    spelling = ""
    async with Service(lambda target: json_response(b'{"link":"<%s>"}' % spelling.encode())) as service:
        async with Gateway(f"http://127.0.0.1:{service.port}") as gateway:
            for number, spelling in enumerate(spellings):
                body = (await gateway.ask([place(number)]))[0][2]
                prove(body == b'{"link":"<>"}', f"{spelling} is left out: {body}")


async def caches():
    """No cache above may keep an answer, or a refusal, of any status."""
    def answer(target):
        return json_response(b"{}", "404 Not Found" if "nowhere" in target else "500 No" if "sick" in target else "200 OK")
    async with Service(answer) as service, Gateway(f"http://127.0.0.1:{service.port}") as gateway:
        for question, token, expected in [("q=here", None, 200), ("q=nowhere", None, 404), ("q=nowhere", None, 404),
                                          ("q=", None, 400), ("q=sick", None, 502), ("q=here", "stolen", 401)]:
            status, head, _ = (await gateway.ask(["/geo/1.0/direct?" + question], token))[0]
            prove(status == expected and head.count("Cache-Control: no-store") == 1, f"{question} is for no cache: {status}")
        status, head, _ = (await gateway.ask(["/nothing"]))[0]
        prove(status == 404 and "no-store" in head, "nor is a path that is not served")


async def plans():
    """A forecast that the plan lacks hides none that it has."""
    refusal = json_response(b'{"cod":401}', "401 Unauthorized")
    async with Service(lambda target: refusal if "daily" in target else json_response()) as service:
        async with Gateway(f"http://127.0.0.1:{service.port}") as gateway:
            statuses = (await gateway.get([f"/data/2.5/forecast{part}?q=a" for part in ("/daily", "")]))[0]
            prove(statuses == [502, 200], f"a refused forecast for 16 days, and one for 5: {statuses}")


async def run(is_full):
    await fields()
    await caches()
    await plans()
    await keys()
    await ends()
