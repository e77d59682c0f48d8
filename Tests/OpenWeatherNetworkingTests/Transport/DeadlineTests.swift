import Foundation
import OpenWeatherMocks
import OpenWeatherNetworking
import Testing

@Suite("Deadline", .timeLimit(.minutes(5)))
struct DeadlineTests {
    private let clock = ManualClock()

    @Test
    func givesTheResultOfWorkThatEndsInTimeAndStopsTheClock() async throws {
        let result = try await withDeadline(after: .seconds(1), on: clock) { () throws(NetworkError) in 42 }

        #expect(result == 42)
        #expect(clock.sleeperCount == 0)
    }

    @Test
    func givesTheErrorOfWorkThatFailsInTime() async throws {
        await #expect(throws: NetworkError.missingKey) {
            try await withDeadline(after: .seconds(1), on: clock) { () throws(NetworkError) -> Int in
                throw .missingKey
            }
        }
    }

    @Test(arguments: [(999, false), (1_000, true)])
    func cancelsWorkThatTakesTooLongExactlyAtTheDeadline(milliseconds: Int, isOver: Bool) async throws {
        let gate = Gate()
        let task = Task { [clock] in
            try await withDeadline(after: .seconds(1), on: clock) { () throws(NetworkError) -> Bool in
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
    func returnsTheOutcomeOfCancelledWork() async throws {
        let gate = Gate()
        let task = Task { [clock] in
            try await withDeadline(after: .seconds(1), on: clock) { () throws(NetworkError) -> Int in
                try? await gate.pass()
                throw .cancelled
            }
        }
        await gate.waitForArrivals()

        task.cancel()

        await #expect(throws: NetworkError.cancelled) { try await task.value }
    }
}
