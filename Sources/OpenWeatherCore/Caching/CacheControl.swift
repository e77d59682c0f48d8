/// A cache as its user sees it: how much it keeps, and a way to empty it.
public protocol CacheControl: Sendable {
    /// How much is kept.
    func usage() async -> CacheUsage

    /// Forgets everything that is kept; what is kept afterwards is told by ``usage()``.
    func clear() async
}
