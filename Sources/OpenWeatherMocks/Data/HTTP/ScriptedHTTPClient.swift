public import OpenWeatherNetworking

/// An HTTP client that responds as a test scripts it and records its requests.
///
/// A request without a response throws and is reported, see ``UnscriptedCall``.
///
/// ```swift
/// let http = ScriptedHTTPClient()
/// http.responses.enqueue(failure: .transport(URLError(.timedOut)))
/// http.responses.enqueue(.json(#"{"cod":200}"#))
/// ```
public final class ScriptedHTTPClient: HTTPClient {
    /// The log of the requests.
    public let log: CallLog<TransportRequest>
    /// The responses to requests.
    public let responses: Script<TransportRequest, StubResponse, NetworkError>

    /// Creates a client without responses; a request is unscripted until ``responses`` has one.
    public init(onUnscripted: @escaping UnscriptedCall.Handler = UnscriptedCall.standardError) {
        log = CallLog(double: "ScriptedHTTPClient", onUnscripted: onUnscripted)
        responses = Script(log: log) { "\($0.method) \(RequestRedactor($0).target)" }
    }

    /// Every request so far, in order.
    public var requests: [TransportRequest] { log.calls }

    /// Checks that every request had a response and every queued response was used.
    ///
    /// - Throws: ``ScriptViolation`` when either is not the case.
    public func verify() throws(ScriptViolation) {
        try ScriptViolation.check(log.unscriptedCalls, remaining: responses.remainingResponses)
    }

    /// Records the request and returns the next response of ``responses``.
    ///
    /// - Throws: The scripted error, `cancelled` when the task is cancelled, or an error that names the request when
    ///   there is no response.
    public func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        try await responses.play(request).response
    }
}
