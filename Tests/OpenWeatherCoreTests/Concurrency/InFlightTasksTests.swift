import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("In-flight tasks", .watched)
struct InFlightTasksTests {
    private let sut = InFlightTasks<String, Int, WeatherError>(cancelled: .cancelled)
    private let starts = Locked(0)
    private let ends = Locked(0)

    /// Work that waits at `gate`.
    private func work(_ value: Int, _ gate: Gate) -> @Sendable () async throws(WeatherError) -> Int {
        { [starts, ends] () async throws(WeatherError) in
            starts.withLock { $0 += 1 }
            try? await gate.pass()
            ends.withLock { $0 += 1 }
            return value
        }
    }

    private func wait(for subscribers: Int, _ key: String = "a") async {
        await until { sut.subscriberCount(for: key) == subscribers }
    }

    @Test
    func `resume their callers in the order of arrival`() async {
        let order = await Self.orderOfReturns(from: sut, callers: 100)

        // Threads can swap neighbors on their way to the main actor. Callers without an order are a third of all apart.
        #expect(order.sorted() == Array(0..<100))
        #expect(order.enumerated().reduce(0) { $0 + abs($1.offset - $1.element) } < 1_000, "\(order)")
    }

    @MainActor
    private static func orderOfReturns(
        from sut: InFlightTasks<String, Int, WeatherError>,
        callers: Int
    ) async -> [Int] {
        let gate = Gate()
        let order = Locked<[Int]>([])
        var tasks: [Task<Void, Never>] = []
        for caller in 0..<callers {
            tasks.append(
                Task { @MainActor in
                    _ = await sut.outcome(for: "a") { () async throws(WeatherError) in
                        try? await gate.pass()
                        return 1
                    }
                    order.withLock { $0.append(caller) }
                }
            )
            await until { sut.subscriberCount(for: "a") > caller }
        }
        gate.open()
        for task in tasks { await task.value }
        return order.withLock(\.self)
    }

    @Test
    func `keep keys apart`() async {
        let gate = Gate(isOpen: true)

        async let one = sut.outcome(for: "a", of: work(1, gate))
        async let other = sut.outcome(for: "b", of: work(2, gate))

        #expect(await one == .success(1))
        #expect(await other == .success(2))
    }

    @Test
    func `begin again once they have landed`() async {
        let gate = Gate(isOpen: true)

        for value in 1...3 { #expect(await sut.outcome(for: "a", of: work(value, gate)) == .success(value)) }
        #expect(starts.withLock { $0 } == 3)
        #expect(sut.subscriberCount(for: "a") == 0)
    }

    @Test
    func `that were left and land late do not answer for later ones`() async {
        let (old, new) = (Gate(ignoresCancellation: true), Gate())
        let leaver = Task { await sut.outcome(for: "a", of: work(1, old)) }
        await wait(for: 1)
        leaver.cancel()
        #expect(await leaver.value == .failure(.cancelled))

        async let later = sut.outcome(for: "a", of: work(2, new))
        await wait(for: 1)
        old.open()
        await until { ends.withLock({ $0 }) >= 1 }
        // The old one has ended, and lands within these turns.
        for _ in 0..<1_000 { await Task.yield() }
        #expect(sut.subscriberCount(for: "a") == 1)
        new.open()

        #expect(await later == .success(2))
    }

    @Test(arguments: [0, 1])
    func `go on for the other when one of two callers leaves`(leaver: Int) async {
        let gate = Gate(ignoresCancellation: true)
        var callers: [Task<Result<Int, WeatherError>, Never>] = []
        for count in 1...2 {
            callers.append(
                Task {
                    await sut.outcome(for: "a") { () async throws(WeatherError) in
                        try? await gate.pass()
                        guard !Task.isCancelled else { throw .notFound }
                        return 1
                    }
                }
            )
            await wait(for: count)
        }
        await gate.waitForArrivals()

        callers[leaver].cancel()
        #expect(await callers[leaver].value == .failure(.cancelled))
        gate.open()

        #expect(await callers[1 - leaver].value == .success(1))
    }

    @Test
    func `that are short are performed by the first caller for all`() async {
        let gate = Gate(ignoresCancellation: true)
        let first = Task {
            await sut.outcome(for: "a", isShort: true) { () async throws(WeatherError) in
                try? await gate.pass()
                // A task of its own would go on uncancelled for the other callers.
                return Task.isCancelled ? 1 : 2
            }
        }
        await gate.waitForArrivals()
        let others = (0..<2).map { _ in Task { await sut.outcome(for: "a", isShort: true, of: work(3, gate)) } }
        await wait(for: 2)

        others[0].cancel()
        #expect(await others[0].value == .failure(.cancelled))
        first.cancel()
        gate.open()

        #expect(await first.value == .failure(.cancelled))
        #expect(await others[1].value == .success(1))
        #expect(starts.withLock { $0 } == 0)
    }

    @Test
    func `answer everyone among callers who come and go`() async {
        let outcomes = await withTaskGroup(of: Result<Int, WeatherError>.self) { group in
            for number in 0..<300 {
                group.addTask {
                    let work = work(number % 7, Gate(isOpen: true))
                    let subscriber = Task { await sut.outcome(for: "\(number % 7)", of: work) }
                    if number.isMultiple(of: 3) { subscriber.cancel() }
                    return await subscriber.value
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }

        #expect(outcomes.count == 300)
        #expect(outcomes.filter { $0 == .failure(.cancelled) }.count <= 100)
        for key in 0..<7 { #expect(sut.subscriberCount(for: "\(key)") == 0) }
    }
}
