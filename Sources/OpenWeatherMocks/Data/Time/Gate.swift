import OpenWeatherCore

/// A barrier that suspends tasks until a test lets them pass.
///
/// Use it to hold a response back while a test checks a state that would pass too quickly to be seen:
///
/// ```swift
/// let gate = Gate()
/// weather.currentWeather.enqueue(.sample(), after: gate)
/// async let loading: Void = home.onAppear()
/// await gate.waitForArrivals()
/// #expect(home.state.content?.isPlaceholder == true)
/// gate.open()
/// await loading
/// ```
public final class Gate: Sendable {
    private struct State: Sendable {
        var isOpen: Bool
        var nextID = 0
        var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
        var cancelled: Set<Int> = []
    }

    private let state: Locked<State>
    private let arrivals = Counter()

    /// A Boolean value that indicates whether a cancelled task keeps waiting.
    ///
    /// Use it to imitate a dependency that ignores cancellation and returns too late.
    public let ignoresCancellation: Bool

    /// Creates a gate; by default, it is closed and cancellation ends a wait.
    public init(isOpen: Bool = false, ignoresCancellation: Bool = false) {
        state = Locked(State(isOpen: isOpen))
        self.ignoresCancellation = ignoresCancellation
    }

    /// The number of tasks that are waiting at the gate.
    public var waitingCount: Int { state.withLock { $0.waiting.count } }

    /// Opens the gate; waiting tasks continue in the order in which they came.
    public func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            let waiting = state.waiting.sorted { $0.key < $1.key }.map(\.value)
            state.waiting = [:]
            return waiting
        }
        for continuation in waiting { continuation.resume(returning: true) }
    }

    /// Closes the gate for tasks that come later.
    public func close() {
        state.withLock { $0.isOpen = false }
    }

    /// Lets the task that has waited longest pass and keeps the gate closed for all others.
    ///
    /// Does nothing when no task is waiting.
    public func letOneThrough() {
        let continuation = state.withLock { state -> CheckedContinuation<Bool, Never>? in
            guard let first = state.waiting.keys.min() else { return nil }
            return state.waiting.removeValue(forKey: first)
        }
        continuation?.resume(returning: true)
    }

    /// Returns when the gate is open or lets this task pass.
    ///
    /// - Throws: `CancellationError` when the task is cancelled first, unless ``ignoresCancellation`` is `true`.
    public func pass() async throws(CancellationError) {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        let hasPassed = await withTaskCancellationHandler {
            await withCheckedContinuation { enqueue($0, id: id) }
        } onCancel: {
            cancel(id)
        }
        guard hasPassed else { throw CancellationError() }
    }

    /// Suspends until at least `count` tasks have arrived at the gate, or the calling task is cancelled.
    ///
    /// All arrivals since the gate was created count, those that have passed too.
    public func waitForArrivals(_ count: Int = 1) async {
        await arrivals.wait(for: count)
    }

    private func enqueue(_ continuation: CheckedContinuation<Bool, Never>, id: Int) {
        let outcome = state.withLock { state -> Bool? in
            if state.cancelled.remove(id) != nil { return false }
            if state.isOpen { return true }
            state.waiting[id] = continuation
            return nil
        }
        arrivals.increment()
        if let outcome { continuation.resume(returning: outcome) }
    }

    private func cancel(_ id: Int) {
        guard !ignoresCancellation else { return }
        let continuation = state.withLock { state in
            let continuation = state.waiting.removeValue(forKey: id)
            if continuation == nil { state.cancelled.insert(id) }
            return continuation
        }
        continuation?.resume(returning: false)
    }
}
