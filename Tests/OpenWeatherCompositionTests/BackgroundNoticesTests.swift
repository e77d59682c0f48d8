import Foundation
import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// Notices over scripted weather, planned in a file of their own.
@Suite("Notices of a refresh in the background", .watched)
struct BackgroundNoticesTests {
    private static let noon = SampleTime.measured

    private let weather = ScriptedWeatherRepository()
    private let oneCall = ScriptedOneCallRepository()
    private let notifier = StubNotifier(isPermitted: true)
    private let store = InMemoryPreferencesStore(.sample(favorites: []))
    private let time = TestTime(noon)
    private let clock = ManualClock()
    private let file = FileManager.default.temporaryDirectory.appending(path: "notices-\(UUID())/notices.json")

    /// Refreshes once and returns the result.
    private func refresh(usesOneCall: Bool = false) async -> BackgroundRefresh.Result {
        await makeSut(usesOneCall: usesOneCall)(within: .seconds(25))
    }

    private func makeSut(usesOneCall: Bool = false) -> BackgroundRefresh {
        var parts = ScreenDependencies(
            weather: weather,
            airQuality: UnavailableAirQualityRepository(),
            geocoding: UnavailableGeocodingRepository(),
            preferences: store
        )
        parts.clock = clock
        parts.timeZone = .gmt
        parts.now = { [time] in time.now }
        parts.notifier = notifier
        if usesOneCall { parts.oneCall = oneCall }
        return BackgroundRefresh(parts, noticesFile: file)
    }

    /// Scripts a forecast with rain in the second of its steps of three hours, the first of which ends in an hour.
    private func script(isWet: Bool, rules: NoticeRules? = NoticeRules()) async throws {
        let entries = (0..<16)
            .map { step in
                let isRain = isWet && step == 1
                let elements = WeatherElements(
                    conditions: [.sample(isRain ? .lightRain : .clearSky)],
                    temperature: Temperature(celsius: 12),
                    rain: isRain ? PrecipitationAmount(depth: Precipitation(millimeters: 3), hours: 3) : nil
                )
                let date = Self.noon + 3_600 + Double(step) * 10_800
                return ForecastEntry(date: date, utcOffset: .utc, elements: elements)
            }
        let city = ForecastCity(coordinate: .lisbon, sun: .unknown)
        weather.currentWeather.always(Self.fetched(.sample()))
        weather.forecast.always(Self.fetched(Forecast(city: city, entries: entries)))
        try await store.update { $0.notices = rules }
    }

    private static func fetched<Value>(_ value: Value) -> Fetched<Value> {
        Fetched(value, at: noon, from: .network, source: .openWeather)
    }

    private var messages: [NoticeMessage]? {
        get async { await notifier.messages[Location.lisbon.id] }
    }

    @Test
    func `follow from the forecast, without a request of their own`() async throws {
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        try await script(isWet: true)

        let result = await refresh()

        #expect(result.isComplete)
        #expect(await messages?.map(\.date) == [Self.noon + 1_800])
        #expect(weather.calls.count == 2)
    }

    @Test
    func `are not planned before the next check`() async throws {
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        try await script(isWet: false)
        _ = await refresh()
        try await script(isWet: true)
        time.set(Self.noon + 600)

        _ = await refresh()
        #expect(await messages == [])
        try await script(isWet: true, rules: NoticeRules(alerts: nil))
        _ = await refresh()
        #expect(await messages?.count == 1)
    }

    @Test
    func `are planned again when the clock was set back`() async throws {
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        try await script(isWet: false)
        time.set(Self.noon + 7 * 86_400)
        _ = await refresh()
        try await script(isWet: true)
        time.set(Self.noon)

        _ = await refresh()

        #expect(await messages?.count == 1)
    }

    @Test
    func `ask One Call only for what is needed`() async throws {
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        try await script(isWet: false)
        oneCall.reports.always(
            OneCallReport(minutes: .success(Self.fetched([])), alerts: .success(Self.fetched(WeatherAlerts())))
        )

        _ = await refresh(usesOneCall: true)
        time.set(Self.noon + 8 * 3_600)
        _ = await refresh(usesOneCall: true)

        #expect(oneCall.calls.count == 1)
        guard case .oneCall(_, let parts, _, _)? = oneCall.calls.first else {
            Issue.record("\(oneCall.calls)")
            return
        }
        #expect(parts == [.minutes, .alerts])
    }

    @Test(arguments: [WeatherError.cancelled, .timedOut])
    func `are left as they are when a refresh ends during its request`(reason: WeatherError) async throws {
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        try await script(isWet: true)
        let report = OneCallReport(
            minutes: .success(Self.fetched([])),
            alerts: .success(Self.fetched(WeatherAlerts()))
        )
        let gate = Gate()
        oneCall.reports.enqueue(report, after: gate)
        oneCall.reports.always(report)

        let refreshing = Task { await refresh(usesOneCall: true) }
        await gate.waitForArrivals()
        if reason == .cancelled {
            refreshing.cancel()
        } else {
            await clock.waitForSleepers()
            clock.advance(by: .seconds(25))
        }

        #expect(await refreshing.value.failure == reason)
        #expect(await messages == nil)
        #expect(!FileManager.default.fileExists(atPath: file.path()))
        _ = await refresh(usesOneCall: true)
        #expect(oneCall.calls.count == 2)
    }

    @Test
    func `are withdrawn when the rules are turned off`() async throws {
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        try await script(isWet: true)
        _ = await refresh()
        try await script(isWet: true, rules: nil)

        _ = await refresh()

        #expect(await messages == [])
        #expect(!FileManager.default.fileExists(atPath: file.path()))
    }

    @Test(arguments: [nil, NoticeRules(rain: nil, alerts: nil)], [true, false])
    func `are withdrawn also where a refresh ends early`(rules: NoticeRules?, isCacheEnabled: Bool) async throws {
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        try await script(isWet: true)
        _ = await refresh()
        try await store.update {
            $0.notices = rules
            $0.isCacheEnabled = isCacheEnabled
        }
        let offline = WeatherError.offline(at: .unknown)
        weather.currentWeather.always(failure: offline)
        weather.forecast.always(failure: offline)

        let result = await refresh()

        let failure = isCacheEnabled ? offline : nil
        #expect(result.failure == failure)
        #expect(await messages == [])
        #expect(!FileManager.default.fileExists(atPath: file.path()))
    }

    @Test
    func `are withdrawn without a request, and not while a rule is on`() async throws {
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        try await script(isWet: true)
        let sut = makeSut()
        _ = await sut(within: .seconds(25))
        let sent = weather.calls.count

        await sut.withdrawUnwantedNotices()
        #expect(await messages?.count == 1)
        try await store.update { $0.notices = nil }
        await sut.withdrawUnwantedNotices()

        #expect(await messages == [])
        #expect(weather.calls.count == sent)
    }

    /// A response of One Call with an alert and dry minutes.
    private static let warned = OneCallReport(
        minutes: .success(fetched([])),
        alerts: .success(fetched(WeatherAlerts([.sample()])))
    )

    @Test(arguments: [nil, false])
    func `cost nothing while they are not permitted, and are shown afterwards`(isPermitted: Bool?) async throws {
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        try await script(isWet: false)
        oneCall.reports.always(Self.warned)
        await notifier.setPermission(isPermitted)

        #expect(await refresh(usesOneCall: true).isComplete)
        #expect(oneCall.calls.isEmpty)
        await notifier.setPermission(true)
        _ = await refresh(usesOneCall: true)

        #expect(await messages?.count == 1)
    }

    @Test
    func `are not shown again at a place that the user comes back to`() async throws {
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        try await script(isWet: false)
        oneCall.reports.always(Self.warned)
        _ = await refresh(usesOneCall: true)
        #expect(await messages?.count == 1)

        try await store.update { $0.select(.paris) }
        _ = await refresh(usesOneCall: true)
        #expect(await messages == [])
        #expect(await notifier.messages[Location.paris.id]?.count == 1)
        try await store.update { $0.select(.lisbon) }
        _ = await refresh(usesOneCall: true)

        #expect(await messages == [])
        #expect(await notifier.messages[Location.paris.id] == [])
    }

    @Test
    func `that were withdrawn with a place come again with it`() async throws {
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        try await script(isWet: true)
        for place in [Location.lisbon, .paris] {
            try await store.update { $0.select(place) }
            _ = await refresh()
        }
        #expect(await messages == [])

        time.set(Self.noon + 600)
        try await store.update { $0.select(.lisbon) }
        _ = await refresh()

        #expect(await messages?.map(\.date) == [Self.noon + 1_800])
    }

    @Test
    func `are not shown when their plan cannot be written`() async throws {
        let directory = file.deletingLastPathComponent()
        defer { try? FileManager.default.removeItem(at: directory) }
        try Data().write(to: directory)
        try await script(isWet: true)

        let result = await refresh()

        #expect(result.failure == .storage(.unwritable(name: "notices.json")))
        #expect(await messages == nil)
    }
}
