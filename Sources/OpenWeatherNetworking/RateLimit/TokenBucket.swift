/// As many tokens as may be sent in a burst, each of which comes back a fixed time after it was taken.
///
/// Tokens that come back one by one after a whole period, instead of dripping in from the start, are what keeps every
/// stretch of time within the limit: 60 a minute are never 60 at once and 59 more within the same minute.
struct TokenBucket: Sendable {
    private let capacity: Int
    private let period: Duration
    /// The moments at which the taken tokens come back, earliest first.
    private var returns: [Duration] = []
    /// Nothing is given out before this moment.
    private(set) var pausedUntil: Duration = .zero

    /// A full bucket. Where bursts do not divide the number of requests, the period is rounded up.
    init(_ limit: RateLimit) {
        capacity = limit.burst
        period = limit.interval / (limit.requests / limit.burst)
    }

    /// Takes a token at `now`, or tells how long there is none.
    mutating func take(at now: Duration) -> Duration? {
        let wait = wait(at: now, behind: 0)
        guard wait <= .zero else { return wait }
        returns.append(now + period)
        return nil
    }

    /// How long someone waits who comes at `now` and lets `others` go first.
    mutating func wait(at now: Duration, behind others: Int) -> Duration {
        returns.removeAll { $0 <= now }
        let (round, place) = (others + returns.count).quotientAndRemainder(dividingBy: capacity)
        let tokens: Duration
        if round == 0 {
            tokens = .zero
        } else {
            // In the first round each follows a token that is out; those in later rounds follow them, periods later.
            let base = place < returns.count ? returns[place] - now : period
            tokens = base + period * (round - 1)
        }
        return max(tokens, pausedUntil - now, .zero)
    }

    /// Gives nothing out before `moment`; a pause is never shortened.
    mutating func pause(until moment: Duration) {
        pausedUntil = max(pausedUntil, moment)
    }
}
