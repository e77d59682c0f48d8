import Foundation
import OpenWeather
import OpenWeatherMocks

let client = OpenWeatherClient(configuration: OpenWeatherConfiguration(transport: DemoHTTPClient()))
let preferences = InMemoryPreferencesStore()
