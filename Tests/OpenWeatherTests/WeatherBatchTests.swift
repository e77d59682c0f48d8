import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("A batch", .watched)
struct WeatherBatchTests {
    /// A source of numbers that holds each one back until a test lets it pass.
    private struct Source: Sendable {
        let started = Counter()
        let cancelled = Counter()
        let gates: [Gate]

        init(_ count: Int, isOpen: Bool = false) {
            gates = (0..<count).map { _ in Gate(isOpen: isOpen) }
        }

        func batch(concurrency: Int, failing: Set<Int> = []) -> WeatherBatch<Int, Int> {
            WeatherBatch(Array(gates.indices), concurrency: concurrency) { index throws(WeatherError) in
                started.increment()
                do {
                    try await gates[index].pass()
                } catch {
                    cancelled.increment()
                    throw .cancelled
                }
                guard !failing.contains(index) else { throw .notFound }
                return Fetched.sample(index * 10)
            }
        }
    }

    @Test
    func `returns the results in the order of their arrival`() async throws {
        let source = Source(3)
        var iterator = source.batch(concurrency: 3).makeAsyncIterator()
        var arrived: [Int] = []

        for index in [2, 0, 1] {
            source.gates[index].open()
            let element = try #require(await iterator.next())
            #expect(try element.result.get().value == index * 10)
            #expect(element.query == element.index)
            arrived.append(element.index)
        }

        #expect(arrived == [2, 0, 1])
        #expect(await iterator.next() == nil)
        #expect(await iterator.next() == nil)
    }

    @Test
    func `gives one result for each place when some fail`() async {
        let source = Source(100, isOpen: true)
        var values: [Int: Int] = [:]
        var failures: [Int: WeatherError] = [:]

        for await element in source.batch(concurrency: 7, failing: [0, 50, 99]) {
            switch element.result {
            case .success(let fetched): values[element.index] = fetched.value
            case .failure(let error): failures[element.index] = error
            }
        }

        #expect(failures == [0: .notFound, 50: .notFound, 99: .notFound])
        #expect(values.count == 97)
        #expect(values.allSatisfy { $0.value == $0.key * 10 })
        #expect(source.started.count == 100)
    }

    @Test
    func `of no places ends at once`() async {
        var iterator = Source(0).batch(concurrency: 4).makeAsyncIterator()

        #expect(await iterator.next() == nil)
    }

    @Test(arguments: [-3, 0, 1])
    func `has at least one place in flight`(concurrency: Int) async {
        let sut = Source(3, isOpen: true).batch(concurrency: concurrency)
        var indices: [Int] = []

        for await element in sut { indices.append(element.index) }

        #expect(sut.concurrency == 1)
        #expect(indices == [0, 1, 2])
    }

    @Test
    func `sends nothing before it is read`() async {
        let source = Source(3, isOpen: true)

        let iterator = source.batch(concurrency: 3).makeAsyncIterator()
        await settle()

        #expect(source.started.count == 0)
        _ = iterator
    }

    @Test
    func `does not run ahead of a slow reader`() async throws {
        let source = Source(50, isOpen: true)
        var iterator = source.batch(concurrency: 4).makeAsyncIterator()

        for read in 1...10 {
            _ = try #require(await iterator.next())
            // Those in flight and those that wait to be read are four together, besides the ones that were read.
            await source.started.wait(for: read + 4)
            await settle()
            #expect(source.started.count == read + 4)
        }
    }

    @Test
    func `is read twice with requests of its own`() async {
        let source = Source(3, isOpen: true)
        let sut = source.batch(concurrency: 2)

        for _ in 0..<2 {
            for await _ in sut {}
        }

        #expect(source.started.count == 6)
    }

    @Test
    func `ends and cancels its requests with the task that reads`() async {
        let source = Source(20)
        let reader = Task {
            var count = 0
            for await _ in source.batch(concurrency: 5) { count += 1 }
            return count
        }
        await source.started.wait(for: 5)

        reader.cancel()

        #expect(await reader.value == 0)
        await source.cancelled.wait(for: 5)
        await settle()
        #expect(source.started.count == 5)
    }

    @Test
    func `starts nothing in a cancelled task`() async {
        let source = Source(3, isOpen: true)
        let reader = Task {
            await until { false }
            var iterator = source.batch(concurrency: 3).makeAsyncIterator()
            return await iterator.next()?.index
        }

        reader.cancel()

        #expect(await reader.value == nil)
        #expect(source.started.count == 0)
    }

    @Test
    func `cancels its requests when the reader stops`() async {
        let source = Source(20)
        source.gates[0].open()

        for await _ in source.batch(concurrency: 5) { break }

        await source.cancelled.wait(for: 5)
        #expect(source.started.count == 6)
    }

    @Test
    func `ends for every copy of an iterator`() async {
        let source = Source(2)
        let sut = source.batch(concurrency: 2)
        let counts = await Task { @MainActor in
            var iterators = [sut.makeAsyncIterator()]
            iterators += Array(repeating: iterators[0], count: 4)
            let readers = iterators.map { iterator in
                Task { @MainActor in
                    var iterator = iterator
                    var count = 0
                    while await iterator.next() != nil { count += 1 }
                    return count
                }
            }
            await source.started.wait(for: 2)
            await settle()
            for gate in source.gates { gate.open() }
            var counts: [Int] = []
            for reader in readers { counts.append(await reader.value) }
            return counts
        }
        .value

        #expect(counts.reduce(0, +) == 2)
    }

    @Test(arguments: 0..<20)
    func `never loses a place whichever ends first`(seed: UInt64) async {
        var random = SeededGenerator(seed: seed)
        let yields = (0..<200).map { _ in Int.random(in: 0...20, using: &random) }
        let sut = WeatherBatch(yields, concurrency: Int.random(in: 1...30, using: &random)) {
            count throws(WeatherError) in
            for _ in 0..<count { await Task.yield() }
            return Fetched.sample(count)
        }
        let pauses = yields.shuffled(using: &random)
        var indices: [Int] = []

        for await element in sut {
            for _ in 0..<pauses[indices.count] { await Task.yield() }
            indices.append(element.index)
        }

        #expect(indices.sorted() == Array(0..<200))
    }
}
