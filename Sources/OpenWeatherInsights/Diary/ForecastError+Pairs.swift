import Foundation
import OpenWeatherCore

extension ForecastError {
    /// Creates the error of pairs; `nil` with too few of them.
    init?(_ pairs: [DiaryPairs.Pair<Double>]) {
        guard pairs.count >= ForecastAccuracy.smallestCount else { return nil }
        self.init(
            count: pairs.count,
            bias: Estimate(pairs.map { (value: $0.said - $0.came, day: $0.day) }),
            meanAbsoluteError: Estimate(pairs.map { (value: abs($0.said - $0.came), day: $0.day) })
        )
    }
}

extension ForecastError.Estimate {
    /// Creates the estimate of the mean of values that depend on each other within a day.
    ///
    /// Errors of one day are much alike, so that a hundred of them say little more than one. The standard error is therefore
    /// that of the sums of days (the cluster-robust one), and Student's distribution has one degree of freedom less than
    /// there are days.
    init(_ values: [(value: Double, day: Int)]) {
        let mean = values.reduce(0) { $0 + $1.value } / Double(values.count)
        var sums: [Int: Double] = [:]
        for (value, day) in values { sums[day, default: 0] += value - mean }
        let days = Double(sums.count)
        guard days > 1 else {
            self.init(mean)
            return
        }
        let squares = sums.sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value * $1.value }
        let deviation = (squares * days / (days - 1)).squareRoot() / Double(values.count)
        let width = Self.studentQuantile(degrees: days - 1) * deviation
        // Entries of an app's own may have numbers whose sum or squares are infinite.
        self.init(mean, interval: mean.isFinite && width.isFinite ? mean - width...mean + width : nil)
    }

    /// Returns the number below which Student's distribution has a probability of 97.5 %.
    ///
    /// Few degrees are exact, more are by the expansion of Cornish and Fisher, which is off by less than 0.01 from three
    /// degrees on. Source: Abramowitz and Stegun, "Handbook of Mathematical Functions", 26.7.5.
    static func studentQuantile(degrees: Double) -> Double {
        if degrees < 2 { return 12.706204736 }
        if degrees < 3 { return 4.302652730 }
        let normal = 1.959963984540054
        let (square, inverse) = (normal * normal, 1 / degrees)
        let first = normal * (square + 1) / 4
        let second = normal * ((5 * square + 16) * square + 3) / 96
        let third = normal * (((3 * square + 19) * square + 17) * square - 15) / 384
        let fourth = normal * ((((79 * square + 776) * square + 1_482) * square - 1_920) * square - 945) / 92_160
        return normal + inverse * (first + inverse * (second + inverse * (third + inverse * fourth)))
    }
}

extension ChanceReliability {
    /// Creates the reliability of pairs; `nil` with too few of them.
    init?(_ pairs: [DiaryPairs.Pair<Bool>]) {
        guard pairs.count >= ForecastAccuracy.smallestCount else { return nil }
        let squares = pairs.map { pair in
            let distance = pair.said - (pair.came ? 1 : 0)
            return distance * distance
        }
        let bins = Dictionary(grouping: pairs) { Int(($0.said * 10).rounded()) }
        self.init(
            count: pairs.count,
            brierScore: squares.reduce(0, +) / Double(pairs.count),
            bins: bins.sorted { $0.key < $1.key }
                .map { tens, pairs in
                    Bin(
                        chance: Percentage(percent: Double(tens) * 10),
                        count: pairs.count,
                        said: Percentage(fraction: pairs.reduce(0) { $0 + $1.said } / Double(pairs.count)),
                        came: Percentage(fraction: Double(pairs.count(where: \.came)) / Double(pairs.count))
                    )
                }
        )
    }
}
