import Foundation
import OpenWeather
import OpenWeatherMocks
import OpenWeatherPresentation

let client = OpenWeatherClient(configuration: OpenWeatherConfiguration(transport: DemoHTTPClient()))
let preferences = InMemoryPreferencesStore()

let parts = ScreenDependencies(
    weather: client.repositories.weather,
    airQuality: client.repositories.airQuality,
    geocoding: client.repositories.geocoding,
    preferences: preferences
)
let factory = ScreenFactory(parts)
