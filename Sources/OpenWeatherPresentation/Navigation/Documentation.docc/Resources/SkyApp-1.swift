import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherScreenMocks

/// Composes the app: made-up weather, and Lisbon as the first place.
@MainActor
func makeSkyApp() -> OpenWeatherApp {
    OpenWeatherApp.demo(preferences: .sample(currentLocation: .lisbon))
}
