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
    public internal(set) var finished = 0
    /// The number of places that have failed.
    public internal(set) var failed = 0
    /// The wait that a place has just begun; `nil` when a place has just finished.
    public internal(set) var wait: Wait?

    /// Creates the progress of a batch that has not begun.
    ///
    /// - Parameter total: The number of places.
    public init(total: Int) {
        self.total = total
    }
}
