import Foundation
import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherTestSupport
import Testing

@Suite("A directory that an app and its widgets share", .timeLimit(.minutes(60)))
struct SharedContainerTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "shared-\(UUID())")
    private let transport = FaultInjectingHTTPClient(wrapping: DemoHTTPClient(now: { SampleTime.fetched }))

    private var configuration: OpenWeatherConfiguration {
        var configuration = OpenWeatherConfiguration(transport: transport)
        configuration.retry = .noDeadline
        configuration.now = { SampleTime.fetched }
        return configuration
    }

    private func withContainer(_ test: (SharedContainer) async throws -> Void) async throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        try await test(SharedContainer(directory: directory))
    }

    @Test
    func letsAWidgetShowWhatTheAppHasFetchedWithoutARequest() async throws {
        try await withContainer { sut in
            let app = await OpenWeatherApp.live(
                configuration: sut.configuration(configuration),
                preferences: sut.makePreferencesStore()
            )
            try await app.dependencies.preferences.update {
                $0.select(.lisbon, at: SampleTime.fetched)
                $0.units = .imperial
            }
            await app.refreshInBackground(within: .seconds(86_400))
            let sent = transport.requests.count

            let timeline = await sut.makeWidgetTimelineProvider(over: configuration).timeline(.medium)

            let weather = timeline.entries.first?.content.weather
            #expect(weather?.city?.text == "Lisbon")
            #expect(weather?.steps.count == 4)
            #expect(sent == 2)
            #expect(transport.requests.count == sent)
        }
    }

    @Test
    func keepsTheRecordOfReloadsForTheNextProcess() async throws {
        try await withContainer { sut in
            for _ in 0..<2 { _ = await sut.makeWidgetTimelineProvider(over: configuration).timeline(.small) }

            let record = try String(contentsOf: directory.appending(path: "widget-reloads.json"), encoding: .utf8)

            #expect(record.contains("small"))
            #expect(record.components(separatedBy: ",").count > 2)
        }
    }

    @Test
    func countsTheCallsOfBothTogether() async throws {
        try await withContainer { sut in
            var configuration = configuration
            configuration.plan = AccountPlan([.account: CallLimits(perDay: 1)])
            configuration.budget = CallBudget()
            configuration.cache = .none
            let client = OpenWeatherClient(configuration: sut.configuration(configuration))
            _ = try await client.currentWeather(for: .coordinate(.lisbon))

            let other = OpenWeatherClient(configuration: sut.configuration(configuration))

            await #expect(throws: WeatherError.self) { try await other.currentWeather(for: .coordinate(.london)) }
            #expect(transport.requests.count == 1)
        }
    }

    @Test
    func putsEverythingBelowItsDirectory() async throws {
        try await withContainer { sut in
            let client = OpenWeatherClient(configuration: sut.configuration(configuration))
            _ = try await client.currentWeather(for: .coordinate(.lisbon))
            _ = try await sut.makePreferencesStore().update { $0.select(.lisbon, at: SampleTime.fetched) }

            let names = try FileManager.default.contentsOfDirectory(atPath: directory.path(percentEncoded: false))

            #expect(names.contains("cache"))
            #expect(names.contains("preferences.json"))
        }
    }

    #if !canImport(Darwin)
    @Test
    func hasNoAppGroupsHere() {
        #expect(SharedContainer(appGroup: "group.com.example.weather") == nil)
    }
    #endif
}
