public import OpenWeatherCore

extension UsualWeather {
    /// Creates the usual weather of a period from the days of past years; `nil` for fewer than ten years.
    ///
    /// Days outside the period are left out, and so are years with fewer than five days in it. Every other day counts the
    /// same, so that 29 February counts in the years that have one, and nothing stands in for it in the others. Quantiles are
    /// interpolated linearly between the two nearest days, as numpy's `method="linear"` does.
    ///
    /// A day without an amount of precipitation is dry when its conditions are, and unknown when they are wet or missing.
    ///
    /// - Parameters:
    ///   - days: The days, in any order; one that comes twice counts once.
    ///   - period: The period.
    public init?(of days: [DailyForecast], in period: UsualPeriod) {
        let unique = Dictionary(days.filter { period.contains($0.day) }.map { ($0.day, $0) }) { first, _ in first }
        let byYear = Dictionary(grouping: unique.values) { $0.day.year }.filter { $0.value.count >= Self.fewestDays }
        let counted = byYear.values.flatMap(\.self)
        guard let first = byYear.keys.min(), let last = byYear.keys.max(),
            let high = UsualTemperature(counted.map(\.high)), let low = UsualTemperature(counted.map(\.low))
        else { return nil }
        let wet = counted.compactMap(\.isWet)
        self.init(
            of: period,
            high: high,
            low: low,
            wetDays: wet.count * 10 >= counted.count * 9
                ? Percentage(fraction: Double(wet.count(where: \.self)) / Double(wet.count)) : nil,
            years: first...last,
            yearCount: byYear.count,
            dayCount: counted.count,
            basis: .days
        )
    }

    /// Creates the usual weather of a period from the means of its days; `nil` for fewer than ten years, or when their number
    /// is not known.
    ///
    /// The means of the days are averaged. Their number of years is that of the day with the fewest.
    ///
    /// - Parameters:
    ///   - days: The days of the year, in any order.
    ///   - period: The period.
    public init?(of days: [UsualDay], in period: UsualPeriod) {
        let counted = days.filter { day in
            LocalDay(year: 2024, month: day.month, day: day.day).map(period.contains) ?? false
        }
        let years = counted.compactMap(\.years)
        guard counted.count >= Self.fewestDays, years.count == counted.count, let fewest = years.min() else {
            return nil
        }
        func mean(_ value: (UsualDay) -> Temperature) -> UsualTemperature {
            let sum = counted.reduce(0) { $0 + value($1).celsius }
            return UsualTemperature(middle: Temperature(celsius: sum / Double(counted.count)))
        }
        self.init(
            of: period,
            high: mean(\.high),
            low: mean(\.low),
            yearCount: fewest,
            dayCount: years.reduce(0, +),
            basis: .statistics
        )
    }

    /// The number of days of the period below which a year does not count.
    private static let fewestDays = 5
}

extension UsualTemperature {
    /// Creates the distribution of temperatures; `nil` when there are none.
    init?(_ temperatures: [Temperature]) {
        let sorted = temperatures.map(\.celsius).filter(\.isFinite).sorted()
        guard !sorted.isEmpty else { return nil }
        let quantile = { Temperature(celsius: sorted.quantile($0)) }
        self.init(
            middle: quantile(0.5),
            spread: Spread(
                lowestTenth: quantile(0.1),
                lowerQuartile: quantile(0.25),
                upperQuartile: quantile(0.75),
                highestTenth: quantile(0.9)
            )
        )
    }
}

extension [Double] {
    /// Returns the quantile of sorted numbers below which a share of them is, `fraction` in `0...1`.
    ///
    /// It is interpolated linearly between the two nearest numbers, and 0 when there are none.
    func quantile(_ fraction: Double) -> Double {
        guard let last else { return 0 }
        let position = fraction * Double(count - 1)
        let index = Int(position)
        guard index + 1 < count else { return last }
        return self[index] + (self[index + 1] - self[index]) * (position - Double(index))
    }
}

extension DailyForecast {
    /// A Boolean value that indicates whether at least 1 mm fell, the limit of a "wet day" to climatologists; `nil` when it is
    /// not known.
    ///
    /// Source: the index R1mm of the Expert Team on Climate Change Detection and Indices (ETCCDI).
    fileprivate var isWet: Bool? {
        if let precipitation { return precipitation.millimeters >= 1 }
        guard !conditions.isEmpty else { return nil }
        let falls = conditions.contains { $0.group.isPrecipitation ?? true }
        return falls ? nil : false
    }
}
