import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking

let client = OpenWeatherClient(configuration: OpenWeatherConfiguration(standIn: DemoHTTPClient()))
let preferences = InMemoryPreferencesStore()
