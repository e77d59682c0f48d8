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
