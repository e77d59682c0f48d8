public import OpenWeatherCore

/// The responses of one method of a double.
///
/// Queued responses come first, each once and in order; after them the rule, if there is one, responds to every call.
/// A call with neither is an ``UnscriptedCall``. A call from a cancelled task throws `cancelled` and uses no response.
///
/// A script is safe to use from any thread, and responses may be added while calls wait.
public final class Script<Call: Hashable & Sendable, Value: Sendable, Failure: ScriptableError>: Sendable {
    /// A function that responds to a call; it may suspend, for example at a ``Gate``.
    public typealias Rule = @Sendable (Call) async throws(Failure) -> Value

    /// A rule as a value.
    ///
    /// A function type with typed throws inside an array or an optional needs runtime metadata
    /// that only systems from iOS 18 and macOS 15 on have.
    private struct Response: Sendable {
        let rule: Rule
    }

    private struct State: Sendable {
        var queue: [Response] = []
        var fallback: Response?
    }

    private let state = Locked(State())
    private let log: CallLog<Call>
    private let describe: @Sendable (Call) -> String

    /// Creates a script without responses.
    ///
    /// - Parameters:
    ///   - log: The log of the double, which the scripts of all its methods share.
    ///   - describe: A closure that returns the description of a call in reports, without secrets.
    public init(log: CallLog<Call>, describe: @escaping @Sendable (Call) -> String = { "\($0)" }) {
        self.log = log
        self.describe = describe
    }

    /// The number of queued responses that no call has used yet.
    public var remainingResponses: Int { state.withLock { $0.queue.count } }

    /// Queues a result for one call, delivered after `gate` lets it pass.
    public func enqueue(_ result: Result<Value, Failure>, after gate: Gate? = nil) {
        let rule = Self.rule(responding: result, after: gate)
        state.withLock { $0.queue.append(Response(rule: rule)) }
    }

    /// Queues a value for one call, returned after `gate` lets it pass.
    public func enqueue(_ value: Value, after gate: Gate? = nil) {
        enqueue(.success(value), after: gate)
    }

    /// Queues a failure for one call, thrown after `gate` lets it pass.
    public func enqueue(failure: Failure, after gate: Gate? = nil) {
        enqueue(.failure(failure), after: gate)
    }

    /// Uses `rule` for every call for which no queued response is left.
    public func respond(by rule: @escaping Rule) {
        state.withLock { $0.fallback = Response(rule: rule) }
    }

    /// Returns `value` for every call for which no queued response is left, after `gate` lets the call pass.
    public func always(_ value: Value, after gate: Gate? = nil) {
        respond(by: Self.rule(responding: .success(value), after: gate))
    }

    /// Throws `failure` for every call for which no queued response is left, after `gate` lets the call pass.
    public func always(failure: Failure, after gate: Gate? = nil) {
        respond(by: Self.rule(responding: .failure(failure), after: gate))
    }

    /// Removes the queued responses and the rule; calls that already wait are not affected.
    public func clear() {
        state.withLock { $0 = State() }
    }

    /// Records `call` and returns its response, for the double that owns the script.
    ///
    /// - Throws: The scripted failure, `cancelled` when the task is cancelled, or `unscripted` when there is no
    ///   response.
    public func play(_ call: Call) async throws(Failure) -> Value {
        log.record(call)
        guard !Task.isCancelled else { throw .cancelled }
        let response = state.withLock { $0.queue.isEmpty ? $0.fallback : $0.queue.removeFirst() }
        guard let response else { throw .unscripted(log.reportUnscripted(describe(call))) }
        return try await response.rule(call)
    }

    private static func rule(responding result: Result<Value, Failure>, after gate: Gate?) -> Rule {
        { (_: Call) async throws(Failure) -> Value in
            do {
                try await gate?.pass()
            } catch {
                throw .cancelled
            }
            return try result.get()
        }
    }
}

extension Script {
    /// Queues a value for one call, as just fetched from the network.
    public func enqueue<Plain>(_ value: Plain, after gate: Gate? = nil) where Value == Fetched<Plain> {
        enqueue(Fetched.sample(value), after: gate)
    }

    /// Returns `value`, as just fetched from the network, for every call that no queued response is left for.
    public func always<Plain>(_ value: Plain, after gate: Gate? = nil) where Value == Fetched<Plain> {
        always(Fetched.sample(value), after: gate)
    }
}
