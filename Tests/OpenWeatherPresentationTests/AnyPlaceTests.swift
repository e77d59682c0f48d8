import Foundation
import OpenWeatherAirQualityFeature
import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

/// Screens of the same kind for different places at once.
@MainActor
@Suite("Screens for any place", .watched)
struct AnyPlaceTests {
    private let fixture = FactoryFixture(.sample(currentLocation: .lisbon, favorites: [.tokyo, .cairo]))

    init() {
        fixture.weather.currentWeather.respond { call throws(WeatherError) in
            guard case .currentWeather(.coordinate(let point), _, _) = call else { throw .notFound }
            return .sample(.sample { $0.temperature = Temperature(celsius: point == .tokyo ? 20 : 10) })
        }
    }

    /// The home screens for Lisbon, the current place, and for Tokyo.
    private func homes(_ router: AppRouter) throws -> (lisbon: HomeViewModel, tokyo: HomeViewModel) {
        let home = fixture.sut.makeHome(router: router)
        guard case .home(let tokyo) = fixture.sut.makeScreen(for: .home(.tokyo), at: 0, router: router) else {
            throw WeatherError.notFound
        }
        return (home, tokyo)
    }

    private func requests(at point: Coordinate) -> Int {
        fixture.weather.calls.count { call in
            if case .currentWeather(.coordinate(point), _, _) = call { true } else { false }
        }
    }

    /// The requests for the weather in Lisbon and in Tokyo.
    private var counts: [Int] { [requests(at: .lisbon), requests(at: .tokyo)] }

    @Test
    func `keep their place and the users choice`() async throws {
        let router = fixture.sut.makeRouter(path: [.home(.tokyo)])
        let (lisbon, tokyo) = try homes(router)
        #expect(tokyo.state.content?.name.text == "Tokyo", "the name is known before the weather")

        await lisbon.onAppear()
        await tokyo.onAppear()
        await tokyo.refreshPulled()
        await tokyo.reload()

        #expect(lisbon.state.content?.name.text == "Lisbon")
        #expect(tokyo.state.content?.name.text == "Tokyo")
        #expect(lisbon.state.content?.hero.temperature.text == "10°")
        #expect(tokyo.state.content?.hero.temperature.text == "20°")
        #expect(fixture.preferences.stored.currentLocation == .lisbon)
        #expect(fixture.preferences.stored.history.map(\.location) == [.tokyo, .lisbon])
        #expect(fixture.preferences.stored.history.first?.date == fixture.time.now)
        #expect(requests(at: .lisbon) == 1 && requests(at: .tokyo) == 3)

        try await fixture.preferences.update { $0.select(.cairo) }
        await lisbon.reload()
        await tokyo.reload()

        #expect(lisbon.state.content?.name.text == "Cairo")
        #expect(tokyo.state.content?.name.text == "Tokyo")
        #expect(tokyo.state.content?.hero.temperature.text == "20°")
    }

    @Test
    func `show other units at once without a request`() async throws {
        let router = fixture.sut.makeRouter(path: [.home(.tokyo), .forecast(at: .tokyo), .airQuality(at: .cairo)])
        let (lisbon, tokyo) = try homes(router)
        guard case .forecast(let forecast) = fixture.sut.makeScreen(for: router.path[1], at: 1, router: router),
            case .airQuality(let air) = fixture.sut.makeScreen(for: router.path[2], at: 2, router: router)
        else { throw WeatherError.notFound }
        await lisbon.onAppear()
        await tokyo.onAppear()
        await forecast.onAppear()
        await air.onAppear()
        let before = [fixture.weather.calls.count, fixture.airQuality.calls.count]
        let metric = forecast.state.content?.days.first

        fixture.sut.settings.apply(try await fixture.preferences.update { $0.units = .imperial })

        #expect(lisbon.state.content?.hero.temperature.text == "50°")
        #expect(tokyo.state.content?.hero.temperature.text == "68°")
        #expect(forecast.state.content?.days.first != metric)
        #expect(air.state.content?.name.text == "Cairo")
        #expect([fixture.weather.calls.count, fixture.airQuality.calls.count] == before)
    }

    @Test
    func `refresh themselves each on its own`() async throws {
        let router = fixture.sut.makeRouter(path: [.home(.tokyo)])
        let (lisbon, tokyo) = try homes(router)
        await lisbon.onAppear()
        await tokyo.onAppear()
        let first = Task { await lisbon.runAutoRefresh() }
        await fixture.clock.waitForSleepers(1)
        fixture.time.advance(by: .seconds(30))
        fixture.clock.advance(by: .seconds(30))
        await tokyo.refreshPulled()
        let second = Task { await tokyo.runAutoRefresh() }
        await fixture.clock.waitForSleepers(2)
        #expect(counts == [1, 2])

        fixture.clock.advance(by: .seconds(30))
        await until { requests(at: .lisbon) == 2 }
        await fixture.clock.waitForSleepers(2)
        #expect(counts == [2, 2])

        fixture.clock.advance(by: .seconds(30))
        await until { requests(at: .tokyo) == 3 }
        #expect(counts == [2, 3])
        for task in [first, second] {
            task.cancel()
            await task.value
        }
    }

    @Test
    func `share one forecast for each place for as long as a screen shows it`() async throws {
        let day = Forecast.sample().days[0].day
        let path: [Route] = [.forecast, .forecast(at: .tokyo), .dayDetail(day, at: .tokyo), .forecast(at: .cairo)]
        let router = fixture.sut.makeRouter(path: path)
        for (position, route) in path.enumerated() {
            switch fixture.sut.makeScreen(for: route, at: position, router: router) {
            case .forecast(let screen): await screen.onAppear()
            case .dayDetail(let screen): await screen.onAppear()
            default: Issue.record("This is another screen.")
            }
        }

        let asked = fixture.weather.calls.compactMap { call -> Coordinate? in
            if case .forecast(.coordinate(let point), _, _, _) = call { point } else { nil }
        }

        #expect(asked == [.lisbon, .tokyo, .cairo])
        #expect(fixture.preferences.stored.currentLocation == .lisbon)
    }

    @Test
    func `lead on to the screens of their place`() async throws {
        let router = fixture.sut.makeRouter(path: [.home(.tokyo)])
        let (lisbon, tokyo) = try homes(router)
        await tokyo.onAppear()

        tokyo.forecastTapped()
        guard case .forecast(let forecast) = fixture.sut.makeScreen(for: router.path[1], at: 1, router: router) else {
            throw WeatherError.notFound
        }
        await forecast.onAppear()
        let day = try #require(forecast.state.content?.days.first?.day)
        forecast.dayTapped(day)
        #expect(router.path == [.home(.tokyo), .forecast(at: .tokyo), .dayDetail(day, at: .tokyo)])

        router.path = []
        lisbon.airQualityTapped()
        #expect(router.path == [.airQuality])
    }

    @Test
    func `open from a link that selects nothing with what is stored about the place`() async throws {
        let url = try #require(DeepLink(path: [.home(.tokyo)]).url)
        let router = fixture.sut.makeRouter()
        let home = ReloadCounter()
        router.attach(home: home)

        try await router.open(try #require(DeepLink(url)))

        #expect(router.path == [.home(.tokyo)], "with its names in other languages")
        #expect(fixture.preferences.stored.currentLocation == .lisbon)
        #expect(fixture.preferences.updateCount == 0)
        #expect(home.begun == 0)
    }

    @Test
    func `open from a link also when nothing stored can be read`() async throws {
        let router = fixture.sut.makeRouter()
        fixture.preferences.setFailure(.storage(.unreadable(name: "preferences.json")))

        try await router.open(DeepLink(path: [.home(.paris)]))

        #expect(router.path == [.home(.paris)])
    }

    @Test
    func `mark their own place as a favorite`() async throws {
        let router = fixture.sut.makeRouter(path: [.home(.tokyo), .airQuality(at: .paris)])
        let (lisbon, tokyo) = try homes(router)
        guard case .airQuality(let air) = fixture.sut.makeScreen(for: router.path[1], at: 1, router: router) else {
            throw WeatherError.notFound
        }
        await lisbon.onAppear()
        #expect(lisbon.favorite?.isFavorite == false)
        #expect(tokyo.favorite?.isFavorite == true)
        #expect(air.favorite?.isFavorite == false)

        await tokyo.favoriteToggled()
        await air.favoriteToggled()

        #expect(fixture.preferences.stored.favorites == [.cairo, .paris])
        #expect(tokyo.favorite?.isFavorite == false)
        #expect(air.favorite?.isFavorite == true)
    }
}
