public import Foundation

/// A small HTTP server on 127.0.0.1 that responds as a test scripts it, with faults of the connection if needed.
///
/// Use it for tests over real sockets; in a user interface test, set the app's `host` or gateway to ``baseURL``. Where
/// no sockets are needed, a ``ScriptedHTTPClient`` is faster.
///
/// ```swift
/// let server = try LoopbackWeatherServer { request in
///     guard request.query("q") == "Lisbon" else { return .html("no such city", status: 404) }
///     return .json(lisbon)
/// }
/// let api = OpenWeatherAPIConfiguration(apiKey: APIKey("test"), host: server.baseURL)
/// var configuration = OpenWeatherConfiguration(api: api)
/// (configuration.timeout, configuration.retry) = (.seconds(600), .noDeadline)  // a test depends on no speed
/// let client = OpenWeatherClient(configuration: configuration)
/// let weather = try await client.currentWeather(for: .city("Lisbon"))
/// await server.stop()
/// ```
///
/// The server uses HTTP/1.1 with persistent connections, without TLS, and serves all clients from a thread of its own.
/// It stops when it is released. One fault is left out on purpose: closing a connection in the middle of the headers.
/// On Linux, Swift 6.3's `URLSession` ends the process when that happens (swift-corelibs-foundation issue 5285).
///
/// On Linux, an `http_proxy` in the environment would receive the requests to the server as well. If there is one,
/// starting a server adds 127.0.0.1 to the `no_proxy` of the process.
public final class LoopbackWeatherServer: Sendable {
    /// The URL of the server: `http://127.0.0.1:` and the port, without a path.
    public let baseURL: URL
    /// The port on which the server listens.
    public let port: Int

    private let log = LoopbackLog()
    private let mailbox: LoopbackMailbox

    /// Starts a server that calls `response` for every request.
    ///
    /// - Parameters:
    ///   - port: The port to listen on; 0 for a free one.
    ///   - response: A closure that returns the response to a request. It may suspend, for example at a ``Gate``; its
    ///     task is cancelled when the client disconnects or the server stops.
    /// - Throws: ``LoopbackFailure`` when the port is in use or no descriptor is left.
    public init(
        port: UInt16 = 0,
        response: @escaping @Sendable (LoopbackRequest) async -> LoopbackResponse
    ) throws(LoopbackFailure) {
        ProxyBypass.arrange()
        let listener = try LoopbackSocket.listening(at: port)
        self.port = Int(listener.port)
        guard let url = URL(string: "http://127.0.0.1:\(listener.port)") else {
            listener.close()
            throw LoopbackFailure(operation: "URL", code: 0)
        }
        baseURL = url
        do throws(LoopbackFailure) {
            mailbox = try LoopbackMailbox()
        } catch {
            listener.close()
            throw error
        }
        let thread = Thread { [mailbox, log] in
            var loop = LoopbackLoop(listener: listener, mailbox: mailbox, log: log, respond: response)
            loop.run()
        }
        thread.name = "LoopbackWeatherServer"
        thread.start()
    }

    /// Starts a server that sends the responses listed for a path in order; the last one repeats.
    ///
    /// The response to a path without a list has status 501 and a message that says so.
    ///
    /// - Parameters:
    ///   - port: The port to listen on; 0 for a free one.
    ///   - script: The responses by path, without a query.
    /// - Throws: ``LoopbackFailure`` when the port is in use or no descriptor is left.
    public convenience init(port: UInt16 = 0, script: [String: [LoopbackResponse]]) throws(LoopbackFailure) {
        let script = LoopbackScript(script)
        try self.init(port: port) { await script.response(to: $0) }
    }

    deinit {
        mailbox.post(.stop)
    }

    /// Every request so far, in order of arrival; of more than 100,000 the latest.
    public var requests: [LoopbackRequest] { log.requests }

    /// The number of clients that are connected, idle ones included.
    public var connectionCount: Int { log.connectionCount }

    /// Stops the server, closes every connection, and returns when every descriptor is closed.
    ///
    /// A second call returns at once. A server that is deallocated stops as well, without waiting.
    public func stop() async {
        mailbox.post(.stop)
        await log.waitForEnd()
    }
}

/// The reason why a loopback server could not start: a system call that failed, and its `errno`.
///
/// The usual one is a ``code`` of `EADDRINUSE`: another process listens on the port. Port 0 avoids it.
public struct LoopbackFailure: Error, Hashable, Sendable {
    /// The name of the system call, for example `bind`.
    public let operation: String
    /// The error number of the system, for example `EADDRINUSE`.
    public let code: Int32
}

extension LoopbackFailure: CustomStringConvertible, LocalizedError {
    /// A sentence in English.
    public var description: String {
        "\(operation) failed with error number \(code). If the port is in use, start at port 0, which is always free."
    }
    /// The same sentence as ``description``, so that `localizedDescription` returns it; never `nil`.
    public var errorDescription: String? { description }
}

/// Responses listed by path, sent in order.
actor LoopbackScript {
    private var responses: [String: [LoopbackResponse]]

    /// Creates a script at the start of every list.
    init(_ responses: [String: [LoopbackResponse]]) {
        self.responses = responses
    }

    /// Returns the next response for the path of `request`; the last one repeats.
    func response(to request: LoopbackRequest) -> LoopbackResponse {
        guard let next = responses[request.path]?.first else {
            return .json(#"{"message":"nothing is scripted for \#(request.path)"}"#, status: 501)
        }
        if let rest = responses[request.path]?.dropFirst(), !rest.isEmpty { responses[request.path] = Array(rest) }
        return next
    }
}

/// An exception from the environment's HTTP proxy for requests to this machine.
package enum ProxyBypass: Sendable {
    private static let hosts = "127.0.0.1,localhost"

    /// Adds this machine to `no_proxy`, which `URLSession` on Linux reads before every request.
    ///
    /// Does nothing when no proxy is set or the list contains this machine already.
    package static func arrange() {
        #if os(Linux)
        let environment = ProcessInfo.processInfo.environment
        guard ["http_proxy", "all_proxy", "ALL_PROXY"].contains(where: { environment[$0]?.isEmpty == false }) else {
            return
        }
        guard let value = extended(environment["no_proxy"] ?? environment["NO_PROXY"]) else { return }
        setenv("no_proxy", value, 1)
        #endif
    }

    /// Returns `list` with this machine added, or `nil` when the list contains it already.
    static func extended(_ list: String?) -> String? {
        guard let list, !list.isEmpty else { return hosts }
        return list == "*" || list.contains("127.0.0.1") ? nil : "\(hosts),\(list)"
    }
}
