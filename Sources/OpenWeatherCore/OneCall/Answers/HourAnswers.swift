public import Foundation

extension Sequence where Element: WeatherValues {
    /// Returns the element with the highest temperature, the earliest of several; `nil` when there are none.
    public func warmest() -> Element? {
        self.min { ($1.temperature, $0.date) < ($0.temperature, $1.date) }
    }

    /// Returns the element with the lowest temperature, the earliest of several; `nil` when there are none.
    public func coldest() -> Element? {
        self.min { ($0.temperature, $0.date) < ($1.temperature, $1.date) }
    }

    /// Returns the element with the strongest mean wind, the earliest of several; `nil` when no wind is known.
    public func windiest() -> Element? {
        compactMap { element in element.wind.map { (speed: $0.speed, element: element) } }
            .min { ($1.speed, $0.element.date) < ($0.speed, $1.element.date) }?
            .element
    }
}

extension Sequence where Element == HourlyForecast {
    /// Returns the elements on a calendar day at the place, in their order.
    ///
    /// An element without an offset from UTC counts by its day in UTC.
    public func on(_ day: LocalDay) -> [HourlyForecast] {
        filter { $0.localDay == day }
    }
}

/// Advice on whether to take an umbrella.
///
/// The set of cases is closed.
public enum UmbrellaAdvice: Hashable, Sendable {
    /// Take one; the hour is the first that needs it.
    case take(HourlyForecast)
    /// No hour of the rest of the day needs one, and all of them are known.
    case leave
    /// No known hour needs one, but the hours have a gap or end before the day does.
    case unknown
}

extension UmbrellaAdvice {
    /// Creates the advice for the rest of a day.
    ///
    /// An hour needs an umbrella when rain or a thunderstorm is its condition and the chance of precipitation is at least
    /// 40 % or not known, or when at least 0.2 mm of rain an hour is expected. Snow needs none. Hours count until midnight at
    /// the place, from the one that contains `now` on.
    ///
    /// - Parameters:
    ///   - hours: The hours, in any order.
    ///   - now: The present date.
    public init(hours: [HourlyForecast], at now: Date) {
        let ahead = hours.filter { $0.date > now - 3_600 }.sorted(on: \.date)
        guard let first = ahead.first else {
            self = .unknown
            return
        }
        let today = (first.utcOffset ?? .utc).day(of: now)
        // In half-hour zones, the hour that contains `now` may have begun on the day before.
        let rest = ahead.filter { ($0.utcOffset ?? .utc).day(of: max($0.date, now)) == today }
        if let wet = rest.first(where: \.needsUmbrella) {
            self = .take(wet)
            return
        }
        // A series may begin with the next hour, and hours that were kept for a day end before this one does.
        let known = rest.reduce(now + 3_600) { $1.date <= $0 ? max($0, $1.date + 3_600) : $0 }
        let midnight = rest.last.map { today.advanced(by: 1).start(at: $0.utcOffset ?? .utc) }
        self = midnight.map { $0 <= known } ?? false ? .leave : .unknown
    }
}

extension WeatherElements {
    /// A Boolean value that indicates whether an hour needs an umbrella, see ``UmbrellaAdvice/init(hours:at:)``.
    var needsUmbrella: Bool {
        if let rain, rain.hourlyDepth.millimeters >= 0.2 { return true }
        let rains = conditions.contains { condition in
            switch condition.group {
            case .thunderstorm, .drizzle, .rain: true
            default: false
            }
        }
        return rains && (chanceOfPrecipitation?.percent ?? 100) >= 40
    }
}

extension WeatherValues {
    /// Returns how much warmer it is than at the same time of the day before, in degrees Celsius; negative when colder.
    ///
    /// The time is that of the clocks at the place, so that it holds when clocks change in between; without both offsets,
    /// it is 24 hours. The result is `nil` unless `earlier` is within half an hour of it.
    public func celsiusAboveDayBefore(_ earlier: some WeatherValues) -> Double? {
        var expected = date - 86_400
        if let utcOffset, let before = earlier.utcOffset { expected += Double(utcOffset.seconds - before.seconds) }
        guard abs(earlier.date.timeIntervalSince(expected)) <= 1_800 else { return nil }
        return (elements.temperature.celsius - earlier.temperature.celsius).tidied
    }
}

extension WeatherAlerts {
    /// Returns the alerts in effect at a date, in their order.
    public func active(at date: Date) -> [WeatherAlert] {
        alerts.filter { $0.isActive(at: date) }
    }

    /// Returns the alerts that have not ended at a date, in their order: the service sends others for a while, and a cached
    /// response has them.
    package func ahead(at date: Date) -> [WeatherAlert] {
        alerts.filter { $0.end > date }
    }
}
