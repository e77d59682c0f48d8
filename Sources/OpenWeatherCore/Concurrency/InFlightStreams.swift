/// Work in progress by key that produces elements, shared by all readers that request the same thing at the same time.
///
/// Each element replaces the one before it, so that a reader that joins late receives the newest one first, and one that
/// reads slowly misses none that matters. A cancelled reader leaves at once; the work is cancelled together with its last
/// reader. Work that was abandoned never affects work that began later under the same key.
package final class InFlightStreams<Key: Hashable & Sendable, Element: Sendable>: Sendable {
    /// A closure that delivers an element to the readers.
    package typealias Deliver = @Sendable (Element) -> Void

    private let inFlight = InFlightWork<Key, AsyncStream<Element>.Continuation, Element>()

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
        let number = inFlight.makeNumber()
        reader.onTermination = { [inFlight] _ in _ = inFlight.leave(key, number) }
        let isJoined = inFlight.join(key, as: number, reader) { newest in
            if let newest { reader.yield(newest) }
        } orStart: { [inFlight] id in
            await work { element in
                inFlight.keep(element, of: id, key) { $0.yield(element) }
            }
            for reader in inFlight.finish(id, key) { reader.finish() }
        }
        if isJoined { onJoin() }
        return stream
    }

    /// Returns the number of readers under `key`.
    package func readerCount(for key: Key) -> Int { inFlight.waiterCount(for: key) }
}
