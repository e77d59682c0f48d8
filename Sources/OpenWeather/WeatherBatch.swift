public import OpenWeatherCore

/// The results of one request for many places, as an asynchronous sequence in the order of their arrival.
///
/// ``OpenWeatherClient/currentWeather(for:options:policy:concurrency:)`` and its siblings create batches; create one
/// yourself for another request. Nothing is sent before the sequence is read, and each reader sends its own requests.
///
/// ```swift
/// for await city in client.currentWeather(for: [.city("Lisbon"), .city("Porto"), .city("Madrid")]) {
///     guard let weather = try? city.result.get().value else { continue }
///     print(city.index, weather.temperature.celsius)
/// }
/// ```
///
/// At most ``concurrency`` places are in flight or wait to be read, so that a slow reader slows the requests down and
/// memory does not grow with the number of places. A place that fails does not affect the others: the sequence itself
/// never throws, and it ends after one element for each place. When the reading task is cancelled or the iterator is
/// released, the requests in flight are cancelled, no more are started, and the sequence ends.
public struct WeatherBatch<Query: Sendable, Value: Sendable>: AsyncSequence, Sendable {
    /// The outcome for one place.
    ///
    /// Elements arrive in the order of the responses. Use ``index`` to put a value where its place stands in the array.
    public struct Element: Sendable {
        /// The position of the place in the batch, from 0.
        public let index: Int
        /// The place.
        public let query: Query
        /// The value with its date, origin and source, or the reason there is none.
        public let result: Result<Fetched<Value>, WeatherError>

        /// Creates the outcome for a place, for previews and tests of what shows it.
        public init(index: Int, query: Query, result: Result<Fetched<Value>, WeatherError>) {
            self.index = index
            self.query = query
            self.result = result
        }
    }

    /// The places, in the order in which their requests start.
    public let queries: [Query]
    /// The largest number of places that are in flight or wait to be read; at least 1.
    public let concurrency: Int

    typealias Fetch =
        @Sendable (
            Query, _ onWait: @escaping @Sendable (BatchProgress.Wait) -> Void
        ) async throws(WeatherError) -> Fetched<Value>

    private let fetch: Fetch
    private var progressHandler: @Sendable (BatchProgress) -> Void = { _ in }

    /// Creates a batch of a request of your own.
    ///
    /// - Parameters:
    ///   - queries: The places; an empty array is an empty sequence.
    ///   - concurrency: The largest number of places that are in flight or wait to be read; a number below 1 becomes 1.
    ///   - fetch: A closure that returns the value for a place. It is called once for each place, from many tasks, and
    ///     has to end soon after its task is cancelled.
    public init(
        _ queries: [Query],
        concurrency: Int,
        fetch: @escaping @Sendable (Query) async throws(WeatherError) -> Fetched<Value>
    ) {
        self.init(queries, pacedTo: concurrency) { query, _ throws(WeatherError) in try await fetch(query) }
    }

    /// Creates a batch of requests that report their waits.
    init(_ queries: [Query], pacedTo concurrency: Int, fetch: @escaping Fetch) {
        self.queries = queries
        self.concurrency = Swift.max(1, concurrency)
        self.fetch = fetch
    }

    /// Returns a batch that reports its progress.
    ///
    /// ```swift
    /// let batch = client.currentWeather(for: cities)
    ///     .onProgress { report in
    ///         let wait = report.wait.map { "waits for \($0.delay): \($0.limit)" } ?? ""
    ///         print("\(report.finished) of \(report.total), \(report.failed) failed", wait)
    ///     }
    /// ```
    ///
    /// - Parameter handler: A closure that is called when a place has finished, and when one begins to wait for a limit
    ///   before it is requested again. It is called on any thread, one call after another, and has to return soon.
    ///   Each reader of the batch reports for itself. It replaces an earlier one.
    /// - Returns: The batch.
    public func onProgress(_ handler: @escaping @Sendable (BatchProgress) -> Void) -> WeatherBatch {
        var batch = self
        batch.progressHandler = handler
        return batch
    }

    /// Returns an iterator, which starts the first requests when it is asked for the first element.
    public func makeAsyncIterator() -> Iterator {
        Iterator(BatchRun(queries, concurrency: concurrency, fetch: fetch, progressHandler: progressHandler))
    }

    /// The position of a reader in a batch.
    ///
    /// Copies of an iterator share their position. The requests in flight are cancelled with the last copy.
    public struct Iterator: AsyncIteratorProtocol {
        /// The owner of a run, which cancels it when the last iterator is released.
        ///
        /// The tasks of a run keep the run alive and must not keep this object alive.
        private final class Owner: Sendable {
            let run: BatchRun<Query, Value>

            init(_ run: BatchRun<Query, Value>) {
                self.run = run
            }

            deinit {
                run.cancel()
            }
        }

        private let owner: Owner

        fileprivate init(_ run: BatchRun<Query, Value>) {
            owner = Owner(run)
        }

        /// Returns the next result to arrive; `nil` after the last one, or when the calling task is cancelled.
        public mutating func next() async -> Element? {
            await owner.run.next()
        }
    }
}

@available(*, unavailable)
extension WeatherBatch.Iterator: Sendable {}
