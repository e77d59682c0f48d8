public import OpenWeatherCore

extension Endpoint {
    /// The quality of the air now; <https://openweathermap.org/api/air-pollution>.
    public static func airPollution(at coordinate: Coordinate) -> Endpoint {
        Endpoint(base: .weather, path: "air_pollution", queryItems: point(coordinate), takesOptions: false)
    }

    /// The quality of the air hour by hour over the coming four days.
    public static func airPollutionForecast(at coordinate: Coordinate) -> Endpoint {
        Endpoint(base: .weather, path: "air_pollution/forecast", queryItems: point(coordinate), takesOptions: false)
    }
}
