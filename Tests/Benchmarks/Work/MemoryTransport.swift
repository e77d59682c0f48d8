import Foundation
import OpenWeatherCore
import OpenWeatherNetworking

#if canImport(FoundationNetworking)
import FoundationNetworking  // Linux keeps URLRequest in a module of its own.
#endif

/// A transport that responds to every request with one body, at no cost, and counts the requests.
final class MemoryTransport: HTTPClient {
    private let body: Data
    private let response: HTTPURLResponse
    private let delay: @Sendable () async -> Void
    private let requests = Locked(0)

    /// Creates a transport.
    ///
    /// - Parameters:
    ///   - body: The body of every response.
    ///   - delay: A closure that ends when a response may be returned.
    /// - Throws: A failure when there can be no response.
    init(_ body: Data, delay: @escaping @Sendable () async -> Void = {}) throws {
        self.body = body
        self.delay = delay
        response = try Self.response()
    }

    /// The number of requests so far.
    var requestCount: Int { requests.withLock(\.self) }

    /// Returns the body.
    func send(_ request: URLRequest) async throws(NetworkError) -> (Data, HTTPURLResponse) {
        requests.withLock { $0 += 1 }
        await delay()
        return (body, response)
    }

    /// Returns the status and the headers of a successful response.
    static func response() throws -> HTTPURLResponse {
        guard let url = URL(string: "https://api.invalid"),
            let response = HTTPURLResponse(
                url: url,
                statusCode: 200,
                httpVersion: "HTTP/1.1",
                headerFields: ["Content-Type": "application/json; charset=utf-8"]
            )
        else { throw BenchmarkFailure(description: "A response could not be created.") }
        return response
    }
}

/// A transport that fails every request, for clients that have to find their responses in a cache.
struct NoTransport: HTTPClient {
    /// Throws an error.
    func send(_ request: URLRequest) async throws(NetworkError) -> (Data, HTTPURLResponse) {
        throw .transport(URLError(.notConnectedToInternet))
    }
}
