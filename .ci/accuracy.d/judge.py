"""Compares the accuracy that was found in diaries with that of properscoring, scipy and numpy for the same pairs."""

import json
import sys

import numpy
import properscoring
import scipy.stats

LIMIT = 1e-12
# A percentage is kept to nine decimals.
SHARE_LIMIT = 1e-11
# Student's quantile is an expansion, which is off by less than 1e-6 from ten degrees on.
INTERVAL_LIMIT = 1e-4


def interval(values, days):
    """Returns the interval of a mean whose values depend on each other within a day."""
    mean = values.mean()
    sums = numpy.array([(values[days == day] - mean).sum() for day in numpy.unique(days)])
    count = len(sums)
    deviation = numpy.sqrt((sums**2).sum() * count / (count - 1)) / len(values)
    width = scipy.stats.t.ppf(0.975, count - 1) * deviation
    return mean - width, mean + width


worst, worst_share, worst_end, values = 0.0, 0.0, 0.0, 0
with open(sys.argv[1], encoding="utf-8") as file:
    diaries = json.load(file)
for diary in diaries:
    said, came = numpy.array(diary["said"]), numpy.array(diary["came"])
    days = numpy.floor(numpy.array(diary["hours"]) / 24)
    chances, wet = numpy.array(diary["chances"]), numpy.array(diary["wet"])
    # The score of an ensemble of one member is its absolute error.
    errors = properscoring.crps_ensemble(came, said[:, numpy.newaxis])
    for found, expected in [(diary["bias"], said - came), (diary["error"], errors)]:
        worst = max(worst, abs(found[0] - expected.mean()))
        ends = interval(expected, days)
        worst_end = max(worst_end, abs(found[1] - ends[0]), abs(found[2] - ends[1]))
        values += 3
    worst = max(worst, abs(diary["brier"] - properscoring.brier_score(wet, chances).mean()))
    # Halves are rounded away from zero.
    tens = numpy.floor(numpy.round(chances * 100) / 10 + 0.5) * 10
    assert [ten for ten, _, _ in diary["bins"]] == sorted(set(tens)), (diary["bins"], sorted(set(tens)))
    for ten, count, share in diary["bins"]:
        assert count == (tens == ten).sum()
        worst_share = max(worst_share, abs(share - 100 * wet[tens == ten].mean()) / 100)
    values += 1 + len(diary["bins"])

print(f"properscoring {properscoring.__version__}: {len(diaries)} diaries, {values} values, "
      f"means off by {worst:.1e}, shares by {worst_share:.1e}, intervals by {worst_end:.1e}")
if not values or worst > LIMIT or worst_share > SHARE_LIMIT or worst_end > INTERVAL_LIMIT:
    sys.exit(f"means differ by more than {LIMIT}, shares by {SHARE_LIMIT}, or intervals by {INTERVAL_LIMIT}")
