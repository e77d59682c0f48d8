"""Judges the server for assistants with the official SDK of the Model Context Protocol."""
import asyncio
import random
import sys
import time

import jsonschema
import mcp
from mcp.client.stdio import StdioServerParameters

import counter
import fuzz

PROGRAM, ADDRESS, WORK = sys.argv[1:]
KEY = "the-key-of-the-judges"
TOOLS = {"now", "hours", "days", "air", "alerts", "compare", "when", "place"}
QUESTIONS = [
    ("What is the weather in Lisbon?", "now", {"place": "Lisbon"}),
    ("And in Fahrenheit?", "now", {"place": "Lisbon", "units": "imperial"}),
    ("Do I need an umbrella this afternoon?", "hours", {"place": "Lisbon", "hours": 12}),
    ("How will the week be?", "days", {"place": "Lisbon", "days": 7}),
    ("Is the air good enough for children?", "air", {"place": "Lisbon"}),
    ("Any warnings?", "alerts", {"place": "Lisbon"}),
    ("Is it warmer than yesterday?", "compare", {"place": "Lisbon"}),
    ("When can I go for a run?", "when", {"place": "Lisbon", "activity": "run"}),
    ("Which Paris is there?", "place", {"place": "Paris"}),
    ("Wie ist das Wetter in Tokio?", "now", {"place": "Tokyo", "language": "de"}),
]


def server(*arguments, **environment):
    return StdioServerParameters(command=PROGRAM, args=list(arguments), env={"HOME": WORK, **environment})


def client(parameters, mode="auto"):
    # A line that is no message leaves its request without an answer.
    return mcp.Client(parameters, mode=mode, read_timeout_seconds=30)


def demo():
    return server("--demo", "--calls", "1000000")


def text(result):
    assert len(result.content) == 1 and result.content[0].type == "text"
    return result.content[0].text


async def eras():
    for mode, version in [("legacy", "2025-11-25"), ("auto", "2026-07-28"), ("2026-07-28", "2026-07-28")]:
        async with client(demo(), mode) as session:
            assert session.protocol_version == version, session.protocol_version
            tools = (await session.list_tools()).tools
            assert {tool.name for tool in tools} == TOOLS
            for tool in tools:
                jsonschema.Draft202012Validator.check_schema(tool.input_schema)
                jsonschema.Draft202012Validator.check_schema(tool.output_schema)
                assert tool.description and tool.input_schema["additionalProperties"] is False
            # The SDK compares the result with the schema, too.
            result = await session.call_tool("now", {"place": "Lisbon"})
            assert not result.is_error and "Lisbon" in text(result)
            refused = await session.call_tool("now", {"place": "91,0"})
            assert refused.is_error and "No such place" in text(refused)
        print(f"{mode}: speaks {version}, {len(tools)} tools")


def arguments(generator, tool):
    cities = ["Lisbon", "Tokyo", "Reykjavik", "New York", "Nairobi", "Sydney", "Paris", "London, GB"]
    point = f"{generator.uniform(-89, 89):.2f},{generator.uniform(-179, 179):.2f}"
    values = {"place": generator.choice(cities + [point] * 8)}
    properties = tool.input_schema["properties"]
    for name, schema in properties.items():
        if name == "place" or generator.random() < 0.4:
            continue
        if "enum" in schema:
            values[name] = generator.choice(schema["enum"])
        elif schema["type"] == "integer":
            values[name] = generator.randint(schema["minimum"], schema["maximum"])
        else:
            values[name] = generator.choice(["en", "de", "fr", "ja", "pt_br", "ar"])
    return values


async def results(count, seed):
    generator = random.Random(seed)
    valid, failed, longest = 0, {}, 0
    async with client(demo()) as session:
        tools = (await session.list_tools()).tools
        validators = {tool.name: jsonschema.Draft202012Validator(tool.output_schema) for tool in tools}
        while valid < count:
            calls = [(tool, arguments(generator, tool)) for tool in generator.choices(tools, k=25)]
            answers = await asyncio.gather(*[session.call_tool(tool.name, given) for tool, given in calls])
            for (tool, given), answer in zip(calls, answers):
                if answer.is_error:
                    failed[text(answer)] = failed.get(text(answer), 0) + 1
                    assert sum(failed.values()) < count / 10, failed
                    continue
                valid += 1
                problems = list(validators[tool.name].iter_errors(answer.structured_content))
                assert not problems, (tool.name, given, problems[0].message)
                size = len(text(answer).encode())
                if given.get("detail") != "full":
                    longest = max(longest, size)
                    assert size <= 1_500, (tool.name, given, size)
    print(f"{valid} results are valid by their schemas, "
          f"{sum(failed.values())} failures; the longest short text has {longest} bytes: {failed}")


async def questions():
    proxy = counter.Counter(ADDRESS)
    for attempt in ["first", "again, in another process"]:
        before = proxy.count
        async with client(server(OPENWEATHER_API_KEY=KEY, OPENWEATHER_BASE_URL=proxy.address)) as session:
            for question, tool, given in QUESTIONS:
                sent = proxy.count
                answer = await session.call_tool(tool, given)
                assert not answer.is_error, text(answer)
                assert KEY not in text(answer) and KEY not in str(answer.structured_content)
                if attempt == "first":
                    print(f"\n> {question}\n  {tool} {given}, {proxy.count - sent} calls")
                    print("\n".join(f"    {line}" for line in text(answer).splitlines()))
        left = answer.structured_content["calls"]["left"]
        print(f"\nten questions, {attempt}: {proxy.count - before} calls, {left} of 100 left")
        assert left == 100 - proxy.count
    assert before == proxy.count, "a repeated question took a call"


async def main(seed):
    await eras()
    await results(1_000, seed)
    await questions()


SEED = int(time.time())
print(f"seed of the judge: {SEED}")
asyncio.run(main(SEED))
print(f"10000 damaged lines: {dict(sorted(fuzz.run(PROGRAM, 10_000, SEED).items(), key=str))}, and the process lives")
