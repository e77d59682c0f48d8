import Foundation
import OpenWeatherCore

/// Forecasts and what came of them, for one number of days ahead.
///
/// A forecast is only ever paired with measurements: a temperature and a wind with those of the nearest one within half an
/// hour, of two equally near ones the earlier; a chance when there is a measurement in each hour of its period, so that dry
/// and wet times are equally likely to be known.
struct DiaryPairs {
    /// A forecast and a measurement, and the number of the day in UTC.
    struct Pair<Value> {
        let said: Double
        let came: Value
        let day: Int
    }

    private(set) var temperatures: [Pair<Double>] = []
    private(set) var winds: [Pair<Double>] = []
    /// The chances as shares of 1, and whether it was wet.
    private(set) var chances: [Pair<Bool>] = []
    /// The dates of the forecasts that have a pair, in order.
    private(set) var dates: [Date] = []

    /// Returns the pairs of the entries of a diary by days ahead.
    static func byDaysAhead(_ entries: [DiaryEntry]) -> [Int: DiaryPairs] {
        // Entries of an app's own may have dates that no calendar has.
        let entries = entries.filter { abs($0.date.timeIntervalSince1970) < 1e15 }
        let measured = entries.filter { $0.kind == .measured }.sorted(on: \.date)
        var pairs: [Int: DiaryPairs] = [:]
        for entry in entries.sorted(on: \.date) {
            guard let daysAhead = entry.daysAhead else { continue }
            pairs[daysAhead, default: DiaryPairs()].add(entry, measured)
        }
        return pairs
    }

    private mutating func add(_ entry: DiaryEntry, _ measured: [DiaryEntry]) {
        let count = temperatures.count + winds.count + chances.count
        let day = Int((entry.date.timeIntervalSince1970 / 86_400).rounded(.down))
        let nearest = measured.nearest(to: entry.date, within: 1_800)
        if let said = entry.temperature?.celsius, let came = nearest?.temperature?.celsius, (said - came).isFinite {
            temperatures.append(Pair(said: said, came: came, day: day))
        }
        if let said = entry.windSpeed?.metersPerSecond, let came = nearest?.windSpeed?.metersPerSecond,
            (said - came).isFinite
        {
            winds.append(Pair(said: said, came: came, day: day))
        }
        if let said = entry.chanceOfPrecipitation?.fraction, (0...1).contains(said), let period = entry.period,
            let came = measured.wetness(in: period)
        {
            chances.append(Pair(said: said, came: came, day: day))
        }
        if temperatures.count + winds.count + chances.count > count { dates.append(entry.date) }
    }
}

extension [DiaryEntry] {
    /// Returns the index of the first entry of an array in order of time that is not before a date.
    private func index(notBefore date: Date) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].date < date { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the entry nearest to a date.
    fileprivate func nearest(to date: Date, within tolerance: TimeInterval) -> DiaryEntry? {
        let next = index(notBefore: date)
        let both = [next - 1, next].filter(indices.contains).map { self[$0] }
        let nearest = both.min { abs($0.date.timeIntervalSince(date)) < abs($1.date.timeIntervalSince(date)) }
        return nearest.flatMap { abs($0.date.timeIntervalSince(date)) <= tolerance ? $0 : nil }
    }

    /// Returns whether it was wet at a time of a period; `nil` when there is an hour of it in which that was not measured.
    fileprivate func wetness(in period: DateInterval) -> Bool? {
        var isWet = false
        var start = period.start
        while start < period.end {
            let end = Swift.min(start + 3_600, period.end)
            let known = self[index(notBefore: start)..<index(notBefore: end)].compactMap(\.isWet)
            guard !known.isEmpty else { return nil }
            isWet = isWet || known.contains(true)
            start = end
        }
        return isWet
    }
}
