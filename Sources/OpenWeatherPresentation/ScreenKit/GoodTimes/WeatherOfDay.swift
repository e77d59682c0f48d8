import Foundation
import OpenWeatherCore

/// The rest of a day at a place, and the times that its weather allows for activities.
struct WeatherOfDay {
    /// The time from the present, or from the beginning of a later day, to midnight.
    let interval: DateInterval
    /// Whether the day is the present one.
    let isToday: Bool
    /// The weather up to the end of the day.
    let weather: ActivityWeather

    private let now: Date
    private let finder: any ActivityWindowFinder

    /// Creates what is left of a day; returns `nil` when the day is over.
    init?(
        _ weather: ActivityWeather,
        on day: LocalDay,
        at offset: UTCOffset?,
        now: Date,
        _ finder: any ActivityWindowFinder
    ) {
        let clock = offset ?? .utc
        let (start, end) = (day.start(at: clock), day.advanced(by: 1).start(at: clock))
        guard now < end else { return nil }
        interval = DateInterval(start: max(now, start), end: end)
        isToday = start <= now
        self.weather = weather.limited(to: end)
        self.now = now
        self.finder = finder
    }

    /// The times for one activity on a day.
    struct Times {
        /// The day.
        let day: WeatherOfDay
        /// The times that begin on the day, the best first.
        let windows: [ActivityWindow]
        /// The reason that there are none, of several the one that lasts longest; `nil` when there are some, and when too
        /// little is left of the day.
        let obstacle: ActivityObstacle?
        /// The elements that are not known, and without which ``windows`` were found.
        let missing: [Requirement.Element]
        /// Whether the weather that the times rest on is out of date.
        let isOutdated: Bool
    }

    /// Returns whether a span of time lasts from the beginning of the rest of the day to its end.
    func isOutlasted(by span: DateInterval) -> Bool { span.start <= interval.start && interval.end <= span.end }

    /// Returns the times for an activity; `nil` when too little is known about the day.
    func times(for activity: Activity) -> Times? {
        let light = activity.requirements.first { $0.element == .daylight || $0.element == .darkness }
        let lit = light.map { look(for: Activity(id: "", duration: .zero, requirements: [$0]), at: interval.start) }
        let spans = (lit?.windows ?? []).map(\.interval).filter { $0.start < interval.end }
        // A reason is one of the hours with the right light: a run does not wait for the rain of the night to end.
        let start = spans.map(\.start).min() ?? interval.start
        let end = spans.map(\.end).max() ?? (lit?.answer == ActivityOutlook.Answer.none ? start : interval.end)

        let outlook = look(for: activity, at: start)
        guard outlook.knownUntil > start else { return nil }
        var (windows, missing) = (onDay(outlook), [Requirement.Element]())
        if windows.isEmpty, outlook.answer == .unknown, !outlook.missing.isEmpty {
            missing = outlook.missing
            windows = onDay(look(for: missing.reduce(activity) { $0.without($1) }, at: start))
        }
        guard !windows.isEmpty || outlook.knownUntil >= interval.end else { return nil }
        let reasons = outlook.obstacles.filter { $0.requirement != light && $0.interval.start < end }
        func length(_ reason: ActivityObstacle) -> TimeInterval {
            min(reason.interval.end, end, interval.end).timeIntervalSince(reason.interval.start)
        }
        return Times(
            day: self,
            windows: windows,
            obstacle: windows.isEmpty ? reasons.max { length($0) < length($1) } ?? lit?.obstacles.first : nil,
            missing: missing,
            isOutdated: !outlook.outdated.isDisjoint(with: weather.outdatedParts(at: now))
        )
    }

    private func look(for activity: Activity, at date: Date) -> ActivityOutlook {
        finder.outlook(for: activity, in: weather, at: date)
    }

    private func onDay(_ outlook: ActivityOutlook) -> [ActivityWindow] {
        outlook.windows.filter { $0.interval.start < interval.end }
    }
}

extension ActivityWeather {
    /// Returns the weather without the steps that begin at `end` or later.
    fileprivate func limited(to end: Date) -> ActivityWeather {
        var part = self
        part.minutes = minutes?.map { $0.filter { $0.date < end } }
        part.quarterHours = quarterHours?.map { $0.filter { $0.date < end } }
        part.hours = hours?.map { $0.filter { $0.date < end } }
        part.forecast = forecast?
            .map { forecast in
                var part = forecast
                // A step ends at its date, and one step alone would not say how long it is.
                let steps = zip(forecast.entries, forecast.entries.stepLengths).prefix { $0.date - $1 < end }
                part.entries = Array(forecast.entries.prefix(max(2, steps.count)))
                return part
            }
        return part
    }

    /// Returns the elements of the step that covers a date; `nil` when none does.
    func elements(at date: Date) -> WeatherElements? {
        hour(at: date) ?? forecast?.entries.first { $0.date > date }?.elements
    }

    /// Returns the elements whose temperatures hold at a date; `nil` when none do.
    ///
    /// Those of a forecast are of a moment: in the first half of a step they are those of the entry that it begins with, as
    /// finders have it.
    func elements(nearestTo date: Date) -> WeatherElements? {
        if let hour = hour(at: date) { return hour }
        guard let entries = forecast?.entries, let next = entries.firstIndex(where: { $0.date > date }) else {
            return nil
        }
        let length = entries.stepLengths[next]
        let start = entries[next].date - length
        let isFirstHalf = next > 0 && entries[next - 1].date == start && date < start + length / 2
        return entries[isFirstHalf ? next - 1 : next].elements
    }

    private func hour(at date: Date) -> WeatherElements? {
        hours?.value.last { $0.date <= date && date < $0.date + 3_600 }?.elements
    }

    /// Returns whether what is known about a date rests on a step of more than an hour.
    func isApproximate(at date: Date) -> Bool {
        let ends = [minutes?.value.last?.date, hours?.value.last.map { $0.date + 3_600 }].compactMap(\.self)
        guard !ends.contains(where: { date <= $0 }), let entries = forecast?.entries else { return false }
        let step = zip(entries, entries.stepLengths).first { entry, _ in date <= entry.date }
        return step.map { $1 > 3_600 } ?? false
    }
}
