import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherScreenMocks
import OpenWeatherSwiftUI
import SwiftUI

/// Composes the app: made-up weather, and Lisbon as the first place.
@MainActor
func makeSkyApp() -> OpenWeatherApp {
    OpenWeatherApp.demo(preferences: .sample(currentLocation: .lisbon))
}

struct SkyApp: App {
    @State private var app = makeSkyApp()

    var body: some Scene {
        WindowGroup {
            WeatherAppView(app)
        }
    }
}
