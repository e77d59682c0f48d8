import Foundation

extension Date {
    /// Whether an answer fetched at this moment should be used at `now` rather than one fetched at `other`.
    ///
    /// The later one is better, but one from the future, as a clock that was set back makes it, is worse than any.
    func isBetterFetch(than other: Date, at now: Date) -> Bool {
        switch (self <= now, other <= now) {
        case (true, true): self > other
        case (let isPast, _): isPast
        }
    }
}
