import Foundation
import OpenWeatherCore

/// The times with rain or snow that a report knows from a date on, by its minutes, else by its hours.
struct WetTimes: Sendable {
    /// The times without a break, in order.
    private(set) var intervals: [DateInterval] = []
    /// The end of what is known; `nil` when nothing is.
    private(set) var knownUntil: Date?
    /// A Boolean value that indicates whether the times are those of minutes.
    let isByMinute: Bool
    private let hours: [HourlyForecast]
    private let threshold: Precipitation

    /// Creates the times of the steps that cover a date and follow it without a gap.
    init(in report: OneCallReport, from threshold: Precipitation, at now: Date) {
        hours = report.freshHours(at: now)
        self.threshold = threshold
        let minutes = report.minutes.value(at: now)?.sorted(on: \.date) ?? []
        var steps = minutes.map { ($0.date, $0.hourlyRate.map { $0 >= threshold }) }
        // The service's minutes begin with the next one, which is good for the present one, too.
        if let next = steps.first, next.0 > now { steps.insert((next.0 - 60, next.1), at: 0) }
        isByMinute = steps.contains { $0.0 <= now && $0.0 + 60 > now && $0.1 != nil }
        if isByMinute {
            add(steps, step: 60, at: now)
        } else {
            add(hours.map { ($0.date, $0.isWet(from: threshold)) }, step: 3_600, at: now)
        }
    }

    private mutating func add(_ steps: [(date: Date, isWet: Bool?)], step: TimeInterval, at now: Date) {
        for (date, isWet) in steps where date + step > now {
            guard let isWet, date <= knownUntil ?? now else { return }
            let end = date + step
            if isWet, let last = intervals.last, last.end >= date {
                intervals[intervals.count - 1].end = end
            } else if isWet {
                intervals.append(DateInterval(start: date, end: end))
            }
            knownUntil = end
        }
    }

    /// Returns the end of rain: that of the last interval before a break of `pause`, or of the wet hours that continue it;
    /// `nil` when neither is known.
    func end(of index: Int, pause: TimeInterval) -> Date? {
        var end = intervals[index].end
        for next in intervals[(index + 1)...] where next.start < end + pause { end = next.end }
        // A few minutes more of dryness than nothing, before minutes are believed to have seen the end.
        guard let knownUntil, end + 600 > knownUntil else { return end }
        var isLonger = false
        for hour in hours where hour.date <= end && hour.date + 3_600 > end {
            guard hour.isWet(from: threshold) == true else { break }
            (end, isLonger) = (hour.date + 3_600, true)
        }
        return isLonger && end < hours.last?.date ?? end ? end : nil
    }
}

extension OneCallReport {
    /// Returns the hours in order; none when they are outdated.
    func freshHours(at now: Date) -> [HourlyForecast] { hours.value(at: now)?.sorted(on: \.date) ?? [] }
}

extension Optional {
    /// Returns the value of a part that is not outdated.
    func value<Value>(at now: Date) -> Value? where Wrapped == OneCallReport.Part<Value> {
        guard case .success(let fetched)? = self, !fetched.isStale(at: now) else { return nil }
        return fetched.value
    }
}

extension HourlyForecast {
    /// Returns whether at least an intensity is expected; `nil` when it is not known.
    fileprivate func isWet(from threshold: Precipitation) -> Bool? {
        guard let precipitation else { return elements.isWet }
        return precipitation.hourlyDepth >= threshold
    }

    /// A Boolean value that indicates whether rain or snow may fall: it is expected, or has a chance of the 20 % from which
    /// the service names it.
    var isAtRisk: Bool {
        elements.isWet ?? true || (precipitation?.depth ?? .zero) > .zero
            || (elements.chanceOfPrecipitation?.percent ?? 0) >= 20
    }
}
