import Foundation
import OpenWeatherCore

#if canImport(FoundationNetworking)
import FoundationNetworking  // Linux keeps URLSession in a module of its own.
#endif

/// A program without this package: `URLSession` and `JSONDecoder` alone.
///
/// Its session is configured like the client's. It has no limit on time or size, no retries, no errors of its own and
/// no domain values.
struct BareProgram: Sendable {
    private let server: URL
    private let session: URLSession

    /// Creates a program that sends its requests to `server`.
    init(server: URL) {
        self.server = server
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCredentialStorage = nil
        configuration.httpMaximumConnectionsPerHost = Fixture.connections
        session = URLSession(configuration: configuration)
    }

    /// Requests `endpoint` for a place and decodes the body.
    func value<Value: Decodable>(
        _ type: Value.Type,
        of endpoint: String,
        at place: Coordinate
    ) async throws -> Value {
        var url = server.appending(path: "data/2.5/\(endpoint)")
        url.append(queryItems: [
            URLQueryItem(name: "lat", value: "\(place.latitude)"),
            URLQueryItem(name: "lon", value: "\(place.longitude)"),
            URLQueryItem(name: "units", value: "metric"),
            URLQueryItem(name: "appid", value: Fixture.key),
        ])
        let (data, response) = try await session.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
        return try JSONDecoder().decode(type, from: data)
    }
}
