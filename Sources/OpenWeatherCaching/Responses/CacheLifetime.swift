/// How long a kind of answer may be used.
public struct CacheLifetime: Hashable, Sendable {
    /// How long an answer is used without asking the service again.
    public let fresh: Duration

    /// The age up to which an answer is shown when the service cannot be asked; older ones are as good as none.
    public let stale: Duration

    /// Creates a lifetime; `fresh` beyond `stale` counts as `stale`.
    public init(fresh: Duration, stale: Duration) {
        self.fresh = min(fresh, stale)
        self.stale = stale
    }
}
