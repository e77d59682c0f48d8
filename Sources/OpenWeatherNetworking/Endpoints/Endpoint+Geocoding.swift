import Foundation
public import OpenWeatherCore

extension Endpoint {
    /// Places by name; <https://openweathermap.org/api/geocoding-api>.
    ///
    /// - Parameters:
    ///   - name: A name such as `London`, `London,GB` or `Portland,OR,US`.
    ///   - limit: The most places, in `1...5`. It is always sent, because the service's own limit is undocumented.
    /// - Returns: The question.
    /// - Throws: ``WeatherError/badRequest(_:)`` for an empty name or a limit out of range.
    public static func geocoding(named name: String, limit: Int) throws(WeatherError) -> Endpoint {
        try check(limit, of: "limit", isIn: 1...5)
        let items = [
            URLQueryItem(name: "q", value: try place(name, state: nil, country: nil)),
            URLQueryItem(name: "limit", value: String(limit)),
        ]
        return Endpoint(base: .geo, path: "direct", queryItems: items, takesOptions: false)
    }

    /// Places at or near a point, at most `limit`, which lies in `1...5`.
    ///
    /// - Throws: ``WeatherError/badRequest(_:)`` for a limit out of range.
    public static func geocoding(at coordinate: Coordinate, limit: Int) throws(WeatherError) -> Endpoint {
        try check(limit, of: "limit", isIn: 1...5)
        let items = point(coordinate) + [URLQueryItem(name: "limit", value: String(limit))]
        return Endpoint(base: .geo, path: "reverse", queryItems: items, takesOptions: false)
    }

    /// The place of a postcode; the service assumes the United States when `country` is `nil`.
    ///
    /// - Throws: ``WeatherError/badRequest(_:)`` for an empty postcode.
    public static func geocoding(postcode: String, country: String?) throws(WeatherError) -> Endpoint {
        let items = [URLQueryItem(name: "zip", value: try place(postcode, state: nil, country: country))]
        return Endpoint(base: .geo, path: "zip", queryItems: items, takesOptions: false)
    }
}
