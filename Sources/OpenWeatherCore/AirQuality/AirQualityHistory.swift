public import Foundation

/// The air quality of past hours at a point.
///
/// Source: `air_pollution/history`, which begins on 2020-11-27.
public struct AirQualityHistory: Hashable, Codable, Sendable {
    /// The point (`coord`).
    public var coordinate: Coordinate
    /// The period that was requested.
    public var period: Range<Date>
    /// The hours of the period in order (`list`), each once; hours that the source lacks are missing.
    public var hours: [AirQuality]

    /// Creates a history; `hours` are sorted, and those outside `period` and later ones of the same date are left out.
    public init(coordinate: Coordinate, period: Range<Date>, hours: [AirQuality]) {
        self.coordinate = coordinate
        self.period = period
        self.hours = period.ordered(hours, by: \.date)
    }

    /// The parts of the period, in order, for which the source has no hour: each whole hour without one of ``hours``.
    public var gaps: [Range<Date>] { period.gaps(between: hours.map(\.date)) }
}

extension AirQualityHistory: CacheValue {
    /// The form of a history.
    package static var cacheFormat: String { "AirQualityHistory 1" }

    /// The size in memory.
    package var cacheCost: Int { 96 + hours.count * MemoryLayout<AirQuality>.stride }

    /// Appends the history.
    package func write(to writer: inout BinaryWriter) throws(BinaryFailure) {
        coordinate.write(to: &writer)
        period.lowerBound.write(to: &writer)
        period.upperBound.write(to: &writer)
        try writer.write(hours)
    }

    /// Creates a history.
    ///
    /// - Throws: ``BinaryFailure``; ``BinaryFailure/malformed`` for a period that ends before it begins.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        let (coordinate, start, end): (Coordinate, Date, Date) =
            (try reader.value(), try reader.value(), try reader.value())
        guard start <= end else { throw .malformed }
        self.init(coordinate: coordinate, period: start..<end, hours: try reader.array())
    }
}
