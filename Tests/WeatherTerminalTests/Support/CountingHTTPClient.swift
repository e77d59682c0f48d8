import Foundation
import OpenWeatherCore
import OpenWeatherNetworking

/// A client that counts the requests to another one by their paths.
final class CountingHTTPClient: HTTPClient {
    private let client: any HTTPClient
    private let counts = Locked<[String: Int]>([:])

    init(_ client: any HTTPClient) {
        self.client = client
    }

    /// The number of requests by the ends of their paths, for example `forecast`.
    var requests: [String: Int] { counts.withLock { $0 } }

    func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        let path = request.url.path().split(separator: "/").dropFirst(2).joined(separator: "/")
        counts.withLock { $0[path, default: 0] += 1 }
        return try await client.send(request)
    }
}
