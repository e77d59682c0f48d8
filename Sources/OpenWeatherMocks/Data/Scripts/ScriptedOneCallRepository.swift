public import OpenWeatherCore

/// A repository of One Call that responds as a test scripts it and records its calls.
///
/// A call without a response fails every requested part and is reported, see ``UnscriptedCall``.
///
/// ```swift
/// let oneCall = ScriptedOneCallRepository()
/// oneCall.reports.enqueue(.sample([.minutes, .alerts]))
/// oneCall.reports.always(failure: .offline)
/// ```
public final class ScriptedOneCallRepository: OneCallRepository {
    /// A call with its arguments.
    ///
    /// Compare calls to check the place, the parts, the options and the policy that the code under test has passed.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Call: Hashable, Sendable {
        /// A call of parts.
        case oneCall(Coordinate, parts: Set<OneCallPart>, options: RequestOptions, policy: FetchPolicy)
    }

    /// The log of the calls.
    public let log: CallLog<Call>
    /// The responses; a failure fails every requested part.
    public let reports: Script<Call, OneCallReport, WeatherError>

    /// Creates a repository without responses; a call is unscripted until its script has one.
    public init(onUnscripted: @escaping UnscriptedCall.Handler = UnscriptedCall.standardError) {
        log = CallLog(double: "ScriptedOneCallRepository", onUnscripted: onUnscripted)
        reports = Script(log: log)
    }

    /// Every call so far, in order.
    public var calls: [Call] { log.calls }

    /// Checks that every call had a response and every queued response was used.
    ///
    /// - Throws: ``ScriptViolation`` when either is not the case.
    public func verify() throws(ScriptViolation) {
        try ScriptViolation.check(log.unscriptedCalls, remaining: reports.remainingResponses)
    }

    /// Records the call and returns a stream of the next response of ``reports``, limited to the requested parts.
    public func oneCallUpdates(
        at coordinate: Coordinate,
        parts: Set<OneCallPart>,
        options: RequestOptions,
        policy: FetchPolicy
    ) -> AsyncStream<OneCallReport> {
        let call = Call.oneCall(coordinate, parts: parts, options: options, policy: policy)
        let (stream, continuation) = AsyncStream.makeStream(of: OneCallReport.self)
        let task = Task { [reports] in
            do throws(WeatherError) {
                continuation.yield(try await reports.play(call).limited(to: parts))
            } catch {
                continuation.yield(OneCallReport(parts, failure: error))
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }
}
