import Foundation
import OpenWeatherCore

extension Range<Date> {
    /// Returns the values of the parts of the period joined, each at most `length` seconds long, requested in order.
    ///
    /// - Parameters:
    ///   - length: The longest period that one response covers, in seconds.
    ///   - join: A closure that joins the values of two adjacent parts.
    ///   - fetch: A closure that returns the value of a part.
    /// - Returns: The value, as old as the oldest of its parts.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `badRequest` for a period of less than a second.
    func value<Value>(
        inPartsOf length: TimeInterval,
        joinedBy join: (Value, Value) -> Value,
        fetch: (Range<Date>) async throws(WeatherError) -> Fetched<Value>
    ) async throws(WeatherError) -> Fetched<Value> {
        try checkLength()
        var part = part(from: lowerBound, length)
        var joined = try await fetch(part)
        while part.upperBound < upperBound {
            part = self.part(from: part.upperBound, length)
            joined = joined.joined(with: try await fetch(part), join)
        }
        return joined
    }

    /// Checks that the period has a second at least.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `badRequest` for a shorter one.
    func checkLength() throws(WeatherError) {
        guard upperBound >= lowerBound + 1 else {
            throw .badRequest(.refused(message: "end must be after start", parameters: ["end"]))
        }
    }

    /// Returns the part of the period that begins at `start`, at most `length` seconds long.
    func part(from start: Date, _ length: TimeInterval) -> Range<Date> {
        let end = start + length
        // Less than a second more has no hour of its own.
        return start..<(end + 1 < upperBound ? end : upperBound)
    }

    /// Returns the number of parts, each at most `length` seconds long.
    func count(ofPartsOf length: TimeInterval) -> Int {
        // Far more than the weeks between the most distant dates of Foundation, and safe to add in 32 bits.
        isEmpty ? 0 : Int(Swift.min((upperBound.timeIntervalSince(lowerBound) / length).rounded(.up), 200_000_000))
    }
}
