#if canImport(FoundationNetworking)
public import Foundation
public import FoundationNetworking  // Linux keeps URLRequest in a module of its own.
#else
public import Foundation
#endif
import OpenWeatherCore

/// The client that moves the bytes: one exchange over `URLSession`, and no policy.
///
/// Every exchange ends: by the answer, by an error, when the task is cancelled, or after the timeout, which covers
/// the whole exchange, a dripping body included. Errors carry codes, never a URL. There are no cookies, no stored
/// credentials and no cache; a redirect is followed only within its own origin (or from `http` to `https` on the
/// standard ports of one host), else the 3xx answer is returned, so that a key never travels to another host.
///
/// | what goes wrong | error |
/// | --- | --- |
/// | no connection, connection lost, closed before the first byte | ``NetworkError/transport(_:)`` with the code |
/// | no whole answer within the timeout | ``NetworkError/transport(_:)`` with `timedOut` |
/// | the connection breaks, or the encoding does, in the middle of the body | ``NetworkError/decoding(_:)`` with `truncated` on Linux, ``NetworkError/transport(_:)`` on Apple systems |
/// | fewer bytes than `Content-Length` promised | ``NetworkError/decoding(_:)`` with `truncated` |
/// | a body longer than the limit, decompressed | ``NetworkError/decoding(_:)`` with `tooLarge`, as soon as it is known |
/// | the address is not `http` or `https`, or has no host | ``NetworkError/invalidURL`` |
/// | the task is cancelled | ``NetworkError/cancelled`` |
///
/// One case is out of reach: on Linux, Swift 6.3's `URLSession` ends the process when a server closes the connection
/// in the middle of the headers (swift-corelibs-foundation issue 5285, mended after 6.3).
public final class URLSessionHTTPClient: HTTPClient {
    /// The largest body that is taken, in bytes.
    let maximumBodySize: Int
    /// The session; its delegate differs by platform.
    let session: URLSession

    private let timeout: Duration
    private let clock: any Clock<Duration>

    /// Creates a client with a session of its own.
    ///
    /// `timeout` is for one exchange from start to end, measured on `clock`; `maximumBodySize` is in bytes.
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
    /// - Throws: ``NetworkError`` as the table of ``URLSessionHTTPClient`` says.
    public func send(_ request: URLRequest) async throws(NetworkError) -> (Data, HTTPURLResponse) {
        guard let scheme = request.url?.scheme?.lowercased(), ["http", "https"].contains(scheme),
            request.url?.host()?.isEmpty == false
        else { throw .invalidURL }
        guard !Task.isCancelled else { throw .cancelled }
        var request = request
        // The system's own timer stays out of the way: it counts whole seconds and starts anew with every byte.
        request.timeoutInterval = Double(timeout.components.seconds) + 60
        let (body, response) = try await withDeadline(after: timeout, on: clock) { [request] () throws(NetworkError) in
            try await self.exchange(request)
        }
        let isWhole = request.httpMethod == "HEAD" || Self.isWhole(body, of: response)
        guard isWhole else { throw .decoding(.truncated) }
        return (body, response)
    }

    /// Whether as many bytes arrived as the server promised; compressed bodies and empty statuses promise nothing.
    private static func isWhole(_ body: Data, of response: HTTPURLResponse) -> Bool {
        let isCompressed = response.value(forHTTPHeaderField: "Content-Encoding") != nil
        guard (200...299).contains(response.statusCode), response.statusCode != 204, !isCompressed else { return true }
        return body.count >= response.expectedContentLength
    }
}

extension URLSessionHTTPClient: CustomReflectable {
    /// A mirror without children: the session's own would show the signed addresses of requests under way.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The rule about redirects: the key, and a gateway's own headers, never travel to another place.
package enum Redirection: Sendable {
    /// Whether a redirect from `source` to `target` is followed.
    ///
    /// Followed are redirects within one origin (scheme, host, port), and from `http` to `https` on the same host
    /// when both use their standard port. Of any other the 3xx answer itself is the answer.
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
