package import Foundation

/// The rule that determines when a widget requests its next reload.
///
/// After a success it waits for ``interval``. After a temporary failure, it doubles the wait with every failure in a
/// row, up to ``longestWait``, and waits at least as long as the service requires. After a failure that only the user
/// can resolve, such as a rejected key, it uses the longest wait immediately; the app reloads the widget when something
/// changes.
///
/// The default budget follows "Keeping a widget up to date" in Apple's documentation, which names 40 to 70 reloads a
/// day.
public struct WidgetReloadPolicy: Hashable, Sendable {
    /// The wait after a successful reload; 15 minutes by default.
    public var interval: Duration

    /// The longest wait between two attempts, unless the service requires a longer one; four hours by default.
    public var longestWait: Duration

    /// The number of reloads in 24 hours after which ``waitBeyondBudget`` applies; 70 by default.
    public var dailyBudget: Int

    /// The shortest wait once the budget is used up; an hour by default.
    public var waitBeyondBudget: Duration

    /// Creates a policy; 15 minutes, four hours, 70 reloads, and one hour by default.
    public init(
        interval: Duration = .seconds(15 * 60),
        longestWait: Duration = .seconds(4 * 3600),
        dailyBudget: Int = 70,
        waitBeyondBudget: Duration = .seconds(3600)
    ) {
        self.interval = interval
        self.longestWait = longestWait
        self.dailyBudget = dailyBudget
        self.waitBeyondBudget = waitBeyondBudget
    }

    /// Returns the moment of the next reload.
    ///
    /// - Parameters:
    ///   - outcome: The outcome of the reload at `now`.
    ///   - now: The moment of that reload.
    ///   - consecutiveFailures: The number of failures in a row, including this one; 0 after a success.
    ///   - reloadsInLastDay: The number of reloads in the last 24 hours, including this one.
    /// - Returns: A moment after `now`.
    package func nextReload(
        after outcome: WidgetReloadOutcome,
        at now: Date,
        consecutiveFailures: Int,
        reloadsInLastDay: Int = 0
    ) -> Date {
        var wait = wait(after: outcome, consecutiveFailures: consecutiveFailures)
        if reloadsInLastDay >= dailyBudget { wait = max(wait, waitBeyondBudget) }
        return now.addingTimeInterval(wait / .seconds(1))
    }

    private func wait(after outcome: WidgetReloadOutcome, consecutiveFailures: Int) -> Duration {
        switch outcome {
        case .succeeded: interval
        case .failed(.rateLimited(let advice?, _)):
            // A longer wait is a mistake and must not stop the widget for good.
            max(backoff(consecutiveFailures), min(advice, Duration.longestWait))
        case .failed(.cancelled), .failed(.notCached), .failed(.location(.unavailable)),
            .failed(.location(.timedOut)):
            backoff(consecutiveFailures)
        case .failed(let error): error.isTransient ? backoff(consecutiveFailures) : longestWait
        }
    }

    /// Returns twice the interval after the first failure, four times after the second, and so on.
    private func backoff(_ failures: Int) -> Duration {
        min(interval * (1 << failures.clamped(to: 1...10)), longestWait)
    }
}

/// The outcome of a widget's last reload.
///
/// ``WidgetReloadPolicy/nextReload(after:at:consecutiveFailures:reloadsInLastDay:)`` takes it to plan the next one.
package enum WidgetReloadOutcome: Hashable, Sendable {
    /// The reload produced a value.
    case succeeded
    /// The reload failed with an error.
    case failed(WeatherError)
}
