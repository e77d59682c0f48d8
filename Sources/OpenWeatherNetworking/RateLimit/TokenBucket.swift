/// A bucket with one token per request of a burst, each of which returns a fixed time after it was taken.
///
/// Tokens return one by one after a whole period instead of being added at a steady rate. This keeps every span of time
/// within the limit: 60 per minute are never 60 at once and 59 more within the same minute.
package struct TokenBucket: Sendable {
    private let capacity: Int
    private let period: Duration
    /// The times at which the taken tokens return, earliest first; those before `firstOut` have returned.
    private var returns: [Duration] = []
    private var firstOut = 0
    /// The time before which no token is given out.
    private var pausedUntil: Duration = .zero

    /// Creates a full bucket; when the burst does not divide the number of requests, the period is rounded up.
    package init(_ limit: RateLimit) {
        capacity = limit.burst
        period = limit.interval / (limit.requests / limit.burst)
    }

    /// Takes a token at `now` and returns `nil`, or returns the time until there is one.
    package mutating func take(at now: Duration) -> Duration? {
        let wait = wait(at: now, behind: 0)
        guard wait <= .zero else { return wait }
        returns.append(now + period)
        return nil
    }

    /// Takes back the token that was taken at `moment`, as its request was not sent.
    package mutating func giveBack(takenAt moment: Duration) {
        guard let index = returns[firstOut...].firstIndex(of: moment + period) else { return }
        returns.remove(at: index)
    }

    /// Returns how long a request that arrives at `now` waits behind `others`.
    package mutating func wait(at now: Duration, behind others: Int) -> Duration {
        takeBack(at: now)
        let count = returns.count - firstOut
        let (round, place) = (others + count).quotientAndRemainder(dividingBy: capacity)
        let tokens: Duration
        if round == 0 {
            tokens = .zero
        } else {
            // In the first round each request waits for a token that is out; later rounds follow, periods later.
            let base = place < count ? returns[firstOut + place] - now : period
            tokens = base + period * (round - 1)
        }
        return max(tokens, pausedUntil - now, .zero)
    }

    private mutating func takeBack(at now: Duration) {
        while firstOut < returns.count, returns[firstOut] <= now { firstOut += 1 }
        // Seldom, as a removal moves all that follow.
        guard firstOut > 64, firstOut > returns.count / 2 else { return }
        returns.removeFirst(firstOut)
        firstOut = 0
    }

    /// Returns how long the pause at `now` still lasts; zero without one.
    package func pause(at now: Duration) -> Duration {
        max(pausedUntil - now, .zero)
    }

    /// Gives out no token before `moment`; a pause is never shortened.
    package mutating func pause(until moment: Duration) {
        pausedUntil = max(pausedUntil, moment)
    }
}
