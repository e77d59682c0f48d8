"""The unit in a Debian of its own that systemd has started, and the commands of the README in it."""
import asyncio
import os
import re
import shutil
import ssl
import tempfile
import time

from harness import GATEWAY, HOT, KEY, Service, block, json_response, place, prove
from key import make_certificates
from machine import FOLDER, Machine, make_debian
from operations import under_load

ENVIRONMENT = "/etc/openweather-gateway/gateway.env"


async def start(machine):
    """The commands of the README, first without the key, then with it and without a name server."""
    machine.client = machine.run(block("systemd"), "/root/gateway").split()[0]
    while int(machine.property("NRestarts")) < 2:
        await asyncio.sleep(0.5)
    said = machine.run("journalctl --no-pager -u openweather-gateway")
    prove("there is no key" in said, "without a key, the journal says so, and the unit tries again")
    # At once, as the unit may start at any moment.
    settings = open(machine.root + ENVIRONMENT).read().replace("\nOPENWEATHER_API_KEY=", "\nOPENWEATHER_API_KEY=" + KEY)
    with open(machine.root + ENVIRONMENT + ".new", "w", opener=lambda path, flags: os.open(path, flags, 0o600)) as file:
        file.write(settings + "GATEWAY_UPSTREAM=https://localhost:8443\nGATEWAY_CLIENT_PER_SECOND=100000000\n"
                   "GATEWAY_UPSTREAM_CA=/etc/openweather-gateway/ca.pem\n")
    os.rename(file.name, machine.root + ENVIRONMENT)
    seconds = await machine.until("active")
    prove(True, f"it runs {seconds:.0f} s after the key is there, with no other command")
    status, head, _ = (await machine.ask([HOT]))[0]
    prove(status == 502 and "Gateway-Refusal: unknown" in head and machine.counted() == 0,
          f"it starts without a name server, and says {status}")
    open(machine.root + "/etc/hosts", "a").write("127.0.0.1 localhost\n")
    start = time.time()
    while (answer := (await machine.ask([HOT]))[0])[0] != 200 and time.time() < start + 60:
        await asyncio.sleep(0.5)
    prove(answer[0] == 200, f"{time.time() - start:.0f} s after the name is known, the service is asked "
          + (answer[1] if answer[0] != 200 else ""))
    user = machine.run("ps -o user= -p $(systemctl show -P MainPID openweather-gateway)")
    rules = machine.run("nft list table inet openweather_gateway")
    prove(user != "root" and "ct count over 256" in rules, f"it runs as {user}, and packets have rules")
    judged = machine.run("systemd-analyze security --no-pager openweather-gateway").split("\n")[-1]
    exposure = float(re.search(r": ([\d.]+)", judged)[1])
    machine.run("systemd-analyze verify /etc/systemd/system/openweather-gateway.service")
    prove(exposure < 2, f"systemd-analyze security: {judged.strip()}")


async def day(machine, service, accepted):
    old = machine.does("./token old-app; reload")
    first = (await machine.get([HOT], old))[0]
    new = machine.day("tokens").split()[0]
    statuses = [(await machine.get([HOT], token))[0][0] for token in (old, new)]
    prove(first == [200] and statuses == [401, 200], f"a token that is removed is refused, a new one admitted {statuses}")

    machine.run(f"sed -i '/^OPENWEATHER_API_KEY=/d; s/^#\\(OPENWEATHER_API_KEY_FILE=\\)/\\1/' {ENVIRONMENT}"
                f" && (umask 077; echo {KEY} >/etc/openweather-gateway/key) && systemctl restart openweather-gateway")
    await machine.until("active")
    before = (await machine.get([place(1)]))[0]
    accepted[0] = "a-new-key"
    while_old = (await machine.get([place(2)]))[0]
    machine.run(f"echo a-new-key >{FOLDER}/new-key")
    machine.day("key")
    after = (await machine.get([place(3)]))[0]
    found = machine.run("ls -l /etc/openweather-gateway/key /run/openweather-gateway/key").split("\n")
    prove((before, while_old, after) == ([200], [502], [200]) and all(re.match("-r[w-]-------", line) for line in found),
          f"a key in a file is rotated by a reload {before} {while_old} {after}")

    machine.day("logs")
    await asyncio.sleep(0.3)
    logs = machine.root + "/var/log/private/openweather-gateway/access.log"
    size = os.path.getsize(logs + ".1")
    await machine.get([HOT] * 5)
    await asyncio.sleep(1.5)
    prove(open(logs).read().count("\n") == 5 and os.path.getsize(logs + ".1") == size, "logs are rotated")

    async def change():
        await asyncio.sleep(0.2)
        await asyncio.to_thread(machine.day, "reload")
    statuses, lost = await under_load(machine, change)
    prove(statuses == {200} and not lost, f"systemctl reload under load loses {len(lost)} questions, statuses {statuses}")

    newer = machine.root + "/root/newer"
    shutil.copytree(GATEWAY, newer)
    text = open(newer + "/lua/health.lua").read()
    open(newer + "/lua/health.lua", "w").write(text.replace('{"status":', '{"version":2,"status":'))
    machine.day("upgrade", NEW_FOLDER="/root/newer")
    prove('"version":2' in (await machine.health())[1], "the new files are used")

    machine.day("purge")
    before = len(service.targets)
    await asyncio.sleep(2.1)
    prove((await machine.get([HOT]))[0] == [200] and len(service.targets) == before + 1, "what is purged is asked again")
    machine.run(f"touch {logs[len(machine.root):]}.2")
    machine.day("disk")
    prove(os.listdir(os.path.dirname(logs)).count("access.log") == 1 and not os.path.exists(logs + ".1"), "old logs are gone")


async def ends(machine, service):
    before, main = machine.counted(), machine.property("MainPID")
    machine.run(f"kill -9 {main}")
    await asyncio.sleep(0.2)
    seconds = await machine.until("active")
    fields = [(await machine.get([place(5000)]))[0], machine.property("MainPID") != main, machine.counted() - before]
    prove(fields == [[200], True, 1], f"killed, it is back after {seconds:.1f} s, and the count goes on {fields}")

    machine.day("backup")
    machine.run("systemctl stop openweather-gateway")
    left = machine.run("pgrep nginx -u $(stat -c %u /var/lib/private/openweather-gateway) || true")
    prove(machine.property("ActiveState") == "inactive" and machine.property("Result") == "success" and left == "",
          "a stop ends everything")
    kept = machine.counted()
    machine.run("rm -rf /var/lib/private/openweather-gateway/calls /etc/openweather-gateway/tokens")
    machine.day("restore")
    machine.run("systemctl start openweather-gateway")
    await machine.until("active")
    cold = (await machine.get([HOT, place(6000)]))[0]
    prove(machine.counted() == kept + 1 and cold == [200, 200] and (await machine.health())[0] == 200,
          f"restored, it knows its clients and its {kept} calls {cold}")


async def run(is_full):
    if not is_full:
        return
    accepted = [KEY]

    def answer(target):
        return json_response() if target.endswith("appid=" + accepted[0]) else json_response(b'{"cod":401}', "401 No")
    with tempfile.TemporaryDirectory(prefix="certificates-", dir="/tmp") as certificates:
        make_certificates(certificates)
        root = tempfile.mkdtemp(prefix="debian-", dir="/tmp")
        try:
            with Machine(root) as machine:
                make_debian(root, block("install"), ["nftables"])
                machine.boot()
                machine.until_booted()
                machine.enter()
                os.makedirs(root + "/etc/openweather-gateway", exist_ok=True)
                shutil.copy(certificates + "/ca.pem", root + "/etc/openweather-gateway/ca.pem")
                tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
                tls.load_cert_chain(certificates + "/server.pem", certificates + "/server.key")
                async with Service(answer, tls, port=8443) as service:
                    await start(machine)
                    await day(machine, service, accepted)
                    await ends(machine, service)
        finally:
            shutil.rmtree(root, ignore_errors=True)
