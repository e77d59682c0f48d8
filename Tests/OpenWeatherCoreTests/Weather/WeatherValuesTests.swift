import Foundation
import OpenWeatherCore
import Testing

@Suite("Weather values")
struct WeatherValuesTests {
    @Test
    func `has the first condition as the primary one`() {
        #expect(ForecastEntry.at(utc(2026, 1, 1), .mist, .heavyRain).condition?.code == .mist)
        #expect(ForecastEntry.at(utc(2026, 1, 1)).condition == nil)
    }

    @Test
    func `has a dew point only with a humidity`() {
        #expect(ForecastEntry.at(utc(2026, 1, 1), celsius: 20).dewPoint == nil)
        #expect(ForecastEntry.at(utc(2026, 1, 1), celsius: 20, humidity: 100).dewPoint?.celsius.rounded() == 20)
    }

    @Test(arguments: [
        (1.5 as Double?, 0.5 as Double?, 2.0 as Double?), (1.5, nil, 1.5), (nil, 0.5, 0.5), (nil, nil, nil),
        (0, nil, 0),
    ]
    )
    func `adds rain and snow and keeps none apart from zero`(rain: Double?, snow: Double?, total: Double?) {
        let sut = ForecastEntry.at(utc(2026, 1, 1), rain: rain, snow: snow)

        #expect(sut.precipitation?.depth.millimeters == total)
        #expect(sut.precipitation?.hours == (total == nil ? nil : 3))
    }

    @Test
    func `uses measured values through the protocol and computes the rest`() throws {
        let station: any WeatherValues = Station()
        let entry: any WeatherValues = ForecastEntry.at(utc(2026, 1, 1), celsius: 20, humidity: 50, rain: 1, snow: 2)
        let current: any WeatherValues = observation(conditions: [WeatherCondition(.mist, .day)], sun: .unknown)

        #expect(station.dewPoint == Temperature(celsius: 9.5))
        #expect(station.precipitation?.depth.millimeters == 4)
        #expect(station.condition?.code == .moderateRain)
        #expect(entry.dewPoint == Temperature(celsius: 20).dewPoint(at: Percentage(percent: 50)))
        #expect(entry.precipitation?.depth.millimeters == 3)
        #expect(current.dewPoint == nil)
        #expect(current.precipitation?.depth.millimeters == 1)
        #expect(current.condition?.code == .mist)
    }

    /// A source that measures the dew point and the total precipitation.
    private struct Station: WeatherValues {
        let date = utc(2026, 1, 1)
        let utcOffset: UTCOffset? = nil
        var elements = WeatherElements(
            conditions: [WeatherCondition(.moderateRain, .day), WeatherCondition(.mist, .day)],
            temperature: Temperature(celsius: 20),
            humidity: Percentage(percent: 50),
            reportedDewPoint: Temperature(celsius: 9.5)
        )
        let precipitation: PrecipitationAmount? = PrecipitationAmount(depth: Precipitation(millimeters: 4), hours: 1)
    }

    @Test
    func `are absent unless they are given`() {
        let current = CurrentWeather(
            coordinate: .at(0, 0),
            date: utc(2026, 1, 1),
            elements: WeatherElements(temperature: Temperature(celsius: 1))
        )
        let entry = ForecastEntry(
            date: utc(2026, 1, 1),
            elements: WeatherElements(temperature: Temperature(celsius: 1))
        )
        let city = ForecastCity(coordinate: .at(0, 0))

        #expect(current.sun == .unknown && city.sun == .unknown)
        #expect(current.conditions.isEmpty && entry.conditions.isEmpty)
        #expect(current.name == nil && current.feelsLike == nil && current.wind == nil && current.rain == nil)
        #expect(entry.utcOffset == nil && entry.chanceOfPrecipitation == nil && entry.partOfDay == nil)
        #expect(city.name == nil && city.population == nil && city.utcOffset == nil)
        #expect(Pollutant.allCases.allSatisfy { Pollutants()[$0] == nil })
    }

    @Test
    func `tells the local day and time in UTC without an offset`() throws {
        let date = utc(2026, 12, 31, 18, 30)
        let kathmandu = try #require(UTCOffset(seconds: 20_700))

        let there = ForecastEntry.at(date, offset: kathmandu)
        let unknown = ForecastEntry.at(date)

        #expect(there.localDay == LocalDay(year: 2027, month: 1, day: 1))
        #expect(there.localSecondOfDay == 15 * 60)
        #expect(unknown.localDay == LocalDay(year: 2026, month: 12, day: 31))
        #expect(unknown.localSecondOfDay == (18 * 60 + 30) * 60)
    }

    @Test
    func `reads back observations and forecasts with everything and with nothing in them`() throws {
        let rich = ForecastEntry.at(
            utc(2026, 1, 1),
            offset: UTCOffset(seconds: 3600),
            .sleet,
            .squalls,
            feelsLike: 4,
            minimum: 3,
            maximum: 11,
            humidity: 55,
            wind: Wind(speed: Speed(metersPerSecond: 2), direction: WindDirection(degrees: 5), gust: nil),
            chance: 30,
            rain: 1,
            snow: 2
        )
        let forecast = Forecast.of([rich, .at(utc(2026, 1, 2), part: nil)], offsetSeconds: 3600, sun: .polarNight)
        let current = observation(conditions: rich.conditions, sun: .polarNight)

        #expect(try roundTrip(forecast) == forecast)
        #expect(try roundTrip(Forecast.of([], offsetSeconds: nil)) == .of([], offsetSeconds: nil))
        #expect(try roundTrip(current) == current)
    }

    @Test(arguments: [
        ("01d" as String?, SunState.polarNight, PartOfDay.day as PartOfDay?), ("01n", .polarDay, .night),
        (nil, .polarDay, .day), (nil, .polarNight, .night), ("unknown", .polarDay, .day), (nil, .unknown, nil),
    ]
    )
    func `tells day from night by the icon else by the sun`(icon: String?, sun: SunState, expected: PartOfDay?) {
        let condition = WeatherCondition(id: 800, group: .clear, description: "", icon: icon.map(IconCode.init))

        #expect(observation(conditions: [condition], sun: sun).partOfDay == expected)
    }

    private func observation(conditions: [WeatherCondition], sun: SunState) -> CurrentWeather {
        CurrentWeather(
            cityID: 1,
            country: "NO",
            coordinate: .at(69, 18),
            date: utc(2026, 1, 1),
            utcOffset: .utc,
            sun: sun,
            elements: WeatherElements(
                conditions: conditions,
                temperature: Temperature(celsius: -3),
                maximum: Temperature(celsius: -1),
                pressure: Pressure(hectopascals: 1013),
                wind: Wind(speed: Speed(metersPerSecond: 2)),
                cloudiness: Percentage(percent: 75),
                visibility: Length(meters: 10_000),
                snow: PrecipitationAmount(depth: Precipitation(millimeters: 1), hours: 1)
            )
        )
    }
}
