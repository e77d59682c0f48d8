import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Latest task", .watched)
struct LatestTaskTests {
    private let sut = LatestTask()

    @Test
    func `runs its work and returns when it ended`() async {
        var wasRunning = false

        await sut.run { wasRunning = sut.isRunning }

        #expect(wasRunning)
        #expect(!sut.isRunning)
        #expect(!sut.isActive)
    }

    @Test
    func `returns at once to a caller whose work is superseded however slow it is to stop`() async {
        let stubborn = Gate(ignoresCancellation: true)
        let late = Locked<[Bool]>([])
        let old = Task {
            await sut.run {
                try? await stubborn.pass()
                late.withLock { $0.append(Task.isCancelled) }
            }
        }
        await stubborn.waitForArrivals()

        await sut.run {}
        await old.value

        #expect(late.withLock { $0 } == [])
        stubborn.open()
        await until { !late.withLock({ $0.isEmpty }) }
        #expect(late.withLock { $0 } == [true])
        #expect(!sut.isRunning)
    }

    @Test(arguments: 0..<20)
    func `lets only the newest of many finish`(_: Int) async {
        var finished: [Int] = []
        var calls: [Task<Void, Never>] = []

        for index in 0..<10 {
            calls.append(
                Task {
                    await sut.run {
                        for _ in 0..<20 { await Task.yield() }
                        if !Task.isCancelled { finished.append(index) }
                    }
                }
            )
        }
        for call in calls { await call.value }

        #expect(finished == [9])
        #expect(!sut.isRunning)
    }

    @Test
    func `cancels its work with the calling task`() async {
        let gate = Gate()
        let call = Task {
            await sut.run { try? await gate.pass() }
        }
        await gate.waitForArrivals()
        #expect(sut.isActive)

        call.cancel()
        await call.value

        #expect(!sut.isRunning)
        #expect(gate.waitingCount == 0)
    }

    @Test
    func `does not begin work for a task that is cancelled already`() async {
        var hasBegun = false
        let call = Task {
            await until { Task.isCancelled }
            await sut.run { hasBegun = true }
        }

        call.cancel()
        await call.value

        #expect(!hasBegun)
        #expect(!sut.isRunning)
    }

    @Test
    func `can be cancelled from outside which is not running any more at once`() async {
        let stubborn = Gate(ignoresCancellation: true)
        let call = Task {
            await sut.run { try? await stubborn.pass() }
        }
        await stubborn.waitForArrivals()

        sut.cancel()

        #expect(!sut.isRunning)
        await call.value
        stubborn.open()
        sut.cancel()
    }

    @Test
    func `is joined by further callers of whom any cancels the work`() async {
        let gate = Gate()
        let first = Task { await sut.run { try? await gate.pass() } }
        await gate.waitForArrivals()
        let second = Task { await sut.join() }

        second.cancel()
        await second.value
        await first.value

        #expect(!sut.isRunning)
        await sut.join()
    }
}
