/// The table of work in progress by key, with those that wait for each.
///
/// The work is cancelled together with the last that waits for it. Work that has ended or was abandoned never affects work
/// that began later under the same key.
final class InFlightWork<Key: Hashable & Sendable, Waiter: Sendable, Content: Sendable>: Sendable {
    private struct Work: Sendable {
        let id: Int
        var task: Task<Void, Never>?
        var content: Content?
        var waiters: [Int: Waiter]
    }

    private struct State: Sendable {
        var lastID = 0
        var works: [Key: Work] = [:]

        mutating func makeID() -> Int {
            lastID += 1
            return lastID
        }

        /// Returns the place of work `id`; `nil` when it has ended or was abandoned.
        func index(of id: Int, _ key: Key) -> Dictionary<Key, Work>.Index? {
            works.index(forKey: key).flatMap { works.values[$0].id == id ? $0 : nil }
        }
    }

    private let state = Locked(State())

    /// Returns a new number for one that will wait.
    func makeNumber() -> Int { state.withLock { $0.makeID() } }

    /// Returns the number of those that wait under `key`.
    func waiterCount(for key: Key) -> Int { state.withLock { $0.works[key]?.waiters.count ?? 0 } }

    /// Lets `waiter` wait for the work under `key`, which is started when there is none.
    ///
    /// - Parameters:
    ///   - key: The identity of the work.
    ///   - number: The number of the waiter.
    ///   - waiter: The waiter.
    ///   - onJoin: A closure that is called with the content of work that was in flight, under the lock.
    ///   - work: The work, which gets its identity; all that wait are taken out with ``finish(_:_:)`` at its end.
    /// - Returns: Whether there was work to join.
    func join(
        _ key: Key,
        as number: Int,
        _ waiter: Waiter,
        onJoin: (Content?) -> Void = { _ in },
        orStart work: @escaping @Sendable (_ id: Int) async -> Void
    ) -> Bool {
        let started = state.withLock { state -> Int? in
            if let index = state.works.index(forKey: key) {
                state.works.values[index].waiters[number] = waiter
                onJoin(state.works.values[index].content)
                return nil
            }
            let id = state.makeID()
            state.works[key] = Work(id: id, waiters: [number: waiter])
            return id
        }
        guard let id = started else { return true }
        let task = Task.startingNow { await work(id) }
        let isWanted = state.withLock { state in
            guard let index = state.index(of: id, key) else { return false }
            state.works.values[index].task = task
            return true
        }
        if !isWanted { task.cancel() }
        return false
    }

    /// Begins work that the caller itself performs, and returns its identity; `nil` when there is work to join.
    ///
    /// It has no task, so that it goes on when all that wait have left.
    func begin(_ key: Key) -> Int? {
        state.withLock { state in
            guard state.works[key] == nil else { return nil }
            let id = state.makeID()
            state.works[key] = Work(id: id, waiters: [:])
            return id
        }
    }

    /// Keeps content of work `id` and passes it to each that waits, unless the work was abandoned.
    ///
    /// It is passed under the lock, so that one that joins meanwhile does not receive older content after newer.
    func keep(_ content: Content, of id: Int, _ key: Key, passing: (Waiter) -> Void) {
        state.withLock { state in
            guard let index = state.index(of: id, key) else { return }
            state.works.values[index].content = content
            state.works.values[index].waiters.values.forEach(passing)
        }
    }

    /// Ends work `id` and returns those that waited; none when the work was abandoned.
    ///
    /// They are in order of arrival: a task group removes its children in linear time when they end in another order.
    func finish(_ id: Int, _ key: Key) -> [Waiter] {
        let waiters = state.withLock { state in
            state.index(of: id, key).map { state.works.remove(at: $0).value.waiters } ?? [:]
        }
        // Most often there is one.
        return waiters.count > 1 ? waiters.sorted { $0.key < $1.key }.map { $0.value } : Array(waiters.values)
    }

    /// Takes one out of those that wait, and cancels the work when it was the last; `nil` when it did not wait.
    func leave(_ key: Key, _ number: Int) -> Waiter? {
        let (waiter, task) = state.withLock { state -> (Waiter?, Task<Void, Never>?) in
            guard let waiter = state.works[key]?.waiters.removeValue(forKey: number) else { return (nil, nil) }
            guard let work = state.works[key], work.waiters.isEmpty else { return (waiter, nil) }
            state.works[key] = nil
            return (waiter, work.task)
        }
        task?.cancel()
        return waiter
    }
}
