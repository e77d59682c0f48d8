/// What went wrong and what to do about it.
package struct FailureText: Hashable, Sendable {
    /// What went wrong, in a few words and without a period.
    package let title: String

    /// What to do about it, in one or two sentences.
    package let message: String
}
