"""Measures JSON parsers of Python on the bodies of the benchmarks.

Usage: parsers.py BODIES OUTPUT

For each parser that is there, OUTPUT gets a file with its median in microseconds by figure. They build no values but
those of the language, so that their times are a lower bound of reading a response with them.
"""
import importlib
import json
import os
import statistics
import sys
import time

PARSERS = {"orjson": lambda module: module.loads, "simdjson": lambda module: module.loads, "json": lambda module: module.loads}


def microseconds(parse, body):
    """The median time of one pass."""
    times = []
    for _ in range(301):
        start = time.perf_counter_ns()
        parse(body)
        times.append((time.perf_counter_ns() - start) / 1000)
    return round(statistics.median(times), 2)


def main():
    bodies, output = sys.argv[1:]
    for name, function in PARSERS.items():
        try:
            parse = function(importlib.import_module(name))
        except ImportError:
            print(f"{name} is not installed")
            continue
        figures = {}
        for file in sorted(os.listdir(bodies)):
            with open(os.path.join(bodies, file), "rb") as body:
                figures[file] = microseconds(parse, body.read())
        program = f"Python's {name}" if name == "json" else name
        with open(os.path.join(output, program), "w", encoding="utf-8") as file:
            json.dump(figures, file)


main()
