#if os(Linux)
import Foundation
import FoundationNetworking
import OpenWeatherCore
public import OpenWeatherNetworking

/// A transport that performs each exchange over the system's libcurl, for servers on Linux.
///
/// No response ends the process: it handles those that do so in ``/OpenWeatherNetworking/URLSessionHTTPClient`` there, a
/// connection that is closed in the head, a trailer, and a length near 2⁶³ among them. A compressed body ends at the
/// limit, as soon as it is reached. Set a client as the `transport` of a configuration.
///
/// The library `libcurl.so.4` is loaded at the first exchange, version 7.68 or later. Neither its headers nor a link to
/// it are needed. Where it is missing, every exchange fails with an error that says what to install.
///
/// Every exchange ends: with a response, with an error, when the calling task is cancelled, or after the timeout, which
/// covers the whole exchange with its redirects. It begins when a connection is free. Errors contain codes, never a URL.
/// There are no cookies, no stored credentials and no cache, and HTTP/1.1 is the only version. Redirects are followed
/// as ``/OpenWeatherNetworking/URLSessionHTTPClient`` does: within one origin, and three at most. As in libcurl, the
/// environment variables `http_proxy`, `https_proxy`, `all_proxy` and `no_proxy` name a proxy, and certificates are
/// verified against those of the system.
///
/// A client has one thread for all of its exchanges, which lasts as long as the client. Create one and keep it; it can be
/// used from any task. The errors are those in the table of ``/OpenWeatherNetworking/URLSessionHTTPClient``; a head of
/// more than 262,144 bytes is ``/OpenWeatherNetworking/NetworkError/decoding(_:)`` with `tooLarge`, too.
public final class CurlHTTPClient: HTTPClient {
    private let timeout: Duration
    private let maximumBodySize: Int
    private let loop: Result<CurlLoop, NetworkError>
    private let gate: ConnectionGate
    private let timer: DeadlineTimer

    /// Creates a client.
    ///
    /// - Parameters:
    ///   - timeout: The time for one exchange from the moment it has a connection to its end.
    ///   - maximumBodySize: The size of the largest accepted body in bytes, after decompression.
    ///   - maximumConnections: The largest number of exchanges at the same time, at least 1; others wait for their turn.
    ///   - clock: The clock that the timeout is measured on.
    public convenience init(
        timeout: Duration = .seconds(15),
        maximumBodySize: Int = 8_000_000,
        maximumConnections: Int = 6,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.init(
            timeout: timeout,
            maximumBodySize: maximumBodySize,
            maximumConnections: maximumConnections,
            clock: clock,
            library: CurlLibrary.system
        )
    }

    /// Creates a client of a library, or one that fails because there is none.
    init(
        timeout: Duration = .seconds(15),
        maximumBodySize: Int = 8_000_000,
        maximumConnections: Int = 6,
        clock: any Clock<Duration> = ContinuousClock(),
        library: Result<CurlLibrary, NetworkError>
    ) {
        self.timeout = timeout
        self.maximumBodySize = maximumBodySize
        gate = ConnectionGate(limit: maximumConnections)
        timer = DeadlineTimer(on: clock)
        loop = library.map { CurlLoop($0, connections: max(1, maximumConnections)) }
    }

    /// The number of requests that wait for a connection.
    package var waitingCount: Int { gate.waitingCount }

    /// Performs one exchange as soon as a connection is free.
    ///
    /// - Throws: ``/OpenWeatherNetworking/NetworkError``.
    public func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        guard let scheme = request.url.scheme?.lowercased(), ["http", "https"].contains(scheme),
            request.url.host()?.isEmpty == false
        else { throw .invalidURL }
        let loop = try loop.get()
        try await gate.enter()
        defer { gate.leave() }
        return try await timer.limit(to: timeout) { [maximumBodySize] () throws(NetworkError) in
            try await Self.exchange(request, on: loop, maximumBodySize: maximumBodySize)
        }
    }

    /// Performs a request and those that its redirects lead to.
    private static func exchange(
        _ first: TransportRequest,
        on loop: CurlLoop,
        maximumBodySize: Int
    ) async throws(NetworkError) -> TransportResponse {
        var request = first
        for _ in 0...Redirection.limit {
            let response = try await loop.perform(CurlTransfer(request, maximumBodySize: maximumBodySize)).get()
            guard let next = try redirect(request, response) else { return response }
            request = next
        }
        throw .transport(URLError(.httpTooManyRedirects))
    }

    /// Returns the request that a response leads to; `nil` for one that is not followed.
    private static func redirect(
        _ request: TransportRequest,
        _ response: TransportResponse
    ) throws(NetworkError) -> TransportRequest? {
        guard [301, 302, 303, 307, 308].contains(response.status), let location = response.headers["Location"] else {
            return nil
        }
        guard let target = Redirection.target(of: location, from: request.url) else {
            throw .decoding(.unusableRedirect)
        }
        guard Redirection.isFollowed(from: request.url, to: target) else { return nil }
        var next = request
        next.url = target
        if response.status == 303 && request.method != "HEAD" || response.status < 303 && request.method == "POST" {
            next.method = "GET"
            next.body = nil
            next.headers["Content-Type"] = nil
        }
        return next
    }
}

extension CurlHTTPClient: CustomReflectable {
    /// A mirror without children, as those would show the addresses of in-flight requests, key included.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
#endif
