import Foundation
import OpenWeatherComposition

/// A request whose response has a type of the app's own.
struct APIRequest<Response: Decodable & Sendable> {
    let endpoint: Endpoint

    /// Sends the request with the key, the retries, and the limit of a client.
    func send(by client: OpenWeatherClient) async throws(APIError) -> Response {
        do { return try await client.value(of: endpoint, as: Response.self).value } catch { throw APIError(error) }
    }
}

/// The fields of a response that the app stores.
struct WeatherData: Codable, Equatable {
    struct Main: Codable, Equatable { let temp: Double }

    let id: Int
    let name: String
    let main: Main
}

extension APIRequest<WeatherData> {
    /// Requests the weather of a city.
    static func weather(in city: String) -> Self {
        let name = URLQueryItem(name: "q", value: city)
        return Self(endpoint: Endpoint(base: .weather, path: "weather", queryItems: [name], takesOptions: true))
    }
}
