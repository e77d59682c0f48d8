#if canImport(FoundationNetworking)
import Foundation
import FoundationNetworking  // Linux keeps URLRequest in a module of its own.
#else
import Foundation
#endif
import OpenWeatherMocks
import OpenWeatherNetworking
import Testing

/// A request to the service's host for `target`, a path with or without a query.
func makeRequest(_ target: String) throws -> URLRequest {
    URLRequest(url: try #require(URL(string: "https://api.openweathermap.org\(target)")))
}

extension HTTPClient {
    /// The status and the text of the answer to `target`.
    func fetch(_ target: String) async throws -> (status: Int, text: String) {
        let (data, response) = try await send(makeRequest(target))
        return (response.statusCode, String(decoding: data, as: UTF8.self))
    }
}

/// A request without an address.
func makeUnaddressedRequest() throws -> URLRequest {
    var request = try makeRequest("/")
    request.url = nil
    return request
}
