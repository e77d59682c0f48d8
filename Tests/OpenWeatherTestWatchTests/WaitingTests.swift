import OpenWeatherMocks
import Testing

@testable import OpenWeatherTestWatch  // Only the trait and the waits are for other tests.

@Suite("The end of a wait in vain", .watched)
struct WaitBoundTests {
    private let clock = ManualClock()

    /// Returns whether the bound is reached after turns of which each takes `time`.
    private func isReached(after turns: Int, each time: Duration) -> Bool {
        var sut = WaitBound(on: clock)
        var isReached = false
        for _ in 0..<turns where !isReached {
            clock.advance(by: time)
            isReached = !sut.countsAnotherTurn()
        }
        return isReached
    }

    @Test
    func `comes after a minute with many turns`() {
        #expect(isReached(after: WaitBound.turns, each: WaitBound.time / WaitBound.turns))
    }

    @Test
    func `does not come on a busy machine that gives few turns`() {
        #expect(!isReached(after: WaitBound.turns - 1, each: .seconds(1)))
    }

    @Test
    func `does not come within a minute`() {
        #expect(!isReached(after: WaitBound.turns + 100_000, each: WaitBound.time / WaitBound.turns / 4))
    }
}

@Suite("Waits", .watched)
struct WaitingTests {
    @Test
    func `end when the condition holds`() async {
        var turns = 0
        let holds = await until {
            turns += 1
            return turns == 5
        }
        #expect(holds)
        #expect(turns == 5)
    }

    @Test
    func `may ask conditions that suspend`() async {
        var turns = 0
        let holds = await until {
            await Task.yield()
            turns += 1
            return turns == 5
        }
        #expect(holds)
    }

    @Test
    func `end with their task`() async {
        let task = Task { await until { false } }
        task.cancel()
        #expect(await !task.value)
    }
}
