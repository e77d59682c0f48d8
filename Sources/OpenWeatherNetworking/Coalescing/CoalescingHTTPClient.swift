import Foundation
import OpenWeatherCore

/// A client in which identical in-flight requests share one exchange.
///
/// `GET` and `HEAD` requests are identical when they differ in nothing but their identity. A cancelled caller returns
/// at once, which does not affect the others; the exchange is cancelled with its last caller. Nothing is kept after an
/// exchange, so the client is not a cache.
///
/// The remote repositories join identical calls themselves, so that a response is also decoded once. Use this client
/// for requests of your own, and place it outermost: requests that join others then pass neither retries nor limits.
public struct CoalescingHTTPClient: HTTPClient {
    /// The identity in place of each request's own, by which identical requests would differ.
    private static let anyID = UUID()

    private let client: any HTTPClient
    private let handler: NetworkEventHandler
    private let tasks = InFlightTasks<TransportRequest, TransportResponse, NetworkError>(cancelled: .cancelled)

    /// Creates a client that wraps `client`.
    ///
    /// `handler` receives ``NetworkEvent/coalesced(_:)`` for each request that joins another.
    public init(wrapping client: any HTTPClient, handler: @escaping NetworkEventHandler = { _ in }) {
        self.client = client
        self.handler = handler
    }

    /// Sends `request`, or waits for the response to an identical one.
    ///
    /// - Throws: ``NetworkError`` from the wrapped client; ``NetworkError/cancelled`` at once when the calling task is
    ///   cancelled.
    public func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        guard RetryPolicy.repeats(method: request.method) else { return try await client.send(request) }
        guard !Task.isCancelled else { throw .cancelled }
        var key = request
        key.id = Self.anyID
        let outcome = await tasks.outcome(
            for: key,
            onJoin: { [handler] in handler(.coalesced(NetworkRequest(request))) },
            of: { [client] () async throws(NetworkError) in try await client.send(request) }
        )
        return try outcome.get()
    }
}
