import Foundation
import OpenWeatherNetworking

/// The address under which a stand-in for the service is asked; no real host can have it (RFC 2606).
struct TransportAPIConfig: WeatherAPIConfig {
    let apiKey: APIKey? = nil
    let baseURLWeather = URL(string: "https://stand-in.invalid/data/2.5")
    let baseURLGeo = URL(string: "https://stand-in.invalid/geo/1.0")
}
