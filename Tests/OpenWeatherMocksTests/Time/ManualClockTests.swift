import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Manual clock", .watched)
struct ManualClockTests {
    private let sut = ManualClock()

    @Test
    func `stands still until it is moved`() {
        let before = sut.now

        sut.advance(by: .seconds(90))

        #expect(before.offset == .zero)
        #expect(sut.now.offset == .seconds(90))
        #expect(before < sut.now)
        #expect(before.duration(to: sut.now) == .seconds(90))
        #expect(before.advanced(by: .seconds(90)) == sut.now)
    }

    @Test
    func `wakes a sleeper at its moment and not before`() async throws {
        let task = Task { [sut] in try await sut.sleep(for: .seconds(10)) }
        await sut.waitForSleepers()

        sut.advance(by: .milliseconds(9_999))
        #expect(sut.sleeperCount == 1)
        #expect(sut.timeToNextSleeper == .milliseconds(1))
        sut.advance(by: .milliseconds(1))

        #expect(sut.sleeperCount == 0)
        #expect(sut.timeToNextSleeper == nil)
        try await task.value
    }

    @Test(arguments: [Duration.zero, .seconds(-1)])
    func `does not suspend a sleep until a moment that has come`(duration: Duration) async throws {
        try await sut.sleep(for: duration)

        #expect(sut.sleeperCount == 0)
    }

    @Test
    func `wakes a cancelled sleeper at once`() async {
        let task = Task { [sut] in try await sut.sleep(for: .seconds(10)) }
        await sut.waitForSleepers()

        task.cancel()

        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(sut.sleeperCount == 0)
    }

    @Test
    func `does not let a cancelled task fall asleep`() async {
        let task = Task { [sut] in
            withUnsafeCurrentTask { $0?.cancel() }
            try await sut.sleep(for: .seconds(10))
        }

        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(sut.sleeperCount == 0)
    }

    @Test
    func `wakes only those whose time has come`() async throws {
        let short = Task { [sut] in try await sut.sleep(for: .seconds(1)) }
        let long = Task { [sut] in try await sut.sleep(for: .seconds(2)) }
        await sut.waitForSleepers(2)

        sut.advance(by: .seconds(1))
        try await short.value

        #expect(sut.sleeperCount == 1)
        sut.advance(by: .seconds(1))
        try await long.value
    }

    @Test
    func `waits for as many sleepers as it is asked for`() async throws {
        let isReached = Locked(false)
        let watcher = Task { [sut] in
            await sut.waitForSleepers(2)
            isReached.withLock { $0 = true }
        }
        let first = Task { [sut] in try await sut.sleep(for: .seconds(1)) }
        await sut.waitForSleepers()
        #expect(!isReached.withLock { $0 })

        let second = Task { [sut] in try await sut.sleep(for: .seconds(1)) }
        await watcher.value

        #expect(sut.sleeperCount == 2)
        sut.advance(by: .seconds(1))
        try await first.value
        try await second.value
    }

    @Test
    func `stops waiting for sleepers when the test is cancelled`() async {
        let watcher = Task { [sut] in await sut.waitForSleepers(1) }

        watcher.cancel()
        await watcher.value

        #expect(sut.sleeperCount == 0)
    }

    @Test(arguments: 0..<20)
    func `survives sleepers that are cancelled while they are woken`(round: Int) async {
        let tasks = (0..<50).map { _ in Task { [sut] in try await sut.sleep(for: .seconds(1)) } }
        await sut.waitForSleepers(50)

        let canceller = Task { for task in tasks { task.cancel() } }
        sut.advance(by: .seconds(1))
        await canceller.value

        for task in tasks { _ = await task.result }
        #expect(sut.sleeperCount == 0)
    }
}
