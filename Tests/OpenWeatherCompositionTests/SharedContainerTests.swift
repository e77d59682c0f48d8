import Foundation
import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("A directory that an app and its widgets share", .watched)
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
    func `lets a widget show what the app has fetched without a request`() async throws {
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

            let timeline = await sut.makeWidgetTimelineProvider(kind: "Weather", over: configuration)
                .timeline(.medium)

            let weather = timeline.entries.first?.content.weather
            #expect(weather?.city?.text == "Lisbon")
            #expect(weather?.steps.count == 4)
            #expect(sent == 2)
            #expect(transport.requests.count == sent)
        }
    }

    @Test
    func `lets the app turn the cache of a widget off`() async throws {
        try await withContainer { sut in
            let app = sut.makePreferencesStore()
            try await app.update { $0.select(.lisbon, at: SampleTime.fetched) }
            let widget = sut.makeWidgetTimelineProvider(kind: "Weather", over: configuration)
            for _ in 0..<2 { _ = await widget.timeline(.small) }
            let sent = transport.requests.count

            try await app.update { $0.isCacheEnabled = false }
            _ = await widget.timeline(.small)

            #expect(sent == 1)
            #expect(transport.requests.count == 2)
        }
    }

    @Test
    func `keeps the record of reloads for the next process`() async throws {
        try await withContainer { sut in
            for _ in 0..<2 {
                _ = await sut.makeWidgetTimelineProvider(kind: "Weather", over: configuration).timeline(.small)
            }

            let reloads = try reloads(of: "Weather")
            #expect(reloads == ["small": 2])
        }
    }

    @Test
    func `keeps the reloads of each kind of widget apart`() async throws {
        try await withContainer { sut in
            // Two widgets of one process, as in an extension with both.
            let current = sut.makeWidgetTimelineProvider(kind: "Current place", over: configuration)
            let chosen = sut.makeWidgetTimelineProvider(kind: "../chosen", over: configuration)
            for _ in 0..<3 { _ = await current.timeline(.small) }
            _ = await chosen.timeline(.small)
            _ = await current.timeline(.medium)

            let known = [try reloads(of: "Current%20place"), try reloads(of: "%2E%2E%2Fchosen")]
            #expect(known == [["small": 3, "medium": 1], ["small": 1]])
        }
    }

    /// Returns the number of recorded reloads of each size of a kind of widget.
    private func reloads(of kind: String) throws -> [String: Int] {
        struct History: Decodable {
            let reloads: [Double]
        }
        let data = try Data(contentsOf: directory.appending(component: "widget-reloads-\(kind).json"))
        return try JSONDecoder().decode([String: History].self, from: data).mapValues(\.reloads.count)
    }

    @Test
    func `counts the calls of both together`() async throws {
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
    func `puts everything below its directory`() async throws {
        try await withContainer { sut in
            let client = OpenWeatherClient(configuration: sut.configuration(configuration))
            _ = try await client.currentWeather(for: .coordinate(.lisbon))
            _ = try await sut.makePreferencesStore().update { $0.select(.lisbon, at: SampleTime.fetched) }

            let names = try FileManager.default.contentsOfDirectory(atPath: directory.path(percentEncoded: false))

            #expect(names.contains("cache"))
            #expect(names.contains("preferences.json"))
        }
    }

    @Test
    func `lets a widget show made up weather while the user tries it`() async throws {
        try await withContainer { sut in
            let start = await AppStart(live: nil, choice: sut.makeStartChoice()) {
                OpenWeatherApp.live(
                    configuration: sut.madeUp.configuration(configuration),
                    preferences: sut.madeUp.makePreferencesStore()
                )
            }
            let widget = SharedContainer(directory: directory)
            #expect(!widget.isMadeUp)

            await start.tryMadeUpTapped()
            _ = try await start.app?.dependencies.preferences.update { $0.select(.tokyo, at: SampleTime.fetched) }
            let weather = await widget.madeUp.makeWidgetTimelineProvider(kind: "Weather", over: configuration)
                .timeline(.medium).entries.first?
                .content.weather
            #expect(widget.isMadeUp)
            #expect(weather?.city?.text == "Tokyo")
            #expect(weather?.attribution?.text == "Made-up weather")

            await start.leaveTapped()
            #expect(!widget.isMadeUp)
            #expect(try await widget.makePreferencesStore().preferences() == Preferences())
        }
    }

    @Test
    func `is made in the directory of an app group`() throws {
        defer { try? FileManager.default.removeItem(at: directory) }

        let sut = try #require(SharedContainer(groupDirectory: directory))

        #expect(sut.directory == directory.appending(path: "OpenWeather"))
        #expect(try sut.directory.checkResourceIsReachable())
        #expect(SharedContainer(groupDirectory: directory) == sut, "one that is there is found again")
    }

    @Test
    func `is nil where an app group has no directory that can be used`() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        // As on a Mac, where the system names a directory and does not let the process in.
        try Data().write(to: directory)

        #expect(SharedContainer(groupDirectory: directory) == nil)
        #expect(SharedContainer(groupDirectory: nil) == nil)
    }

    #if !canImport(Darwin)
    @Test
    func `has no app groups here`() {
        #expect(SharedContainer(appGroup: "group.com.example.weather") == nil)
    }
    #endif
}
