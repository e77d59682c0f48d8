public import OpenWeatherCore

/// The answers of one method of a double.
///
/// Queued answers come first, each once and in order; then the rule, if there is one, answers everything else. A call
/// that neither answers is an ``UnscriptedCall``. A call from a cancelled task throws `cancelled` and takes no answer.
public final class Script<Call: Hashable & Sendable, Value: Sendable, Failure: ScriptableError>: Sendable {
    /// A way to answer a call; it may wait, for example at a ``Gate``.
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

    /// Creates a script without answers that writes its calls to `log`.
    public init(log: CallLog<Call>, describe: @escaping @Sendable (Call) -> String = { "\($0)" }) {
        self.log = log
        self.describe = describe
    }

    /// The number of queued answers that nobody has asked for yet.
    public var remainingResponses: Int { state.withLock { $0.queue.count } }

    /// Queues an answer for one call, given once `gate` is passed.
    public func enqueue(_ result: Result<Value, Failure>, after gate: Gate? = nil) {
        let rule = Self.rule(responding: result, after: gate)
        state.withLock { $0.queue.append(Response(rule: rule)) }
    }

    /// Queues a value for one call, given once `gate` is passed.
    public func enqueue(_ value: Value, after gate: Gate? = nil) {
        enqueue(.success(value), after: gate)
    }

    /// Queues a failure for one call, thrown once `gate` is passed.
    public func enqueue(failure: Failure, after gate: Gate? = nil) {
        enqueue(.failure(failure), after: gate)
    }

    /// Answers every call without a queued answer by `rule`.
    public func respond(by rule: @escaping Rule) {
        state.withLock { $0.fallback = Response(rule: rule) }
    }

    /// Answers every call without a queued answer with `value`, once `gate` is passed.
    public func always(_ value: Value, after gate: Gate? = nil) {
        respond(by: Self.rule(responding: .success(value), after: gate))
    }

    /// Fails every call without a queued answer with `failure`, once `gate` is passed.
    public func always(failure: Failure, after gate: Gate? = nil) {
        respond(by: Self.rule(responding: .failure(failure), after: gate))
    }

    /// Forgets every answer that was not given yet.
    public func clear() {
        state.withLock { $0 = State() }
    }

    /// Answers `call`, for the double that owns the script.
    ///
    /// - Throws: The scripted failure, `cancelled`, or `unscripted` when there is no answer.
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
    /// Queues a value for one call, as one that the service just gave.
    public func enqueue<Plain>(_ value: Plain, after gate: Gate? = nil) where Value == Fetched<Plain> {
        enqueue(Fetched.sample(value), after: gate)
    }

    /// Answers every call without a queued answer with `value`, as one that the service just gave.
    public func always<Plain>(_ value: Plain, after gate: Gate? = nil) where Value == Fetched<Plain> {
        always(Fetched.sample(value), after: gate)
    }
}
