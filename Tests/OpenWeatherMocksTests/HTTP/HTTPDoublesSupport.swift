import Foundation
import OpenWeatherMocks
import OpenWeatherNetworking
import Testing

/// Returns a request to the service's host for `target`, a path with or without a query.
func makeRequest(_ target: String) throws -> TransportRequest {
    TransportRequest(url: try #require(URL(string: "https://api.openweathermap.org\(target)")))
}

extension HTTPClient {
    /// Returns the status and the body's text of the response to `target`.
    func fetch(_ target: String) async throws -> (status: Int, text: String) {
        let response = try await send(makeRequest(target))
        return (response.status, String(decoding: response.body, as: UTF8.self))
    }
}
