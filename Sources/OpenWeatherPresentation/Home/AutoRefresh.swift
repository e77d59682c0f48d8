import Foundation
public import OpenWeatherCore
import OpenWeatherScreenKit

/// The interval and the policy at which a screen refreshes itself.
///
/// Give one to ``HomeBuilder``. The screen refreshes only while ``HomeViewModel/runAutoRefresh()`` runs and while the
/// user has not turned automatic refresh off in the settings.
public struct AutoRefresh: Hashable, Sendable {
    /// The time between two refreshes, at least ten seconds; `nil` when the screen never refreshes itself.
    public let interval: Duration?

    /// The sources that a refresh may get its value from.
    ///
    /// ``/OpenWeatherCore/FetchPolicy/cacheFirst`` by default: a response younger than its lifetime causes no request,
    /// and the service measures no more often than every ten minutes anyway. It is the policy for the weather now; a
    /// forecast that is younger than half an hour causes no request, whatever the policy.
    public let policy: FetchPolicy

    /// Creates a setting that refreshes every `interval`; fewer than ten seconds become ten.
    public init(every interval: Duration, policy: FetchPolicy = .cacheFirst) {
        self.interval = max(interval, Self.shortestInterval)
        self.policy = policy
    }

    private init() {
        interval = nil
        policy = .cacheFirst
    }

    /// The shortest time between two refreshes, which is much less than the service takes to measure again.
    private static let shortestInterval = Duration.seconds(10)

    /// Returns the time after the end of its lifetime in which a value is about to be replaced: two intervals, and at most
    /// two minutes; zero without automatic refresh.
    static func allowance(of interval: Duration?) -> Duration {
        min((interval ?? .zero) * 2, .seconds(120))
    }

    /// A refresh every 60 seconds.
    public static let everyMinute = AutoRefresh(every: .seconds(60))

    /// No automatic refresh, not even when the network returns or the app becomes active.
    public static let off = AutoRefresh()
}

extension LoadState where Value: PlaceValue {
    /// Returns whether the last failure, if there was one, allows another request after `elapsed`.
    ///
    /// A failure that only the user can resolve does not. One for too many requests does after the wait that the
    /// service asked for, at most a day, or after ten minutes when it asked for none.
    func mayRequestAgain(after elapsed: Duration) -> Bool {
        var failure = failure
        if failure == nil, case .stale(let cause)? = value?.fetched.origin { failure = cause }
        guard let failure else { return true }
        // A failure to save on this device says nothing about the service.
        if case .storage = failure { return true }
        guard case .rateLimited(let wait, _) = failure else { return failure.isTransient }
        return elapsed >= min(wait ?? .seconds(600), .longestWait)
    }
}

extension LoadState<PlaceWeather> {
    /// Returns whether the value is missing, stale, at least `lifetime` old, or left over from before a failure.
    func isOutdated(at now: Date, lifetime: Duration) -> Bool {
        failure != nil || value?.isOutdated(at: now, lifetime: lifetime) != false
    }
}
