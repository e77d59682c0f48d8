import OpenWeatherCore

/// A value with streams that deliver each change.
package final class Broadcast<Value: Sendable & Equatable>: Sendable {
    private struct State: Sendable {
        var value: Value
        var nextID = 0
        var listeners: [Int: AsyncStream<Value>.Continuation] = [:]
    }

    private let state: Locked<State>

    /// Creates a broadcast of an initial value.
    package init(_ value: Value) {
        state = Locked(State(value: value))
    }

    /// The current value.
    package var value: Value { state.withLock { $0.value } }

    /// The number of streams that are still in use.
    package var listenerCount: Int { state.withLock { $0.listeners.count } }

    /// Changes the value in one step and returns it; the streams deliver it only when it is different.
    @discardableResult
    package func update(_ change: @Sendable (inout Value) -> Void) -> Value {
        state.withLock { state in
            let before = state.value
            change(&state.value)
            let value = state.value
            // Under the lock, so that every stream delivers changes in the order in which they were made.
            if value != before { for listener in state.listeners.values { listener.yield(value) } }
            return value
        }
    }

    /// Returns a stream of the current value, followed by each change.
    package func stream() -> AsyncStream<Value> {
        let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
        let id = state.withLock { state in
            state.nextID += 1
            state.listeners[state.nextID] = continuation
            continuation.yield(state.value)
            return state.nextID
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { $0.listeners[id] = nil }
        }
        return stream
    }
}
