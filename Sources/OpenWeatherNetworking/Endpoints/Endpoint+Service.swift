import Foundation
public import OpenWeatherCore

extension Endpoint {
    /// Returns the endpoint of current weather.
    ///
    /// Source: <https://openweathermap.org/current>.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/badRequest(_:)`` when the place is empty or its identifier is out of
    ///   range.
    public static func currentWeather(for query: LocationQuery) throws(WeatherError) -> Endpoint {
        Endpoint(
            operation: "currentWeather",
            base: .weather,
            path: "weather",
            queryItems: try selector(of: query),
            takesOptions: true
        )
    }

    /// Returns the endpoint of the forecast for five days in steps of three hours.
    ///
    /// Source: <https://openweathermap.org/forecast5>.
    ///
    /// - Parameters:
    ///   - query: The place.
    ///   - count: The number of steps, in `1...40`; all of them when `nil`. For other numbers the service would send
    ///     all.
    /// - Returns: The endpoint.
    /// - Throws: ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for an empty place or a count out of range.
    public static func forecast(for query: LocationQuery, count: Int? = nil) throws(WeatherError) -> Endpoint {
        var items = try selector(of: query)
        if let count {
            try check(count, of: "cnt", isIn: 1...40)
            items.append(URLQueryItem(name: "cnt", value: String(count)))
        }
        return Endpoint(operation: "forecast", base: .weather, path: "forecast", queryItems: items, takesOptions: true)
    }

    private static func selector(of query: LocationQuery) throws(WeatherError) -> [URLQueryItem] {
        switch query {
        case .coordinate(let coordinate):
            return point(coordinate)
        case .city(let name, let state, let country):
            return [URLQueryItem(name: "q", value: try place(name, state: state, country: country))]
        case .cityID(let id):
            try check(id, of: "id", isIn: 1...Int(Int32.max))
            return [URLQueryItem(name: "id", value: String(id))]
        case .postcode(let code, let country):
            return [URLQueryItem(name: "zip", value: try place(code, state: nil, country: country))]
        }
    }
}

extension Endpoint {
    /// Returns the endpoint of current air quality.
    ///
    /// Source: <https://openweathermap.org/api/air-pollution>.
    public static func airPollution(at coordinate: Coordinate) -> Endpoint {
        Endpoint(
            operation: "airQuality",
            base: .weather,
            path: "air_pollution",
            queryItems: point(coordinate),
            takesOptions: false
        )
    }

    /// Returns the endpoint of the hourly air quality forecast for four days.
    ///
    /// Source: <https://openweathermap.org/api/air-pollution>.
    public static func airPollutionForecast(at coordinate: Coordinate) -> Endpoint {
        Endpoint(
            operation: "airQualityForecast",
            base: .weather,
            path: "air_pollution/forecast",
            queryItems: point(coordinate),
            takesOptions: false
        )
    }
}

extension Endpoint {
    /// Returns the endpoint of places by name.
    ///
    /// Source: <https://openweathermap.org/api/geocoding-api>.
    ///
    /// - Parameters:
    ///   - name: A name such as `London`, `London,GB` or `Portland,OR,US`.
    ///   - limit: The largest number of places, in `1...5`. It is always sent, as the service's default is
    ///     undocumented.
    /// - Returns: The endpoint.
    /// - Throws: ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for an empty name or a limit out of range.
    public static func geocoding(named name: String, limit: Int) throws(WeatherError) -> Endpoint {
        try check(limit, of: "limit", isIn: 1...5)
        let items = [
            URLQueryItem(name: "q", value: try place(name, state: nil, country: nil)),
            URLQueryItem(name: "limit", value: String(limit)),
        ]
        return Endpoint(
            operation: "locationsByName",
            base: .geo,
            path: "direct",
            queryItems: items,
            takesOptions: false
        )
    }

    /// Returns the endpoint of up to `limit` places at or near a point; `limit` lies in `1...5`.
    ///
    /// Source: <https://openweathermap.org/api/geocoding-api>.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for a limit out of range.
    public static func geocoding(at coordinate: Coordinate, limit: Int) throws(WeatherError) -> Endpoint {
        try check(limit, of: "limit", isIn: 1...5)
        let items = point(coordinate) + [URLQueryItem(name: "limit", value: String(limit))]
        return Endpoint(
            operation: "locationsByCoordinate",
            base: .geo,
            path: "reverse",
            queryItems: items,
            takesOptions: false
        )
    }

    /// Returns the endpoint of a postcode's place; the service assumes the United States when `country` is `nil`.
    ///
    /// Source: <https://openweathermap.org/api/geocoding-api>.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for an empty postcode.
    public static func geocoding(postcode: String, country: String?) throws(WeatherError) -> Endpoint {
        let items = [URLQueryItem(name: "zip", value: try place(postcode, state: nil, country: country))]
        return Endpoint(
            operation: "locationByPostcode",
            base: .geo,
            path: "zip",
            queryItems: items,
            takesOptions: false
        )
    }
}

extension Endpoint {
    /// The names of the calls above, whose products every account has.
    static let includedOperations: Set<String> = [
        "currentWeather", "forecast", "airQuality", "airQualityForecast", "locationsByName", "locationsByCoordinate",
        "locationByPostcode",
    ]
}
