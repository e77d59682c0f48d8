import Foundation
public import OpenWeatherCore

/// The air quality of past hours, as an asynchronous sequence in order of time.
///
/// ``OpenWeatherClient/airQualityHours(at:in:policy:)`` creates it. A year is requested when all hours before it were
/// read, and none ahead. Cancelling the reading task cancels the request and ends the sequence with
/// ``/OpenWeatherCore/WeatherError/cancelled``.
public struct AirQualityHours: AsyncSequence, Sendable {
    /// An hour with its date of arrival, origin and source.
    public typealias Element = Fetched<AirQuality>

    private let period: Range<Date>
    private let partLength: TimeInterval
    private let fetch: @Sendable (Range<Date>) async throws(WeatherError) -> Fetched<AirQualityHistory>

    /// Creates the sequence of a period that is fetched in parts of `partLength` seconds.
    init(
        _ period: Range<Date>,
        partLength: TimeInterval,
        fetch: @escaping @Sendable (Range<Date>) async throws(WeatherError) -> Fetched<AirQualityHistory>
    ) {
        self.period = period
        self.partLength = partLength
        self.fetch = fetch
    }

    /// Returns an iterator, which requests the first year when it is asked for the first hour.
    public func makeAsyncIterator() -> Iterator { Iterator(hours: self) }

    /// An iterator over the hours.
    ///
    /// Each iterator reads from the start, with requests of its own; years that are fresh come from the cache.
    public struct Iterator: AsyncIteratorProtocol {
        private let sequence: AirQualityHours
        private var part: Fetched<AirQualityHistory>?
        private var position = 0
        /// The beginning of the next part; the end of the period once there is none.
        private var start: Date

        fileprivate init(hours sequence: AirQualityHours) {
            self.sequence = sequence
            start = sequence.period.lowerBound
        }

        /// Returns the next hour, or `nil` after the last one.
        ///
        /// - Throws: ``/OpenWeatherCore/WeatherError`` when a year cannot be loaded; the sequence then ends.
        public mutating func next() async throws(WeatherError) -> Fetched<AirQuality>? {
            if start == sequence.period.lowerBound { try sequence.period.checkLength() }
            while position == part?.hours.count ?? 0 {
                guard start < sequence.period.upperBound else { return nil }
                let next = sequence.period.part(from: start, sequence.partLength)
                // The hours that were read are released before the next ones arrive, and a failure ends the sequence.
                (part, position, start) = (nil, 0, sequence.period.upperBound)
                part = try await sequence.fetch(next)
                start = next.upperBound
            }
            defer { position += 1 }
            return part.map { part in part.map { $0.hours[position] } }
        }
    }
}

@available(*, unavailable)
extension AirQualityHours.Iterator: Sendable {}
