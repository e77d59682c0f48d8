public import OpenWeatherCore

/// How far a ``WeatherBatch`` has come, and what it waits for.
public struct BatchProgress: Hashable, Sendable {
    /// A wait before a place is requested again, because a limit does not permit it yet.
    public struct Wait: Hashable, Sendable {
        /// The limit; `unknown` for the client's own rate limit.
        public let limit: CallLimit
        /// The length of the wait, from its beginning.
        public let delay: Duration

        /// Creates a wait.
        public init(limit: CallLimit, delay: Duration) {
            self.limit = limit
            self.delay = delay
        }
    }

    /// The number of places.
    public let total: Int
    /// The number of places that have a result, failures included.
    public internal(set) var finished: Int
    /// The number of places that have failed.
    public internal(set) var failed: Int
    /// The wait that a place has just begun; `nil` when a place has just finished.
    public internal(set) var wait: Wait?

    /// Creates the progress of a batch, by default of one that has not begun.
    ///
    /// A batch creates its own; this one is for previews and tests of what shows it.
    public init(total: Int, finished: Int = 0, failed: Int = 0, wait: Wait? = nil) {
        self.total = total
        self.finished = finished
        self.failed = failed
        self.wait = wait
    }
}
