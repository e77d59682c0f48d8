import Foundation
import ExampleScreens
import ExampleSupport
import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

/// What One Call adds to the drawings of home and of the forecast.
@MainActor
@Suite("Drawings with One Call", .watched)
struct OneCallDrawingTests {
    private func app(_ oneCall: ScriptedOneCallRepository?) -> OpenWeatherApp {
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient(now: { SampleTime.fetched }))
        configuration.retry = .noDeadline
        configuration.now = { SampleTime.fetched }
        let store = InMemoryPreferencesStore(.sample(currentLocation: .lisbon))
        return OpenWeatherApp.live(configuration: configuration, preferences: store) { parts in
            parts.oneCall = oneCall
            parts.deviceLocale = Locale(identifier: "en_GB")
        }
    }

    private func text(_ app: OpenWeatherApp) async -> (home: String, forecast: String) {
        let environment = app.settings.environment
        let terminal = Terminal(width: 160, colors: .none, isPlain: true)
        await app.home.onAppear()
        app.home.forecastTapped()
        guard case .forecast(let forecast) = app.topScreen else { return ("", "") }
        await forecast.onAppear()
        let home = HomeDrawing.lines(app.home.state, in: environment, for: terminal)
        let days = ForecastDrawing.lines(forecast.state, in: environment, for: terminal)
        return (home.map(\.text).joined(separator: "\n"), days.map(\.text).joined(separator: "\n"))
    }

    @Test
    func `have the minutes the alerts and the sky of days`() async {
        let oneCall = ScriptedOneCallRepository()
        oneCall.reports.always(.sample(from: SampleTime.fetched))

        let (home, forecast) = await text(app(oneCall))

        #expect(home.contains("Rain in 12 minutes"))
        #expect(home.contains("! Yellow wind warning") && home.contains("Gusts of up to 75 km/h on the coast."))
        #expect(forecast.contains("UV index 7, high · Moon Waxing gibbous"))
    }

    @Test
    func `have nothing of it without a source`() async {
        let (home, forecast) = await text(app(nil))

        #expect(!home.isEmpty && !home.contains(" minutes\n") && !home.contains("! "))
        #expect(!forecast.isEmpty && !forecast.contains("UV index") && !forecast.contains("Moon"))
    }
}
