public import Foundation

/// The rule for when a widget asks for its next reload.
///
/// After a success it waits ``interval``. After a failure that may pass it doubles the wait with every failure in
/// a row, up to ``longestWait``, and waits at least as long as the service asks. After a failure that only a person
/// can mend, such as a refused key, it waits the longest at once; the app reloads the widget when something changed.
///
/// Source for the budget: "Keeping a widget up to date" in Apple's documentation names 40 to 70 reloads a day.
public struct WidgetReloadPolicy: Hashable, Sendable {
    /// The wait after a success.
    public let interval: Duration

    /// The longest wait between two tries, unless the service asks for more.
    public let longestWait: Duration

    /// How many reloads a day are spent at the usual pace.
    public let dailyBudget: Int

    /// The shortest wait once the budget is spent.
    public let waitBeyondBudget: Duration

    /// Creates a policy: 15 minutes, four hours, 70 reloads and one hour unless said otherwise.
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

    /// The moment of the next reload.
    ///
    /// - Parameters:
    ///   - outcome: How the reload at `now` ended.
    ///   - now: The moment of that reload.
    ///   - consecutiveFailures: The failures in a row, with this one; 0 after a success.
    ///   - reloadsInLastDay: The reloads of the last 24 hours, with this one.
    /// - Returns: A moment after `now`.
    public func nextReload(
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
        case .failed(.rateLimited(let advice?)): max(backoff(consecutiveFailures), min(advice, Self.longestAdvice))
        case .failed(.cancelled), .failed(.notCached), .failed(.location(.unavailable)): backoff(consecutiveFailures)
        case .failed(let error): error.isTransient ? backoff(consecutiveFailures) : longestWait
        }
    }

    /// Twice the interval after the first failure, four times after the second, and so on.
    private func backoff(_ failures: Int) -> Duration {
        min(interval * (1 << min(max(failures, 1), 10)), longestWait)
    }

    /// A day: no server means a longer wait, and a broken one cannot stop the widget for good.
    private static let longestAdvice = Duration.seconds(86_400)
}

/// How a widget's last reload ended.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum WidgetReloadOutcome: Hashable, Sendable {
    /// With a value.
    case succeeded
    /// Without a network, or with a failure of the service.
    case failed(WeatherError)
}
