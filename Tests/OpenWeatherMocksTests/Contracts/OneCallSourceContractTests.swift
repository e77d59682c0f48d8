import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

/// The contracts of the sources beside One Call's parts, kept by scripted repositories and by none that is broken.
@Suite("Contracts of the sources of One Call", .watched)
struct OneCallSourceContractTests {
    @Test(arguments: WeatherHistoryRepositoryContract.Rule.allCases)
    func `keeps the rule of history`(rule: WeatherHistoryRepositoryContract.Rule) async throws {
        try await WeatherHistoryRepositoryContract.verify(rule) { ObedientSources.history() }
        let violation = await #expect(throws: ContractViolation.self) {
            try await WeatherHistoryRepositoryContract.verify(rule) { BrokenOneCallSources() }
        }
        #expect(violation?.contract == "WeatherHistoryRepository" && violation?.rule == rule.rawValue)
    }

    @Test(arguments: WeatherTimelineRepositoryContract.Rule.allCases)
    func `keeps the rule of timelines`(rule: WeatherTimelineRepositoryContract.Rule) async throws {
        try await WeatherTimelineRepositoryContract.verify(rule) { ObedientSources.timeline() }
        let violation = await #expect(throws: ContractViolation.self) {
            try await WeatherTimelineRepositoryContract.verify(rule) { BrokenOneCallSources() }
        }
        #expect(violation?.contract == "WeatherTimelineRepository" && violation?.rule == rule.rawValue)
    }

    @Test(arguments: WeatherAlertRepositoryContract.Rule.allCases)
    func `keeps the rule of alerts`(rule: WeatherAlertRepositoryContract.Rule) async throws {
        try await WeatherAlertRepositoryContract.verify(rule, id: "a:1") { ObedientSources.alertsAndOverviews() }
        let violation = await #expect(throws: ContractViolation.self) {
            try await WeatherAlertRepositoryContract.verify(rule, id: "a:1") { BrokenOneCallSources() }
        }
        #expect(violation?.contract == "WeatherAlertRepository" && violation?.rule == rule.rawValue)
    }

    @Test(arguments: WeatherOverviewRepositoryContract.Rule.allCases)
    func `keeps the rule of overviews`(rule: WeatherOverviewRepositoryContract.Rule) async throws {
        try await WeatherOverviewRepositoryContract.verify(rule) { ObedientSources.alertsAndOverviews() }
        let violation = await #expect(throws: ContractViolation.self) {
            try await WeatherOverviewRepositoryContract.verify(rule) { BrokenOneCallSources() }
        }
        #expect(violation?.contract == "WeatherOverviewRepository" && violation?.rule == rule.rawValue)
    }

    @Test
    func `check every rule at once`() async throws {
        try await WeatherHistoryRepositoryContract.verify { ObedientSources.history() }
        try await WeatherTimelineRepositoryContract.verify { ObedientSources.timeline() }
        try await WeatherAlertRepositoryContract.verify(id: "a:1") { ObedientSources.alertsAndOverviews() }
        try await WeatherOverviewRepositoryContract.verify { ObedientSources.alertsAndOverviews() }
    }
}

/// Scripted repositories that keep every rule.
private enum ObedientSources {
    private static func check(_ policy: FetchPolicy) throws(WeatherError) {
        if policy == .cacheOnly { throw .notCached }
    }

    static func history() -> ScriptedWeatherHistoryRepository {
        let repository = ScriptedWeatherHistoryRepository()
        repository.hour.respond { call throws(WeatherError) in
            guard case .hour(let date, _, _, let policy) = call else { throw .notFound }
            try check(policy)
            let hour = (date.timeIntervalSince1970 / 3_600).rounded(.down) * 3_600
            return .sample(.sample(date: Date(timeIntervalSince1970: hour)))
        }
        repository.day.respond { call throws(WeatherError) in
            guard case .day(let day, _, _, _, let policy) = call else { throw .notFound }
            try check(policy)
            return .sample(.sample(day: day))
        }
        return repository
    }

    static func timeline() -> ScriptedWeatherTimelineRepository {
        let end = SampleTime.measured + 2 * 86_400
        let repository = ScriptedWeatherTimelineRepository()
        repository.hourlyPages.respond { call throws(WeatherError) in
            guard case .hourlyPage(let step, let start?, _, _, let policy) = call else { throw .notFound }
            try check(policy)
            return .sample(start > end ? [] : HourlyForecast.samples(count: 20, from: start, step: step))
        }
        repository.dailyPages.respond { call throws(WeatherError) in
            guard case .dailyPage(let start?, _, _, let policy) = call else { throw .notFound }
            try check(policy)
            return .sample(start.start(at: .utc) > end ? [] : DailyForecast.samples(from: start))
        }
        return repository
    }

    static func alertsAndOverviews() -> ScriptedAlertRepository {
        let repository = ScriptedAlertRepository()
        repository.alert.respond { call throws(WeatherError) in
            guard case .alert(id: "a:1", let policy) = call else { throw .notFound }
            try check(policy)
            return .sample(.sample(id: "a:1"))
        }
        repository.overview.respond { call throws(WeatherError) in
            guard case .overview(let day, _, let units, let policy) = call else { throw .notFound }
            try check(policy)
            let today = UTCOffset.utc.day(of: SampleTime.measured)
            return .sample(WeatherOverview(day: day ?? today, text: "Dry.", units: units))
        }
        return repository
    }
}

/// Repositories that break every rule: their values come from the cache whatever the task, and are of another time.
private struct BrokenOneCallSources: WeatherHistoryRepository, WeatherTimelineRepository, WeatherAlertRepository,
    WeatherOverviewRepository
{
    func hour(
        of date: Date,
        at coordinate: Coordinate,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<HourlyForecast> {
        .sample(.sample(date: date + 3_600), from: .cache)
    }

    func day(
        _ day: LocalDay,
        at coordinate: Coordinate,
        offset: UTCOffset?,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<DailyForecast> {
        .sample(.sample(day: day.advanced(by: 1)), from: .cache)
    }

    func hourlyPage(
        _ step: TimelineStep,
        from start: Date?,
        at coordinate: Coordinate,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[HourlyForecast]> {
        let start = (start ?? SampleTime.measured) - 3_600
        return .sample(
            HourlyForecast.samples(from: start, step: step).reversed().suffix(1) + [.sample(date: start)],
            from: .cache
        )
    }

    func dailyPage(
        from start: LocalDay?,
        at coordinate: Coordinate,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[DailyForecast]> {
        .sample([], from: .cache)
    }

    func alert(id: String, policy: FetchPolicy) async throws(WeatherError) -> Fetched<WeatherAlert> {
        .sample(.sample(id: "another"), from: .cache)
    }

    func overview(
        of day: LocalDay?,
        at coordinate: Coordinate,
        units: Units,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<WeatherOverview> {
        .sample(WeatherOverview(day: day ?? LocalDay(daysSince1970: 0), text: "Dry.", units: .standard), from: .cache)
    }
}
