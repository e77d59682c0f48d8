"""Starts the exporter over MockServer and lets others judge what it serves.

promtool and prometheus_client read its metrics, icalendar its calendar; a Prometheus that scrapes it receives each
query of the dashboard and loads the alert rules; each command of the article runs. With a file named after it, the page
of Prometheus is saved there as a picture.
"""
import contextlib
import csv
import io
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request

import icalendar
from prometheus_client.openmetrics.parser import text_string_to_metric_families

FILES = "Examples/Exporter"
ARTICLE = "Sources/OpenWeather/Documentation.docc/Articles/Dashboards.md"
PLACES = """# Around the world, so that it rains somewhere.
Home = 38.72,-9.14
Quote " and \\ and é = 41.15,-8.61
London
Tokyo
New York
Sydney
Nairobi
Oslo
Singapore
Bergen = 60.39,5.32
Reykjavik = 64.15,-21.94
Ushuaia = -54.80,-68.30
Mumbai = 19.08,72.88
Lima = -12.05,-77.04
Manaus = -3.12,-60.02
Vancouver = 49.28,-123.12
Auckland = -36.85,174.76
Jakarta = -6.21,106.85
"""


def check(fact, sentence):
    print(("ok: " if fact else "FAILED: ") + sentence, flush=True)
    if not fact:
        sys.exit(1)


def get(url, **headers):
    """The status, the fields and the body of a page."""
    try:
        with urllib.request.urlopen(urllib.request.Request(url, headers=headers), timeout=30) as response:
            return response.status, response.headers, response.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read().decode()


def until(condition, sentence):
    for _ in range(600):
        with contextlib.suppress(OSError):
            if condition():
                return
        time.sleep(0.1)
    check(False, sentence)


def free_port():
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return sock.getsockname()[1]


@contextlib.contextmanager
def program(arguments, env=None, log=subprocess.DEVNULL, shell=False):
    """A program that runs meanwhile, in a group of its own."""
    process = subprocess.Popen(arguments, env=env, stdout=log, stderr=subprocess.STDOUT, shell=shell, start_new_session=True)
    try:
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGTERM)
        process.wait(30)


def judge_formats(base):
    status, headers, text = get(base + "/metrics")
    check(status == 200 and headers["Content-Type"].startswith("text/plain; version=0.0.4"), "metrics as text 0.0.4")
    result = subprocess.run(["promtool", "check", "metrics"], input=text, text=True, capture_output=True)
    check(result.returncode == 0, f"promtool check metrics: {text.count(chr(10))} lines {result.stdout}{result.stderr}")
    status, headers, opened = get(base + "/metrics", Accept="application/openmetrics-text;version=1.0.0")
    families = list(text_string_to_metric_families(opened))
    samples = sum(len(family.samples) for family in families)
    check(headers["Content-Type"].startswith("application/openmetrics-text; version=1.0.0"), "metrics as OpenMetrics")
    check(samples > 100, f"prometheus_client: {len(families)} families, {samples} samples")
    places = {sample.labels["place"] for family in families for sample in family.samples if "place" in sample.labels}
    check('Quote " and \\ and é' in places and len(places) == 18, "the names of 18 places as they were given")
    check("38.72" not in text, "no coordinate is a label")

    lines = get(base + "/influx")[2].splitlines()
    form = re.compile(r'openweather_\w+,place=(?:[^ ,\\]|\\[ ,])+ \w+=[-+.\de]+(?:,\w+=[-+.\de]+)* \d{19}')
    check(len(lines) == 18 * 3 and all(form.fullmatch(line) for line in lines), f"{len(lines)} lines of InfluxDB")
    rows = list(csv.DictReader(io.StringIO(get(base + "/weather.csv")[2], newline="")))
    check(len(rows) == 18 and all(float(row["temperature_celsius"]) < 60 for row in rows), "18 rows of CSV")

    first, second = get(base + "/calendar.ics")[2], get(base + "/calendar.ics")[2]
    calendar = icalendar.Calendar.from_ical(first)
    events = calendar.walk("VEVENT")
    ids = [str(event["UID"]) for event in events]
    check(len(events) > 100 and len(set(ids)) == len(ids), f"icalendar: {len(events)} events, each with a UID of its own")
    check(not any(component.errors for component in calendar.walk()), "icalendar finds no error")
    check(all(event["DTEND"].dt > event["DTSTART"].dt and "DTSTAMP" in event for event in events), "events have an end")
    check(first == second, "the calendar is the same again")
    check(all(len(line.encode()) <= 75 for line in first.split("\r\n")), "no line of it has more than 75 bytes")


def judge_server(base, port):
    for request, status in [("POST /metrics HTTP/1.1\r\nHost: a\r\n\r\n", 405), ("GET /none HTTP/1.1\r\nHost: a\r\n\r\n", 404),
                            ("GET / HTTP/1.1\r\n\r\n", 400), (f"GET / HTTP/1.1\r\nX: {'x' * 9000}\r\n\r\n", 431)]:
        with socket.create_connection(("127.0.0.1", port)) as sock:
            sock.sendall(request.encode())
            check(sock.recv(100).startswith(f"HTTP/1.1 {status} ".encode()), f"{status} for {request[:20]!r}")
    sockets = []
    for index in range(1000):
        sockets.append(socket.create_connection(("127.0.0.1", port), timeout=30))
        if index % 2:
            sockets[-1].sendall(b"GET /metrics HTTP/1.1\r\nHo")
    start = time.monotonic()
    alive = all(get(base + "/live")[0] == 200 for _ in range(50))
    check(alive, f"/live among 1,000 idle sockets and slow heads: {(time.monotonic() - start) * 20:.1f} ms each")
    for sock in sockets:
        sock.close()


def judge_queries(work, exporter, picture):
    """Lets a Prometheus scrape the exporter, and sends it the queries of the dashboard."""
    port = free_port()
    shutil.copy(f"{FILES}/alerts.yml", work)
    with open(f"{FILES}/prometheus.yml", encoding="utf-8") as file:
        text = file.read().replace("127.0.0.1:9847", f"127.0.0.1:{exporter}").replace("60s", "1s")
    with open(f"{work}/prometheus.yml", "w", encoding="utf-8") as file:
        file.write(text)
    base = f"http://127.0.0.1:{port}"
    with program(["prometheus", f"--config.file={work}/prometheus.yml", f"--storage.tsdb.path={work}/data",
                  f"--web.listen-address=127.0.0.1:{port}"]):
        def query(text):
            status, _, body = get(f"{base}/api/v1/query?query={urllib.parse.quote(text)}")
            return json.loads(body)["data"]["result"] if status == 200 else []  # 503 until it has started.
        until(lambda: query("increase(openweather_calls_total[1h])"), "Prometheus scrapes the exporter")
        check(query('up{job="openweather"} == 1'), "the exporter is up in Prometheus")
        with open(f"{FILES}/dashboard.json", encoding="utf-8") as file:
            panels = json.load(file)["panels"]
        queries = [target["expr"].replace("$place", ".+") for panel in panels for target in panel["targets"]]
        for text in queries:
            if not query(text):
                check(False, f"no series for {text}")
        check(len(queries) > 15, f"{len(queries)} queries of the dashboard have series")
        rules = json.loads(get(f"{base}/api/v1/rules")[2])["data"]["groups"][0]["rules"]
        until(lambda: all(rule["health"] == "ok" for rule in json.loads(get(f"{base}/api/v1/rules")[2])["data"]["groups"][0]["rules"]),
              "the alert rules are evaluated")
        # Each metric of a rule exists, whether or not the rule fires.
        names = {name for rule in rules for name in re.findall(r"(?:openweather_\w+|\bup)\{?[^}<>= ]*\}?", rule["query"])}
        check(names and all(query(name.split("{")[0]) for name in names), f"{len(rules)} alert rules name metrics that exist")
        if picture:
            save_picture(base, picture)


def save_picture(base, picture):
    time.sleep(20)
    query = urllib.parse.quote('openweather_temperature_celsius{place=~"Home|London|Oslo|Tokyo"}')
    subprocess.run(["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--window-size=1000,505",
                    "--virtual-time-budget=10000", f"--screenshot={picture}",
                    f"{base}/graph?g0.expr={query}&g0.tab=1&g0.range_input=5m"], check=True, capture_output=True)


def sleet(work):
    """Writes a test of promtool: the panel of the rain adds the snow that falls with it, at each place by itself."""
    with open(f"{FILES}/dashboard.json", encoding="utf-8") as file:
        exprs = [target["expr"] for panel in json.load(file)["panels"] for target in panel["targets"]]
    expr = next(expr for expr in exprs if "snow" in expr).replace("$place", ".+")
    rates = [("rain", "Oslo", 2**-20), ("snow", "Oslo", 2**-19), ("rain", "Lisbon", 2**-20), ("snow", "Bergen", 2**-19)]
    sums = {"Oslo": 2**-20 + 2**-19, "Lisbon": 2**-20, "Bergen": 2**-19}
    test = {"input_series": [{"series": f'openweather_{kind}_rate_meters_per_second{{job="openweather",place="{place}"}}',
                              "values": f"{rate:.30f}"} for kind, place, rate in rates],
            "promql_expr_test": [{"expr": expr, "eval_time": "0m", "exp_samples": [
                {"labels": f'{{job="openweather",place="{place}"}}', "value": rate * 3600000} for place, rate in sums.items()]}]}
    with open(f"{work}/sleet.test.yml", "w", encoding="utf-8") as file:
        json.dump({"tests": [test]}, file)
    return f"{work}/sleet.test.yml"


def judge_files(work, binaries):
    for command in (["check", "rules", f"{FILES}/alerts.yml"], ["test", "rules", f"{FILES}/alerts.test.yml"],
                    ["test", "rules", sleet(work)], ["check", "config", f"{FILES}/prometheus.yml"]):
        result = subprocess.run(["promtool", *command], capture_output=True, text=True)
        check(result.returncode == 0, f"promtool {' '.join(command[:2])} {result.stdout if result.returncode else ''}")
    if not shutil.which("systemd-analyze"):
        if subprocess.run([".ci/skip", "exporter-unit", "systemd-analyze is not there"]).returncode != 0:
            sys.exit(1)
        return
    with open(f"{FILES}/owm-exporter.service", encoding="utf-8") as file:
        text = file.read().replace("/usr/local/bin/owm-exporter", f"{binaries}/owm-exporter")
    unit = f"{work}/owm-exporter.service"
    with open(unit, "w", encoding="utf-8") as file:
        file.write(text)
    result = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    check(result.returncode == 0 and not result.stderr, f"systemd-analyze verify {result.stderr}")


def judge_article(work, binaries):
    """Runs each command of the article, in order and with a free port; a command that serves runs until the next does."""
    with open(ARTICLE, encoding="utf-8") as file:
        article = file.read()
    port, count = free_port(), 0
    os.makedirs(f"{work}/bin")
    # What the article has installed or built by then.
    os.symlink(f"{binaries}/owm-exporter", f"{work}/bin/owm-exporter")
    with open(f"{work}/places.txt", "w", encoding="utf-8") as file:
        file.write(re.search(r"```text\n(# .*?)```", article, re.S)[1])
    env = {**os.environ, "PATH": f"{work}/bin:{os.environ['PATH']}", "XDG_CACHE_HOME": f"{work}/cache2"}
    with contextlib.ExitStack() as stack:
        for block in re.findall(r"```sh\n(.*?)```", article, re.S):
            for line in block.replace("\\\n", "").splitlines():
                line = line.replace("swift run owm-exporter", "owm-exporter")
                line = re.sub(r"(?<![\w-])(places\.txt|token\.txt|ledger)\b", rf"{work}/\1", line).replace("9847", str(port))
                count += 1
                if line.startswith("owm-exporter"):
                    stack.close()
                    line += "" if "--listen" in line else f" --listen 127.0.0.1:{port}"
                    stack.enter_context(program("exec " + line, env=env, shell=True))
                    until(lambda: get(f"http://127.0.0.1:{port}/ready")[0] == 200, f"{line} becomes ready")
                else:
                    result = subprocess.run(["bash", "-euc", line], env=env, capture_output=True, text=True)
                    check(result.returncode == 0 and "HTTP/1.1 4" not in result.stdout, f"{line} {result.stderr[-300:]}")
        pattern = re.search(r"regex_findall_index\('(.*?)'\)", article)[1]
        text = get(f"http://127.0.0.1:{port}/metrics", Authorization="Bearer " + token(work))[2]
        check(len(re.findall(pattern, text)) == 1, f"the sensor of Home Assistant finds a number by {pattern}")
    check(count > 5, f"{count} commands of the article ran")


def token(work):
    with open(f"{work}/token.txt", encoding="utf-8") as file:
        return file.read().strip()


def main():
    binaries, picture = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None
    with tempfile.TemporaryDirectory() as work, contextlib.ExitStack() as stack:
        judge_files(work, binaries)
        service, port = free_port(), free_port()
        stack.enter_context(program([f"{binaries}/MockServer", "--port", str(service), "--key", "any-key"]))
        with open(f"{work}/places", "w", encoding="utf-8") as file:
            file.write(PLACES)
        env = {**os.environ, "OPENWEATHER_API_KEY": "any-key", "OPENWEATHER_BASE_URL": f"http://127.0.0.1:{service}",
               "XDG_CACHE_HOME": f"{work}/cache", "LANG": "C.UTF-8"}
        until(lambda: get(f"http://127.0.0.1:{service}/")[0], "MockServer listens")
        exporter = stack.enter_context(program([f"{binaries}/owm-exporter", "--live", "--one-call", "--places", f"{work}/places",
                                                "--ledger", f"{work}/ledger", "--listen", f"127.0.0.1:{port}"], env=env))
        base = f"http://127.0.0.1:{port}"
        until(lambda: "openweather_uv_index" in get(base + "/metrics")[2] and get(base + "/ready")[0] == 200
              and get(base + "/metrics")[2].count('product="alerts"') == 36, "every place has its values")
        calls = [line for line in get(base + "/metrics")[2].splitlines() if line.startswith("openweather_calls_total")]
        judge_formats(base)
        judge_server(base, port)
        judge_queries(work, port, picture)
        after = [line for line in get(base + "/metrics")[2].splitlines() if line.startswith("openweather_calls_total")]
        check(calls == after, f"scrapes caused no call: {' '.join(after)}")
        exporter.send_signal(signal.SIGTERM)
        check(exporter.wait(10) == 0, "SIGTERM ends it with success")
        judge_article(work, binaries)


main()
