import Observation

/// A slot for work of which only the newest matters, such as a search while the user types.
///
/// Starting new work cancels the work before it, and the caller of the old work returns at once even when that work is slow
/// to stop. Both happen on the main actor, so that work that checks `Task.isCancelled` after its last suspension never
/// writes an outdated result.
@MainActor
@Observable
package final class LatestTask {
    private struct Run {
        let id: Int
        let task: Task<Void, Never>
        var callers: [CheckedContinuation<Void, Never>] = []
    }

    /// A Boolean value that indicates whether work is running, for an activity indicator.
    ///
    /// Remains `true` when the calling task was cancelled, until the work ends.
    package private(set) var isRunning = false

    /// A Boolean value that indicates whether work is running and was not cancelled.
    package var isActive: Bool { current.map { !$0.task.isCancelled } ?? false }

    @ObservationIgnored private var current: Run?
    @ObservationIgnored private var lastID = 0

    /// Creates a slot without work.
    package init() {}

    /// Runs `work` in place of the current work, and returns when it has ended or newer work has replaced it.
    ///
    /// Cancelling the calling task cancels the work.
    package func run(_ work: @escaping @MainActor () async -> Void) async {
        stop()
        lastID += 1
        let id = lastID
        let task = Task {
            if !Task.isCancelled { await work() }
            finish(id)
        }
        current = Run(id: id, task: task)
        isRunning = true
        await wait(for: task)
    }

    /// Waits for the current work as the caller that started it does; returns at once when there is none.
    ///
    /// Cancelling the calling task cancels the work.
    package func join() async {
        guard let run = current else { return }
        await wait(for: run.task)
    }

    /// Cancels the current work, if there is any, and lets its callers return.
    package func cancel() {
        stop()
        isRunning = false
    }

    private func wait(for task: Task<Void, Never>) async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { current?.callers.append($0) }
        } onCancel: {
            task.cancel()
        }
    }

    private func stop() {
        guard let run = current else { return }
        current = nil
        run.task.cancel()
        for caller in run.callers { caller.resume() }
    }

    private func finish(_ id: Int) {
        guard let run = current, run.id == id else { return }
        current = nil
        isRunning = false
        for caller in run.callers { caller.resume() }
    }
}
