public import Foundation

/// The quality of the air at one moment.
public struct AirQuality: Hashable, Codable, Sendable {
    /// The point the values are for.
    public let coordinate: Coordinate
    /// The moment the values are for.
    public let date: Date
    /// The service's index; `nil` when it sent a number outside 1–5.
    public let index: AirQualityIndex?
    /// The concentrations.
    public let pollutants: Pollutants

    /// Creates a reading.
    public init(coordinate: Coordinate, date: Date, index: AirQualityIndex?, pollutants: Pollutants) {
        self.coordinate = coordinate
        self.date = date
        self.index = index
        self.pollutants = pollutants
    }
}

/// The quality of the air over the coming hours.
public struct AirQualityForecast: Hashable, Codable, Sendable {
    /// The point the values are for.
    public let coordinate: Coordinate

    /// Hourly values in order of time, about four days; hours can be missing.
    public let entries: [AirQuality]

    /// Creates a forecast.
    public init(coordinate: Coordinate, entries: [AirQuality]) {
        self.coordinate = coordinate
        self.entries = entries
    }
}

/// The quality of the air in one hour of a forecast, to be drawn in a chart.
public struct AirQualityHour: Hashable, Sendable {
    /// The hour's beginning.
    public let date: Date

    /// The quality on the scale that was asked for; `nil` when the service sent nothing that counts there.
    public let assessment: AirQualityAssessment?
}

extension AirQualityForecast {
    /// The coming hours on `scale`, in order of time, beginning with the hour that `now` lies in.
    ///
    /// Hours the service left out are left out here too, so that there can be fewer than `count`.
    public func hours(from now: Date, count: Int = 24, on scale: AirQualityScale) -> [AirQualityHour] {
        let start = now.addingTimeInterval(-3600)
        let end = start.addingTimeInterval(3600 * Double(count))
        return entries.filter { $0.date > start && $0.date <= end }
            .sorted { $0.date < $1.date }
            .map { AirQualityHour(date: $0.date, assessment: AirQualityAssessment(of: $0, on: scale)) }
    }
}
