import Foundation
import OpenWeatherCore

/// The weather from the present on, as values that hold for spans of time.
struct Timeline: Sendable {
    /// The largest time ahead that is looked at, in seconds: 30 days.
    static let longest: TimeInterval = 30 * 86_400

    let now: Date
    /// The end of the last step of weather; the present date when there is none.
    let end: Date

    private let minutes: Series<MinutePrecipitation>
    private let quarterHours: Series<HourlyForecast>
    private let hours: Series<HourlyForecast>
    private let forecast: Series<ForecastEntry>
    private let air: Series<AirQuality>
    private let daylight: Series<Bool>
    private let darkness: Series<Bool>
    private let moon: Series<MoonPhase>

    /// Creates the timeline of weather for an activity.
    init(_ weather: ActivityWeather, for activity: Activity, at now: Date) {
        minutes = Series(weather.minutes?.value ?? [], of: .minutes, step: 60, date: \.date).withStepBefore
        quarterHours = Series(weather.quarterHours?.value ?? [], of: .quarterHours, step: 900, date: \.date)
        (hours, forecast) = (weather.hourSeries, weather.forecastSeries)
        air = Series(weather.airQuality?.entries ?? [], of: .airQuality, step: 3_600, date: \.date)
        let ends = [minutes.end, quarterHours.end, hours.end, forecast.end]
        let end = min(ends.compactMap(\.self).max() ?? now, now + Self.longest)
        (self.now, self.end) = (now, max(now, end))

        let elements = Set(activity.requirements.map(\.element))
        daylight =
            elements.contains(.daylight)
            ? .daylight(weather.sun, at: weather.coordinate, from: now, to: end) : Series([], of: .sun)
        darkness =
            elements.contains(.darkness)
            ? .darkness(at: weather.coordinate, from: now, to: end) : Series([], of: .astronomy)
        moon = elements.contains(.moonlight) ? .moon(from: now, to: end) : Series([], of: .astronomy)
    }

    /// The moments from the present to the end between which nothing changes; empty when there is no weather.
    var edges: [Date] {
        guard now < end else { return [] }
        let changes =
            minutes.edges + quarterHours.edges + hours.edges + forecast.edges + air.edges + daylight.edges
            + darkness.edges + moon.edges
        return [now] + Set(changes.filter { $0 > now && $0 < end }).sorted() + [end]
    }

    /// Returns the value of an element at a date.
    func reading(of element: Requirement.Element, at date: Date) -> Reading {
        switch element {
        case .precipitation: precipitation(at: date)
        case .chanceOfPrecipitation: weather(at: date) { $0.chanceOfPrecipitation?.percent }
        case .temperature: weather(at: date, mayBeNegative: true) { $0.temperature.celsius }
        case .feelsLike: weather(at: date, mayBeNegative: true) { $0.feelsLike?.celsius }
        case .wind: weather(at: date) { $0.wind?.speed.metersPerSecond }
        case .gusts: weather(at: date) { $0.wind?.gust?.metersPerSecond }
        case .uvIndex: weather(at: date) { $0.uvIndex?.value }
        case .cloudiness: weather(at: date) { $0.cloudiness?.percent }
        case .humidity: weather(at: date) { $0.humidity?.percent }
        case .evaporation: weather(at: date, \.hourlyEvaporation)
        case .visibility: weather(at: date) { $0.visibility?.meters }
        case .usAirQuality:
            Self.reading(air, at: date) { AirQualityAssessment(of: $0, on: .usEPA).map { Double($0.value) } }
        case .airQualityIndex: Self.reading(air, at: date) { $0.index.map { Double($0.rawValue) } }
        case .daylight: Self.reading(daylight, at: date) { $0 ? 1 : 0 }
        case .darkness: Self.reading(darkness, at: date) { $0 ? 1 : 0 }
        case .moonlight: Self.reading(moon, at: date) { $0.illumination.percent }
        }
    }

    private static func reading<Value>(_ series: Series<Value>, at date: Date, _ value: (Value) -> Double?) -> Reading {
        known(series, at: date, value) ?? .unknown
    }

    /// Returns a value of the span that covers a date; `nil` when none does.
    private static func known<Value>(
        _ series: Series<Value>,
        at date: Date,
        mayBeNegative: Bool = false,
        _ value: (Value) -> Double?
    ) -> Reading? {
        guard let span = series.span(at: date) else { return nil }
        return Reading(value(span.value), from: series.part, step: span.step, mayBeNegative: mayBeNegative)
    }

    /// Returns a value of the finest steps that cover a date.
    private func weather(
        at date: Date,
        mayBeNegative: Bool = false,
        _ value: (WeatherElements) -> Double?
    ) -> Reading {
        Self.known(quarterHours, at: date, mayBeNegative: mayBeNegative) { value($0.elements) }
            ?? Self.known(hours, at: date, mayBeNegative: mayBeNegative) { value($0.elements) }
            ?? Self.known(forecast, at: date, mayBeNegative: mayBeNegative) { value($0.elements) }
            ?? .unknown
    }

    /// Returns the precipitation of an hour in millimeters.
    ///
    /// Quarters of an hour have no amounts: a dry one is dry, and a wet one has the amount of the hour or of the step.
    private func precipitation(at date: Date) -> Reading {
        if let minute = Self.known(minutes, at: date, { $0.hourlyRate?.millimeters }) { return minute }
        let coarser: Reading? =
            Self.known(hours, at: date) { $0.hourlyPrecipitation }
            ?? Self.known(forecast, at: date) { $0.hourlyPrecipitation }
        guard let quarter = quarterHours.span(at: date) else { return coarser ?? .unknown }
        let isWet = quarter.value.isWet
        guard isWet == true, var amount = coarser, let depth = amount.value, depth > 0 else {
            return Reading(isWet.map { $0 ? Reading.unlimited : 0 }, from: .quarterHours, step: quarter.step)
        }
        amount.parts.insert(.quarterHours)
        return amount
    }
}

extension WeatherValues {
    /// The precipitation of an hour in millimeters; ``Reading/unlimited`` when it rains or snows and nothing says how much.
    fileprivate var hourlyPrecipitation: Double? {
        if let precipitation { return precipitation.hourlyDepth.millimeters }
        return elements.isWet.map { $0 ? Reading.unlimited : 0 }
    }
}

extension WeatherElements {
    fileprivate var hourlyEvaporation: Double? {
        guard let humidity, let wind else { return nil }
        return temperature.evaporation(at: humidity, in: wind.speed)?.millimeters
    }
}
