// The content of each part of the screens, made of what a client returned, without a view model.
import Foundation
import OpenWeatherComposition
import OpenWeatherMocks

let noon = Date(timeIntervalSince1970: 1_780_315_200)  // 1 June 2026, 12:00 UTC
var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient(now: { noon }), source: .madeUp)
configuration.now = { noon }
let client = OpenWeatherClient(configuration: configuration)
let environment = ScreenEnvironment(
    language: .english,
    locale: Locale(identifier: "en_GB"),
    units: .metric,
    timeZone: .gmt,
    now: { noon }
)

let places = try await client.locations(named: "Lisbon").value
guard let lisbon = places.first else { exit(1) }
let weather = try await client.currentWeather(for: .coordinate(lisbon.coordinate))
let forecast = try await client.forecast(for: .coordinate(lisbon.coordinate))
let oneCall = try await client.oneCall(at: lisbon.coordinate)
let air = try await client.airQuality(at: lisbon.coordinate)

let home = HomeContent(
    weather,
    forecast: forecast,
    oneCall: oneCall,
    favorites: places,
    at: lisbon,
    in: environment
)
print("WeatherHero:", home.hero.temperature.text)
print("HourStrip:", home.hours?.columns.count ?? 0)
print("DayRow:", home.days?.rows.first?.low ?? "none")
print("MetricCard:", home.metrics.first?.value ?? "none")
print("SunArc:", home.sun.sunrise?.value ?? "none")
print("AlertCard:", home.alerts.first?.title ?? "none")
print("CityChips:", home.favorites.first?.name ?? "none")

let quality = AirQualityContent(air, at: lisbon, offset: weather.value.utcOffset, in: environment)
print("AirQualityGauge:", quality.bands.count, quality.index.label)

let days = ForecastContent(forecast, weather: weather, at: lisbon, in: environment)
print("TemperatureCurve:", days.curve?.title ?? "none")

let place = PlaceContent(lisbon, identifier: "own.place", in: environment)
print("PlaceRow:", place.title, place.subtitle ?? "none")

let failure = FailureContent(id: "own.failure", .offline, in: environment)
print("MessageCard:", failure.title)

let action = ActionContent(id: "own.action", title: "Look", symbolName: "eye")
print("PrimaryButton, SecondaryButton:", action.title)
