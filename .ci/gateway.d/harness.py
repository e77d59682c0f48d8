"""A service, a gateway on nginx before it, and clients, for the proofs of `.ci/gateway`."""
import asyncio
import email.utils
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
# Another folder shows how an earlier gateway fails.
GATEWAY = os.environ.get("GATEWAY_FOLDER", os.path.join(ROOT, "Examples/Gateway"))
KEY = "5ec3e7-0f-the-g4teway"
HOT = "/data/2.5/weather?lat=51.5&lon=-0.12&units=metric"
BODY = (b'{"cod":200,"filler":"' + b"x" * 460 + b'"}')
FAKETIME = f"/usr/lib/{os.uname().machine}-linux-gnu/faketime/libfaketime.so.1"


def free_ports():
    """Ports on which nobody listens, each once."""
    for port in range(11000 + os.getpid() % 4000 * 4, 32000):
        with socket.socket() as one:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                one.bind(("127.0.0.1", port))
            except OSError:
                continue
        yield port


ports = free_ports()


# The commands of the READMEs that were run, by folder.
ran = set()


def block(name, folder="."):
    """The commands of the README of a folder of the gateway's under a name."""
    ran.add((folder, name))
    return re.search(r"^```sh " + name + r"\n(.*?)^```", open(f"{GATEWAY}/{folder}/README.md").read(), re.S | re.M)[1]


def unproven(folder="."):
    """The names of the commands that were not run."""
    names = re.findall(r"^```sh (\w+)$", open(f"{GATEWAY}/{folder}/README.md").read(), re.M)
    return {name for name in names if (folder, name) not in ran}


def prove(is_true, text):
    print(("ok: " if is_true else "FAILED: ") + text, flush=True)
    if not is_true and "GATEWAY_FOLDER" not in os.environ:
        sys.exit(1)


class Service:
    """Stands for OpenWeather; `answer` takes the target and returns the bytes of a response, or None for none."""

    def __init__(self, answer, tls=None, delay=0, port=None, host="127.0.0.1"):
        self.answer, self.tls, self.targets, self.port, self.delay = answer, tls, [], port or next(ports), delay
        self.host = host

    async def __aenter__(self):
        self.server = await asyncio.start_server(self.serve, self.host, self.port, backlog=4096, ssl=self.tls)
        return self

    async def __aexit__(self, *_):
        self.server.close()

    async def serve(self, reader, writer):
        try:
            while head := await reader.readuntil(b"\r\n\r\n"):
                target = head.split(b" ")[1].decode()
                self.targets.append(target)
                await asyncio.sleep(self.delay)
                response = self.answer(target)
                if response is None:
                    await asyncio.sleep(3600)
                if response == RESET:
                    break
                writer.write(response)
                await writer.drain()
        except (asyncio.IncompleteReadError, asyncio.CancelledError, ConnectionError):
            pass
        finally:
            writer.close()


# Closes the connection without an answer.
RESET = b""


def json_response(body=BODY, status="200 OK", fields=""):
    return b"HTTP/1.1 %s\r\nContent-Type: application/json\r\n%sContent-Length: %d\r\n\r\n%s" % (
        status.encode(), fields.encode(), len(body), body)


def dated_response():
    return json_response(fields=f"Date: {email.utils.formatdate(usegmt=True)}\r\n")


class Gateway:
    """The gateway on nginx, in a folder of its own."""

    # Where it is asked, and how it is known there.
    host, tls = "127.0.0.1", None

    def __init__(self, upstream, **settings):
        self.home = tempfile.mkdtemp(prefix="gateway-", dir="/tmp")
        os.chmod(self.home, 0o755)
        self.port, self.status_port = next(ports), next(ports)
        self.environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "GATEWAY_HOME": self.home,
                            "GATEWAY_LISTEN": f"127.0.0.1:{self.port}",
                            "GATEWAY_STATUS_LISTEN": f"127.0.0.1:{self.status_port}", "GATEWAY_WORKERS": "2",
                            "GATEWAY_UPSTREAM": upstream, "OPENWEATHER_API_KEY": KEY,
                            "GATEWAY_CLIENT_PER_MINUTE": "60000000", "GATEWAY_CLIENT_BURST": "1000000",
                            "GATEWAY_MINUTE_ACCOUNT": "100000000", "GATEWAY_MINUTE_ONECALL3": "100000000",
                            "GATEWAY_MINUTE_ONECALL4": "100000000", "GATEWAY_DAY_ACCOUNT": "100000000", **settings}

    def token(self, name):
        return subprocess.run([GATEWAY + "/token", name], env=self.environment, check=True, capture_output=True,
                              text=True).stdout.strip()

    async def __aenter__(self):
        self.client = self.token("first")
        self.other = self.token("other")
        await self.start()
        return self

    async def start(self, **more):
        """Starts nginx, or starts it again on the same folder; `more` are variables of this start alone."""
        self.output = open(self.home + "/output", "ab")
        self.nginx = subprocess.Popen([GATEWAY + "/start"], env={**self.environment, **more}, stdout=self.output,
                                      stderr=self.output)
        while self.nginx.poll() is None:
            try:
                if open(self.home + "/run/nginx.pid").read().strip() == str(self.nginx.pid):
                    return
            except OSError:
                pass
            await asyncio.sleep(0.02)
        sys.exit("the gateway did not start: " + open(self.home + "/output").read())

    async def stop(self):
        self.nginx.send_signal(signal.SIGTERM)
        while self.nginx.poll() is None:
            await asyncio.sleep(0.02)

    def processes(self):
        """nginx and all that it has started."""
        children = open(f"/proc/{self.nginx.pid}/task/{self.nginx.pid}/children").read().split()
        return [self.nginx.pid, *map(int, children)]

    async def kill(self):
        for pid in self.processes():
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
        self.nginx.wait()

    async def __aexit__(self, *_):
        await self.stop()
        shutil.rmtree(self.home, ignore_errors=True)

    def counted(self):
        """The calls in the files of counts."""
        folder = self.home + "/calls"
        size = 8 if os.path.exists(GATEWAY + "/lua") else 1
        return sum(os.path.getsize(f"{folder}/{name}") // size for name in os.listdir(folder) if name[0] == "2")

    async def health(self):
        statuses, everything = await self.get(["/health"], port=self.status_port)
        return statuses[0], everything.decode()

    def workers(self):
        return [int(pid) for pid in open(f"/proc/{self.nginx.pid}/task/{self.nginx.pid}/children").read().split()
                if "worker" in open(f"/proc/{pid}/cmdline").read()]

    async def ask(self, targets, token=None, port=None, fields="", lost=None):
        """The status, the fields and the body of each answer to requests on one connection."""
        writer, answers, rest = None, [], list(targets)
        while rest:
            try:
                if writer is None:
                    reader, writer = await asyncio.open_connection(self.host, port or self.port, ssl=self.tls)
                writer.write(f"GET {rest[0]} HTTP/1.1\r\nHost: x\r\n{fields}"
                             f"Authorization: Bearer {token or self.client}\r\n\r\n".encode())
                head = await reader.readuntil(b"\r\n\r\n")
                length = re.search(rb"content-length: (\d+)", head, re.I)
                body = await reader.readexactly(int(length[1])) if length else b""
                while b"chunked" in head and (size := int(await reader.readline(), 16) + 2):
                    body += (await reader.readexactly(size))[:-2]
                    if size == 2:
                        break
            except (ConnectionError, asyncio.IncompleteReadError):
                # A reload closes connections that wait for their next request.
                if lost is not None:
                    lost.append(rest[0])
                if writer:
                    writer.close()
                writer = None
                await asyncio.sleep(0.01)
                continue
            rest.pop(0)
            answers.append((int(head.split(b" ")[1]), head.decode("latin-1"), body))
            if re.search(rb"connection: close", head, re.I):
                writer.close()
                writer = None
        if writer:
            writer.close()
        return answers

    async def get(self, targets, token=None, port=None, fields=""):
        """The statuses and the bytes of the answers to requests on one connection."""
        answers = await self.ask(targets, token, port, fields)
        return [status for status, _, _ in answers], b"".join(head.encode("latin-1") + body for _, head, body in answers)

    def written(self):
        for base, _, files in os.walk(self.home):
            for name in files:
                if os.path.isfile(os.path.join(base, name)):
                    yield os.path.join(base, name)


def place(number):
    """A question for a place on the grid of two decimals, each number another place."""
    return f"/data/2.5/weather?lat={number // 18000 / 100:.2f}&lon={number % 18000 / 100:.2f}"


def places(count, first=0):
    return [place(number) for number in range(first, first + count)]


def age(head):
    """The age that the fields of an answer state; None for none."""
    found = re.search(r"^age: (\d+)", head, re.I | re.M)
    return int(found[1]) if found else None


def ticks(pids):
    """The microseconds of processor time that processes have taken."""
    total = 0
    for pid in pids:
        fields = open(f"/proc/{pid}/stat").read().rsplit(")", 1)[1].split()
        total += int(fields[11]) + int(fields[12])
    return total * 1_000_000 // os.sysconf("SC_CLK_TCK")


async def wrk(url, token, *, seconds=1, connections=32, fields=(), script=None):
    """The number of answers and the slowest of a hundred, in milliseconds."""
    headers = [part for field in [f"Authorization: Bearer {token}", *fields] for part in ("-H", field)]
    process = await asyncio.create_subprocess_exec("wrk", "-t1", f"-c{connections}", f"-d{seconds}", "--latency", *headers,
                                                   *(("-s", script) if script else ()), url, stdout=subprocess.PIPE)
    output = (await process.communicate())[0].decode()
    if "Non-2xx" in output:
        sys.exit(output)
    slowest = re.search(r"99%\s+([\d.]+)(us|ms|s)", output)
    return int(re.search(r"(\d+) requests in", output)[1]), float(slowest[1]) * {"us": 0.001, "ms": 1, "s": 1000}[slowest[2]]
