public import OpenWeatherCore

/// The values of many places within a number of calls, as an asynchronous sequence.
///
/// ``OpenWeatherClient/currentWeather(for:calls:cell:options:concurrency:)`` creates surveys. Nothing is read or sent
/// before the sequence is read, and each reader has the calls anew.
///
/// ```swift
/// for await place in client.currentWeather(for: cities, calls: 20) {
///     switch place.result {
///     case .success(let weather):
///         print(place.index, weather.temperature.celsius, weather.isStale ? "of \(weather.fetchedAt)" : "")
///     case .failure(let reason): print(place.index, reason)
///     }
/// }
/// ```
///
/// The elements come in this order:
///
/// 1. Kept values, without a call: the fresh ones are final, those that are stale come again.
/// 2. Requested values as they arrive. Places without a value are requested first, then those with the oldest one.
/// 3. The rest: a stale value, or none, each with the reason, such as ``/OpenWeatherCore/CallLimit/run``.
///
/// Each place has exactly one element that is ``Element/isFinal``. Places in one cell of a grid share a request, and each
/// element says for which place its value is. A failure that every other place would meet, such as a refused key or a
/// limit, ends the requests; a place that fails in another way does not affect the others. When the reading task is
/// cancelled or the iterator is released, the requests in flight are cancelled, no more are started, and the sequence
/// ends.
public struct WeatherSurvey<Value: Sendable>: AsyncSequence, Sendable {
    /// A value for one place, or the reason there is none.
    public struct Element: Sendable {
        /// The position of the place in the survey, from 0.
        public let index: Int
        /// The place.
        public let query: LocationQuery
        /// The place that the value was requested for: ``query``, or another one in its cell.
        ///
        /// A kept value may have been requested for any point that agrees with this one to two decimals, as a cache does
        /// not tell these apart.
        public let representative: LocationQuery
        /// The value, or the reason there is none.
        ///
        /// A value that is stale has the reason as its ``/OpenWeatherCore/Fetched/origin``, and
        /// ``/OpenWeatherCore/Fetched/age(at:)`` is its age.
        public let result: Result<Fetched<Value>, WeatherError>
        /// A Boolean value that indicates whether this is the last element of the place.
        public let isFinal: Bool

        /// Creates the value of a place, for previews and tests of what shows it.
        ///
        /// - Parameters:
        ///   - index: The position of the place in the survey, from 0.
        ///   - query: The place.
        ///   - representative: The place that the value was requested for; `nil` when it is `query`.
        ///   - result: The value, or the reason there is none.
        ///   - isFinal: Whether this is the last element of the place.
        public init(
            index: Int,
            query: LocationQuery,
            representative: LocationQuery? = nil,
            result: Result<Fetched<Value>, WeatherError>,
            isFinal: Bool = true
        ) {
            self.index = index
            self.query = query
            self.representative = representative ?? query
            self.result = result
            self.isFinal = isFinal
        }

        /// The distance from the place to ``representative``; 0 m when they are the same.
        public var distance: Length {
            guard case .coordinate(let place) = query, case .coordinate(let other) = representative else {
                return Length(meters: 0)
            }
            return place.distance(to: other)
        }
    }

    /// The places.
    public let queries: [LocationQuery]
    /// The largest number of calls, repeated requests included; at least 0.
    public let calls: Int
    /// The height and width of a cell of the grid in degrees, in `0.01...1`.
    public let cell: Double
    /// The largest number of places that are in flight or wait to be read; at least 1.
    public let concurrency: Int

    /// Returns the value of a place as a policy allows.
    typealias Fetch = @Sendable (LocationQuery, FetchPolicy) async throws(WeatherError) -> Fetched<Value>

    private let fetch: Fetch
    /// Returns a fresh value of a place, kept or from the service, or throws.
    let request: WeatherBatch<LocationQuery, Value>.Fetch
    private(set) var progressHandler: @Sendable (BatchProgress) -> Void = { _ in }

    /// Creates a survey.
    init(
        _ queries: [LocationQuery],
        calls: Int,
        cell: Double,
        concurrency: Int,
        fetch: @escaping Fetch,
        request: @escaping WeatherBatch<LocationQuery, Value>.Fetch
    ) {
        self.queries = queries
        self.calls = Swift.max(0, calls)
        // In this order of arguments, the comparison with NaN chooses the smallest cell.
        self.cell = Swift.min(1, Swift.max(0.01, cell))
        self.concurrency = Swift.max(1, concurrency)
        self.fetch = fetch
        self.request = request
    }

    /// The cells of the places.
    var cells: SurveyCells { SurveyCells(of: queries, size: (cell * 100).rounded()) }

    /// Returns the kept value of a place without a request, fresh or stale; `nil` when there is none.
    func keptValue(of query: LocationQuery) async -> Fetched<Value>? { try? await fetch(query, .cacheOnly) }

    /// Returns the newest of the kept values of places, fresh ones first; `nil` when there is none.
    func newestValue(of places: ArraySlice<Int>) async -> (place: Int, value: Fetched<Value>)? {
        var newest: (place: Int, value: Fetched<Value>)?
        for place in places {
            guard let value = await keptValue(of: queries[place]) else { continue }
            if let newest, !value.isNewer(than: newest.value) { continue }
            newest = (place, value)
        }
        return newest
    }

    /// Returns a survey that reports its progress.
    ///
    /// - Parameter handler: A closure that is called when the final element of a place is returned, and when one begins
    ///   to wait for a limit before it is requested again. It is called on any thread, one call after another, and has
    ///   to return soon. A place with a stale value has not failed. Each reader of the survey reports for itself. It
    ///   replaces an earlier one.
    /// - Returns: The survey.
    public func onProgress(_ handler: @escaping @Sendable (BatchProgress) -> Void) -> WeatherSurvey {
        var survey = self
        survey.progressHandler = handler
        return survey
    }

    /// Returns what is kept and how many calls are needed, without a request.
    ///
    /// It reads the kept value of each place, as the beginning of the sequence does.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/cancelled`` when the task is cancelled.
    public func plan() async throws(WeatherError) -> SurveyPlan {
        var plan = SurveyPlan()
        let cells = cells
        for cell in 0..<cells.count {
            let newest = await newestValue(of: cells[cell])
            guard !Task.isCancelled else { throw .cancelled }
            plan.add(cells[cell].count, newest.map { $0.value.isStale }, calls: calls)
        }
        return plan
    }

    /// Returns an iterator, which reads the first values when it is asked for the first element.
    public func makeAsyncIterator() -> Iterator { Iterator(run: SurveyRun(self)) }

    /// The position of a reader in a survey.
    ///
    /// The requests in flight are cancelled when it is released.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var run: SurveyRun<Value>

        /// Returns the next value; `nil` after the last one, or when the calling task is cancelled.
        public mutating func next() async -> Element? { await run.next() }
    }
}

@available(*, unavailable)
extension WeatherSurvey.Iterator: Sendable {}

/// The kept values of the places of a ``WeatherSurvey``, and the calls that the others need.
public struct SurveyPlan: Hashable, Sendable {
    /// The number of places with a fresh value.
    public private(set) var fresh: Int
    /// The number of places with a stale value.
    public private(set) var stale: Int
    /// The number of places without a value.
    public private(set) var absent: Int
    /// The number of cells that the places are in.
    public private(set) var cells: Int
    /// The largest number of calls of a first attempt: one for each cell without a fresh value, as far as the survey has
    /// calls.
    ///
    /// The budget of the client may permit fewer, see ``OpenWeatherClient/callUsage()``.
    public private(set) var calls: Int

    /// Creates a plan, by default of no places, for previews and tests of what shows it.
    public init(fresh: Int = 0, stale: Int = 0, absent: Int = 0, cells: Int = 0, calls: Int = 0) {
        self.fresh = fresh
        self.stale = stale
        self.absent = absent
        self.cells = cells
        self.calls = calls
    }

    /// Adds the places of a cell, whose value is stale or not, `nil` without one, to the plan of a survey.
    fileprivate mutating func add(_ places: Int, _ isStale: Bool?, calls limit: Int) {
        cells += 1
        switch isStale {
        case false: fresh += places
        case true: stale += places
        case nil: absent += places
        }
        if isStale != false { calls = min(calls + 1, limit) }
    }
}

extension Fetched {
    /// Returns whether the value is preferred to another: a fresh one to one that is stale, else the later one.
    fileprivate func isNewer(than other: Fetched) -> Bool {
        isStale == other.isStale ? fetchedAt > other.fetchedAt : other.isStale
    }
}
