import Testing

@testable import OpenWeatherTestWatch  // Only the trait and the waits are for other tests.

@Suite("The rules of a standstill", .watched)
struct StandstillTests {
    /// Takes samples until the tests count as standing still.
    ///
    /// - Parameters:
    ///   - times: The processor time at each sample, in seconds.
    ///   - programs: The processor time of programs, as a multiple of that.
    ///   - ready: The time of being ready, as a multiple of the processor time.
    ///   - steps: The number of steps at a sample.
    ///   - isRunning: Whether a test runs at a sample.
    ///   - hasUnknownPrograms: Whether a program runs whose time is not known.
    /// - Returns: The number of the last sample and the reason; `nil` when the tests do not stand still.
    private func first(
        _ times: [Double],
        programs: Double = 0,
        ready: Double = 1,
        steps: (Int) -> Int = { _ in 0 },
        isRunning: (Int) -> Bool = { _ in true },
        hasUnknownPrograms: Bool = false
    ) -> (index: Int, reason: Standstill.Reason)? {
        var sut = Standstill()
        for (index, time) in times.enumerated() {
            let sample = Standstill.Sample(
                processorTime: .seconds(time),
                programTime: .seconds(time * programs),
                readyTime: .seconds(time * ready),
                steps: steps(index),
                isRunning: isRunning(index),
                hasUnknownPrograms: hasUnknownPrograms
            )
            if let reason = sut.reason(after: sample) { return (index, reason) }
        }
        return nil
    }

    @Test
    func `find a test that waits for nothing within two minutes`() throws {
        let found = try #require(first(Array(repeating: 7, count: 100)))

        #expect(found.reason == .idle)
        #expect(found.index == Standstill.idleIntervals)
        #expect(Standstill.interval * (found.index + 1) < .seconds(120))
    }

    @Test
    func `ignore the little that the watchdog itself uses`() throws {
        let found = try #require(first((0..<100).map { Double($0) * 0.01 }))

        #expect(found.reason == .idle)
    }

    @Test(arguments: [10.0, 100, 1_000])
    func `let a test run on a busy machine`(load: Double) {
        #expect(first((0..<400).map { Double($0) * 5 / load }, ready: load) == nil)
    }

    @Test
    func `count from the last work`() throws {
        let times = Array(repeating: 0.0, count: 10) + Array(repeating: 3.0, count: 100)
        let found = try #require(first(times))

        #expect(found.index == 10 + Standstill.idleIntervals)
    }

    @Test
    func `count a program whose time is lost at its end as work`() {
        #expect(first((0..<100).map { $0.isMultiple(of: 10) ? 5 : 0 }) == nil)
    }

    @Test
    func `count a program whose time is unknown as busy`() {
        #expect(first(Array(repeating: 0, count: 100), hasUnknownPrograms: true) == nil)
    }

    @Test
    func `ignore the time in which no test runs`() throws {
        #expect(first(Array(repeating: 0, count: 100), isRunning: { _ in false }) == nil)
        let found = try #require(first(Array(repeating: 0, count: 100), isRunning: { $0 >= 40 }))
        #expect(found.index == 40 + Standstill.idleIntervals)
    }

    @Test
    func `find a loop without an end`() throws {
        let found = try #require(first((0..<1_000).map { Double($0) * 5 }))

        #expect(found.reason == .busy)
        #expect(.seconds(5) * found.index == Standstill.busyTime)
    }

    @Test
    func `find a program without an end that keeps a test waiting`() throws {
        let found = try #require(first((0..<1_000).map { Double($0) * 0.5 }, programs: 20))

        #expect(found.reason == .busy)
        #expect(.seconds(10) * found.index == Standstill.programBusyTime)
    }

    @Test
    func `let a program work while the tests wait for their turn`() {
        #expect(first((0..<90).map { Double($0) * 2 }, programs: 5) == nil)
    }

    @Test
    func `let many tests use much time`() {
        #expect(first((0..<1_000).map { Double($0) * 10 }, steps: { $0 / 20 }) == nil)
    }

    @Test(arguments: [Standstill.Reason.idle, .busy])
    func `name the tests that have not ended`(reason: Standstill.Reason) {
        let text = Standstill.text(reason, running: ["b (Two.swift:2)", "a (One.swift:1)", "a (One.swift:1)"])

        #expect(text.hasPrefix("The tests stand still: "))
        #expect(text.hasSuffix("These have not ended:\n  a (One.swift:1), 2 cases\n  b (Two.swift:2)"))
        #expect(!text.contains("seconds("))
    }
}
