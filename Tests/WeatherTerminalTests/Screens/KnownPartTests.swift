import ExampleScreens
import ExampleSupport
import Foundation
import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

/// A forecast that ends at ten o'clock on Saturday, the day after tomorrow.
@MainActor
@Suite("Drawings of a day that is known in part", .watched)
struct KnownPartTests {
    private func app() async -> OpenWeatherApp {
        let weather = ScriptedWeatherRepository()
        weather.currentWeather.always(CurrentWeather.sample())
        weather.forecast.always(Forecast.sample(entries: Forecast.sampleEntries(count: 16)))
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient(now: { SampleTime.fetched }))
        configuration.retry = .noDeadline
        configuration.now = { SampleTime.fetched }
        let store = InMemoryPreferencesStore(.sample(language: .device, currentLocation: .lisbon))
        let app = OpenWeatherApp.live(configuration: configuration, preferences: store) { parts in
            parts.weather = weather
            parts.deviceLocale = Locale(identifier: "en_GB")
        }
        await app.home.onAppear()
        return app
    }

    @Test(arguments: [false, true])
    func `say until when it is`(isPlain: Bool) async throws {
        let app = await app()
        let environment = app.settings.environment
        let terminal = Terminal(width: 80, colors: .none, isPlain: isPlain)

        #expect(HomeDrawing.lines(app.home.state, in: environment, for: terminal).text.contains("until 10:00"))

        app.home.forecastTapped()
        guard case .forecast(let forecast) = app.topScreen else { Issue.record("no forecast"); return }
        await forecast.onAppear()
        let days = ForecastDrawing.lines(forecast.state, in: environment, for: terminal).text
        #expect(days.contains("Saturday 30 May · until 10:00"))

        forecast.dayTapped(try #require(forecast.state.content?.days.first?.day))
        guard case .dayDetail(let day) = app.topScreen else { Issue.record("no day"); return }
        await day.onAppear()
        let detail = DayDetailDrawing.lines(day.state, in: environment, for: terminal).text
        #expect(detail.contains("until 10:00 · "))
    }
}
