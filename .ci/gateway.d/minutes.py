"""The minute of `memory.lua`, by a clock of the proof's own."""
import asyncio
import os
import shutil
import subprocess
import tempfile

from harness import GATEWAY, ports, prove

CAP = 50
# Takes a whole minute, gives it back when a disk has hung for as long as the ledger waits, and then takes what there is.
LUA = """
    local now, taken = 1000, {}
    package.loaded.clock = { monotonic = function() return now end }
    local memory = require "memory"
    for number = 1, CAP do
        local _, index = memory.take_of_minute(ngx.shared.minutes, "a", CAP)
        taken[number] = index
    end
    now = 1020
    for number = 1, CAP do memory.give_back(ngx.shared.minutes, "a", taken[number]) end
    while now < 1200 do
        while not memory.take_of_minute(ngx.shared.minutes, "a", CAP) do ngx.print(now, " ") end
        now = now + 1
    end
"""


async def moments():
    """The seconds at which calls were granted after those that were given back."""
    home, port = tempfile.mkdtemp(prefix="minutes-", dir="/tmp"), next(ports)
    open(home + "/nginx.conf", "w").write(f"""
        load_module modules/ndk_http_module.so; load_module modules/ngx_http_lua_module.so;
        daemon off; pid {home}/pid; user root; events {{ }}
        http {{ access_log off; lua_package_path "{GATEWAY}/lua/?.lua;;"; lua_shared_dict minutes 1m;
        server {{ listen 127.0.0.1:{port}; location / {{
        content_by_lua_block {{ {LUA.replace("CAP", str(CAP))} }} }} }} }}""")
    nginx = subprocess.Popen(["nginx", "-e", home + "/error.log", "-c", home + "/nginx.conf"])
    try:
        while nginx.poll() is None and not os.path.exists(home + "/pid"):
            await asyncio.sleep(0.02)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.0\r\n\r\n")
        answer = await reader.read()
        writer.close()
    finally:
        nginx.terminate()
        nginx.wait()
        shutil.rmtree(home)
    return [int(text) for text in answer.split(b"\r\n\r\n", 1)[1].split()]


async def run(is_full):
    found = await moments()
    most = max(sum(start <= moment < start + 60 for moment in found) for start in range(1000, 1200))
    prove(found.count(1020) == CAP and most <= CAP,
          f"{CAP} calls given back after 20 s make room for {found.count(1020)}; {most} of {len(found)} are within 60 s")
