#if canImport(FoundationNetworking)
import Foundation
import FoundationNetworking  // Linux keeps URLRequest in a module of its own.
#else
import Foundation
#endif
import OpenWeatherMocks
import OpenWeatherNetworking
import Testing

/// Returns a request to the service's host for `target`, a path with or without a query.
func makeRequest(_ target: String) throws -> URLRequest {
    URLRequest(url: try #require(URL(string: "https://api.openweathermap.org\(target)")))
}

extension HTTPClient {
    /// Returns the status and the body's text of the response to `target`.
    func fetch(_ target: String) async throws -> (status: Int, text: String) {
        let (data, response) = try await send(makeRequest(target))
        return (response.statusCode, String(decoding: data, as: UTF8.self))
    }
}

/// Returns a request without a URL.
func makeUnaddressedRequest() throws -> URLRequest {
    var request = try makeRequest("/")
    request.url = nil
    return request
}
