#if canImport(FoundationNetworking)
import Foundation
public import FoundationNetworking  // Linux keeps URLSessionConfiguration in a module of its own.
#else
public import Foundation
#endif
import OpenWeatherCore

/// A transport that performs each exchange over `URLSession`, without any policy.
///
/// Every exchange ends: with a response, with an error, when the calling task is cancelled, or after the timeout, which
/// covers the whole exchange, including a body that arrives slowly. It begins when a connection is free: of many
/// requests at the same time, each has its full timeout. At its end an error is thrown at once, even when the system
/// works on a hostile response for longer. Errors contain codes, never a URL. There are no cookies, no stored credentials
/// and no cache. A redirect is followed only within its origin, or from `http` to `https` on the standard ports of one
/// host. Otherwise the 3xx response is returned, so that a key is not sent to another host. More than three redirects are
/// an error, as each is a request that no budget counts.
///
/// A client owns its session and the connections. Create one and keep it; it can be used from any task.
///
/// | failure | error |
/// | --- | --- |
/// | no connection, connection lost, closed before the first byte | ``NetworkError/transport(_:)`` with the code |
/// | no complete response within the timeout | ``NetworkError/transport(_:)`` with `timedOut` |
/// | the connection or the encoding breaks in the middle of the body | ``NetworkError/decoding(_:)`` with `truncated` on Linux, ``NetworkError/transport(_:)`` on Apple systems |
/// | fewer bytes than `Content-Length` announces, or a 206 that was not asked for | ``NetworkError/decoding(_:)`` with `truncated` |
/// | a redirect to an address that is neither http nor https | ``NetworkError/decoding(_:)`` with `unusableRedirect` |
/// | a status 200 without any header field, as HTTP/0.9 looks like | ``NetworkError/transport(_:)`` with `badServerResponse` |
/// | the process has as many files and connections open as it may | ``NetworkError/system(_:)`` with the limit |
/// | a proxy refuses to connect to the host | ``NetworkError/decoding(_:)`` with `proxyRefusal` |
/// | a body longer than the limit, after decompression | ``NetworkError/decoding(_:)`` with `tooLarge`, as soon as it is known |
/// | the address is not `http` or `https`, or has no host | ``NetworkError/invalidURL`` |
/// | the task is cancelled | ``NetworkError/cancelled`` |
///
/// Five faults cannot be handled. On Linux, `URLSession` of Swift 6.3 ends the process when a server closes the
/// connection in the middle of the headers, when it sends a trailer after a chunked body (swift-corelibs-foundation
/// issue 5285, fixed after 6.3), when it announces a body of almost 2⁶³ bytes, and when a line in the head of a response
/// without a body begins with a bare CR. A fifth takes time: that for a head grows with the square of the number of its
/// fields, nothing stops it, and 20,000 of them run into the timeout on a busy machine. Where a proxy on the way may do
/// any of it, use a gateway or the transport of the product `OpenWeatherCurl`.
public final class URLSessionHTTPClient: HTTPClient {
    private let timeout: Duration
    /// The system's own timer, in seconds; it counts whole ones and restarts with every byte, so it must not be first.
    private let systemTimeout: TimeInterval
    private let session: ExchangeSession
    private let gate: ConnectionGate
    private let timer: DeadlineTimer

    /// Creates a client with a session of its own.
    ///
    /// Set what the parameters do not offer, such as a proxy, in `configure`. To pin certificates on Apple systems, list
    /// them under `NSPinnedDomains` in the app's `Info.plist`, which applies to every session. A cache of the system is
    /// never used, as it would store addresses with the key.
    ///
    /// - Parameters:
    ///   - timeout: The time for one exchange from the moment it has a connection to its end.
    ///   - maximumBodySize: The size of the largest accepted body in bytes, after decompression.
    ///   - maximumConnections: The largest number of exchanges at the same time, at least 1; others wait for their turn.
    ///     The default suits an app. A server that requests weather for many places can use 64. On Linux, each takes
    ///     two of the descriptors that the system permits.
    ///   - clock: The clock that the timeout is measured on.
    ///   - configure: A closure that changes the configuration of the session before it is created.
    public init(
        timeout: Duration = .seconds(15),
        maximumBodySize: Int = 8_000_000,
        maximumConnections: Int = 6,
        clock: any Clock<Duration> = ContinuousClock(),
        configure: (URLSessionConfiguration) -> Void = { _ in }
    ) {
        self.timeout = timeout
        systemTimeout = TimeInterval(timeout.components.seconds) + 60
        gate = ConnectionGate(limit: maximumConnections)
        timer = DeadlineTimer(on: clock)
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCredentialStorage = nil
        configure(configuration)
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpMaximumConnectionsPerHost = max(1, maximumConnections)
        session = ExchangeSession(configuration, maximumBodySize: maximumBodySize)
    }

    /// The number of requests that wait for a connection.
    package var waitingCount: Int { gate.waitingCount }

    /// The number of exchanges that the session works on, those included whose callers have left.
    package var exchangeCount: Int { session.count }

    deinit {
        session.close()
    }

    /// Performs one exchange as soon as a connection is free.
    ///
    /// - Throws: ``NetworkError`` according to the table of ``URLSessionHTTPClient``.
    public func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        guard let scheme = request.url.scheme?.lowercased(), ["http", "https"].contains(scheme),
            request.url.host()?.isEmpty == false
        else { throw .invalidURL }
        let urlRequest = makeURLRequest(request)
        try await gate.enter()
        let (body, response) = try await exchange(urlRequest)
        let headers = HeaderFields(response)
        // Unless a part was asked for.
        if response.statusCode == 206, request.headers["Range"] == nil { throw .decoding(.truncated) }
        let isWhole = request.method == "HEAD" || Self.isWhole(body, of: response, headers)
        guard isWhole else { throw .decoding(.truncated) }
        return TransportResponse(status: response.statusCode, headers: headers, body: body)
    }

    private func makeURLRequest(_ request: TransportRequest) -> URLRequest {
        var urlRequest = URLRequest(url: request.url)
        urlRequest.httpMethod = request.method
        urlRequest.allHTTPHeaderFields = request.headers.dictionary
        urlRequest.httpBody = request.body
        urlRequest.timeoutInterval = systemTimeout
        return urlRequest
    }

    /// Performs one exchange, which the delegate ends: with its completion, at the timeout, or when it is cancelled.
    ///
    /// It leaves the gate at its end.
    private func exchange(_ request: URLRequest) async throws(NetworkError) -> (Data, HTTPURLResponse) {
        let begun = Locked<Begun>(.not)
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let exchange = Exchange { [gate] outcome in
                    gate.leave()  // Here, so that the next exchange does not wait until the caller of this one runs.
                    continuation.resume(returning: outcome)
                }
                session.start(exchange, request)
                let deadline = timer.add(after: timeout) { [session] in
                    session.end(exchange, with: .transport(URLError(.timedOut)))
                }
                let isCancelled = begun.withLock { begun in
                    defer { begun = .begun(exchange, deadline: deadline) }
                    if case .cancelled = begun { return true }
                    return false
                }
                if isCancelled { session.end(exchange, with: .cancelled) }
            }
        } onCancel: {
            let exchange = begun.withLock { begun -> Exchange? in
                if case .begun(let exchange, _) = begun { return exchange }
                begun = .cancelled
                return nil
            }
            if let exchange { session.end(exchange, with: .cancelled) }
        }
        if case .begun(_, let deadline) = begun.withLock({ $0 }) { timer.remove(deadline) }
        return try result.get()
    }

    /// Whether an exchange has begun, which its task may be cancelled before.
    private enum Begun: Sendable {
        case not
        case cancelled
        case begun(Exchange, deadline: Int)
    }

    /// Whether as many bytes arrived as announced; compressed bodies and statuses without a body announce nothing.
    private static func isWhole(_ body: Data, of response: HTTPURLResponse, _ headers: HeaderFields) -> Bool {
        let isCompressed = headers["Content-Encoding"] != nil
        guard (200...299).contains(response.statusCode), response.statusCode != 204, !isCompressed else { return true }
        return body.count >= response.expectedContentLength
    }
}

extension HeaderFields {
    /// Creates the fields of a response, sorted by name: `URLSession` does not keep their order.
    fileprivate init(_ response: HTTPURLResponse) {
        let fields = response.allHeaderFields.compactMap { name, value -> Field? in
            guard let name = name as? String, let value = value as? String else { return nil }
            return Field(name: name, value: value)
        }
        self.init(fields.sorted { $0.name < $1.name })
    }
}

extension URLSessionHTTPClient: CustomReflectable {
    /// A mirror without children, as the session's would show the addresses of in-flight requests, key included.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
