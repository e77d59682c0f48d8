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
        let steps = upcomingSteps(from: now)
        guard let first = steps.first, let last = steps.last else { return nil }

        let isKnown = present.map { !$0.conditions.isEmpty } ?? false
        let observed = present.flatMap { PrecipitationOutlook.Kind($0.conditions) }
        let (change, index) = Self.change(
            in: steps.map(\.entry),
            fallsNow: isKnown ? observed : first.entry.precipitationKind,
            isObserved: isKnown,
            from: max(now, first.entry.date.addingTimeInterval(-first.length)),
            end: last.entry.date
        )
        return PrecipitationOutlook(change: change, resolution: .seconds(steps[index].length))
    }

    /// Returns the entries whose hours end after `now`, with their lengths, up to the first gap; empty when the first begins
    /// after it.
    private func upcomingSteps(from now: Date) -> [(entry: ForecastEntry, length: TimeInterval)] {
        var steps: [(entry: ForecastEntry, length: TimeInterval)] = []
        var end = now
        for (entry, length) in entries.steps where entry.date > now {
            // Half a step of tolerance, for steps that are not quite regular.
            guard entry.date.timeIntervalSince(end) <= (steps.isEmpty ? length : length * 1.5) else { break }
            steps.append((entry, length))
            end = entry.date
        }
        return steps
    }

    /// Returns the next change, and the index of the step at whose beginning or end it is.
    private static func change(
        in steps: [ForecastEntry],
        fallsNow: PrecipitationOutlook.Kind?,
        isObserved: Bool,
        from start: Date,
        end: Date
    ) -> (PrecipitationOutlook.Change, Int) {
        guard let fallsNow else {
            guard let (index, kind) = firstWetStep(of: isObserved ? steps[...] : steps.dropFirst()) else {
                return (.dry(until: end), steps.count - 1)
            }
            return (.begins(kind, within: (index > 0 ? steps[index - 1].date : start)...steps[index].date), index)
        }
        let later = steps.dropFirst().prefix { $0.precipitationKind != nil }
        let kind = later.compactMap(\.precipitationKind).reduce(fallsNow) { $0.joined(with: $1) }
        let last = later.last?.date ?? steps[0].date
        // Rain that only the measurement knows of is not said to outlast the forecast.
        let isForecast = !later.isEmpty || steps[0].precipitationKind != nil
        return (isForecast && last == end ? .lasts(kind, until: end) : .ends(kind, around: last), later.count)
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
