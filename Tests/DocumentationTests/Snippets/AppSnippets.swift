import Foundation
import OpenWeather
import OpenWeatherMocks
import OpenWeatherPresentation
import Testing

// snippet: app-composition
/// The parts that the whole app shares, created once.
@MainActor
final class Composition {
    let factory: ScreenFactory
    let router: AppRouter
    let home: HomeViewModel

    init() {
        // A first place and demo weather. With a key, pass OpenWeatherAPIConfig(apiKey:) in place of the transport.
        let preferences = InMemoryPreferencesStore(Preferences.sample(currentLocation: .lisbon))
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient())
        configuration.isCacheEnabled = { (try? await preferences.preferences().isCacheEnabled) ?? true }
        let client = OpenWeatherClient(configuration: configuration)
        var parts = ScreenDependencies(
            weather: client.weather,
            airQuality: client.airQuality,
            geocoding: client.geocoding,
            preferences: preferences
        )
        parts.cache = client.cacheControl  // For the cache section of the settings screen.
        factory = ScreenFactory(parts)
        router = factory.makeRouter()
        home = factory.makeHome(router: router)
    }
}
// end

@MainActor
@Suite("Code of an app's first hour")
struct AppSnippets {
    @Test
    func goesFromThePartsToAScreenAndOnToTheNext() async throws {
        // snippet: app-home
        let app = Composition()
        await app.home.onAppear()
        if let content = app.home.state.content {
            print(content.name.text, content.hero.temperature.text, content.attribution?.text ?? "")
        }
        // end

        #expect(app.home.state.content?.name.text == "Lisbon")

        // snippet: app-route
        app.home.forecastTapped()
        if let route = app.router.path.last {
            switch app.factory.makeScreen(for: route, router: app.router) {
            case .forecast(let forecast):
                await forecast.onAppear()
                print(forecast.state.content?.days.count ?? 0, "days")
            case let other: print("no view yet for \(other)")
            }
        }
        // end

        #expect(app.router.path == [.forecast])
    }

    @Test
    func aPathIsSavedAndRestoredWithTheRoutesOfANewerVersion() throws {
        let factory = Composition().factory
        let newer = #"[{"screen":"forecast"},{"screen":"radar"},{"screen":"settings"}]"#
        let router = factory.makeRouter(savedPath: try JSONDecoder().decode(SavedPath.self, from: Data(newer.utf8)))

        // snippet: saved-path
        let data = try JSONEncoder().encode(router.savedPath)

        let savedPath = try JSONDecoder().decode(SavedPath.self, from: data)
        let nextRouter = factory.makeRouter(savedPath: savedPath)
        // end

        #expect(nextRouter.path == [.forecast, .settings])
        #expect(String(decoding: data, as: UTF8.self) == newer)
    }
}
