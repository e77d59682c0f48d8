"""The balancer and the gateway name a question alike: one file, in two versions of Lua."""
import asyncio
import math
import os
import random
import re
import shutil
import subprocess
import tempfile
import urllib.parse

from harness import GATEWAY, ports, prove

# Texts in several scripts and lengths, whose letters have two cases.
NAMES = ["London", "São Paulo", "Ὀδησσός", "ΑΘΗΝΑ", "Москва", "ЁЛКА", "東京", "İstanbul", "Weißenburg", "Łódź", "a,b,GB",
         "O'Fallon", "100% (x)", "𝔘", "Straße"]
PATHS = {
    "/data/2.5/weather": ["place", "units", "lang"], "/data/2.5/forecast": ["place", "units", "lang", "cnt"],
    "/data/2.5/air_pollution": ["lat", "lon"], "/data/3.0/onecall": ["lat", "lon", "exclude", "units", "lang"],
    "/data/3.0/onecall/timemachine": ["lat", "lon", "dt"], "/geo/1.0/direct": ["q", "limit"], "/geo/1.0/zip": ["zip"],
    "/data/3.0/onecall/day_summary": ["lat", "lon", "date", "tz"], "/geo/1.0/reverse": ["lat", "lon", "limit"],
    "/data/4.0/onecall/timeline/1h": ["lat", "lon", "cnt", "start"], "/data/4.0/onecall/alert/": ["alert"],
}


def spelled(chance, text):
    """A text in another case and encoding."""
    text = chance.choice([text, text.upper(), text.lower(), text.swapcase()])
    bare = urllib.parse.quote(text, safe=chance.choice(["", ",", "!*'(),"]))
    if chance.random() < 0.3:
        bare = re.sub("%..", lambda found: found[0].lower(), bare)
    return bare.replace("%20", "+") if chance.random() < 0.5 else bare


def number(chance, most):
    digits = chance.choice([0, 1, 2, 3, 4, 6, 12])
    value = chance.uniform(-most * 1.02, most * 1.02)
    return chance.choice([f"{value:.{digits}f}", f"{value:.{digits}f}00", "-0.00", "-180", "180.000", "0.005", "1.005", "1e1"])


def value(chance, name):
    if name in ("lat", "lon"):
        return number(chance, 90 if name == "lat" else 180)
    if name in ("q", "zip", "alert"):
        return spelled(chance, chance.choice(NAMES) if chance.random() < 0.7 else "".join(
            chr(chance.choice([chance.randrange(32, 127), chance.randrange(160, 1200)])) for _ in range(9)))
    return {"units": ["metric", "imperial", "standard", "kelvin"], "lang": ["en", "EN", "pt_BR", "zh-cn", "x"],
            "cnt": ["7", "007", "0", "200"], "limit": ["1", "05", "6"], "dt": ["1780056000", "01780056000", "-1"],
            "start": ["1780056000", "1.5"], "date": ["2026-11-24", "24.11.2026"], "tz": ["+02:00", "%2b02:00", "%2B02%3A00"],
            "exclude": ["hourly,daily", "daily,hourly", "daily%2Churly", "minutely,,", "alerts"]}[name][
                chance.randrange(2)]


def target(chance):
    """A question in one of its many spellings, sometimes one that makes no sense."""
    path, names = chance.choice(list(PATHS.items()))
    if names == ["alert"]:
        return path + value(chance, "alert")
    names = [one for name in names for one in
             (chance.choice([["lat", "lon"], ["q"], ["id"], ["zip"]]) if name == "place" else [name])]
    names = [name for name in names if chance.random() < 0.95]
    chance.shuffle(names)
    pairs = [f"{name}={value(chance, name) if name != 'id' else chance.choice(['2643743', '02643743', 'x'])}" for name in names]
    pairs += chance.choice([[], [], ["appid=stolen"], ["lat=1"], [""]])
    return path + "?" + chance.choice(["&", "&", "&&"]).join(pairs)


def cell(text):
    return math.floor(float(text) * 100 + 0.5)


class Namers:
    """nginx and the balancer, each of which answers with its name for the question."""

    async def __aenter__(self):
        self.home = tempfile.mkdtemp(prefix="keys-", dir="/tmp")
        os.chmod(self.home, 0o755)
        self.nginx_port, self.balancer_port = next(ports), next(ports)
        open(self.home + "/nginx.conf", "w").write(f"""
            load_module modules/ndk_http_module.so; load_module modules/ngx_http_lua_module.so;
            daemon off; pid {self.home}/pid; error_log {self.home}/error.log; user root;
            events {{ }} http {{ access_log off; lua_package_path "{GATEWAY}/lua/?.lua;;"; keepalive_requests 100000;
            server {{ listen 127.0.0.1:{self.nginx_port}; location / {{ content_by_lua_block {{
                ngx.header["Key"] = require("target").of(ngx.var.request_uri) or "refused" }} }} }} }}""")
        open(self.home + "/haproxy.cfg", "w").write(f"""
global
    lua-prepend-path {GATEWAY}/lua/?.lua
    lua-load-per-thread {GATEWAY}/cluster/balance.lua
defaults
    mode http
    timeout client 60s
frontend names
    bind 127.0.0.1:{self.balancer_port}
    http-request return status 200 hdr Raw %[pathq] hdr Key %[pathq,lua.target]
""")
        self.processes = [subprocess.Popen(["nginx", "-e", self.home + "/error.log", "-c", self.home + "/nginx.conf"]),
                          subprocess.Popen(["haproxy", "-db", "-f", self.home + "/haproxy.cfg"])]
        await asyncio.sleep(1)
        return self

    async def __aexit__(self, *_):
        for process in self.processes:
            process.terminate()
            process.wait()
        shutil.rmtree(self.home)

    async def names(self, port, targets):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        found = []
        for one in targets:
            writer.write(f"GET {one} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            length = re.search(r"^content-length: (\d+)", head, re.I | re.M)
            await reader.readexactly(int(length[1]) if length else 0)
            if "chunked" in head:
                await reader.readuntil(b"0\r\n\r\n")
            found.append(re.search(r"^key: (.*)\r$", head, re.I | re.M)[1])
        writer.close()
        return found


async def run(is_full):
    chance = random.Random(30)
    targets = [target(chance) for _ in range(100_000 if is_full else 10_000)]
    async with Namers() as namers:
        gateway = await namers.names(namers.nginx_port, targets)
        balancer = await namers.names(namers.balancer_port, targets)
        served = [index for index, name in enumerate(gateway) if name != "refused"]
        wrong = [(targets[index], gateway[index], balancer[index]) for index in range(len(targets))
                 if balancer[index] != (gateway[index] if gateway[index] != "refused" else targets[index])]
        prove(not wrong and len(served) > len(targets) / 4,
              f"{len(targets)} seeded questions, {len(served)} of them served: {len(wrong)} have two names {wrong[:2]}")
        prove(len({gateway[index] for index in served}) < len(served) * 0.95, "spellings meet")

        apart = []
        for index in served:
            given = dict(re.findall(r"[?&](lat|lon)=([^&]*)", targets[index]))
            named = dict(re.findall(r"[?&](lat|lon)=([^&]*)", gateway[index]))
            for axis in named:
                expected = cell(given[axis])
                if cell(named[axis]) != expected and not (expected == -18000 and named[axis] == "180.00"):
                    apart.append((targets[index], gateway[index]))
        prove(not apart, f"no place leaves its cell of the SDK's grid {apart[:2]}")

        for many in (["/data/2.5/weather?lat=38.72&lon=-9.14", "/data/2.5/weather?lon=-9.1400&lat=38.7200&appid=x",
                      "/data/2.5/weather?lat=38.720000&lon=-9.140&units=standard&lang=en"],
                     ["/geo/1.0/direct?q=London", "/geo/1.0/direct?q=l%6Fndon", "/geo/1.0/direct?q=LONDON+"],
                     ["/data/3.0/onecall?lat=1&lon=2&exclude=daily,hourly",
                      "/data/3.0/onecall?exclude=hourly%2Cdaily&lon=2&lat=1"]):
            found = set(await namers.names(namers.balancer_port, many))
            prove(len(found) == 1, f"{many[-1]} has the name {sorted(found)}")
        near = await namers.names(namers.balancer_port, [f"/data/2.5/weather?lat=38.7{digit}&lon=0" for digit in (2, 3)])
        prove(near[0] != near[1], "two places of the grid stay two")
