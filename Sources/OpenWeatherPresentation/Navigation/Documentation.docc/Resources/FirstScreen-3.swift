import Foundation
import OpenWeather
import OpenWeatherMocks
import OpenWeatherPresentation

let client = OpenWeatherClient(configuration: OpenWeatherConfiguration(transport: DemoHTTPClient()))
let preferences = InMemoryPreferencesStore()

let parts = ScreenDependencies(
    weather: client.weather,
    airQuality: client.airQuality,
    geocoding: client.geocoding,
    preferences: preferences
)
let factory = ScreenFactory(parts)
let router = factory.makeRouter()
let home = factory.makeHome(router: router)
