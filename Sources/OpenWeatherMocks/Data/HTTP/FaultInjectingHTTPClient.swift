public import Foundation
import OpenWeatherCore
public import OpenWeatherNetworking

/// A client that injects faults into the requests and responses of another client.
///
/// Put it between the code under test and another client, such as a ``DemoHTTPClient``:
///
/// ```swift
/// let http = FaultInjectingHTTPClient(wrapping: DemoHTTPClient(), clock: clock)
/// http.inject([.drop(.networkConnectionLost), .status(503)], at: "/weather")  // then all is well
/// http.injectAlways(.delay(.seconds(2)), at: "/forecast")
/// ```
///
/// An endpoint is the end of a URL's path, and an empty endpoint matches every request. Of several endpoints that
/// match, the longest decides. Queued faults come before the one that always applies. The client is safe to use from
/// any thread, and faults may be injected while requests are in flight.
public final class FaultInjectingHTTPClient: HTTPClient {
    private struct State: Sendable {
        var requests: [TransportRequest] = []
        var queues: [String: [HTTPFault]] = [:]
        var standing: [String: HTTPFault] = [:]
    }

    private let client: any HTTPClient
    private let clock: any Clock<Duration>
    private let state = Locked(State())

    /// Creates a client without faults.
    ///
    /// - Parameters:
    ///   - client: The client that sends the requests.
    ///   - clock: The clock on which delays are measured.
    public init(wrapping client: any HTTPClient, clock: any Clock<Duration> = ContinuousClock()) {
        self.client = client
        self.clock = clock
    }

    /// Queues faults for the next requests to `endpoint`, one for each request.
    public func inject(_ faults: [HTTPFault], at endpoint: String = "") {
        state.withLock { $0.queues[endpoint, default: []] += faults }
    }

    /// Sets the fault of every request to `endpoint` for which no queued fault is left.
    public func injectAlways(_ fault: HTTPFault, at endpoint: String = "") {
        state.withLock { $0.standing[endpoint] = fault }
    }

    /// Removes all faults; requests in flight are not affected.
    public func clear() {
        state.withLock { $0 = State(requests: $0.requests) }
    }

    /// Every request so far, in order, whatever fault it had.
    public var requests: [TransportRequest] { state.withLock { $0.requests } }

    /// Sends `request` with the wrapped client and applies the next fault of its endpoint.
    ///
    /// - Throws: The error of the wrapped client or of the fault; `cancelled` when the task is cancelled during a delay
    ///   or while the request hangs.
    public func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        try await send(request, with: nextFault(for: request))
    }

    private func nextFault(for request: TransportRequest) -> HTTPFault {
        let path = request.url.path(percentEncoded: false)
        return state.withLock { state in
            state.requests.append(request)
            let queued = state.queues.filter { !$0.value.isEmpty && path.hasSuffix($0.key) }.keys
            if let endpoint = queued.max(by: { $0.count < $1.count }) {
                return state.queues[endpoint]?.removeFirst() ?? .none
            }
            let standing = state.standing.keys.filter { path.hasSuffix($0) }
            return standing.max { $0.count < $1.count }.flatMap { state.standing[$0] } ?? .none
        }
    }

    private func send(_ request: TransportRequest, with fault: HTTPFault) async throws(NetworkError)
        -> TransportResponse
    {
        switch fault {
        case .none:
            return try await client.send(request)
        case .delay(let duration, let fault):
            do { try await clock.sleep(for: duration) } catch { throw .cancelled }
            return try await send(request, with: fault)
        case .drop(let code):
            throw .transport(URLError(code))
        case .hang:
            do { try await Gate().pass() } catch { throw .cancelled }
            throw .cancelled
        case .truncate(let bytes):
            var response = try await client.send(request)
            response.body = response.body.prefix(max(0, bytes))
            return response
        case .status(let status):
            let response = try await client.send(request)
            let headers = RequestRedactor(request).headers(of: response)
            return StubResponse(status: status, headers: headers, body: response.body).response
        case .replace(let response):
            return response.response
        }
    }
}

/// A fault of the network or the service, for a ``FaultInjectingHTTPClient``.
///
/// Some faults replace the exchange, so that nothing is sent; the others change the response of the wrapped client.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public indirect enum HTTPFault: Hashable, Sendable {
    /// No fault; the response is returned unchanged.
    case none
    /// A delay before the request, followed by another fault.
    case delay(Duration, then: HTTPFault = .none)
    /// A lost connection, thrown as a transport error with this code; nothing is sent.
    case drop(URLError.Code)
    /// No response until the task is cancelled; nothing is sent.
    case hang
    /// A response body truncated after `bytes` bytes; the headers, and with them the announced length, stay the same.
    case truncate(bytes: Int)
    /// Another status for the response; the body and the headers that are safe to record stay the same.
    case status(Int)
    /// A prepared response in place of the service's; the request is not sent.
    case replace(StubResponse)
}
