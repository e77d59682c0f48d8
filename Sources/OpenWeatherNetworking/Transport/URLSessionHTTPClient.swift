package import Foundation
import OpenWeatherCore

#if canImport(FoundationNetworking)
import FoundationNetworking  // Linux keeps URLSession in a module of its own.
#endif

/// A transport that performs each exchange over `URLSession`, without any policy.
///
/// Every exchange ends: with a response, with an error, when the calling task is cancelled, or after the timeout, which
/// covers the whole exchange, including a body that arrives slowly. Errors contain codes, never a URL. There are no
/// cookies, no stored credentials and no cache. A redirect is followed only within its origin, or from `http` to
/// `https` on the standard ports of one host. Otherwise the 3xx response is returned, so that a key is not sent to
/// another host.
///
/// A client owns a session and its connections. Create one and keep it; it can be used from any task.
///
/// | failure | error |
/// | --- | --- |
/// | no connection, connection lost, closed before the first byte | ``NetworkError/transport(_:)`` with the code |
/// | no complete response within the timeout | ``NetworkError/transport(_:)`` with `timedOut` |
/// | the connection or the encoding breaks in the middle of the body | ``NetworkError/decoding(_:)`` with `truncated` on Linux, ``NetworkError/transport(_:)`` on Apple systems |
/// | fewer bytes than `Content-Length` announces | ``NetworkError/decoding(_:)`` with `truncated` |
/// | a body longer than the limit, after decompression | ``NetworkError/decoding(_:)`` with `tooLarge`, as soon as it is known |
/// | the address is not `http` or `https`, or has no host | ``NetworkError/invalidURL`` |
/// | the task is cancelled | ``NetworkError/cancelled`` |
///
/// One failure cannot be handled: on Linux, `URLSession` of Swift 6.3 ends the process when a server closes the
/// connection in the middle of the headers (swift-corelibs-foundation issue 5285, fixed after 6.3).
public final class URLSessionHTTPClient: HTTPClient {
    /// The size of the largest accepted body in bytes.
    let maximumBodySize: Int
    /// The session, whose delegate differs by platform.
    let session: URLSession

    private let timeout: Duration
    private let clock: any Clock<Duration>

    /// Creates a client with a session of its own.
    ///
    /// - Parameters:
    ///   - timeout: The time for one exchange from start to end.
    ///   - maximumBodySize: The size of the largest accepted body in bytes, after decompression.
    ///   - clock: The clock that the timeout is measured on.
    public init(
        timeout: Duration = .seconds(15),
        maximumBodySize: Int = 8_000_000,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.timeout = timeout
        self.maximumBodySize = maximumBodySize
        self.clock = clock
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCredentialStorage = nil
        session = Self.makeSession(configuration: configuration, maximumBodySize: maximumBodySize)
    }

    deinit {
        session.finishTasksAndInvalidate()  // A session keeps itself and its delegate alive until then.
    }

    /// Performs one exchange.
    ///
    /// - Throws: ``NetworkError`` according to the table of ``URLSessionHTTPClient``.
    public func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        guard let scheme = request.url.scheme?.lowercased(), ["http", "https"].contains(scheme),
            request.url.host()?.isEmpty == false
        else { throw .invalidURL }
        guard !Task.isCancelled else { throw .cancelled }
        let urlRequest = makeURLRequest(request)
        let (body, response) = try await withDeadline(after: timeout, on: clock) { () throws(NetworkError) in
            try await self.exchange(urlRequest)
        }
        let isWhole = request.method == "HEAD" || Self.isWhole(body, of: response)
        guard isWhole else { throw .decoding(.truncated) }
        return TransportResponse(status: response.statusCode, headers: HeaderFields(response), body: body)
    }

    private func makeURLRequest(_ request: TransportRequest) -> URLRequest {
        var urlRequest = URLRequest(url: request.url)
        urlRequest.httpMethod = request.method
        urlRequest.allHTTPHeaderFields = request.headers.dictionary
        urlRequest.httpBody = request.body
        // The system's own timer must not end the exchange: it counts whole seconds and restarts with every byte.
        urlRequest.timeoutInterval = Double(timeout.components.seconds) + 60
        return urlRequest
    }

    /// Whether as many bytes arrived as announced; compressed bodies and statuses without a body announce nothing.
    private static func isWhole(_ body: Data, of response: HTTPURLResponse) -> Bool {
        let isCompressed = response.value(forHTTPHeaderField: "Content-Encoding") != nil
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

/// The rule for redirects, by which the key and a gateway's headers are never sent to another origin.
package enum Redirection: Sendable {
    /// Whether a redirect from `source` to `target` is followed.
    ///
    /// A redirect is followed within one origin (scheme, host and port), and from `http` to `https` on the same host
    /// when both use their standard ports. For any other, the 3xx response is returned.
    package static func isFollowed(from source: URL?, to target: URL?) -> Bool {
        guard let source = Origin(source), let target = Origin(target) else { return false }
        let upgraded = Origin(scheme: "https", host: source.host, port: 443)
        return source == target || (source.scheme == "http" && source.port == 80 && target == upgraded)
    }

    private struct Origin: Hashable {
        let scheme: String
        let host: String
        let port: Int

        init(scheme: String, host: String, port: Int) {
            (self.scheme, self.host, self.port) = (scheme, host, port)
        }

        init?(_ url: URL?) {
            guard let url, let scheme = url.scheme?.lowercased(), let host = url.host()?.lowercased(), !host.isEmpty,
                let standardPort = ["http": 80, "https": 443][scheme]
            else { return nil }
            self.init(scheme: scheme, host: host, port: url.port ?? standardPort)
        }
    }
}
