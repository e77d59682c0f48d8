import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Locked", .watched)
struct LockedTests {
    @Test
    func `loses no change of many tasks at once`() async {
        let sut = Locked(0)

        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<100 {
                group.addTask {
                    for _ in 0..<100 { sut.withLock { $0 += 1 } }
                }
            }
        }

        #expect(sut.withLock { $0 } == 10_000)
    }

    @Test
    func `returns what the body returns`() {
        let sut = Locked(["a"])

        let removed = sut.withLock { $0.removeLast() }

        #expect(removed == "a")
        #expect(sut.withLock { $0.isEmpty })
    }
}

@Suite("A stopwatch")
struct StopwatchTests {
    @Test
    func `counts from the moment it was made on the clock it was given`() {
        let clock = ManualClock()
        clock.advance(by: .seconds(5))
        let sut = Stopwatch(on: clock)
        #expect(sut.elapsed == .zero)

        clock.advance(by: .milliseconds(1500))

        #expect(sut.elapsed == .milliseconds(1500))
    }
}
