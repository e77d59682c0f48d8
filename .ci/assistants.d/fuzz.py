"""Sends damaged lines to a server and looks at every line that it writes."""
import json
import random
import subprocess
import threading

META = {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}}
SEEDS = [
    {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "2025-03-26", "capabilities": {}}},
    {"jsonrpc": "2.0", "method": "notifications/initialized"},
    {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 3}},
    {"jsonrpc": "2.0", "id": "a", "method": "ping"},
    {"jsonrpc": "2.0", "id": 2, "method": "tools/list", "params": {"_meta": META}},
    {"jsonrpc": "2.0", "id": 3, "method": "server/discover", "params": {"_meta": META}},
    [{"jsonrpc": "2.0", "id": 4, "method": "ping"}, {"jsonrpc": "2.0", "id": 5, "method": "tools/list"}],
] + [
    {"jsonrpc": "2.0", "id": 9, "method": "tools/call", "params": {
        "name": name, "arguments": {"place": place, "units": "metric", "detail": "full"}, "_meta": META}}
    for name in ["now", "hours", "days", "air", "alerts", "compare", "when", "place"] for place in ["Lisbon", "1,2"]
]
VALUES = [None, True, 0, -1, 1.5, 1e300, 2**63, "", "\u0000", "\ud83c", "ÿ" * 300, [], {}, [[]], "NaN", "91,181"]


def replaced(random, value):
    """The value with one part of it replaced, left out, or added."""
    if random.random() < 0.2 or not isinstance(value, (dict, list)) or not value:
        return random.choice(VALUES)
    keys = list(value) if isinstance(value, dict) else range(len(value))
    key = random.choice(list(keys))
    copy = dict(value) if isinstance(value, dict) else list(value)
    if random.random() < 0.2:
        del copy[key]
    else:
        copy[key] = replaced(random, value[key])
    return copy


def line(random):
    value = random.choice(SEEDS)
    kind = random.randrange(6)
    if kind < 2:
        return json.dumps(replaced(random, value), ensure_ascii=random.random() < 0.9).encode("utf-8", "surrogatepass")
    data = bytearray(json.dumps(value).encode())
    if kind == 2:
        return bytes(data[:random.randrange(len(data))])
    if kind == 3:
        return bytes(data) * 2
    if kind == 4:
        return random.choice([b"[", b"{\"a\":", b"\"", b"\xff", b"-"]) * random.randrange(1, 3_000)
    for _ in range(random.randrange(1, 8)):
        data[random.randrange(len(data))] = random.randrange(256)
    return bytes(data)


def run(program, count, seed):
    """Sends lines and returns how many were written; fails for a line that is no message, or a process that ends."""
    generator = random.Random(seed)
    process = subprocess.Popen([program, "--demo", "--calls", "1000000"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE)
    written = []
    reader = threading.Thread(target=lambda: written.extend(process.stdout))
    errors = []
    listener = threading.Thread(target=lambda: errors.append(process.stderr.read()))
    reader.start()
    listener.start()
    for _ in range(count):
        process.stdin.write(line(generator).replace(b"\n", b"") + b"\n")
    process.stdin.write(b'{"jsonrpc":"2.0","id":"the last one","method":"ping"}\n')
    process.stdin.close()
    reader.join()
    listener.join()
    assert process.wait() == 0, f"seed {seed}: the process ended with {process.returncode}: {errors[0][-500:]}"
    codes = {}
    for text in written:
        assert text.endswith(b"\n")
        value = json.loads(text)
        for message in value if isinstance(value, list) else [value]:
            assert message["jsonrpc"] == "2.0" and "id" in message and ("result" in message) != ("error" in message), text
            code = message.get("error", {}).get("code", "result")
            codes[code] = codes.get(code, 0) + 1
    assert any(b'"the last one"' in text for text in written), f"seed {seed}: the last line was not answered"
    return codes
