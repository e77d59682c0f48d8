"""The packages whose decoding the benchmarks can compare with, from sources that are given."""
import glob
import os
import subprocess
import sys

# Directory of the package, the files of its model, and the type of each work's body.
PACKAGES = {
    "HPOpenWeather": (
        ["Sources/HPOpenWeather/Models/**/*.swift", "Sources/HPOpenWeather/OpenWeatherError.swift"],
        {"onecall": "Weather"},
    ),
    "OpenWeatherAPI": (["Sources/OpenWeatherAPI/Models/*.swift"], {"onecall": "WeatherData"}),
    "OpenWeatherKit": (["Sources/Model/*.swift"], {"weather": "Weather", "forecast": "Forecast"}),
}
# Each package decodes with a decoder of its own for each response, dates as seconds.
FUNCTION = """
@_cdecl("decode_{work}")
public func decode_{work}(_ bytes: UnsafeRawPointer, _ count: Int) -> Bool {{
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    return (try? decoder.decode({type}.self, from: Data(bytes: bytes, count: count))) != nil
}}
"""


def build(sources, output):
    """Compiles the decoders of the packages below `sources` into a library each."""
    for name, (patterns, works) in PACKAGES.items():
        root = os.path.join(sources, name)
        files = [file for pattern in patterns for file in sorted(glob.glob(os.path.join(root, pattern), recursive=True))]
        if not files:
            print(f"peers: {name} is not in {sources}", file=sys.stderr)
            continue
        functions = os.path.join(output, f".{name}.swift")
        with open(functions, "w", encoding="utf-8") as file:
            file.write("import Foundation\n")
            file.writelines(FUNCTION.format(work=work, type=kind) for work, kind in works.items())
        library = os.path.join(output, f"{name}.so")
        command = ["swiftc", "-O", "-wmo", "-parse-as-library", "-suppress-warnings", "-emit-library"]
        subprocess.run([*command, "-module-name", f"Peer{name}", *files, functions, "-o", library], check=True)


def measure_parsers(program, output):
    """Measures the parsers of Python, fetched from PyPI, on the bodies of the benchmarks."""
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    packages = os.path.join(root, ".build/json-parsers")
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--target", packages, "orjson", "pysimdjson"]
    if not os.path.isdir(packages) and subprocess.run(install, capture_output=True).returncode:
        print("peers: orjson and simdjson cannot be fetched from PyPI", file=sys.stderr)
    bodies = os.path.join(output, ".bodies")
    subprocess.run([program, "--bodies", bodies], check=True)
    script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "parsers.py")
    environment = {**os.environ, "PYTHONPATH": packages}
    subprocess.run([sys.executable, script, bodies, output], check=True, env=environment)
