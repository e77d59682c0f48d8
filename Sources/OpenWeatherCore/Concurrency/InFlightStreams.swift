/// Work in progress by key that produces elements, shared by all readers that request the same thing at the same time.
///
/// Each element replaces the one before it, so that a reader that joins late receives the newest one first, and one that
/// reads slowly misses none that matters. A cancelled reader leaves at once; the work is cancelled together with its last
/// reader. Work that was abandoned never affects work that began later under the same key.
package final class InFlightStreams<Key: Hashable & Sendable, Element: Sendable>: Sendable {
    /// A closure that delivers an element to the readers.
    package typealias Deliver = @Sendable (Element) -> Void

    private struct InFlightStream: Sendable {
        let id: Int
        var task: Task<Void, Never>?
        var newest: Element?
        var readers: [Int: AsyncStream<Element>.Continuation] = [:]
    }

    private struct State: Sendable {
        var lastID = 0
        var streams: [Key: InFlightStream] = [:]

        mutating func makeID() -> Int {
            lastID += 1
            return lastID
        }
    }

    private let state = Locked(State())

    /// Creates an object without work.
    package init() {}

    /// Returns a stream of the elements of the work in flight under `key`, or of `work` when there is none.
    ///
    /// - Parameters:
    ///   - key: The identity of the work.
    ///   - onJoin: A closure that is called when the work was already in flight.
    ///   - work: The work, which runs in a task of its own; the stream ends when it returns.
    /// - Returns: The stream.
    package func stream(
        for key: Key,
        onJoin: @Sendable () -> Void = {},
        of work: @escaping @Sendable (@escaping Deliver) async -> Void
    ) -> AsyncStream<Element> {
        let (stream, reader) = AsyncStream.makeStream(of: Element.self, bufferingPolicy: .bufferingNewest(1))
        let number = state.withLock { $0.makeID() }
        reader.onTermination = { [self] _ in leave(key, number) }
        if let id = enter(key, number, reader) { start(id, for: key, work) } else { onJoin() }
        return stream
    }

    /// Returns the number of readers under `key`.
    package func readerCount(for key: Key) -> Int {
        state.withLock { $0.streams[key]?.readers.count ?? 0 }
    }

    /// Adds a reader and returns the identity of new work, or `nil` when there was work to join.
    private func enter(_ key: Key, _ number: Int, _ reader: AsyncStream<Element>.Continuation) -> Int? {
        state.withLock { state -> Int? in
            if let index = state.streams.index(forKey: key) {
                state.streams.values[index].readers[number] = reader
                if let newest = state.streams.values[index].newest { reader.yield(newest) }
                return nil
            }
            let id = state.makeID()
            state.streams[key] = InFlightStream(id: id, readers: [number: reader])
            return id
        }
    }

    private func start(_ id: Int, for key: Key, _ work: @escaping @Sendable (@escaping Deliver) async -> Void) {
        let task = Task.startingNow { [self] in
            await work { element in self.deliver(element, id, key) }
            finish(id, key)
        }
        let isWanted = state.withLock { state in
            guard let index = state.streams.index(forKey: key), state.streams.values[index].id == id else {
                return false
            }
            state.streams.values[index].task = task
            return true
        }
        if !isWanted { task.cancel() }
    }

    private func deliver(_ element: Element, _ id: Int, _ key: Key) {
        // Within the lock, so that a reader that joins meanwhile does not receive an older element after a newer one.
        state.withLock { state in
            guard let index = state.streams.index(forKey: key), state.streams.values[index].id == id else { return }
            state.streams.values[index].newest = element
            for reader in state.streams.values[index].readers.values { reader.yield(element) }
        }
    }

    private func finish(_ id: Int, _ key: Key) {
        let readers = state.withLock { state in
            guard let index = state.streams.index(forKey: key), state.streams.values[index].id == id else {
                return [Int: AsyncStream<Element>.Continuation]()
            }
            return state.streams.remove(at: index).value.readers
        }
        for (_, reader) in readers.sorted(by: { $0.key < $1.key }) { reader.finish() }
    }

    private func leave(_ key: Key, _ number: Int) {
        let task = state.withLock { state -> Task<Void, Never>? in
            guard state.streams[key]?.readers.removeValue(forKey: number) != nil,
                let stream = state.streams[key], stream.readers.isEmpty
            else { return nil }
            state.streams[key] = nil
            return stream.task
        }
        task?.cancel()
    }
}
