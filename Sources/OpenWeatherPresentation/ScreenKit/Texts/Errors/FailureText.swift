/// What went wrong and what to do about it.
public struct FailureText: Hashable, Sendable {
    /// What went wrong, in a few words and without a period.
    public let title: String

    /// What to do about it, in one or two sentences.
    public let message: String
}
