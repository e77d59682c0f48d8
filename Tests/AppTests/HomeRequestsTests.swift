import OpenWeather
import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

/// What home costs, over the real client and its cache.
@MainActor
@Suite("Requests of home", .watched)
struct HomeRequestsTests {
    /// The app with home on Lisbon, as it is after its start.
    private func started() async throws -> (app: AppFixture, router: AppRouter, home: HomeViewModel) {
        let app = AppFixture()
        try await app.preferences.update { $0.select(.lisbon) }
        let router = app.factory.makeRouter()
        let home = app.factory.makeHome(router: router)
        await home.onAppear()
        return (app, router, home)
    }

    private static let both = ["/data/2.5/forecast", "/data/2.5/weather"]

    @Test
    func `are two at the start and none again within five minutes`() async throws {
        let (app, _, home) = try await started()
        #expect(app.requests.sorted() == Self.both)
        #expect(home.state.content?.days?.rows.count == 5)

        app.time.advance(by: .seconds(299))
        await home.onAppear()
        await home.reload()

        #expect(app.requests.count == 2)
    }

    @Test
    func `are one for the weather after five minutes and one for the forecast after thirty`() async throws {
        let (app, _, home) = try await started()

        app.time.advance(by: .seconds(301))
        await home.onAppear()
        #expect(app.requests.dropFirst(2) == ["/data/2.5/weather"])
        app.time.advance(by: .seconds(1500))
        await home.onAppear()

        #expect(app.requests.dropFirst(3).sorted() == Self.both)
    }

    @Test
    func `are none for other units`() async throws {
        let (app, _, home) = try await started()
        let celsius = home.state.content?.days?.rows.map(\.high)

        app.factory.settings.apply(try await app.preferences.update { $0.units = .imperial })
        #expect(home.state.content?.days?.rows.map(\.high) != celsius)
        await home.reload()

        #expect(app.requests.count == 2)
    }

    @Test
    func `are none more for the forecast screen`() async throws {
        let (app, router, home) = try await started()

        home.forecastTapped()
        guard case .forecast(let forecast) = app.factory.makeScreen(for: .forecast, router: router) else {
            Issue.record("This is another screen.")
            return
        }
        await forecast.onAppear()

        #expect(forecast.state.content?.days.isEmpty == false)
        #expect(app.requests.count == 2)
    }

    @Test
    func `are both when the user pulls`() async throws {
        let (app, _, home) = try await started()

        await home.refreshPulled()

        #expect(app.requests.dropFirst(2).sorted() == Self.both)
    }

    @Test
    func `leave the old forecast on the screen with its age when the network is gone`() async throws {
        let (app, _, home) = try await started()
        let rows = home.state.content?.days?.rows.map(\.title)

        app.time.advance(by: .seconds(3_600))
        app.cutOff()
        await home.onAppear()

        let content = try #require(home.state.content)
        #expect(content.forecastNotice?.text == "Forecast updated 1 hour ago")
        #expect(content.forecastNotice?.kind == .offline)
        #expect(content.notice?.text == "You’re offline. Updated 1 hour ago.")
        #expect(content.days?.rows.map(\.title) == rows)
        #expect(content.hours?.columns.first?.kind != .now, "what was measured an hour ago is not now")
    }
}
