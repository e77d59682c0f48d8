/// A text to show together with the way it is spoken.
public struct SpokenText: Hashable, Sendable {
    /// The text to show, for example `12°`.
    public let text: String

    /// The text to speak, for example "12 degrees Celsius".
    public let spoken: String

    /// Creates a text; it is spoken as it is written unless said otherwise.
    public init(_ text: String, spoken: String? = nil) {
        self.text = text
        self.spoken = spoken ?? text
    }
}
