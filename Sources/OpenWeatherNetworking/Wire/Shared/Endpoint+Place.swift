import Foundation
import OpenWeatherCore

extension Endpoint {
    /// Returns the query items of a place.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/badRequest(_:)`` when the place is empty or its identifier is out of range.
    static func selector(of query: LocationQuery) throws(WeatherError) -> [URLQueryItem] {
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
