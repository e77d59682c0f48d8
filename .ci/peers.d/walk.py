"""Asks a stand-in for the service all that pyowm can, and compares the answers with what the stand-in has for itself.

usage: walk.py PORT
Only the host is rerouted; pyowm builds, sends, and reads the requests as it does for the service.
"""
import json
import socket
import sys
import time
import urllib.request

PORT = int(sys.argv[1])
resolve = socket.getaddrinfo
socket.getaddrinfo = lambda host, port, *rest, **named: resolve("127.0.0.1", PORT, *rest, **named)

from pyowm import OWM  # noqa: E402
from pyowm.commons.exceptions import NotFoundError, UnauthorizedError  # noqa: E402
from pyowm.stationsapi30.measurement import Measurement  # noqa: E402
from pyowm.utils.config import get_default_config  # noqa: E402

config = get_default_config()
config["connection"]["use_ssl"] = False
owm = OWM("any-key", config)
weather, air, places = owm.weather_manager(), owm.airpollution_manager(), owm.geocoding_manager()
LISBON, LATITUDE, LONGITUDE = 2267057, 38.7223, -9.1393
checks = 0


def raw(path, **query):
    """The stand-in's own answer."""
    items = "&".join(f"{name}={value}" for name, value in {**query, "appid": "any-key"}.items())
    with urllib.request.urlopen(f"http://127.0.0.1:{PORT}{path}?{items}") as response:
        return json.load(response)


def same(what, found, wanted):
    global checks
    checks += 1
    if found != wanted:
        sys.exit(f"{what}: pyowm has {found!r}, the stand-in sent {wanted!r}")


def near(what, found, wanted):
    same(what, round(found, 2), round(wanted, 2))


def weather_is(what, observation, sent):
    same(f"{what}: name", observation.location.name, sent["name"])
    same(f"{what}: number", observation.location.id, sent["id"])
    now = observation.weather
    same(f"{what}: time", now.reference_time(), sent["dt"])
    near(f"{what}: temperature", now.temperature("kelvin")["temp"], sent["main"]["temp"])
    same(f"{what}: humidity", now.humidity, sent["main"]["humidity"])
    same(f"{what}: pressure", now.pressure["press"], sent["main"]["pressure"])
    same(f"{what}: wind", now.wind()["speed"], sent["wind"]["speed"])
    same(f"{what}: clouds", now.clouds, sent["clouds"]["all"])
    same(f"{what}: condition", now.weather_code, sent["weather"][0]["id"])
    same(f"{what}: description", now.detailed_status, sent["weather"][0]["description"])
    same(f"{what}: sunrise", now.sunrise_time(), sent["sys"]["sunrise"])


sent = raw("/data/2.5/weather", id=LISBON)
weather_is("by name", weather.weather_at_place("Lisbon,PT"), sent)
weather_is("by number", weather.weather_at_id(LISBON), sent)
weather_is("by point", weather.weather_at_coords(LATITUDE, LONGITUDE), sent)
postcode = raw("/data/2.5/weather", zip="10001,US")
weather_is("by postcode", weather.weather_at_zip_code("10001", "US"), postcode)

steps = raw("/data/2.5/forecast", q="Lisbon,PT")
forecast = weather.forecast_at_place("Lisbon,PT", "3h").forecast
same("forecast: steps", len(forecast), len(steps["list"]))
for step, row in zip(forecast.weathers, steps["list"]):
    same("forecast: time", step.reference_time(), row["dt"])
    near("forecast: temperature", step.temperature("kelvin")["temp"], row["main"]["temp"])
    same("forecast: condition", step.weather_code, row["weather"][0]["id"])
    same("forecast: probability", step.precipitation_probability, row["pop"])

hour = int(time.time()) // 3600 * 3600
point = {"lat": LATITUDE, "lon": LONGITUDE}
now = air.air_quality_at_coords(LATITUDE, LONGITUDE)
row = raw("/data/2.5/air_pollution", **point)["list"][0]
same("air: index", now.aqi, row["main"]["aqi"])
same("air: fine particles", now.pm2_5, row["components"]["pm2_5"])
ahead, rows = air.air_quality_forecast_at_coords(LATITUDE, LONGITUDE), raw("/data/2.5/air_pollution/forecast", **point)
same("air forecast", [one.pm10 for one in ahead], [one["components"]["pm10"] for one in rows["list"]])
past = air.air_quality_history_at_coords(LATITUDE, LONGITUDE, start=hour - 86400, end=hour)
rows = raw("/data/2.5/air_pollution/history", **point, start=hour - 86400, end=hour)["list"]
same("air history", [one.o3 for one in past], [one["components"]["o3"] for one in rows])

found = places.geocode("Lisbon", country="PT")
sent = raw("/geo/1.0/direct", q="Lisbon,PT", limit=5)
same("geocoding", [(one.name, one.lat, one.lon) for one in found], [(one["name"], one["lat"], one["lon"]) for one in sent])
found = places.reverse_geocode(LATITUDE, LONGITUDE)
sent = raw("/geo/1.0/reverse", **point)
same("reverse geocoding", [one.name for one in found], [one["name"] for one in sent])

call = weather.one_call(LATITUDE, LONGITUDE, units="metric")
sent = raw("/data/3.0/onecall", **point, units="metric")
near("one call: now", call.current.temperature()["temp"], sent["current"]["temp"])
for name, key in (("forecast_minutely", "minutely"), ("forecast_hourly", "hourly"), ("forecast_daily", "daily")):
    rows = getattr(call, name)
    same(f"one call: {key}", [one.reference_time() for one in rows], [row["dt"] for row in sent[key]])
same("one call: UV", [one.uvi for one in call.forecast_daily], [row["uvi"] for row in sent["daily"]])
same("one call: zone", call.timezone, sent["timezone"])
alerts = [one.title for one in call.national_weather_alerts or []]
same("one call: alerts", alerts, [one["event"] for one in sent.get("alerts", [])])

stations = owm.stations_manager()
made = stations.create_station("PEER_1", "Peer", LATITUDE, LONGITUDE, 34)
# pyowm sends the place as `lat` and `lon`, which stations do not have, so the place is that of nothing sent.
same("stations: new", (made.external_id, made.name, made.lat, made.lon), ("PEER_1", "Peer", 0, 0))
same("stations: list", [one.id for one in stations.get_stations()], [made.id])
made.name = "Renamed"
stations.update_station(made)
same("stations: changed", stations.get_station(made.id).name, "Renamed")
for minute in range(3):
    record = Measurement(made.id, hour + 60 * minute, temperature=18.0 + minute, humidity=70)
    stations.send_measurement(record)
rows = stations.get_measurements(made.id, "h", hour, hour + 3600, 10)
same("stations: mean", [row.temp["average"] for row in rows], [19.0])
stations.delete_station(made)
same("stations: removed", stations.get_stations(), [])

for what, ask, error in (
    ("an unknown place", lambda: weather.weather_at_place("Nowhere in particular"), NotFoundError),
    ("another key", lambda: OWM("another-key", config).weather_manager().weather_at_id(LISBON), UnauthorizedError),
):
    try:
        ask()
    except error:
        checks += 1
    else:
        sys.exit(f"{what}: pyowm accepts it")
print(f"pyowm reads {checks} values of the stand-in as they were sent")
