import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@testable import OpenWeatherNetworking  // The gate is internal.

@Suite("Connection gate", .watched)
struct ConnectionGateTests {
    private struct Count: Sendable {
        var inside = 0
        var most = 0
        var passed = 0
        var cancelled = 0
    }

    @Test
    func `lets them pass in order of arrival`() async throws {
        let sut = ConnectionGate(limit: 1)
        let order = Locked<[Int]>([])
        try await sut.enter()

        var tasks: [Task<Void, any Error>] = []
        for number in 0..<20 {
            tasks.append(
                Task {
                    try await sut.enter()
                    order.withLock { $0.append(number) }
                    sut.leave()
                }
            )
            await until { sut.waitingCount == number + 1 }
        }
        sut.leave()
        for task in tasks { try await task.value }

        #expect(order.withLock { $0 } == Array(0..<20))
    }

    @Test
    func `does not count the time in line towards the deadline`() async throws {
        let clock = ManualClock()
        let timer = DeadlineTimer(on: clock)
        let gate = Gate()
        let sut = ConnectionGate(limit: 1)
        try await sut.enter()
        let long = Task {
            try await timer.limit(to: .seconds(10)) { () throws(NetworkError) in
                do { try await gate.pass() } catch { throw .cancelled }
            }
        }
        await gate.waitForArrivals()
        let waiting = Task {
            try await timer.limit(to: .seconds(1)) { () throws(NetworkError) in
                try await sut.enter()
                sut.leave()
            }
        }
        await until { sut.waitingCount == 1 }
        await clock.waitForSleepers()

        clock.advance(by: .seconds(2))
        // A deadline in between would have been reached before the timer sleeps until the other.
        await clock.waitForSleepers()
        sut.leave()

        try await waiting.value
        gate.open()
        try await long.value
    }

    @Test(arguments: [1, 2, 3] as [UInt64])
    func `loses no place however many are cancelled`(seed: UInt64) async throws {
        let limit = 5
        let sut = ConnectionGate(limit: limit)
        let count = Locked(Count())
        var random = SeededGenerator(seed: seed)

        var tasks: [Task<Void, Never>] = []
        for _ in 0..<600 {
            let stays = Int.random(in: 0...3, using: &random)
            let task = Task {
                do throws(NetworkError) {
                    try await sut.enter()
                } catch {
                    return count.withLock { $0.cancelled += 1 }
                }
                count.withLock { count in
                    count.inside += 1
                    count.most = max(count.most, count.inside)
                }
                for _ in 0..<stays { await Task.yield() }
                count.withLock { count in
                    count.inside -= 1
                    count.passed += 1
                }
                sut.leave()
            }
            tasks.append(task)
            if Bool.random(using: &random) { tasks[Int.random(in: 0..<tasks.count, using: &random)].cancel() }
            if Int.random(in: 0..<8, using: &random) == 0 { await Task.yield() }
        }
        for task in tasks { await task.value }

        let outcome = count.withLock { $0 }
        #expect(outcome.passed + outcome.cancelled == 600)
        #expect(outcome.most <= limit)
        #expect(sut.waitingCount == 0)
        // As many as ever may enter at once, and no more.
        for _ in 0..<limit { try await sut.enter() }
        let another = Task { try await sut.enter() }
        await until { sut.waitingCount == 1 }
        another.cancel()
        await #expect(throws: NetworkError.cancelled) { try await another.value }
    }
}
