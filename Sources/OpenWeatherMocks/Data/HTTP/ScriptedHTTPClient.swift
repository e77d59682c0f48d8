#if canImport(FoundationNetworking)
public import Foundation
public import FoundationNetworking  // Linux keeps URLRequest in a module of its own.
#else
public import Foundation
#endif
public import OpenWeatherNetworking

/// An HTTP client whose answers a test writes and whose requests it reads.
///
/// ```swift
/// let http = ScriptedHTTPClient()
/// http.responses.enqueue(failure: .transport(URLError(.timedOut)))
/// http.responses.enqueue(.json(#"{"cod":200}"#))
/// ```
public final class ScriptedHTTPClient: HTTPClient {
    /// The requests received.
    public let log: CallLog<URLRequest>
    /// The answers.
    public let responses: Script<URLRequest, StubResponse, NetworkError>

    /// Creates a client without answers.
    public init(onUnscripted: @escaping UnscriptedCall.Handler = UnscriptedCall.standardError) {
        log = CallLog(double: "ScriptedHTTPClient", onUnscripted: onUnscripted)
        responses = Script(log: log) { "\($0.httpMethod ?? "GET") \(RequestRedactor($0).target)" }
    }

    /// Every request so far, in order.
    public var requests: [URLRequest] { log.calls }

    /// Checks that every request had an answer and every queued answer was used.
    ///
    /// - Throws: ``ScriptViolation``.
    public func verify() throws(ScriptViolation) {
        try ScriptViolation.check(log.unscriptedCalls, remaining: responses.remainingResponses)
    }

    /// Records the request and answers by ``answers``.
    public func send(_ request: URLRequest) async throws(NetworkError) -> (Data, HTTPURLResponse) {
        try await responses.play(request).response(to: request)
    }
}
