import Foundation
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Deadline", .watched)
struct DeadlineTests {
    private let clock = ManualClock()
    private let sut: DeadlineTimer

    init() {
        sut = DeadlineTimer(on: clock)
    }

    @Test
    func `gives the result of work that ends in time and sleeps for nothing else`() async throws {
        let result = try await sut.limit(to: .seconds(1)) { () throws(NetworkError) in 42 }

        #expect(result == 42)
        clock.advance(by: .seconds(1))
        #expect(clock.sleeperCount == 0)
    }

    @Test
    func `gives the error of work that fails in time`() async throws {
        await #expect(throws: NetworkError.missingKey) {
            try await sut.limit(to: .seconds(1)) { () throws(NetworkError) -> Int in
                throw .missingKey
            }
        }
    }

    @Test(arguments: [(999, false), (1_000, true)])
    func `cancels work that takes too long exactly at the deadline`(milliseconds: Int, isOver: Bool) async throws {
        let gate = Gate()
        let task = Task { [sut] in
            try await sut.limit(to: .seconds(1)) { () throws(NetworkError) -> Bool in
                try? await gate.pass()
                return Task.isCancelled
            }
        }
        await clock.waitForSleepers()
        await gate.waitForArrivals()

        clock.advance(by: .milliseconds(milliseconds))
        if !isOver { gate.open() }

        if isOver {
            await #expect(throws: NetworkError.transport(URLError(.timedOut))) { try await task.value }
        } else {
            #expect(try await task.value == false)
        }
    }

    @Test
    func `returns the outcome of cancelled work`() async throws {
        let gate = Gate()
        let task = Task { [sut] in
            try await sut.limit(to: .seconds(1)) { () throws(NetworkError) -> Int in
                try? await gate.pass()
                throw .cancelled
            }
        }
        await gate.waitForArrivals()

        task.cancel()

        await #expect(throws: NetworkError.cancelled) { try await task.value }
    }

    @Test
    func `sleeps once for a thousand operations`() async throws {
        for number in 0..<1_000 {
            let result = try await sut.limit(to: .seconds(1)) { () throws(NetworkError) in
                await Task.yield()  // Work that never waits is done before its deadline begins.
                return number
            }
            #expect(result == number)
        }

        await clock.waitForSleepers()
        #expect(clock.sleeperCount == 1)
    }

    @Test
    func `ends each operation at its own deadline`() async throws {
        let gate = Gate()
        let long = Task { [sut] in try await wait(at: gate, for: .seconds(3), on: sut) }
        await clock.waitForSleepers()
        let short = Task { [sut] in try await wait(at: gate, for: .seconds(1), on: sut) }
        await gate.waitForArrivals(2)
        await until { clock.timeToNextSleeper == .seconds(1) }

        clock.advance(by: .seconds(1))
        await #expect(throws: NetworkError.transport(URLError(.timedOut))) { try await short.value }
        await until { clock.timeToNextSleeper == .seconds(2) }
        clock.advance(by: .seconds(2))

        await #expect(throws: NetworkError.transport(URLError(.timedOut))) { try await long.value }
        #expect(clock.sleeperCount == 0)
    }

    private func wait(at gate: Gate, for timeout: Duration, on sut: DeadlineTimer) async throws(NetworkError) {
        try await sut.limit(to: timeout) { () throws(NetworkError) in
            do { try await gate.pass() } catch { throw .cancelled }
        }
    }
}
