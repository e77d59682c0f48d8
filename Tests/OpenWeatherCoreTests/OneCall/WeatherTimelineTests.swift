import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Timelines", .watched)
struct WeatherTimelineTests {
    /// Pages of numbers, whose dates are the numbers as hours; records what it is asked for.
    private final class Book: Sendable {
        let asked = Locked<[Int?]>([])
        let policies = Locked<[FetchPolicy]>([])
        private let pages: @Sendable (Int?, FetchPolicy) throws(WeatherError) -> Fetched<[Int]>

        init(_ pages: @escaping @Sendable (Int?, FetchPolicy) throws(WeatherError) -> Fetched<[Int]>) {
            self.pages = pages
        }

        convenience init(_ pages: @escaping @Sendable (Int?) -> [Int]) {
            self.init { start, _ throws(WeatherError) in .sample(pages(start)) }
        }

        func timeline(from start: Int? = nil, _ limits: TimelineLimits = TimelineLimits()) -> WeatherTimeline<Int> {
            WeatherTimeline(
                from: start.map(WeatherTimelineTests.date),
                step: .seconds(3_600),
                limits: limits,
                time: WeatherTimelineTests.date,
                page: { [self] date, policy throws(WeatherError) in
                    let start = date.map { Int($0.timeIntervalSince1970 / 3_600) }
                    asked.withLock { $0.append(start) }
                    policies.withLock { $0.append(policy) }
                    return try pages(start, policy)
                }
            )
        }

        func read(from start: Int? = nil, _ limits: TimelineLimits = TimelineLimits()) async throws -> [Int] {
            var rows: [Int] = []
            for try await row in timeline(from: start, limits) { rows.append(row.value) }
            return rows
        }

        var requests: [Int?] { asked.withLock { $0 } }
    }

    private static func date(_ number: Int) -> Date { Date(timeIntervalSince1970: Double(number) * 3_600) }

    /// An honest timeline of 100 rows in pages of 20.
    private let honest = Book { start in
        let first = start ?? 50
        return first < 100 ? Array(first..<min(100, first + 20)) : []
    }

    @Test
    func `stitch pages until one is empty`() async throws {
        #expect(try await honest.read(from: 50) == Array(50..<100))
        #expect(honest.requests == [50, 70, 90, 100])
    }

    @Test
    func `begin at the present without a start`() async throws {
        #expect(try await honest.read(from: nil, TimelineLimits(rows: 25)) == Array(50..<75))
        #expect(honest.requests == [nil, 70])
    }

    @Test
    func `request no page ahead of the reader`() async throws {
        var iterator = honest.timeline(from: 0).makeAsyncIterator()
        #expect(honest.requests.isEmpty)
        for row in 0..<20 { #expect(try await iterator.next()?.value == row) }
        #expect(honest.requests == [0])
        #expect(try await iterator.next()?.value == 20)
        #expect(honest.requests == [0, 20])
    }

    @Test(arguments: [
        (TimelineLimits(rows: 20), 20, 1), (TimelineLimits(rows: 21), 21, 2), (TimelineLimits(rows: 0), 0, 0),
        (TimelineLimits(pages: 2), 40, 2), (TimelineLimits(pages: 0), 0, 0),
        (TimelineLimits(until: Date(timeIntervalSince1970: 30 * 3_600)), 30, 2),
        (TimelineLimits(until: Date(timeIntervalSince1970: 20 * 3_600)), 20, 1),
        (TimelineLimits(pages: 100), 100, 6),
    ])
    func `end at their limits`(limits: TimelineLimits, rowCount: Int, requestCount: Int) async throws {
        #expect(try await honest.read(from: 0, limits) == Array(0..<rowCount))
        #expect(honest.requests.count == requestCount)
    }

    @Test
    func `read the cache alone after the last call`() async throws {
        let book = Book { start, policy throws(WeatherError) in
            let first = start ?? 0
            let origin: FetchOrigin = first == 40 ? .cache : .network
            if policy == .cacheOnly, origin == .network { throw .notCached }
            return .sample(Array(first..<first + 20), from: origin)
        }
        #expect(try await book.read(from: 0, TimelineLimits(calls: 2)) == Array(0..<60))
        #expect(book.policies.withLock { $0 } == [.cacheFirst, .cacheFirst, .cacheOnly, .cacheOnly])
    }

    @Test
    func `count the calls for pages that are outdated`() async throws {
        let book = Book { start, policy throws(WeatherError) in
            let first = start ?? 0
            let reason: WeatherError = policy == .cacheOnly ? .notCached : .timedOut
            return .sample(Array(first..<first + 20), from: .stale(reason))
        }
        #expect(try await book.read(from: 0, TimelineLimits(pages: 4, calls: 2)) == Array(0..<80))
        #expect(book.policies.withLock { $0 } == [.cacheFirst, .cacheFirst, .cacheOnly, .cacheOnly])
    }

    @Test
    func `leave out what is repeated out of order or before`() async throws {
        let book = Book { start in
            switch start {
            case 10: [9, 3, 12, 11, 10, 10, 12]
            case 13: [5, 12, 13, 14, 13]
            case 15: [14, 13, 12]
            default: [1_000]
            }
        }
        #expect(try await book.read(from: 10) == [10, 11, 12, 13, 14])
        #expect(book.requests == [10, 13, 15])
    }

    @Test
    func `end where a page repeats for ever`() async throws {
        let book = Book { _ in [1, 2, 3] }
        #expect(try await book.read(from: 1) == [1, 2, 3])
        #expect(book.requests == [1, 4])
    }

    @Test
    func `go on behind a short page`() async throws {
        let book = Book { start in
            let first = start ?? 0
            return first < 30 ? Array(first..<first + 7) : []
        }
        #expect(try await book.read(from: 0) == Array(0..<35))
        #expect(book.requests == [0, 7, 14, 21, 28, 35])
    }

    @Test
    func `end with the first failure`() async throws {
        let book = Book { start, _ throws(WeatherError) in
            guard start == 0 else { throw .timedOut }
            return .sample([0, 1])
        }
        var iterator = book.timeline(from: 0).makeAsyncIterator()
        #expect(try await iterator.next()?.value == 0)
        #expect(try await iterator.next()?.value == 1)
        await #expect(throws: WeatherError.timedOut) { try await iterator.next() }
        #expect(try await iterator.next() == nil)
        #expect(book.requests == [0, 2])
    }

    @Test
    func `end behind the first page where the service has nothing`() async throws {
        let book = Book { start, _ throws(WeatherError) in
            guard start == 0 else { throw .notFound }
            return .sample([0, 1])
        }
        #expect(try await book.read(from: 0) == [0, 1])
        await #expect(throws: WeatherError.notFound) { try await book.read(from: 5) }
    }

    @Test
    func `end with their reader`() async {
        let gate = Gate()
        let timeline = WeatherTimeline<Int>(
            from: nil,
            step: .seconds(1),
            limits: TimelineLimits(),
            time: Self.date,
            page: { _, _ throws(WeatherError) in
                do { try await gate.pass() } catch { throw .cancelled }
                return .sample([1])
            }
        )
        let reader = Task {
            for try await _ in timeline { Issue.record("a row of a page that never came") }
        }
        await gate.waitForArrivals()
        reader.cancel()
        await #expect(throws: WeatherError.cancelled) { try await reader.value }
    }

    @Test(arguments: [[1, 2], [1]])
    func `end with a reader that is cancelled between rows, also behind the last one`(page: [Int]) async {
        let timeline = Book { _ in page }.timeline(from: 1, TimelineLimits(pages: 1))
        let rows = Locked(0)
        let reader = Task {
            for try await _ in timeline {
                rows.withLock { $0 += 1 }
                withUnsafeCurrentTask { $0?.cancel() }
            }
        }
        await #expect(throws: WeatherError.cancelled) { try await reader.value }
        #expect(rows.withLock { $0 } == 1)
    }

    @Test
    func `hold 47 years of days in the memory of a page`() async throws {
        let alive = Locked((now: 0, most: 0))
        /// A row that counts how many of it there are.
        final class Row: Sendable {
            let number: Int
            private let alive: Locked<(now: Int, most: Int)>

            init(_ number: Int, _ alive: Locked<(now: Int, most: Int)>) {
                (self.number, self.alive) = (number, alive)
                alive.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
            }

            deinit {
                alive.withLock { $0.now -= 1 }
            }
        }
        let timeline = WeatherTimeline<Row>(
            from: Self.date(0),
            step: .seconds(3_600),
            limits: TimelineLimits(rows: 17_000, pages: .max, calls: .max),
            time: { Self.date($0.number) },
            page: { date, _ throws(WeatherError) in
                let first = Int((date?.timeIntervalSince1970 ?? 0) / 3_600)
                return .sample((first..<first + 10).map { Row($0, alive) })
            }
        )
        var count = 0
        for try await row in timeline {
            #expect(row.value.number == count)
            count += 1
        }
        #expect(count == 17_000)
        #expect(alive.withLock { $0.most } <= 22)
    }

    @Test
    func `of days begin at midnight in UTC and keep the days of the place`() async throws {
        let source = Days()
        let first = LocalDay(daysSince1970: 20_000)
        var days: [LocalDay] = []
        for try await day in source.dailyTimeline(from: first, at: .lisbon, limits: TimelineLimits(rows: 15)) {
            days.append(day.value.day)
        }
        #expect(days == (0..<15).map { first.advanced(by: $0) })
        #expect(source.asked.withLock { $0 } == [first, first.advanced(by: 10)])
    }

    /// A source of days in pages of ten.
    private struct Days: WeatherTimelineRepository {
        let asked = Locked<[LocalDay?]>([])

        func hourlyPage(
            _ step: TimelineStep,
            from start: Date?,
            at coordinate: Coordinate,
            options: RequestOptions,
            policy: FetchPolicy
        ) async throws(WeatherError) -> Fetched<[HourlyForecast]> {
            throw .unsupported
        }

        func dailyPage(
            from start: LocalDay?,
            at coordinate: Coordinate,
            options: RequestOptions,
            policy: FetchPolicy
        ) async throws(WeatherError) -> Fetched<[DailyForecast]> {
            asked.withLock { $0.append(start) }
            return .sample(DailyForecast.samples(count: 10, from: start ?? LocalDay(daysSince1970: 0)))
        }
    }
}
