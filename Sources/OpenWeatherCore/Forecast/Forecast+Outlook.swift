public import Foundation

extension Forecast {
    /// Returns the next change between dry and wet after `now`; `nil` when no step reaches it.
    ///
    /// An entry stands for the hours *before* its date, like its amounts: an entry at 16:00 in steps of three hours says
    /// that it rains at some time from 13:00 to 16:00. Rain therefore begins within the first wet step, and ends at the
    /// date of the last one.
    ///
    /// A step is wet when
    /// - its chance of precipitation is 20 % or more, or not known, and it has a condition such as rain or an amount of
    ///   at least 0.1 mm, or
    /// - its chance is 50 % or more, whatever else it has; without a condition or an amount, it is snow at 0 °C and below.
    ///
    /// Twenty percent is the chance from which the service itself names such a condition, so that the outlook and the
    /// icons agree. What is measured now overrides the step that contains `now`: weather that is known to be dry is not
    /// said to be wet.
    ///
    /// The outlook ends where the steps do. It also ends before a gap between them, and it is `nil` when the first step
    /// begins after `now`, because nothing is known about the time in between.
    ///
    /// - Parameters:
    ///   - now: The present moment.
    ///   - present: The weather at `now`; `nil` when it is not known or was measured too long ago.
    /// - Returns: The next change, or the lack of one.
    public func precipitationOutlook(from now: Date, present: CurrentWeather? = nil) -> PrecipitationOutlook? {
        guard let step else { return nil }
        let length = step / .seconds(1)
        let steps = upcomingSteps(from: now, length: length)
        guard let first = steps.first, let last = steps.last else { return nil }

        let isKnown = present.map { !$0.conditions.isEmpty } ?? false
        let observed = present.flatMap { PrecipitationOutlook.Kind($0.conditions) }
        return PrecipitationOutlook(
            change: Self.change(
                in: steps,
                fallsNow: isKnown ? observed : first.precipitationKind,
                isObserved: isKnown,
                from: now,
                length: length,
                end: last.date
            ),
            resolution: step
        )
    }

    /// Returns the entries whose hours end after `now`, up to the first gap; empty when the first begins after it.
    private func upcomingSteps(from now: Date, length: TimeInterval) -> [ForecastEntry] {
        var steps: [ForecastEntry] = []
        var end = now
        for entry in entries.filter({ $0.date > now }).sorted(on: \.date) {
            // Half a step of tolerance, for steps that are not quite regular.
            guard entry.date.timeIntervalSince(end) <= (steps.isEmpty ? length : length * 1.5) else { break }
            steps.append(entry)
            end = entry.date
        }
        return steps
    }

    private static func change(
        in steps: [ForecastEntry],
        fallsNow: PrecipitationOutlook.Kind?,
        isObserved: Bool,
        from now: Date,
        length: TimeInterval,
        end: Date
    ) -> PrecipitationOutlook.Change {
        guard let fallsNow else {
            guard let (index, kind) = firstWetStep(of: isObserved ? steps[...] : steps.dropFirst()) else {
                return .dry(until: end)
            }
            let date = steps[index].date
            let start = index > 0 ? steps[index - 1].date : date.addingTimeInterval(-length)
            return .begins(kind, within: max(now, start)...date)
        }
        let later = steps.dropFirst().prefix { $0.precipitationKind != nil }
        let kind = later.compactMap(\.precipitationKind).reduce(fallsNow) { $0.joined(with: $1) }
        let last = later.last?.date ?? steps[0].date
        // Rain that only the measurement knows of is not said to outlast the forecast.
        let isForecast = !later.isEmpty || steps[0].precipitationKind != nil
        return isForecast && last == end ? .lasts(kind, until: end) : .ends(kind, around: last)
    }

    private static func firstWetStep(
        of steps: ArraySlice<ForecastEntry>
    ) -> (index: Int, kind: PrecipitationOutlook.Kind)? {
        for index in steps.indices {
            if let kind = steps[index].precipitationKind { return (index, kind) }
        }
        return nil
    }
}

extension WeatherElements {
    /// The kind of precipitation that falls in the hours before the moment; `nil` when they are dry.
    ///
    /// ``Forecast/precipitationOutlook(from:present:)`` has the rule.
    var precipitationKind: PrecipitationOutlook.Kind? {
        let chance = chanceOfPrecipitation?.percent
        if let kind = PrecipitationOutlook.Kind(conditions) ?? kindOfAmounts, chance.map({ $0 >= 20 }) ?? true {
            return kind
        }
        guard let chance, chance >= 50 else { return nil }
        return temperature.celsius <= 0 ? .snow : .rain
    }

    private var kindOfAmounts: PrecipitationOutlook.Kind? {
        let (rain, snow) = (rain?.depth.millimeters ?? 0, snow?.depth.millimeters ?? 0)
        guard rain + snow >= 0.1 else { return nil }
        return rain > 0 && snow > 0 ? .mixed : snow > 0 ? .snow : .rain
    }
}
