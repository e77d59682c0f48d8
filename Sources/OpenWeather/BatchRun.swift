import OpenWeatherCore

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
    private let fetch: WeatherBatch<Query, Value>.Fetch
    private let state = Locked(State())
    private let progressHandler: @Sendable (BatchProgress) -> Void
    private let progress: Locked<BatchProgress>

    /// Creates a run without tasks; the first call of ``next()`` starts them.
    init(
        _ queries: [Query],
        concurrency: Int,
        fetch: @escaping WeatherBatch<Query, Value>.Fetch,
        progressHandler: @escaping @Sendable (BatchProgress) -> Void
    ) {
        self.queries = queries
        self.concurrency = concurrency
        self.fetch = fetch
        self.progressHandler = progressHandler
        progress = Locked(BatchProgress(total: queries.count))
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
            result = .success(try await fetch(queries[index]) { wait in self.report { $0.wait = wait } })
        } catch {
            result = .failure(error)
        }
        report { progress in
            progress.finished += 1
            progress.wait = nil
            if case .failure = result { progress.failed += 1 }
        }
        finish(Element(index: index, query: queries[index], result: result))
    }

    /// Changes the progress and reports it, before the next change.
    private func report(_ change: (inout BatchProgress) -> Void) {
        guard !state.withLock({ $0.isCancelled }) else { return }
        progress.withLock { progress in
            change(&progress)
            progressHandler(progress)
        }
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
