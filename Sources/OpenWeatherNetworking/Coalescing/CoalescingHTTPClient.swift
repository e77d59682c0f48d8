#if canImport(FoundationNetworking)
public import Foundation
public import FoundationNetworking  // Linux keeps URLRequest in a module of its own.
#else
public import Foundation
#endif
import OpenWeatherCore

/// A client that lets identical requests in flight share one exchange of the client it wraps.
///
/// Identical are `GET` and `HEAD` requests with the same method, URL, headers and body. A cancelled caller leaves at
/// once and leaves the others alone; the last one to leave cancels the exchange. Nothing is kept after an exchange.
public struct CoalescingHTTPClient: HTTPClient {
    private struct Key: Hashable {
        let method: String
        let url: URL?
        let headers: [String: String]
        let body: Data?
    }

    private let client: any HTTPClient
    private let handler: NetworkEventHandler
    private let tasks = InFlightTasks<Key, (Data, HTTPURLResponse), NetworkError>(cancelled: .cancelled)

    /// Wraps `client`; `handler` learns of every request that joined another.
    public init(wrapping client: any HTTPClient, handler: @escaping NetworkEventHandler = { _ in }) {
        self.client = client
        self.handler = handler
    }

    /// Sends `request`, or waits for the answer to an identical one.
    ///
    /// - Throws: ``NetworkError`` from the wrapped client; ``NetworkError/cancelled`` at once when the caller is.
    public func send(_ request: URLRequest) async throws(NetworkError) -> (Data, HTTPURLResponse) {
        let method = request.httpMethod ?? "GET"
        guard ["GET", "HEAD"].contains(method) else { return try await client.send(request) }
        guard !Task.isCancelled else { throw .cancelled }
        let key = Key(
            method: method,
            url: request.url,
            headers: request.allHTTPHeaderFields ?? [:],
            body: request.httpBody
        )
        let outcome = await tasks.outcome(
            for: key,
            onJoin: { [handler] in handler(.coalesced(NetworkRequest(request))) },
            of: { [client] in
                do throws(NetworkError) {
                    return .success(try await client.send(request))
                } catch {
                    return .failure(error)
                }
            }
        )
        return try outcome.get()
    }
}
