import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Streams in flight", .watched)
struct InFlightStreamsTests {
    private let sut = InFlightStreams<String, Int>()
    private let gate = Gate()
    private let starts = Locked(0)

    /// Joins or starts work that delivers 1, waits for the gate, and delivers 2.
    private func stream(_ key: String = "a") -> AsyncStream<Int> {
        sut.stream(for: key) { [gate, starts] deliver in
            starts.withLock { $0 += 1 }
            deliver(1)
            try? await gate.pass()
            if !Task.isCancelled { deliver(2) }
        }
    }

    private func read(_ stream: AsyncStream<Int>) -> Task<[Int], Never> {
        Task { await stream.reduce(into: []) { $0.append($1) } }
    }

    @Test
    func `share one work among a thousand readers`() async {
        let tasks = (0..<1_000).map { _ in read(stream()) }
        await gate.waitForArrivals()
        gate.open()
        for task in tasks { #expect(await task.value.last == 2) }
        #expect(starts.withLock { $0 } == 1)
        #expect(sut.readerCount(for: "a") == 0)
    }

    @Test
    func `give the newest element to a reader that joins late`() async {
        let first = read(stream())
        await gate.waitForArrivals()
        var late = stream().makeAsyncIterator()
        #expect(await late.next() == 1)
        gate.open()
        #expect(await late.next() == 2)
        #expect(await late.next() == nil)
        #expect(await first.value.last == 2)
    }

    @Test
    func `let a cancelled reader leave and keep the others`() async {
        let leaver = read(stream())
        let other = read(stream())
        await gate.waitForArrivals()
        leaver.cancel()
        #expect(await leaver.value.last != 2)
        gate.open()
        #expect(await other.value.last == 2)
    }

    @Test
    func `cancel the work with the last reader`() async {
        let reader = read(stream())
        await gate.waitForArrivals()
        reader.cancel()
        _ = await reader.value
        await until { sut.readerCount(for: "a") == 0 }
        gate.open()
        let next = read(stream())
        #expect(await next.value.last == 2)
        #expect(starts.withLock { $0 } == 2)
    }

    @Test
    func `cancel the work with a stream that nobody reads`() async {
        do { _ = stream() }
        await until { sut.readerCount(for: "a") == 0 }
        #expect(sut.readerCount(for: "a") == 0)
    }

    @Test
    func `start work of its own for every key`() async {
        gate.open()
        #expect(await read(stream("a")).value.last == 2)
        #expect(await read(stream("b")).value.last == 2)
        #expect(await read(stream("a")).value.last == 2)
        #expect(starts.withLock { $0 } == 3)
    }
}
