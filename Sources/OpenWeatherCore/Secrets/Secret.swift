/// A text that cannot be printed by accident.
///
/// Interpolation, `print`, `dump` and `String(reflecting:)` show a placeholder; only ``reveal()`` gives the text.
public struct Secret: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    private let text: String

    /// Wraps a secret text.
    public init(_ text: String) {
        self.text = text
    }

    /// The text itself, for the one place that needs it.
    public func reveal() -> String { text }

    /// A placeholder.
    public var description: String { "••••" }

    /// A placeholder.
    public var debugDescription: String { description }

    /// A mirror without children, so that `dump` shows nothing.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
