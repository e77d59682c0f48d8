#if canImport(FoundationNetworking)
public import Foundation
public import FoundationNetworking  // Linux keeps URLRequest in a module of its own.
#else
public import Foundation
#endif

/// A client that lets identical requests in flight share one exchange of the client it wraps.
///
/// Identical are `GET` and `HEAD` requests with the same method, URL, headers and body. A cancelled caller leaves at
/// once and leaves the others alone; the last one to leave cancels the exchange. Nothing is kept after an exchange.
public actor CoalescingHTTPClient: HTTPClient {
    private typealias Outcome = Result<(Data, HTTPURLResponse), NetworkError>

    private struct Key: Hashable {
        let method: String
        let url: URL?
        let headers: [String: String]
        let body: Data?
    }

    private struct Flight {
        let id: Int
        let task: Task<Void, Never>
        var waiters: [Int: AsyncStream<Outcome>.Continuation]
    }

    private let client: any HTTPClient
    private let handler: NetworkEventHandler
    private var flights: [Key: Flight] = [:]
    private var nextID = 0

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
        let waiter = makeID()
        let (outcomes, continuation) = AsyncStream.makeStream(of: Outcome.self)
        if flights[key] == nil {
            let id = makeID()
            flights[key] = Flight(id: id, task: start(request, for: key, id: id), waiters: [:])
        } else {
            handler(.coalesced(NetworkRequest(request)))
        }
        flights[key]?.waiters[waiter] = continuation
        for await outcome in outcomes { return try outcome.get() }
        leave(waiter, key)  // The stream ends without an outcome when the caller is cancelled.
        throw .cancelled
    }

    private func makeID() -> Int {
        nextID += 1
        return nextID
    }

    /// Begins an exchange off the actor, which must stay free for those who join and leave.
    private nonisolated func start(_ request: URLRequest, for key: Key, id: Int) -> Task<Void, Never> {
        Task { [client] in
            let outcome: Outcome
            do throws(NetworkError) {
                outcome = .success(try await client.send(request))
            } catch {
                outcome = .failure(error)
            }
            await self.land(outcome, for: key, id: id)
        }
    }

    /// Gives the outcome to whoever still waits; a flight that everybody left has been replaced or removed.
    private func land(_ outcome: Outcome, for key: Key, id: Int) {
        guard let flight = flights[key], flight.id == id else { return }
        flights[key] = nil
        for waiter in flight.waiters.values {
            waiter.yield(outcome)
            waiter.finish()
        }
    }

    private func leave(_ waiter: Int, _ key: Key) {
        guard flights[key]?.waiters.removeValue(forKey: waiter) != nil, let flight = flights[key] else { return }
        guard flight.waiters.isEmpty else { return }
        flight.task.cancel()
        flights[key] = nil
    }
}
