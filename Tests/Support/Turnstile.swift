/// A semaphore for tasks, which limits work that would slow the machine down if all of it ran at once.
public actor Turnstile {
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Creates a turnstile that admits `count` tasks at a time.
    public init(_ count: Int) {
        free = count
    }

    /// Suspends until there is a free place; tasks are admitted in order of arrival.
    public func enter() async {
        guard free == 0 else {
            free -= 1
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Frees a place for the next task.
    public func leave() {
        guard waiting.isEmpty else { return waiting.removeFirst().resume() }
        free += 1
    }
}
