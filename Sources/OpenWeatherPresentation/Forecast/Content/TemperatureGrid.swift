import Foundation

/// The round numbers at which a chart has lines.
enum TemperatureGrid: Sendable {
    /// The largest number of intervals that the range is divided into.
    private static let intervals = 5.0

    /// Returns the multiples of a round step, at least 1, that lie in `range`: at most six.
    ///
    /// The step is 1, 2, or 5 times a power of ten.
    static func values(in range: ClosedRange<Double>) -> [Double] {
        let (low, high) = (range.lowerBound, range.upperBound)
        let length = high - low
        guard length > 0, length.isFinite else { return [] }
        let power = pow(10, log10(length / intervals).rounded(.down))
        let round = [1, 2, 5, 10].map { $0 * power }.first { $0 >= length / intervals }
        let step = max(1, round ?? length)
        let first = (low / step).rounded(.up) * step
        // Adding zero turns −0 into 0.
        return (0...Int(intervals)).map { first + Double($0) * step + 0 }.filter { $0 <= high }
    }
}
