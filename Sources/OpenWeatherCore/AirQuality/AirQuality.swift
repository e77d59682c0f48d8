public import Foundation

/// The air quality at one moment.
///
/// A reading holds concentrations and the service's own index; ``AirQualityAssessment`` rates it on any of the scales.
///
/// Source: <https://openweathermap.org/api/air-pollution>.
public struct AirQuality: Hashable, Codable, Sendable {
    /// The point the values are for (`coord`).
    public var coordinate: Coordinate
    /// The moment the values are for (`dt`).
    public var date: Date
    /// The service's index (`main.aqi`); `nil` when it is missing or outside 1–5.
    public var index: AirQualityIndex?
    /// The concentrations (`components`).
    public var pollutants: Pollutants

    /// Creates a reading.
    public init(
        coordinate: Coordinate,
        date: Date,
        index: AirQualityIndex? = nil,
        pollutants: Pollutants = Pollutants()
    ) {
        self.coordinate = coordinate
        self.date = date
        self.index = index
        self.pollutants = pollutants
    }
}

/// The air quality over the coming hours.
///
/// ``hours(from:count:on:)`` returns the part that a chart shows.
///
/// Source: the body of `air_pollution/forecast`, <https://openweathermap.org/api/air-pollution>.
public struct AirQualityForecast: Hashable, Codable, Sendable {
    /// The point the values are for.
    public var coordinate: Coordinate

    /// The hourly values in order of time, about four days; hours can be missing.
    public var entries: [AirQuality]

    /// Creates a forecast.
    public init(coordinate: Coordinate, entries: [AirQuality]) {
        self.coordinate = coordinate
        self.entries = entries
    }
}

/// The air quality in one hour of a forecast, for a chart.
///
/// ``AirQualityForecast/hours(from:count:on:)`` creates it.
public struct AirQualityHour: Hashable, Sendable {
    /// The beginning of the hour.
    public let date: Date

    /// The air quality on the requested scale; `nil` when the service reports nothing that counts on it.
    public let assessment: AirQualityAssessment?
}

extension AirQualityForecast {
    /// Returns the coming hours on `scale` in order of time, beginning with the hour that contains `now`.
    ///
    /// Hours that the service left out are missing here, too, so there can be fewer than `count`.
    public func hours(from now: Date, count: Int = 24, on scale: AirQualityScale) -> [AirQualityHour] {
        let start = now.addingTimeInterval(-3600)
        let end = start.addingTimeInterval(3600 * Double(count))
        return entries.filter { $0.date > start && $0.date <= end }
            .sorted(on: \.date)
            .map { AirQualityHour(date: $0.date, assessment: AirQualityAssessment(of: $0, on: scale)) }
    }
}
