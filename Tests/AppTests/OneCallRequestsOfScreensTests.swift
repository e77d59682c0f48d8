import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherPresentation
import OpenWeatherTestWatch
import Testing

/// The requests of the screens for One Call 4.0, over the real client and a socket.
@MainActor
@Suite("Requests of screens for One Call", .watched)
struct OneCallRequestsOfScreensTests {
    /// An app whose requests go to a server on this device, which names some alerts with every row.
    @MainActor
    private struct Fixture {
        let server: LoopbackWeatherServer
        let factory: ScreenFactory
        let router: AppRouter
        let time = TestTime(SampleTime.fetched)
        let clock = ManualClock()
        let alerts = Locked(["a", "b"])

        init() throws {
            let demo = DemoWeather(now: { [time] in time.now })
            server = try LoopbackWeatherServer { [alerts] request in
                guard !request.path.contains("/alert/") else {
                    return .json(#"{"start": 1, "end": 4000000000, "event": "Storm"}"#)
                }
                var items: [String: String] = [:]
                for name in ["lat", "lon", "start", "cnt", "units", "lang"] { items[name] = request.query(name) }
                let response = demo.response(path: request.path, query: items)
                let names = alerts.withLock { $0 }.map { "\"\($0)\"" }.joined(separator: ",")
                let body = String(decoding: response.body, as: UTF8.self)
                    .replacing(#""alerts":["#, with: #""old":["#)
                    .replacing(#"{"dt":"#, with: #"{"alerts":[\#(names)],"dt":"#)
                return .json(body, status: response.status)
            }
            var configuration = OpenWeatherConfiguration(
                api: OpenWeatherAPIConfiguration(
                    apiKey: APIKey("0123456789abcdef0123456789abcdef"),
                    host: server.baseURL
                )
            )
            configuration.cache = .memory
            configuration.oneCallVersion = .fixed(.v4)
            configuration.now = { [time] in time.now }
            configuration.retry = RetryPolicy(maximumAttempts: 1, deadline: nil)
            configuration.timeout = .seconds(3_600)
            configuration.plan = .unlimited
            let client = OpenWeatherClient(configuration: configuration)
            var parts = ScreenDependencies(
                weather: client.repositories.weather,
                airQuality: client.repositories.airQuality,
                geocoding: client.repositories.geocoding,
                preferences: InMemoryPreferencesStore(.sample(currentLocation: .lisbon))
            )
            parts.oneCall = client.repositories.oneCall
            parts.clock = clock
            parts.autoRefresh = .off
            parts.now = { [time] in time.now }
            factory = ScreenFactory(parts)
            router = factory.makeRouter()
        }

        func advance(by seconds: Int) {
            time.advance(by: .seconds(seconds))
            clock.advance(by: .seconds(seconds))
        }

        /// The paths of the requests for One Call since the last reading of as many, sorted.
        func oneCalls(from first: Int = 0) -> [String] {
            let paths = server.requests.map(\.path).filter { $0.contains("/onecall/") }
            return paths.dropFirst(first).map { $0.replacing("/data/4.0/onecall/", with: "") }.sorted()
        }
    }

    @Test
    func `of home are one and one for each new alert and none within ten minutes`() async throws {
        let app = try Fixture()
        let home = app.factory.makeHome(router: app.router)

        await home.onAppear()
        #expect(app.oneCalls() == ["alert/a", "alert/b", "timeline/1min"])
        #expect(home.state.content?.alerts.map(\.title) == ["Storm", "Storm"])

        app.advance(by: 599)
        await home.onAppear()
        await home.refreshPulled()
        let other = app.factory.makeHome(router: app.factory.makeRouter())
        await other.onAppear()
        #expect(app.oneCalls().count == 3)
        #expect(other.state.content?.alerts.count == 2)

        app.alerts.withLock { $0 = ["b", "c"] }
        app.advance(by: 1)
        await home.onAppear()
        #expect(app.oneCalls(from: 3) == ["alert/c", "timeline/1min"])
    }

    @Test
    func `of the forecast are four and none more for its days`() async throws {
        let app = try Fixture()
        app.alerts.withLock { $0 = [] }
        guard case .forecast(let forecast) = app.factory.makeScreen(for: .forecast, router: app.router) else {
            return #expect(Bool(false), "another screen")
        }

        await forecast.onAppear()
        #expect(app.oneCalls() == ["timeline/1day", "timeline/1h", "timeline/1h", "timeline/1h"])
        let tomorrow = try #require(forecast.state.content?.days.dropFirst().first)
        #expect(tomorrow.entries.count > 20)
        // The days of 4.0 have no UV index, and the hours have.
        #expect(tomorrow.card.metrics.map(\.symbolName) == ["sun.max", "moonphase.waxing.gibbous"])

        let route = Route.dayDetail(try #require(tomorrow.day))
        guard case .dayDetail(let day) = app.factory.makeScreen(for: route, router: app.router) else {
            return #expect(Bool(false), "another screen")
        }
        await day.onAppear()
        app.advance(by: 1_799)
        await forecast.onAppear()
        #expect(app.oneCalls().count == 4)
        #expect(day.state.content?.entries.map(\.temperature) == tomorrow.entries.map(\.temperature))

        // The days are fresh for three hours.
        app.advance(by: 1)
        await forecast.onAppear()
        #expect(app.oneCalls(from: 4) == ["timeline/1h", "timeline/1h", "timeline/1h"])
    }
}
