import Foundation
import OpenWeather
import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherPresentation
import OpenWeatherScreenMocks
import OpenWeatherTestWatch
import Testing

/// The requests of a home that compares the weather, over a real loopback socket, for a day of UTC.
@MainActor
@Suite("Requests of a comparison", .watched)
struct ComparisonRequestTests {
    /// 2026-11-24 00:05 UTC.
    private let time = TestTime(Date(timeIntervalSince1970: 1_795_478_700))

    /// Starts a server with the demo weather, of One Call only for some versions.
    private func makeServer(_ versions: Set<OneCallVersion>) throws -> LoopbackWeatherServer {
        let demo = DemoWeather(now: { [time] in time.now })
        return try LoopbackWeatherServer { request in
            let isRefused = OneCallVersion.allCases.contains {
                request.path.contains("/data/\($0.rawValue)/") && !versions.contains($0)
            }
            if isRefused { return .json(#"{"cod": 401, "message": "a separate subscription"}"#, status: 401) }
            var items: [String: String] = [:]
            for name in ["lat", "lon", "start", "dt", "cnt", "units", "lang", "exclude", "appid"] {
                items[name] = request.query(name)
            }
            let response = demo.response(path: request.path, query: items)
            return .json(String(decoding: response.body, as: UTF8.self), status: response.status)
        }
    }

    private func makeApp(
        _ server: LoopbackWeatherServer,
        usesOneCall: Bool = true,
        diary: (any ForecastDiary)? = nil,
        budget: CallBudget? = nil
    ) -> OpenWeatherApp {
        var configuration = OpenWeatherConfiguration(
            api: OpenWeatherAPIConfiguration(apiKey: APIKey("0123456789abcdef0123456789abcdef"), host: server.baseURL)
        )
        configuration.cache = .memory
        configuration.plan = budget == nil ? .unlimited : .developer
        configuration.budget = budget
        configuration.now = { [time] in time.now }
        configuration.retry = RetryPolicy(maximumAttempts: 1, deadline: nil)
        configuration.timeout = .seconds(3_600)
        var preferences = Preferences()
        preferences.select(.lisbon)
        preferences.keepsDiary = diary != nil
        return .live(
            configuration: configuration,
            preferences: InMemoryPreferencesStore(preferences),
            usesOneCall: usesOneCall
        ) {
            $0.diary = diary
        }
    }

    /// Opens home every half hour of a day, or pulls to refresh it, and returns the requests of the past.
    private func pastRequests(_ versions: Set<OneCallVersion>, usesOneCall: Bool = true, pulls: Bool) async throws
        -> Int
    {
        let server = try makeServer(versions)
        let app = makeApp(server, usesOneCall: usesOneCall)
        for _ in 0..<48 {
            if pulls { await app.home.refreshPulled() } else { await app.home.onAppear() }
            #expect(app.home.state.content != nil)
            time.advance(by: .seconds(1_800))
        }
        let count = pastRequests(to: server)
        await server.stop()
        return count
    }

    private func pastRequests(to server: LoopbackWeatherServer) -> Int {
        server.requests.count {
            $0.path.hasSuffix("/timemachine") || $0.path.contains("/timeline/1h") || $0.path.contains("/timeline/1day")
                || $0.path.contains("/aggregated/")
        }
    }

    // The count of the article "What a screen costs".
    @Test
    func `are one beside that of the minutes when home is opened with One Call 4`() async throws {
        let server = try makeServer([.v4])
        let app = makeApp(server)
        for _ in 0..<2 {
            await app.home.onAppear()
            #expect(app.home.state.content?.comparison != nil)
            time.advance(by: .seconds(300))
        }
        let paths = server.requests.map(\.path).filter { $0.contains("/data/4.0/") && !$0.contains("/alert/") }
        await server.stop()

        #expect(paths.sorted() == ["/data/4.0/onecall/timeline/1h", "/data/4.0/onecall/timeline/1min"])
    }

    @Test
    func `are two a day at most with One Call 4`() async throws {
        let requests = try await pastRequests([.v4], pulls: false)
        #expect(requests == 2)
    }

    @Test
    func `are none with One Call 3 until the user asks and then one for each hour`() async throws {
        #expect(try await pastRequests([.v3], pulls: false) == 0)
        let requests = try await pastRequests([.v3], pulls: true)
        #expect((23...25).contains(requests), "\(requests)")
    }

    @Test(arguments: [true, false])
    func `are none with a free key`(usesOneCall: Bool) async throws {
        #expect(try await pastRequests([], usesOneCall: usesOneCall, pulls: true) == 0)
    }

    @Test(arguments: [true, false])
    func `are none with a free key whose diary has yesterday`(usesOneCall: Bool) async throws {
        let server = try makeServer([])
        let app = makeApp(server, usesOneCall: usesOneCall, diary: MemoryForecastDiary())
        var sentences: [String?] = []
        for _ in 0..<2 {
            await app.home.onAppear()
            sentences.append(app.home.state.content?.comparison?.text)
            time.advance(by: .seconds(86_400))
        }
        let count = pastRequests(to: server)
        await server.stop()

        #expect(sentences.first == .some(nil))
        #expect(sentences.last??.hasSuffix("yesterday at this time") == true, "\(sentences)")
        #expect(count == 0)
    }

    @Test
    func `are as many for the usual as the button says and then none`() async throws {
        let server = try makeServer([.v4])
        let app = makeApp(server)
        await app.home.onAppear()
        let before = pastRequests(to: server)
        let title = app.home.state.content?.usualOffer?.action?.title

        await app.home.usualTapped()
        let sent = pastRequests(to: server) - before
        time.advance(by: .seconds(7_200))
        await app.home.onAppear()
        let later = pastRequests(to: server) - before - sent
        await server.stop()

        #expect(before == 1, "the page of yesterday's hours")
        #expect(title == "Compare with the usual (\(sent) calls)")
        #expect(sent == 30 && later == 0)
        #expect(app.home.state.content?.usualOffer == nil)
        let sentence = app.home.state.content?.comparison?.text
        #expect(sentence?.contains("late November (1996–2025)") == true, "\(sentence ?? "none")")
    }

    @Test
    func `end with the budget and are none beyond it`() async throws {
        let server = try makeServer([.v4])
        // Ten calls a day of One Call, some of which home takes by itself.
        let app = makeApp(server, budget: CallBudget(share: 0.01))
        await app.home.onAppear()
        var (titles, remarks, counts) = ([String?](), [String?](), [pastRequests(to: server)])

        for _ in 0..<2 {
            titles.append(app.home.state.content?.usualOffer?.action?.title)
            await app.home.usualTapped()
            counts.append(pastRequests(to: server))
            remarks.append(app.home.state.content?.usualOffer?.notice?.text)
        }
        titles.append(app.home.state.content?.usualOffer?.action?.title)
        await server.stop()

        let sent = counts[1] - counts[0]
        #expect((1...9).contains(sent), "fewer than ten years")
        #expect(counts[2] == counts[1])
        #expect(titles == [30, 30 - sent, 30 - sent].map { "Compare with the usual (\($0) calls)" })
        #expect(remarks.allSatisfy { $0?.hasPrefix("No more calls may be sent now.") == true }, "\(remarks)")
        #expect(app.home.state.content?.comparison?.text.hasSuffix("yesterday at this time") == true)
    }

    @Test(arguments: [Set<OneCallVersion>(), [.v3]])
    func `are not offered for the usual where the key does not reach it`(versions: Set<OneCallVersion>) async throws {
        let server = try makeServer(versions)
        let app = makeApp(server)
        await app.home.onAppear()
        await app.home.usualTapped()
        let count = pastRequests(to: server)
        await server.stop()

        #expect(app.home.state.content != nil && app.home.state.content?.usualOffer == nil)
        #expect(count == 0)
    }

    @Test
    func `show a sentence on the home of the demo`() async {
        var preferences = Preferences()
        preferences.select(.lisbon)
        let app = OpenWeatherApp.demo(preferences: preferences, usesOneCall: true, now: { [time] in time.now })

        await app.home.onAppear()

        let sentence = app.home.state.content?.comparison?.text
        #expect(sentence?.contains("yesterday at this time") == true, "\(sentence ?? "none")")
        #expect(sentence?.contains("late November") == true, "\(sentence ?? "none")")
    }
}
