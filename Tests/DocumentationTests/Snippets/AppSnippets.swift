import Foundation
import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherScreenMocks
import OpenWeatherTestWatch
import Testing

// snippet: app-composition
/// Composes the app, which shows a first place and made-up weather until there is a key.
@MainActor
func makeApp() -> OpenWeatherApp {
    OpenWeatherApp.demo(preferences: .sample(currentLocation: .lisbon))
    // With a key: OpenWeatherApp.live(apiKey: key)
}
// end

@MainActor
@Suite("Code of an app's first hour", .watched)
struct AppSnippets {
    @Test
    func `goes from the parts to a screen and on to the next`() async throws {
        // snippet: app-home
        let app = makeApp()
        await app.home.onAppear()
        if let content = app.home.state.content {
            print(content.name.text, content.hero.temperature.text, content.attribution?.text ?? "")
        }
        // end

        #expect(app.home.state.content?.name.text == "Lisbon")

        // snippet: app-route
        app.home.forecastTapped()
        switch app.topScreen {
        case .forecast(let forecast):
            await forecast.onAppear()
            print(forecast.state.content?.days.count ?? 0, "days")
        case let other: print("no view yet for \(other)")
        }
        // end

        #expect(app.router.path == [.forecast])
    }

    @Test
    func `a path is saved and restored with the routes of a newer version`() throws {
        let factory = makeApp().factory
        let newer = #"[{"screen":"forecast"},{"screen":"radar"},{"screen":"settings"}]"#
        let router = factory.makeRouter(savedPath: try JSONDecoder().decode(SavedPath.self, from: Data(newer.utf8)))

        let nextRouter = factory.makeRouter()

        // snippet: saved-path
        let data = router.savedPath.stored

        if let data, let savedPath = SavedPath(stored: data) {
            nextRouter.restorePath(savedPath)
        }
        // end

        #expect(nextRouter.path == [.forecast, .settings])
        let stored = data.map { String(decoding: $0, as: UTF8.self) }
        #expect(stored?.contains(newer) == true)
    }
}
