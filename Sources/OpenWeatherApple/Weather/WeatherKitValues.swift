#if canImport(WeatherKit)
import Foundation
import OpenWeatherCore
import WeatherKit

// What WeatherKit does not report stays nil, never 0.

extension OpenWeatherCore.CurrentWeather {
    /// Creates an observation from WeatherKit's.
    init(_ weather: WeatherKit.CurrentWeather, at coordinate: Coordinate, offset: UTCOffset?, sun: SunEvents?) {
        self.init(
            coordinate: coordinate,
            date: weather.date,
            utcOffset: offset,
            sun: SunState(sun, at: coordinate, on: weather.date),
            elements: WeatherElements(
                conditions: [OpenWeatherCore.WeatherCondition(weather.condition, isDaylight: weather.isDaylight)],
                temperature: Temperature(weather.temperature),
                feelsLike: Temperature(weather.apparentTemperature),
                humidity: Percentage(fraction: weather.humidity),
                reportedDewPoint: Temperature(weather.dewPoint),
                pressure: Pressure(weather.pressure),
                wind: OpenWeatherCore.Wind(weather.wind),
                cloudiness: Percentage(fraction: weather.cloudCover),
                visibility: Length(weather.visibility),
                uvIndex: OpenWeatherCore.UVIndex(Double(weather.uvIndex.value))
            )
        )
    }
}

extension OpenWeatherCore.Forecast {
    /// Creates a forecast from the days of WeatherKit and its hours from `start` on.
    ///
    /// Hours before `start` are no entries, but the rain of the first one: without an hour before it, it has none.
    init(
        hours: [HourWeather],
        from start: Date,
        days: [DayWeather],
        count: Int,
        at coordinate: Coordinate,
        offset: UTCOffset?
    ) {
        let hours = hours.sorted { $0.date < $1.date }
        let entries = zip(hours, [nil] + hours.map(Optional.init))
            .filter { hour, _ in hour.date >= start }
            .map { hour, before in ForecastEntry(hour, after: before, offset: offset) }
        let clock = offset ?? .utc
        let city = ForecastCity(
            coordinate: coordinate,
            utcOffset: offset,
            sun: days.first.map { SunState($0.sun, at: coordinate, on: $0.date) } ?? .unknown
        )
        // The hours end within a day, of whose amounts they know a part; those of the first day are its rest, as elsewhere.
        let whole = OpenWeatherCore.Forecast(city: city, entries: entries).days
            .filter { !$0.isPart || $0.day == clock.day(of: start) }
        let hourly = Dictionary(whole.map { ($0.day, $0.summary) }) { first, _ in first }
        let summaries = days.map { weather -> (LocalDay, DaySummary) in
            // By its noon, because a day that begins an hour off would otherwise be the day before.
            let day = clock.day(of: weather.date.addingTimeInterval(43_200))
            return (day, DaySummary(weather, hours: hourly[day]))
        }
        self.init(
            city: city,
            entries: Array(entries.prefix(count)),
            dailySummaries: Dictionary(summaries) { first, _ in first }
        )
    }
}

extension ForecastEntry {
    /// Creates the entry of an hour; rain, snow and their chance belong to the hour that ends with the entry's date.
    init(_ hour: HourWeather, after before: HourWeather?, offset: UTCOffset?) {
        let previous = before.flatMap { $0.date.addingTimeInterval(3600) == hour.date ? $0 : nil }
        let amount = previous.map(Self.amount)
        self.init(
            date: hour.date,
            utcOffset: offset,
            partOfDay: hour.isDaylight ? .day : .night,
            elements: WeatherElements(
                conditions: [OpenWeatherCore.WeatherCondition(hour.condition, isDaylight: hour.isDaylight)],
                temperature: Temperature(hour.temperature),
                feelsLike: Temperature(hour.apparentTemperature),
                humidity: Percentage(fraction: hour.humidity),
                pressure: Pressure(hour.pressure),
                wind: OpenWeatherCore.Wind(hour.wind),
                cloudiness: Percentage(fraction: hour.cloudCover),
                visibility: Length(hour.visibility),
                chanceOfPrecipitation: previous.map { Percentage(fraction: $0.precipitationChance) },
                rain: amount?.rain,
                snow: amount?.snow
            )
        )
    }

    private static func amount(_ hour: HourWeather) -> (rain: PrecipitationAmount?, snow: PrecipitationAmount?) {
        let millimeters = hour.precipitationAmount.converted(to: .millimeters).value
        guard millimeters > 0 else { return (nil, nil) }
        let amount = PrecipitationAmount(depth: OpenWeatherCore.Precipitation(millimeters: millimeters), hours: 1)
        return hour.precipitation == .snow ? (nil, amount) : (amount, nil)
    }
}

extension DaySummary {
    /// Creates the summary of a day with the rain, the snow and the humidity of its hours, which are `nil` without hours.
    ///
    /// WeatherKit's own depth of the snow of a day is not that of water.
    init(_ day: DayWeather, hours: DaySummary?) {
        self.init(
            low: Temperature(day.lowTemperature),
            high: Temperature(day.highTemperature),
            chanceOfPrecipitation: Percentage(fraction: day.precipitationChance),
            rain: hours?.rain,
            snow: hours?.snow,
            condition: OpenWeatherCore.WeatherCondition(day.condition, isDaylight: true),
            wind: OpenWeatherCore.Wind(day.wind),
            gust: day.wind.gust.map(Speed.init),
            humidity: hours?.humidity
        )
    }
}

// MARK: - Quantities

extension OpenWeatherCore.Wind {
    fileprivate init(_ wind: WeatherKit.Wind) {
        self.init(
            speed: Speed(wind.speed),
            direction: WindDirection(degrees: wind.direction.converted(to: .degrees).value),
            gust: wind.gust.map(Speed.init)
        )
    }
}

extension SunState {
    fileprivate init(_ sun: SunEvents?, at coordinate: Coordinate, on date: Date) {
        guard let sun else {
            self = .unknown
            return
        }
        self.init(sunrise: sun.sunrise, sunset: sun.sunset, at: coordinate, on: date)
    }
}

extension Temperature {
    fileprivate init(_ measurement: Measurement<UnitTemperature>) {
        self.init(celsius: measurement.converted(to: .celsius).value)
    }
}

extension Speed {
    fileprivate init(_ measurement: Measurement<UnitSpeed>) {
        self.init(metersPerSecond: measurement.converted(to: .metersPerSecond).value)
    }
}

extension Pressure {
    fileprivate init(_ measurement: Measurement<UnitPressure>) {
        self.init(hectopascals: measurement.converted(to: .hectopascals).value)
    }
}

extension Length {
    fileprivate init(_ measurement: Measurement<UnitLength>) {
        self.init(meters: measurement.converted(to: .meters).value)
    }
}
#endif
