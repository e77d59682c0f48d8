#if canImport(FoundationNetworking)
public import Foundation
public import FoundationNetworking  // Linux keeps URLRequest in a module of its own.
#else
public import Foundation
#endif
import OpenWeatherCore
public import OpenWeatherNetworking

/// A client that lets things go wrong on the way to another one.
///
/// ```swift
/// let http = FaultInjectingHTTPClient(wrapping: DemoHTTPClient(), clock: clock)
/// http.inject([.drop(.networkConnectionLost), .status(503)], at: "/weather")  // then all is well
/// http.injectAlways(.delay(.seconds(2)), at: "/forecast")
/// ```
///
/// An endpoint is the end of a path; an empty one is every endpoint. The longest that fits decides.
public final class FaultInjectingHTTPClient: HTTPClient {
    private struct State: Sendable {
        var queues: [String: [HTTPFault]] = [:]
        var standing: [String: HTTPFault] = [:]
    }

    private let client: any HTTPClient
    private let clock: any Clock<Duration>
    private let state = Locked(State())

    /// Creates a client that passes everything on until a fault is injected; delays pass on `clock`.
    public init(wrapping client: any HTTPClient, clock: any Clock<Duration> = ContinuousClock()) {
        self.client = client
        self.clock = clock
    }

    /// Adds faults for the next requests to `endpoint`, one each.
    public func inject(_ faults: [HTTPFault], at endpoint: String = "") {
        state.withLock { $0.queues[endpoint, default: []] += faults }
    }

    /// Sets the fault of every request to `endpoint` for which none is queued.
    public func injectAlways(_ fault: HTTPFault, at endpoint: String = "") {
        state.withLock { $0.standing[endpoint] = fault }
    }

    /// Forgets all faults.
    public func clear() {
        state.withLock { $0 = State() }
    }

    /// Sends `request` by the wrapped client, with the fault that is due.
    public func send(_ request: URLRequest) async throws(NetworkError) -> (Data, HTTPURLResponse) {
        try await send(request, with: nextFault(for: request.url?.path(percentEncoded: false) ?? ""))
    }

    private func nextFault(for path: String) -> HTTPFault {
        state.withLock { state in
            let queued = state.queues.filter { !$0.value.isEmpty && path.hasSuffix($0.key) }.keys
            if let endpoint = queued.max(by: { $0.count < $1.count }) {
                return state.queues[endpoint]?.removeFirst() ?? .none
            }
            let standing = state.standing.keys.filter { path.hasSuffix($0) }
            return standing.max { $0.count < $1.count }.flatMap { state.standing[$0] } ?? .none
        }
    }

    private func send(_ request: URLRequest, with fault: HTTPFault) async throws(NetworkError) -> (
        Data, HTTPURLResponse
    ) {
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
            let (data, response) = try await client.send(request)
            return (data.prefix(max(0, bytes)), response)
        case .status(let status):
            let (data, response) = try await client.send(request)
            let headers = RequestRedactor(request).headers(of: response)
            return try StubResponse(status: status, headers: headers, body: data).response(to: request)
        case .replace(let response):
            return try response.response(to: request)
        }
    }
}

/// Something that goes wrong on the way to the service and back.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public indirect enum HTTPFault: Hashable, Sendable {
    /// Nothing goes wrong.
    case none
    /// The request goes on after a while, and then `fault` happens.
    case delay(Duration, then: HTTPFault = .none)
    /// The connection breaks.
    case drop(URLError.Code)
    /// No answer comes until the task is cancelled.
    case hang
    /// The answer's body is cut after so many bytes; its headers stay.
    case truncate(bytes: Int)
    /// The answer keeps its body and headers and has another status.
    case status(Int)
    /// Another answer comes in place of the real one; nothing is sent.
    case replace(StubResponse)
}
