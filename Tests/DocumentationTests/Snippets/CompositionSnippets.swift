import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherScreenMocks
import Testing

@MainActor
@Suite("Code of an app that is composed in one line")
struct CompositionSnippets {
    @Test
    func showsAForecastOfMadeUpWeather() async {
        // snippet: composition-landing
        let app = OpenWeatherApp.demo(preferences: .sample(currentLocation: .lisbon))
        let following = Task { await app.run() }  // In an app, `.task { await app.run() }`.

        await app.home.onAppear()
        app.home.forecastTapped()
        if case .forecast(let forecast) = app.topScreen {
            await forecast.onAppear()
            print(forecast.state.content?.days.count ?? 0, "days")
        }
        following.cancel()
        // end

        #expect(app.home.state.content?.name.text == "Lisbon")
        #expect(app.router.path == [.forecast])
    }
}
