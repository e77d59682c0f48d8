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
    private let fetch: @Sendable (URL) async throws -> Data

    /// Creates a program that sends its requests to `server`, and limits the size of bodies only if `isLimited`.
    init(server: URL, isLimited: Bool = false) {
        self.server = server
        if isLimited {
            let session = LimitedProgram.session()
            fetch = { try await LimitedProgram.body(from: $0, of: session) }
        } else {
            let session = URLSession(configuration: Self.configuration)
            fetch = { url in
                let (data, response) = try await session.data(from: url)
                guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
                return data
            }
        }
    }

    /// The configuration of the client's session.
    static var configuration: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCredentialStorage = nil
        configuration.httpMaximumConnectionsPerHost = Fixture.connections
        return configuration
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
        return try JSONDecoder().decode(type, from: try await fetch(url))
    }
}
