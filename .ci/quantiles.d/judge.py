"""Compares the usual weather in a file with numpy's quantiles of the same days."""

import datetime
import json
import sys

import numpy

SHARES = [0.1, 0.25, 0.5, 0.75, 0.9]
LIMIT = 1e-9

worst = 0.0
values = 0
leap_days = 0
with open(sys.argv[1], encoding="utf-8") as file:
    climates = json.load(file)
for climate in climates:
    days = {}
    for day in climate["days"]:
        date = datetime.date.fromisoformat(day["date"])
        if date.month == climate["month"] and climate["first"] <= date.day <= climate["last"]:
            days[date] = day
    leap_days += sum((date.month, date.day) == (2, 29) for date in days)
    for name in ["high", "low"]:
        expected = numpy.quantile([day[name] for day in days.values()], SHARES, method="linear")
        worst = max(worst, *numpy.abs(expected - numpy.array(climate[name])))
        values += len(SHARES)
    wet = 100 * numpy.mean([day["rain"] >= 1 for day in days.values()])
    worst = max(worst, abs(wet - climate["wetDays"]))
    values += 1

print(f"numpy {numpy.__version__}: {len(climates)} climates, {values} values, {leap_days} leap days, off by {worst:.1e}")
if not values or not leap_days or worst > LIMIT:
    sys.exit(f"quantiles differ by more than {LIMIT}")
