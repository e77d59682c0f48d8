import Observation

/// Work of which only the newest counts, such as the search for what is being typed.
///
/// New work cancels the work before it, whose caller returns at once even when that work is slow to stop. Superseding
/// happens on the main actor, so that work that checks `Task.isCancelled` after its last wait never writes late.
@MainActor
@Observable
package final class LatestTask {
    private struct Run {
        let id: Int
        let task: Task<Void, Never>
        var callers: [CheckedContinuation<Void, Never>] = []
    }

    /// Whether work is under way, to be shown; also while cancelled work comes to its end.
    package private(set) var isRunning = false

    /// Whether work is under way that nobody cancelled.
    package var isActive: Bool { current.map { !$0.task.isCancelled } ?? false }

    @ObservationIgnored private var current: Run?
    @ObservationIgnored private var lastID = 0

    /// Creates an object without work.
    package init() {}

    /// Runs `work` in place of whatever is under way, and returns when it ended or was superseded.
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

    /// Waits for the work under way like the caller that started it; does nothing when there is none.
    package func join() async {
        guard let run = current else { return }
        await wait(for: run.task)
    }

    /// Cancels the work under way, if there is any.
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
