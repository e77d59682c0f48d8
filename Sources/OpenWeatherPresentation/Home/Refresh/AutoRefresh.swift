public import OpenWeatherCore

/// Whether and how a screen refreshes itself.
public struct AutoRefresh: Hashable, Sendable {
    /// The time between two refreshes; `nil` when the screen never refreshes itself.
    public let interval: Duration?

    /// Where a refresh may get its value from.
    ///
    /// The cache by default: an answer younger than its lifetime costs the service nothing, and it does not measure
    /// more often than every ten minutes anyway.
    public let policy: FetchPolicy

    /// Creates a setting that refreshes every `interval`.
    public init(every interval: Duration, policy: FetchPolicy = .cacheFirst) {
        self.interval = interval
        self.policy = policy
    }

    private init() {
        interval = nil
        policy = .cacheFirst
    }

    /// Every 60 seconds.
    public static let everyMinute = AutoRefresh(every: .seconds(60))

    /// Never, also not when the network returns or the app becomes active.
    public static let off = AutoRefresh()
}
