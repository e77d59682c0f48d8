import Foundation
import OpenWeatherCore
import OpenWeatherInsights
import OpenWeatherPresentation

/// The notices about the weather at the current place, which a refresh in the background plans by the user's rules.
///
/// The hours are those of the forecast that the refresh has fetched. Minutes and alerts are one call of One Call, if the
/// screens have it, and are requested only when the plan before needs them or the hours show that rain may be near.
struct BackgroundNotices: Sendable {
    /// The plan before.
    private struct Plan: Codable {
        let place: Location
        let rules: NoticeRules
        let record: NoticeRecord
        let check: Date?
        let parts: Set<OneCallPart>

        /// Returns whether a check is due, also because the clock was set back.
        func isDue(at now: Date) -> Bool { record.isAhead(of: now) || check.map { $0 <= now } ?? false }
    }

    /// The plan before, and the notices that were told at other places.
    private struct Memory: Codable {
        let plan: Plan
        /// The records of other places by their identities, so that a user who comes back is not told twice.
        let told: [String: NoticeRecord]
    }

    private let notifier: any WeatherNotifier
    private let oneCall: (any OneCallRepository)?
    private let planner: RuleNoticePlanner
    private let now: @Sendable () -> Date
    private let file: URL

    /// Creates notices whose plan is kept in a file; `nil` when nothing shows notices.
    init?(_ dependencies: ScreenDependencies, in file: URL) {
        guard let notifier = dependencies.notifier else { return nil }
        self.notifier = notifier
        oneCall = dependencies.oneCall
        planner = RuleNoticePlanner(timeZone: dependencies.timeZone)
        now = dependencies.now
        self.file = file
    }

    /// Plans the notices at a place when a check is due or the rules or the place have changed, and hands them over.
    ///
    /// The plan is written first, so that nothing is shown twice. Without the user's permission nothing is planned: what
    /// cannot be shown costs no call, and is told of once it can be.
    ///
    /// - Returns: The reason why the plan could not be written, or `cancelled` when the refresh ended before it was made;
    ///   `nil` otherwise. That the user does not permit notices is none.
    func update(
        from forecast: Fetched<Forecast>,
        at place: Location,
        _ rules: NoticeRules,
        in environment: ScreenEnvironment
    ) async -> WeatherError? {
        guard await notifier.isPermitted() == true else { return nil }
        let memory = read()
        let last = memory?.plan
        let before = last.flatMap { $0.place.id == place.id ? $0 : nil }
        if let before, before.rules == rules, !before.isDue(at: now()) { return nil }

        var report = OneCallReport(hoursOf: forecast)
        if oneCall != nil { (report.minutes, report.alerts) = (nil, nil) }
        report = report.completed(
            by: await rest(of: before?.parts ?? rules.parts, at: place, environment.requestOptions)
        )
        let record = before?.record ?? memory?.told[place.id.description] ?? NoticeRecord()
        let plan = await planner.plan(for: report, rules: rules, record: record, at: now()) { parts in
            await rest(of: parts, at: place, environment.requestOptions)
        }
        // A refresh that ends meanwhile lacks parts: the plan before stays, and the next refresh asks for them.
        guard !Task.isCancelled else { return .cancelled }
        let next = Plan(
            place: place,
            rules: rules,
            record: plan.record,
            check: plan.nextCheck?.date,
            parts: plan.nextCheck?.parts ?? []
        )
        var told = memory?.told ?? [:]
        if let last, before == nil {
            try? await notifier.show([], at: last.place.id)
            told[last.place.id.description] = last.record
        }
        told[place.id.description] = nil
        told = told.mapValues { $0.told(at: now()) }.filter { !$0.value.shown.isEmpty }
        guard write(Memory(plan: next, told: told)) else {
            return .storage(.unwritable(name: file.lastPathComponent))
        }
        let clocks = forecast.value.entries.first?.utcOffset
        let messages = (plan.now + plan.scheduled)
            .compactMap { NoticeMessage(about: $0, at: place, clocks: clocks, in: environment) }
        // The settings screen says so when the system refuses.
        try? await notifier.show(messages, at: place.id)
        return nil
    }

    /// Withdraws the notices of the plan before, and forgets it and what was told.
    func withdraw() async {
        if let last = read()?.plan { try? await notifier.show([], at: last.place.id) }
        try? FileManager.default.removeItem(at: file)
    }

    /// Returns those of the parts that the forecast does not have, as failures when they are not received.
    private func rest(
        of parts: Set<OneCallPart>,
        at place: Location,
        _ options: RequestOptions
    ) async -> OneCallReport {
        let parts = parts.intersection([.minutes, .alerts])
        guard let oneCall, !parts.isEmpty else { return OneCallReport() }
        do throws(WeatherError) {
            return try await oneCall.oneCall(at: place.coordinate, parts: parts, options: options, policy: .cacheFirst)
        } catch {
            return OneCallReport(parts, failure: error)
        }
    }

    private func read() -> Memory? {
        (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Memory.self, from: $0) }
    }

    private func write(_ memory: Memory) -> Bool {
        let directory = file.deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        return (try? JSONEncoder().encode(memory).write(to: file, options: .atomic)) != nil
    }
}
