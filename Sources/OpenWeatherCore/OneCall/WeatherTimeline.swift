public import Foundation

/// The rows of a timeline of One Call 4.0, from the past to the future, as an asynchronous sequence in order of time.
///
/// The service sends a timeline in pages, each of which is a billed call. The sequence requests a page when all rows
/// before it were read, and none ahead. The next page begins one step after the last row; links in a response are never
/// followed. Rows that a page repeats are left out, and a page without a new row is the end.
///
/// ```swift
/// for try await hour in client.hourlyTimeline(at: coordinate, limits: TimelineLimits(rows: 72)) {
///     print(hour.value.date, hour.value.temperature)
/// }
/// ```
///
/// Only one page is in memory. Cancelling the reading task cancels the request and ends the sequence with
/// ``WeatherError/cancelled``.
public struct WeatherTimeline<Row: Sendable>: AsyncSequence, Sendable {
    /// A row with its date of arrival, origin and source.
    public typealias Element = Fetched<Row>

    private let start: Date?
    private let step: TimeInterval
    private let limits: TimelineLimits
    private let policy: FetchPolicy
    private let time: @Sendable (Row) -> Date
    private let page: @Sendable (Date?, FetchPolicy) async throws(WeatherError) -> Fetched<[Row]>

    /// Creates a timeline of pages of your own.
    ///
    /// - Parameters:
    ///   - start: The date of the first row; the present one when `nil`.
    ///   - step: The time between rows.
    ///   - limits: The limits at which the sequence ends.
    ///   - policy: Where the pages may come from.
    ///   - time: A closure that returns the date of a row.
    ///   - page: A closure that returns the page that begins at a date, or at the present one when it is `nil`, in any order;
    ///     an empty one is the end.
    public init(
        from start: Date?,
        step: Duration,
        limits: TimelineLimits,
        policy: FetchPolicy = .cacheFirst,
        time: @escaping @Sendable (Row) -> Date,
        page: @escaping @Sendable (Date?, FetchPolicy) async throws(WeatherError) -> Fetched<[Row]>
    ) {
        self.start = start
        self.step = step / .seconds(1)
        self.limits = limits
        self.policy = policy
        self.time = time
        self.page = page
    }

    /// Returns an iterator, which requests the first page when it is asked for the first row.
    public func makeAsyncIterator() -> Iterator {
        Iterator(timeline: self)
    }

    /// An iterator over the rows.
    ///
    /// Each iterator reads from the start, with requests of its own; pages that are fresh come from the cache.
    public struct Iterator: AsyncIteratorProtocol {
        private let timeline: WeatherTimeline
        /// The rows of the current page that were not read, the next one last.
        private var rows: [Fetched<Row>] = []
        private var cursor: Date?
        private var last: Date?
        private var rowCount = 0
        private var pageCount = 0
        private var callCount = 0
        private var isAtEnd = false

        fileprivate init(timeline: WeatherTimeline) {
            self.timeline = timeline
            cursor = timeline.start
        }

        /// Returns the next row, or `nil` at the end of the timeline or at a limit.
        ///
        /// - Throws: ``WeatherError`` when a page cannot be loaded, and ``WeatherError/cancelled`` when the task is cancelled;
        ///   the sequence then ends.
        public mutating func next() async throws(WeatherError) -> Fetched<Row>? {
            do throws(WeatherError) {
                guard isAtEnd || !Task.isCancelled else { throw .cancelled }
                if !isAtEnd, rows.isEmpty { try await loadPage() }
            } catch {
                isAtEnd = true
                rows = []
                throw error
            }
            let limits = timeline.limits
            guard let row = rows.popLast(), rowCount < limits.rows ?? .max else {
                isAtEnd = true
                rows = []
                return nil
            }
            rowCount += 1
            return row
        }

        private mutating func loadPage() async throws(WeatherError) {
            let limits = timeline.limits
            let isBehindEnd = limits.until.flatMap { end in cursor.map { $0 >= end } } ?? false
            guard pageCount < limits.pages, rowCount < limits.rows ?? .max, !isBehindEnd else { return }
            pageCount += 1
            let canCall = callCount < limits.calls
            let page: Fetched<[Row]>
            do throws(WeatherError) {
                page = try await timeline.page(cursor, canCall ? timeline.policy : .cacheOnly)
            } catch .notFound where pageCount > 1 {
                return  // The timeline ends here.
            } catch .notCached where !canCall {
                return
            }
            // An outdated page was requested in vain, unless only the cache was asked.
            if page.origin != .cache, page.origin != .stale(.notCached) { callCount += 1 }
            take(page)
        }

        /// Keeps the rows of a page that follow those before, latest first.
        private mutating func take(_ page: Fetched<[Row]>) {
            let earliest = last ?? cursor.map { $0 - timeline.step } ?? .distantPast
            var dated = page.value.map { (date: timeline.time($0), row: $0) }
            dated = dated.filter { $0.date > earliest && $0.date < timeline.limits.until ?? .distantFuture }
            dated.sort { $0.date < $1.date }
            for (index, element) in dated.enumerated().reversed()
            where index == 0 || element.date != dated[index - 1].date {
                rows.append(page.map { _ in element.row })
            }
            guard let newest = dated.last?.date else { return }
            last = newest
            cursor = newest + timeline.step
        }
    }
}

@available(*, unavailable)
extension WeatherTimeline.Iterator: Sendable {}

/// The limits at which a timeline ends.
///
/// Every page that is not in the cache is a billed call, so ``pages`` and ``calls`` have a limit unless you raise it.
///
/// ```swift
/// let limits = TimelineLimits(rows: 30, calls: 3)
/// for try await day in client.dailyTimeline(from: start, at: coordinate, limits: limits) {
///     rain.append(day.value.precipitation)
/// }
/// ```
public struct TimelineLimits: Hashable, Sendable {
    /// The largest number of rows; `nil` for no limit of their own.
    public var rows: Int?
    /// The largest number of pages, cached ones included.
    public var pages: Int
    /// The largest number of pages that may be requested from the service; further ones are read from the cache.
    public var calls: Int
    /// The date at which the timeline ends, not included; `nil` for the end of the service's.
    public var until: Date?

    /// Creates limits.
    ///
    /// - Parameters:
    ///   - rows: The largest number of rows; `nil` for no limit of their own.
    ///   - pages: The largest number of pages.
    ///   - calls: The largest number of pages that may be requested from the service.
    ///   - until: The date at which the timeline ends, not included.
    public init(rows: Int? = nil, pages: Int = 10, calls: Int = 10, until: Date? = nil) {
        self.rows = rows
        self.pages = pages
        self.calls = calls
        self.until = until
    }
}
