import Foundation

/// The joining of a forecast with what its source knows in finer steps, or for more days.
extension Forecast {
    /// A Boolean value that indicates whether the source itself sums up the days that have entries, or sends days alone.
    package var isSummedUpBySource: Bool {
        guard let first = dailySummaries.keys.min() else { return false }
        return entries.map { (city.utcOffset ?? .utc).day(of: $0.date) }.max().map { first <= $0 } ?? true
    }

    /// Returns the forecast with the days that follow its last one without a gap.
    ///
    /// - Parameters:
    ///   - days: The days in any order.
    ///   - usesDescriptions: Whether the descriptions of their conditions are in the language of the forecast.
    /// - Returns: The forecast; days from the first one on without a range of temperatures are left out.
    package func extended(by days: [DailyForecast], usesDescriptions: Bool = true) -> Forecast {
        guard let last = self.days.last?.day else { return self }
        var result = self
        var next = last.advanced(by: 1)
        for day in days.sorted(on: \.day) where day.day == next {
            guard day.low.celsius.isFinite, day.high.celsius.isFinite, day.low <= day.high else { break }
            var summary = DaySummary(day)
            if !usesDescriptions { summary.condition?.description = "" }
            result.dailySummaries[day.day] = summary
            next = next.advanced(by: 1)
        }
        return result
    }

    /// Returns the forecast with the steps before the first hour, the hours up to the end of the last day that they cover,
    /// and the other steps; the forecast as it is when the hours cover no day to its end.
    ///
    /// Hours end at the last step of a day, so that the next one, which stands for the hours before it, follows without a gap
    /// and without an hour that counts twice.
    package func refined(by hours: [ForecastEntry]) -> Forecast {
        let steps = entries.sorted(on: \.date)
        let hours = hours.filter { $0.temperature.celsius.isFinite }.sorted(on: \.date)
        guard let first = hours.first?.date, let last = hours.last?.date else { return self }
        let offset = city.utcOffset ?? .utc
        let ends = zip(steps, steps.dropFirst()).filter { offset.day(of: $0.date) != offset.day(of: $1.date) }
        guard let end = ends.map(\.0.date).last(where: { $0 <= last && $0 >= first }) else { return self }
        var result = self
        result.entries =
            steps.filter { $0.date < first } + hours.filter { $0.date <= end } + steps.filter { $0.date > end }
        return result
    }
}
