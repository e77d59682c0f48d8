import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Gate", .watched)
struct GateTests {
    @Test
    func `an open gate lets every task pass`() async throws {
        let sut = Gate(isOpen: true)

        try await sut.pass()
        try await sut.pass()

        #expect(sut.waitingCount == 0)
    }

    @Test
    func `a closed gate holds every task until it opens`() async throws {
        let sut = Gate()

        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<5 { group.addTask { try await sut.pass() } }
            await sut.waitForArrivals(5)
            #expect(sut.waitingCount == 5)
            sut.open()
            try await group.waitForAll()
        }

        #expect(sut.waitingCount == 0)
    }

    @Test
    func `a gate can be closed again`() async throws {
        let sut = Gate(isOpen: true)
        try await sut.pass()

        sut.close()
        async let passing: Void = sut.pass()
        await sut.waitForArrivals(2)
        #expect(sut.waitingCount == 1)
        sut.open()

        try await passing
    }

    @Test
    func `lets one through in order of arrival`() async throws {
        let sut = Gate()
        let order = Locked<[Int]>([])

        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<3 {
                group.addTask {
                    try await sut.pass()
                    order.withLock { $0.append(number) }
                }
                await sut.waitForArrivals(number + 1)
            }
            for _ in 0..<3 {
                sut.letOneThrough()
                try await group.next()
            }
        }

        #expect(order.withLock { $0 } == [0, 1, 2])
    }

    @Test
    func `letting one through a gate without waiting tasks does not count for later`() async throws {
        let sut = Gate()

        sut.letOneThrough()
        async let passing: Void = sut.pass()
        await sut.waitForArrivals()

        #expect(sut.waitingCount == 1)
        sut.open()
        try await passing
    }

    @Test
    func `a cancelled task leaves with an error and the others stay`() async throws {
        let sut = Gate()
        let task = Task { try await sut.pass() }
        async let other: Void = sut.pass()
        await sut.waitForArrivals(2)

        task.cancel()

        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(sut.waitingCount == 1)
        sut.open()
        try await other
    }

    @Test
    func `a task that was cancelled before it came does not wait`() async {
        let sut = Gate()

        let result = await withTaskGroup(of: Bool.self) { group in
            group.cancelAll()
            group.addTask { (try? await sut.pass()) != nil }
            return await group.next()
        }

        #expect(result == false)
        #expect(sut.waitingCount == 0)
    }

    @Test
    func `a gate that ignores cancellation keeps a cancelled task until it opens`() async throws {
        let sut = Gate(ignoresCancellation: true)
        let task = Task { try await sut.pass() }
        await sut.waitForArrivals()

        task.cancel()
        #expect(sut.waitingCount == 1)
        sut.open()

        try await task.value
    }

    @Test
    func `waiting for arrivals ends when the waiter is cancelled`() async {
        let sut = Gate()
        let task = Task { await sut.waitForArrivals(1) }

        task.cancel()

        await task.value
        #expect(sut.waitingCount == 0)
    }
}
