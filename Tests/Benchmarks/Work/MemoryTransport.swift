import Foundation
import OpenWeatherCore
import OpenWeatherNetworking

/// A transport that responds to every request with one body, at no cost, and counts the requests.
final class MemoryTransport: HTTPClient {
    private let response: TransportResponse
    private let delay: @Sendable () async -> Void
    private let requests = Locked(0)

    /// Creates a transport.
    ///
    /// - Parameters:
    ///   - body: The body of every response.
    ///   - delay: A closure that ends when a response may be returned.
    init(_ body: Data, delay: @escaping @Sendable () async -> Void = {}) {
        response = Self.response(body)
        self.delay = delay
    }

    /// The number of requests so far.
    var requestCount: Int { requests.withLock(\.self) }

    /// Returns the response.
    func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        requests.withLock { $0 += 1 }
        await delay()
        return response
    }

    /// Returns a successful response.
    static func response(_ body: Data) -> TransportResponse {
        TransportResponse(status: 200, headers: ["Content-Type": "application/json; charset=utf-8"], body: body)
    }
}

/// A transport that fails every request, for clients that have to find their responses in a cache.
struct NoTransport: HTTPClient {
    /// Throws an error.
    func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        throw .transport(URLError(.notConnectedToInternet))
    }
}
