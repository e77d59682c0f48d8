"""The key: nowhere but in what is sent to the service."""
import asyncio
import glob
import os
import signal
import ssl
import subprocess
import tempfile

from harness import HOT, KEY, Gateway, Service, json_response, prove


def make_certificates(folder, name="localhost"):
    def openssl(*arguments):
        subprocess.run(["openssl", *arguments], check=True, capture_output=True, cwd=folder)
    openssl("req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=test", "-keyout", "ca.key",
            "-out", "ca.pem")
    openssl("req", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=" + name, "-keyout", "server.key", "-out", "server.csr")
    open(folder + "/names", "w").write(f"subjectAltName=DNS:{name}\n")
    openssl("x509", "-req", "-in", "server.csr", "-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial", "-days", "2",
            "-extfile", "names", "-out", "server.pem")
    for name in os.listdir(folder):
        os.chmod(os.path.join(folder, name), 0o644)
    os.chmod(folder, 0o755)


async def look_for_the_key(gateway, title, allowed):
    """Asks for everything, and looks for the key in all that came out."""
    for target in [HOT, "/data/3.0/onecall?lat=1&lon=2", "/data/4.0/onecall/current?lat=1&lon=2"]:
        statuses, text = await gateway.get([target])
        prove(set(statuses) <= allowed, f"{title}: {statuses}")
        prove(KEY.encode() not in text, f"{title}: no key in the answer")
    report = (await gateway.get(["/health", "/status"], port=gateway.status_port))[1]
    configuration = subprocess.run(["nginx", "-T", "-e", "/dev/null", "-c", gateway.home + "/run/nginx.conf"],
                                   env=gateway.environment, capture_output=True).stdout
    files = {name: open(name, "rb").read() for name in gateway.written()}
    commands = b"".join(open(f, "rb").read() for f in glob.glob(f"/proc/{gateway.nginx.pid}/cmdline"))
    found = [name for name, data in {**files, "report": report, "nginx -T": configuration, "ps": commands}.items()
             if KEY.encode() in data]
    prove(found == [], f"{title}: no key in {len(files)} files, reports, configuration or process list {found}")


async def key_nowhere(certificates):
    async with Service(lambda _: None) as service:
        async with Gateway(f"http://127.0.0.1:{service.port}", GATEWAY_TIMEOUT="1") as gateway:
            await look_for_the_key(gateway, "the service is slow", {504})
    for title, settings, port_offset, allowed in [
            ("its certificate is for another host", {"GATEWAY_UPSTREAM": "https://127.0.0.1:{}"}, 0, {502}),
            ("its certificate is of no known authority",
             {"GATEWAY_UPSTREAM": "https://localhost:{}", "GATEWAY_UPSTREAM_CA": "/etc/ssl/certs/ca-certificates.crt"}, 0,
             {502}),
            ("its certificate is good", {"GATEWAY_UPSTREAM": "https://localhost:{}"}, 0, {200}),
            ("it speaks no TLS", {"GATEWAY_UPSTREAM": "https://localhost:{}"}, 1, {502, 504})]:
        tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        tls.load_cert_chain(certificates + "/server.pem", certificates + "/server.key")
        async with Service(lambda t: json_response(b'{"echo":"%s"}' % t.encode()), None if port_offset else tls) as service:
            settings = {"GATEWAY_UPSTREAM_CA": certificates + "/ca.pem", "GATEWAY_TIMEOUT": "2", **settings}
            upstream = settings.pop("GATEWAY_UPSTREAM").format(service.port)
            async with Gateway(upstream, **settings) as gateway:
                await look_for_the_key(gateway, title, allowed)
    async with Gateway("https://[100::1]:443", GATEWAY_TIMEOUT="1") as gateway:
        await look_for_the_key(gateway, "there is no way to it", {502, 504})
        os.chmod(gateway.home, 0o777)
        for worker in gateway.workers():
            os.kill(worker, signal.SIGSEGV)
        await asyncio.sleep(1)
        cores = [name for name in gateway.written() if "core" in os.path.basename(name)]
        prove(cores == [] and gateway.nginx.poll() is None, "a worker that crashes leaves no core")


async def run(is_full):
    with tempfile.TemporaryDirectory(prefix="certificates-", dir="/tmp") as certificates:
        make_certificates(certificates)
        await key_nowhere(certificates)
