import OpenWeatherCore

/// A gate that holds tasks while it is closed; a cancelled task passes.
final class Gate: Sendable {
    private struct State: Sendable {
        var isClosed = false
        var lastID = 0
        var cancellations = 0
        var held: [Int: CheckedContinuation<Void, Never>] = [:]
    }

    private let state = Locked(State())

    /// How many tasks were cancelled at the gate.
    var cancellations: Int { state.withLock { $0.cancellations } }

    /// Whether the gate holds tasks.
    var isClosed: Bool { state.withLock { $0.isClosed } }

    /// Holds tasks from now on.
    func close() {
        state.withLock { $0.isClosed = true }
    }

    /// Lets every task pass.
    func open() {
        let held = state.withLock { state in
            defer { state.held = [:] }
            state.isClosed = false
            return Array(state.held.values)
        }
        for continuation in held { continuation.resume() }
    }

    /// Waits while the gate is closed.
    func pass() async {
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOpen = state.withLock { state in
                    if state.isClosed { state.held[id] = continuation }
                    return !state.isClosed
                }
                if isOpen { continuation.resume() }
                if Task.isCancelled { leave(id) }
            }
        } onCancel: {
            leave(id)
        }
    }

    private func leave(_ id: Int) {
        let continuation = state.withLock { state in
            let continuation = state.held.removeValue(forKey: id)
            if continuation != nil { state.cancellations += 1 }
            return continuation
        }
        continuation?.resume()
    }
}
