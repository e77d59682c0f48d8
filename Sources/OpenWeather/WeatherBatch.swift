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
    }

    /// The places, in the order in which their requests start.
    public let queries: [Query]
    /// The largest number of places that are in flight or wait to be read; at least 1.
    public let concurrency: Int

    private let fetch: @Sendable (Query) async throws(WeatherError) -> Fetched<Value>

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
        self.queries = queries
        self.concurrency = Swift.max(1, concurrency)
        self.fetch = fetch
    }

    /// Returns an iterator, which starts the first requests when it is asked for the first element.
    public func makeAsyncIterator() -> Iterator {
        Iterator(BatchRun(queries, concurrency: concurrency, fetch: fetch))
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

/// The work of one reader of a batch: its tasks, and the results that it has not read yet.
final class BatchRun<Query: Sendable, Value: Sendable>: Sendable {
    /// The outcome for one place.
    typealias Element = WeatherBatch<Query, Value>.Element

    private typealias Waiter = CheckedContinuation<Element?, Never>

    private struct State: Sendable {
        var startedCount = 0
        var tasks: [Int: Task<Void, Never>] = [:]
        var arrived: [Element] = []
        var waiters: [Waiter] = []
        var isCancelled = false
    }

    private let queries: [Query]
    private let concurrency: Int
    private let fetch: @Sendable (Query) async throws(WeatherError) -> Fetched<Value>
    private let state = Locked(State())

    /// Creates a run without tasks; the first call of ``next()`` starts them.
    init(
        _ queries: [Query],
        concurrency: Int,
        fetch: @escaping @Sendable (Query) async throws(WeatherError) -> Fetched<Value>
    ) {
        self.queries = queries
        self.concurrency = concurrency
        self.fetch = fetch
    }

    /// Returns the next result to arrive; `nil` after the last one, or once the run is cancelled.
    ///
    /// Cancelling the calling task cancels the run.
    func next() async -> Element? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: Waiter) in
                let (isWaiting, element) = state.withLock { state -> (Bool, Element?) in
                    let element = state.arrived.isEmpty ? nil : state.arrived.removeFirst()
                    startTasks(&state)
                    let isWaiting = element == nil && !state.tasks.isEmpty
                    if isWaiting { state.waiters.append(continuation) }
                    return (isWaiting, element)
                }
                if !isWaiting { continuation.resume(returning: element) }
            }
        } onCancel: {
            cancel()
        }
    }

    /// Cancels the tasks, discards the results that were not read, and ends the sequence.
    func cancel() {
        let (tasks, waiters) = state.withLock { state in
            defer { state = State(isCancelled: true) }
            return (Array(state.tasks.values), state.waiters)
        }
        for task in tasks { task.cancel() }
        for waiter in waiters { waiter.resume(returning: nil) }
    }

    /// Starts tasks until as many places as permitted are in flight or wait to be read.
    private func startTasks(_ state: inout State) {
        guard !state.isCancelled else { return }
        while state.startedCount < queries.count, state.tasks.count + state.arrived.count < concurrency {
            let index = state.startedCount
            state.startedCount += 1
            state.tasks[index] = Task { [self] in await load(index) }
        }
    }

    private func load(_ index: Int) async {
        let result: Result<Fetched<Value>, WeatherError>
        do throws(WeatherError) {
            result = .success(try await fetch(queries[index]))
        } catch {
            result = .failure(error)
        }
        finish(Element(index: index, query: queries[index], result: result))
    }

    /// Gives a result to a waiting reader, or keeps it for the next one.
    private func finish(_ element: Element) {
        let waiters = state.withLock { state -> (first: Waiter?, others: [Waiter]) in
            guard state.tasks.removeValue(forKey: element.index) != nil else { return (nil, []) }
            let first = state.waiters.isEmpty ? nil : state.waiters.removeFirst()
            if first == nil { state.arrived.append(element) }
            startTasks(&state)
            // Copies of an iterator may wait at the same time; after the last place there is nothing left for them.
            guard state.tasks.isEmpty else { return (first, []) }
            defer { state.waiters = [] }
            return (first, state.waiters)
        }
        waiters.first?.resume(returning: element)
        for waiter in waiters.others { waiter.resume(returning: nil) }
    }
}
