import OpenWeather
import OpenWeatherCore
import OpenWeatherFavoritesFeature
import OpenWeatherHistoryFeature
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Requests of favorites and history", .watched)
struct FavoritesRequestsTests {
    private nonisolated static let ten = Array(Location.samples.prefix(10))

    private func favorites(_ app: AppFixture, _ router: AppRouter) throws -> FavoritesViewModel {
        guard case .favorites(let screen) = app.factory.makeScreen(for: .favorites, router: router) else {
            throw WeatherError.unsupported
        }
        return screen
    }

    @Test
    func `are one for each favorite that is not fresh and none for other units`() async throws {
        let app = AppFixture()
        try await app.preferences.update { preferences in
            for place in Self.ten { preferences.toggleFavorite(place) }
        }
        for place in Self.ten.prefix(3) { _ = try await app.client.currentWeather(for: .coordinate(place.coordinate)) }
        let router = app.factory.makeRouter(path: [.favorites])
        let screen = try favorites(app, router)

        await screen.onAppear()
        #expect(app.requests.count == 10, "three were fresh already")
        #expect(screen.state.list.rows.count { $0.weather.weather != nil } == 10)

        await screen.onAppear()
        let celsius = screen.state.list.rows.map { $0.weather.weather?.temperature.text }
        app.factory.settings.apply(try await app.preferences.update { $0.units = .imperial })
        #expect(screen.state.list.rows.map { $0.weather.weather?.temperature.text } != celsius)
        await screen.onAppear()
        #expect(app.requests.count == 10, "fresh weather answers in other units too")

        app.time.advance(by: .seconds(301))
        _ = try await app.client.currentWeather(for: .coordinate(Self.ten[0].coordinate))
        await screen.onAppear()
        #expect(app.requests.count == 20, "nine had expired, and one was fetched elsewhere")

        await screen.refreshPulled()
        #expect(app.requests.count == 30)
    }

    @Test
    func `leave the old weather on the screen when the network is gone`() async throws {
        let app = AppFixture()
        try await app.preferences.update { preferences in
            for place in Self.ten { preferences.toggleFavorite(place) }
        }
        let screen = try favorites(app, app.factory.makeRouter(path: [.favorites]))
        await screen.onAppear()
        app.time.advance(by: .seconds(3_600))
        app.cutOff()

        await screen.onAppear()

        let notices = screen.state.list.rows.map { $0.weather.weather?.notice?.text }
        #expect(Set(notices) == ["You’re offline. Updated 1 hour ago."])
    }

    @Test
    func `open a home for the favorite and record it in the history`() async throws {
        let app = AppFixture()
        try await app.preferences.update { preferences in
            preferences.select(.lisbon)
            preferences.toggleFavorite(.tokyo)
        }
        let router = app.factory.makeRouter(path: [.favorites])
        let screen = try favorites(app, router)
        await screen.onAppear()

        screen.favoriteTapped(Location.tokyo.id)
        screen.favoriteTapped(Location.tokyo.id)
        #expect(router.path == [.favorites, .home(.tokyo)])
        guard case .home(let home) = app.factory.makeScreen(for: .home(.tokyo), router: router) else {
            throw WeatherError.unsupported
        }
        await home.onAppear()
        #expect(home.state.content?.name.text == "Tokyo")
        #expect(
            app.requests == ["/data/2.5/weather", "/data/2.5/forecast"],
            "the home shows what the row has loaded, and its forecast"
        )
        #expect(app.preferences.stored.currentLocation == .lisbon)

        router.showHistory()
        guard case .history(let history) = app.factory.makeScreen(for: .history, router: router) else {
            throw WeatherError.unsupported
        }
        await history.onAppear()
        #expect(history.state.list.rows.map(\.title) == ["Tokyo", "Lisbon"])
        history.entryTapped(HistoryEntry.ID(Location.lisbon.id))
        #expect(router.path == [.favorites, .home(.tokyo), .history, .home(.lisbon)])
    }
}
