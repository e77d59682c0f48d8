public import Foundation

/// A small HTTP server on 127.0.0.1 that answers what a test tells it to, faults included.
///
/// For tests that want real sockets: a user interface test points the app's `host` or gateway at ``baseURL``.
///
/// ```swift
/// let server = try LoopbackWeatherServer { request in
///     guard request.query("q") == "Lisbon" else { return .html("no such city", status: 404) }
///     return .json(lisbon)
/// }
/// let api = OpenWeatherAPIConfig(apiKey: APIKey("test"), host: server.baseURL)
/// let client = OpenWeatherClient(configuration: OpenWeatherConfiguration(api: api))
/// let weather = try await client.currentWeather(for: .city("Lisbon"))
/// await server.stop()
/// ```
///
/// It speaks HTTP/1.1 with persistent connections, without TLS, and serves all clients from one thread of its own.
/// One fault is left out on purpose: to close a connection in the middle of the headers. On Linux, Swift 6.3's
/// `URLSession` ends the process when that happens (swift-corelibs-foundation issue 5285).
///
/// On Linux an `http_proxy` in the environment would catch requests to the server too; where there is one, starting a
/// server adds 127.0.0.1 to the process's own `no_proxy`.
public final class LoopbackWeatherServer: Sendable {
    /// The address of the server, `http://127.0.0.1:` and the port.
    public let baseURL: URL
    /// The port on which it listens.
    public let port: Int

    private let log = LoopbackLog()
    private let mailbox: LoopbackMailbox

    /// Starts a server that asks `answer` about every request.
    ///
    /// `answer` may suspend, for example on a gate; it is cancelled when the client leaves or the server stops.
    /// A `port` of 0 chooses a free one.
    ///
    /// - Throws: ``LoopbackFailure`` when the port is taken or no descriptor is left.
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

    /// Starts a server that gives the answers listed for a path one after the other; the last one repeats.
    ///
    /// A path without a list is answered with status 501 and a sentence that says so.
    ///
    /// - Throws: ``LoopbackFailure`` when the port is taken or no descriptor is left.
    public convenience init(port: UInt16 = 0, script: [String: [LoopbackResponse]]) throws(LoopbackFailure) {
        let script = LoopbackScript(script)
        try self.init(port: port) { await script.response(to: $0) }
    }

    deinit {
        mailbox.post(.stop)
    }

    /// The requests so far, in order of arrival.
    public var requests: [LoopbackRequest] { log.requests }

    /// The number of clients connected at this moment, idle ones included.
    public var connectionCount: Int { log.connectionCount }

    /// Closes every connection, answered or not, and returns when every descriptor has been given back.
    ///
    /// A server that nobody holds any more stops too.
    public func stop() async {
        mailbox.post(.stop)
        await log.waitForEnd()
    }
}

/// The reason a loopback server could not start: the system call that failed and its `errno`.
public struct LoopbackFailure: Error, Hashable, Sendable {
    /// The name of the system call, for example `bind`.
    public let operation: String
    /// The system's error number, for example `EADDRINUSE`.
    public let code: Int32
}

/// Answers listed by path, given one after the other.
actor LoopbackScript {
    private var responses: [String: [LoopbackResponse]]

    /// Starts at the beginning of every list.
    init(_ responses: [String: [LoopbackResponse]]) {
        self.responses = responses
    }

    /// The next answer for the request's path; the last one stays.
    func response(to request: LoopbackRequest) -> LoopbackResponse {
        guard let next = responses[request.path]?.first else {
            return .json(#"{"message":"nothing is scripted for \#(request.path)"}"#, status: 501)
        }
        if let rest = responses[request.path]?.dropFirst(), !rest.isEmpty { responses[request.path] = Array(rest) }
        return next
    }
}

/// Keeps requests to this machine away from a proxy that the environment names.
enum ProxyBypass: Sendable {
    private static let hosts = "127.0.0.1,localhost"

    /// Adds this machine to `no_proxy`, which the system's HTTP library on Linux reads before every request.
    ///
    /// Nothing is changed where no proxy is set or the list names this machine already.
    static func arrange() {
        #if os(Linux)
        let environment = ProcessInfo.processInfo.environment
        guard ["http_proxy", "all_proxy", "ALL_PROXY"].contains(where: { environment[$0]?.isEmpty == false }) else {
            return
        }
        guard let value = extended(environment["no_proxy"] ?? environment["NO_PROXY"]) else { return }
        setenv("no_proxy", value, 1)
        #endif
    }

    /// The list with this machine in it, or `nil` when it is there already.
    static func extended(_ list: String?) -> String? {
        guard let list, !list.isEmpty else { return hosts }
        return list == "*" || list.contains("127.0.0.1") ? nil : "\(list),\(hosts)"
    }
}
