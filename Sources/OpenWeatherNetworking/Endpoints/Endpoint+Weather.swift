import Foundation
public import OpenWeatherCore

extension Endpoint {
    /// The weather now; <https://openweathermap.org/current>.
    ///
    /// - Throws: ``WeatherError/badRequest(_:)`` when the place is empty or its identifier impossible.
    public static func currentWeather(for query: LocationQuery) throws(WeatherError) -> Endpoint {
        Endpoint(base: .weather, path: "weather", queryItems: try selector(of: query), takesOptions: true)
    }

    /// Five days in steps of three hours; <https://openweathermap.org/forecast5>.
    ///
    /// - Parameters:
    ///   - query: The place.
    ///   - count: How many steps, in `1...40`; all when `nil`. The service answers other numbers with all steps.
    /// - Returns: The question.
    /// - Throws: ``WeatherError/badRequest(_:)`` for an empty place or a count out of range.
    public static func forecast(for query: LocationQuery, count: Int? = nil) throws(WeatherError) -> Endpoint {
        var items = try selector(of: query)
        if let count {
            try check(count, of: "cnt", isIn: 1...40)
            items.append(URLQueryItem(name: "cnt", value: String(count)))
        }
        return Endpoint(base: .weather, path: "forecast", queryItems: items, takesOptions: true)
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
