"""Prints random pairs of points with their distance and bearing on a sphere, by pyproj, and says on standard error how
far the ellipsoid of WGS 84 is from it."""
import random
import sys

from pyproj import Geod

seed, count = int(sys.argv[1]), int(sys.argv[2])
print(f"seed of geodesics: OPENWEATHER_SEED={seed}", file=sys.stderr)
draw = random.Random(seed)
sphere, earth = Geod(a=6_371_000, b=6_371_000), Geod(ellps="WGS84")


def point():
    """A point anywhere, with many at the poles and beside 180 degrees."""
    latitude = draw.choice([draw.uniform(-90, 90), draw.uniform(-90, 90), 90 - draw.random() / 1e3, -90, 90, 0])
    longitude = draw.choice([draw.uniform(-180, 180), draw.uniform(-180, 180), 180, -180, 180 - draw.random() / 1e3, 0])
    return latitude, longitude


def near(place):
    """A point up to some meters or kilometers away, as the next one of a track."""
    reach = draw.choice([1e-5, 1e-3, 0.1])
    latitude, longitude = (value + draw.uniform(-reach, reach) for value in place)
    return min(90, max(-90, latitude)), (longitude + 180) % 360 - 180


longer = turned = 0.0
for _ in range(count):
    first = point()
    second = near(first) if draw.random() < 0.5 else point()
    bearing, _, meters = sphere.inv(first[1], first[0], second[1], second[0])
    print(*map(repr, (*first, *second, meters, bearing % 360)))
    real, _, length = earth.inv(first[1], first[0], second[1], second[0])
    if 100 < meters < 10_000_000 and max(abs(first[0]), abs(second[0])) < 85:
        longer = max(longer, abs(length / meters - 1))
        turned = max(turned, abs((real - bearing + 180) % 360 - 180))
print(f"up to 10,000 km and 85 degrees, WGS 84 differs by at most {longer:.2%} and {turned:.3f} degrees", file=sys.stderr)
