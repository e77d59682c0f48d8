import Foundation
import OpenWeatherComposition
import OpenWeatherMocks
import Testing

@testable import TwoCities

@MainActor
@Suite("Two cities, refreshed every minute", .timeLimit(.minutes(5)))
struct TwoCitiesTests {
    let time = TestTime(SampleTime.measured)
    let clock = ManualClock()
    let network = StubConnectivityMonitor()
    let http: FaultInjectingHTTPClient
    let app: OpenWeatherApp

    init() async throws {
        let time = time
        http = FaultInjectingHTTPClient(wrapping: DemoHTTPClient(now: { time.now }))
        var configuration = OpenWeatherConfiguration(transport: http)
        configuration.cache = .memory
        configuration.retry = RetryPolicy(maximumAttempts: 1, deadline: nil)
        configuration.now = { time.now }
        let store = InMemoryPreferencesStore(.sample(showsFetchTime: true, currentLocation: nil))
        app = TwoCities.makeApp(configuration, preferences: store, network: network) { [clock] parts in
            parts.deviceLocale = Locale(identifier: "en_GB")
            parts.timeZone = .gmt
            parts.clock = clock
        }
        try await app.restore()
    }

    /// The requests for the weather of now.
    var requests: Int { http.requests.count { $0.url.path.hasSuffix("weather") } }

    /// Runs the automatic refresh while `body` runs.
    func whileRefreshing(_ body: () async throws -> Void) async rethrows {
        let task = Task { [home = app.home] in await home.runAutoRefresh() }
        await clock.waitForSleepers()
        try await body()
        task.cancel()
        await task.value
    }

    /// Lets a minute pass and waits until `condition` holds.
    func minutePasses(until condition: () -> Bool) async {
        await clock.waitForSleepers()
        time.advance(by: .seconds(60))
        clock.advance(by: .seconds(60))
        while !condition() { await Task.yield() }
    }

    @Test
    func `the first start shows London without a search, and offers Helsinki`() async {
        await app.home.onAppear()

        let content = app.home.state.content
        #expect(content?.name.text == "London")
        #expect(content?.favorites.map(\.name) == ["London", "Helsinki"])
        #expect(content?.hero.temperature.text.contains("°") == true)
    }

    @Test
    func `a tap on the other city shows its weather`() async throws {
        await app.home.onAppear()

        let helsinki = try #require(app.home.state.content?.favorites.last)
        await app.home.favoriteTapped(helsinki.id)
        await app.router.waitForReload()

        #expect(app.home.state.content?.name.text == "Helsinki")
    }

    @Test
    func `each minute is a request, and the time of the fetch is that of the place`() async {
        await app.home.onAppear()
        let first = requests
        let fetched = app.home.state.content?.freshness.fetched?.text

        await whileRefreshing {
            for minute in 1...2 {
                await minutePasses { requests == first + minute && app.home.state.content?.isPlaceholder == false }
            }
        }

        #expect(fetched != nil && app.home.state.content?.freshness.fetched?.text != fetched)
        #expect(app.home.state.content?.freshness.autoRefresh != nil)
    }

    @Test
    func `no request is sent without a network, and one at once when it is back`() async {
        await app.home.onAppear()
        let first = requests

        await whileRefreshing {
            network.set(.offline)
            while app.home.state.content?.notice?.kind != .offline { await Task.yield() }
            #expect(requests == first)

            network.set(.online)
            while requests == first { await Task.yield() }
        }

        #expect(requests == first + 1)
    }

    @Test(arguments: [(HTTPFault.drop(.notConnectedToInternet), "No connection"), (.status(500), "service")])
    func `a network and a service that fail are told apart, and a retry helps`(fault: HTTPFault, words: String) async {
        http.injectAlways(fault)
        await app.home.onAppear()

        guard case .failed(let failure) = app.home.state else { return #expect(Bool(false), "no failure") }
        #expect("\(failure.title) \(failure.message)".contains(words), "\(failure.title): \(failure.message)")

        http.clear()
        await app.home.retryTapped()
        #expect(app.home.state.content?.name.text == "London")
    }

    @Test
    func `before the first response there is a layout without values`() async {
        http.injectAlways(.hang)
        let task = Task { [home = app.home] in await home.onAppear() }
        while http.requests.isEmpty { await Task.yield() }

        #expect(app.home.state.content?.isPlaceholder == true)
        task.cancel()
        await task.value
    }
}
