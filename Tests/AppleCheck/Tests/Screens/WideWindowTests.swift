import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import SwiftUI
import Testing

@testable import OpenWeatherSwiftUI

@MainActor
@Suite("Wide windows of the app", .watched)
struct WideWindowTests {
    /// Shows an app in a wide window.
    private func wide(_ app: OpenWeatherApp) -> Stage {
        let stage = Stage(WeatherAppView(app))
        stage.change(\.horizontalSizeClass, to: .regular)
        return stage
    }

    @Test
    func `shows the places beside the screens of a wide window`() async {
        let (app, _) = scripted([.forecast], .sample(favorites: [.lisbon, .tokyo]))
        let stage = wide(app)

        await stage.until { stage.all("forecast.name").count == 1 && stage.all("favorites.row.0").count == 1 }
        await stage.until { stage.all("favorites.row.0").first?.traits.contains(.isSelected) == true }
        #expect(stage.all("favorites.row.1").first?.traits.contains(.isSelected) == false)
        #expect(stage.all("favorites.back").isEmpty, "a list beside the screens stays")
    }

    @Test
    func `shows a place of the sidebar on home`() async {
        let (app, fixture) = scripted([.forecast], .sample(favorites: [.lisbon, .tokyo]))
        let stage = wide(app)
        await stage.until { stage.all("favorites.row.1").count == 1 }

        stage.all("favorites.row.1").first?.tap?()

        await stage.until { fixture.preferences.stored.currentLocation == .tokyo }
        await stage.until { app.home.state.content?.name.text == "Tokyo" }
        #expect(app.router.path == [])
    }

    @Test
    func `marks the devices own place while home follows the device`() async {
        var preferences = Preferences.sample(favorites: [.lisbon, .tokyo])
        preferences.selectDevice(DevicePlace(.lisbon, at: SampleTime.fetched))
        preferences.select(.tokyo)
        let (app, fixture) = scripted([.forecast], preferences)
        let stage = wide(app)
        let marked = { (0..<3).map { stage.all("favorites.row.\($0)").first?.traits.contains(.isSelected) } }
        await stage.until { marked() == [false, false, true] }

        stage.all("favorites.row.0").first?.tap?()

        await stage.until { fixture.preferences.stored.choice == .device }
        await stage.until { marked() == [true, false, false] }
    }

    @Test
    func `keeps its screens when the window becomes narrow`() async {
        let (app, _) = scripted([.forecast])
        let stage = wide(app)
        await stage.until { stage.all("forecast.name").count == 1 }
        let screen = model(app.topScreen)

        stage.change(\.horizontalSizeClass, to: .compact)

        await stage.until(shows: "forecast.name")
        #expect(model(app.topScreen) == screen)
        #expect(stage.all("favorites.title").isEmpty)
    }
}
