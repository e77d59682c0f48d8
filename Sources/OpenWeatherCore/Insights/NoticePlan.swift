public import Foundation

/// The notices that follow from a report, and the date of the next one.
public struct NoticePlan: Hashable, Sendable {
    /// The next request.
    public struct Check: Hashable, Sendable {
        /// Its date, at least an hour ahead, or the present date when the report lacks a part that matters at once.
        ///
        /// Complete the report by that part then, and plan again with the record before.
        public let date: Date
        /// The parts that are needed then.
        ///
        /// One Call 3.0 sends all of ``NoticeRules/parts`` for the same call.
        public let parts: Set<OneCallPart>

        /// Creates a check.
        public init(date: Date, parts: Set<OneCallPart>) {
            self.date = date
            self.parts = parts
        }

        /// Returns the calls that it costs, without the texts of new alerts of version 4.0.
        public func cost(in version: OneCallVersion) -> CallCost { .oneCall(parts, version: version) }
    }

    /// The notices to show at once.
    public let now: [WeatherNotice]
    /// The notices to show later, in order of time; they replace those of the plan before.
    public let scheduled: [WeatherNotice]
    /// The next request; `nil` when all rules are off.
    public let nextCheck: Check?
    /// The record for the next plan, with the notices of this one.
    public let record: NoticeRecord

    /// Creates a plan.
    public init(now: [WeatherNotice], scheduled: [WeatherNotice], nextCheck: Check?, record: NoticeRecord) {
        self.now = now
        self.scheduled = scheduled
        self.nextCheck = nextCheck
        self.record = record
    }
}

/// The notices of a place that were shown or scheduled, and the rain that they were about.
///
/// Keep it between two plans, and begin with an empty one.
public struct NoticeRecord: Hashable, Codable, Sendable {
    /// The notices that were scheduled; each whose date has come counts as shown.
    package var scheduled: [WeatherNotice] = []
    /// The identities of notices that were shown, with the date until which they are remembered.
    package var shown: [String: Date] = [:]
    /// The beginning of the last rain that was told of.
    package var announced: Date?
    /// The times with rain that the last report knew, or the last of them.
    package var wet: [DateInterval] = []
    /// The end of the minutes or hours that the last report knew.
    package var knownUntil: Date?
    /// The hours that were received last, for reports without any.
    package var hours: [HourlyForecast] = []
    /// The date of ``hours``.
    package var hoursDate: Date?
    /// The date of the alerts that were received last.
    package var alertsDate: Date?
    /// The date of the last plan, or of the last attempt at one; `nil` before the first.
    package var planned: Date?

    /// Creates a record without notices.
    public init() {}

    /// Returns whether the record is of a clock that was set back since, so that its dates say nothing about `now`.
    ///
    /// A difference of up to five minutes is allowed, because clocks are corrected all the time.
    package func isAhead(of now: Date) -> Bool { planned.map { $0.isAhead(of: now) } ?? false }
}

/// A planner of notices.
///
/// `OpenWeatherInsights` has one; screens know this protocol alone. A planner sends no request and shows nothing.
public protocol NoticePlanner: Sendable {
    /// Returns the notices that follow from `report` at `now`.
    ///
    /// - Parameters:
    ///   - report: The parts of One Call that were requested; a part that is missing or outdated leads to no notice, but that
    ///     hours may be those of the record.
    ///   - rules: The rules of the user.
    ///   - record: The record of the plan before, for the same place.
    ///   - now: The present date.
    /// - Returns: The notices, the next check, and the record to keep.
    func plan(for report: OneCallReport, rules: NoticeRules, record: NoticeRecord, at now: Date) -> NoticePlan
}

extension NoticePlanner {
    /// Returns the notices that follow from `report` at `now`, completed by what matters at once.
    ///
    /// When the plan of `report` is to be checked now, because its hours alone show that rain may be near, the parts of that
    /// check are requested, and the plan is made again with the same record. A response that lacks them all the same is
    /// requested again after an hour.
    ///
    /// - Parameters:
    ///   - report: The parts of One Call that were requested.
    ///   - rules: The rules of the user.
    ///   - record: The record of the plan before, for the same place.
    ///   - now: The present date.
    ///   - request: A closure that returns parts, as failures when they are not received.
    /// - Returns: The notices, the next check, and the record to keep.
    public func plan(
        for report: OneCallReport,
        rules: NoticeRules,
        record: NoticeRecord,
        at now: Date,
        completedBy request: (Set<OneCallPart>) async -> OneCallReport
    ) async -> NoticePlan {
        let first = plan(for: report, rules: rules, record: record, at: now)
        guard let check = first.nextCheck, check.date <= now else { return first }
        let whole = report.completed(by: await request(check.parts))
        let second = plan(for: whole, rules: rules, record: record, at: now)
        guard let next = second.nextCheck, next.date <= now else { return second }
        return NoticePlan(
            now: second.now,
            scheduled: second.scheduled,
            nextCheck: NoticePlan.Check(date: now + 3_600, parts: next.parts),
            record: second.record
        )
    }
}
