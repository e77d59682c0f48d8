public import Foundation

/// The next change between dry and wet, as far as a series of values knows it.
///
/// ``part`` names the series that it was derived from, and ``resolution`` the time between two of its values: minutes
/// are more precise than hours. ``OneCallReport/precipitationOutlook(at:wetFrom:)`` combines all series of a report.
public struct OneCallOutlook: Hashable, Sendable {
    /// A change between dry and wet, or the lack of one.
    ///
    /// The set of cases is closed.
    public enum Event: Hashable, Sendable {
        /// It is dry, and precipitation begins at a date.
        case starts(Date)
        /// It rains or snows, and ends at a date.
        case stops(Date)
        /// It is dry, and stays so at least until a date, where the series ends.
        case staysDry(until: Date)
        /// It rains or snows, and does so at least until a date, where the series ends.
        case staysWet(until: Date)

        /// The date of the change, or of the end of the series.
        public var date: Date {
            switch self {
            case .starts(let date), .stops(let date), .staysDry(let date), .staysWet(let date): date
            }
        }
    }

    /// The intensity at which a minute is wet by default, 0.1 mm in an hour.
    public static let trace = Precipitation(millimeters: 0.1)

    /// The change, or the lack of one.
    public var event: Event

    /// The time between two values of the series, by which the change may be earlier or later.
    public var resolution: Duration

    /// The part of One Call that it was derived from: ``OneCallPart/minutes``, ``OneCallPart/quarterHours`` or
    /// ``OneCallPart/hours``.
    public var part: OneCallPart

    /// Creates an outlook.
    public init(event: Event, resolution: Duration, part: OneCallPart) {
        self.event = event
        self.resolution = resolution
        self.part = part
    }

    /// Returns the whole minutes from `now` until the change, rounded to the nearest one; never negative.
    public func minutes(from now: Date) -> Int {
        let minutes = (event.date.timeIntervalSince(now) / 60).rounded()
        return Int(max(0, min(minutes, 1_000_000)))
    }

    /// Creates the outlook of a series of minutes, or `nil` when they do not cover `now`.
    ///
    /// - Parameters:
    ///   - minutes: The minutes, in any order.
    ///   - threshold: The smallest intensity, above 0, at which a minute is wet. The default of 0.1 mm in an hour was chosen
    ///     by this package: it is the least that a rain gauge tells, so that a trace announces no rain.
    ///   - now: The present date.
    public init?(minutes: [MinutePrecipitation], wetFrom threshold: Precipitation = trace, at now: Date) {
        let steps = minutes.map { minute in
            WetStep(date: minute.date, isWet: minute.isWet.map { $0 && minute.hourlyRate ?? .zero >= threshold })
        }
        self.init(steps, of: .minutes, step: 60, at: now)
    }

    /// Creates the outlook of a series of hours or quarters of an hour, or `nil` when they do not cover `now`.
    ///
    /// The condition decides whether a value is wet, because quarters of an hour have no amounts, and have a chance of
    /// precipitation even under plain clouds. Without a condition, the amount decides.
    public init?(hours: [HourlyForecast], step: TimelineStep, at now: Date) {
        let steps = hours.map { WetStep(date: $0.date, isWet: $0.isWet) }
        let part: OneCallPart = step == .quarterHour ? .quarterHours : .hours
        self.init(steps, of: part, step: step.duration / .seconds(1), at: now)
    }

    private init?(_ steps: [WetStep], of part: OneCallPart, step: TimeInterval, at now: Date) {
        // A series may begin with the next step, so the first one is good for the step before it.
        let ahead = steps.filter { $0.date > now - step }.sorted(on: \.date)
        guard let first = ahead.first, first.date <= now + step, let isWet = first.isWet else { return nil }
        var end = first.date + step
        for next in ahead.dropFirst() {
            // Behind a gap nothing is known.
            guard next.date <= end, let nextIsWet = next.isWet else { break }
            if nextIsWet != isWet {
                let event = isWet ? Event.stops(next.date) : .starts(next.date)
                self.init(event: event, resolution: .seconds(step), part: part)
                return
            }
            end = next.date + step
        }
        let event = isWet ? Event.staysWet(until: end) : .staysDry(until: end)
        self.init(event: event, resolution: .seconds(step), part: part)
    }

    /// A Boolean value that indicates whether a change is known.
    public var isChange: Bool {
        switch event {
        case .starts, .stops: true
        case .staysDry, .staysWet: false
        }
    }

    /// A Boolean value that indicates whether it is wet before the change.
    var isWetBefore: Bool {
        switch event {
        case .stops, .staysWet: true
        case .starts, .staysDry: false
        }
    }
}

/// A step of a series, with whether it is wet.
private struct WetStep: Sendable {
    let date: Date
    let isWet: Bool?
}

extension WeatherElements {
    /// A Boolean value that indicates whether it rains or snows, by the condition, else by the amount; `nil` when neither
    /// is known.
    public var isWet: Bool? {
        guard !conditions.isEmpty else { return precipitation.map { $0.depth.millimeters > 0 } }
        return conditions.contains { $0.group.isPrecipitation == true }
    }
}

extension OneCallReport {
    /// Returns the next change between dry and wet with its date of arrival, origin and source; `nil` when no part covers
    /// `now`.
    ///
    /// The finest part that covers `now` decides whether it is wet. When its series ends without a change, the next
    /// coarser one continues it, provided both agree on the present.
    ///
    /// - Parameters:
    ///   - now: The present date.
    ///   - threshold: The smallest intensity at which a minute is wet, see ``OneCallOutlook/init(minutes:wetFrom:at:)``.
    /// - Returns: The outlook.
    public func precipitationOutlook(
        at now: Date,
        wetFrom threshold: Precipitation = OneCallOutlook.trace
    ) -> Fetched<OneCallOutlook>? {
        let candidates: [Fetched<OneCallOutlook>] = [
            outlook(of: minutes) { OneCallOutlook(minutes: $0, wetFrom: threshold, at: now) },
            outlook(of: quarterHours) { OneCallOutlook(hours: $0, step: .quarterHour, at: now) },
            outlook(of: hours) { OneCallOutlook(hours: $0, step: .hour, at: now) },
        ]
        .compactMap(\.self)
        guard var best = candidates.first else { return nil }
        for coarser in candidates.dropFirst() {
            // A coarser change within the time that a finer series knows to be without one is not believed.
            guard !best.value.isChange, coarser.value.isWetBefore == best.value.isWetBefore,
                coarser.value.event.date > best.value.event.date
            else { continue }
            best = coarser
        }
        return best
    }

    private func outlook<Value>(
        of part: Part<Value>?,
        _ make: (Value) -> OneCallOutlook?
    ) -> Fetched<OneCallOutlook>? {
        guard case .success(let fetched)? = part, let outlook = make(fetched.value) else { return nil }
        return fetched.map { _ in outlook }
    }
}
