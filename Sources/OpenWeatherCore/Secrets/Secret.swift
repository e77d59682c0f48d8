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

/// A safe place for secrets such as the API key.
public protocol SecretStore: Sendable {
    /// The secret stored under `name`, or `nil`.
    ///
    /// - Throws: ``WeatherError/storage(_:)``.
    func secret(named name: String) async throws(WeatherError) -> Secret?

    /// Stores `secret` under `name`, or removes what is stored there when it is `nil`.
    ///
    /// - Throws: ``WeatherError/storage(_:)``.
    func setSecret(_ secret: Secret?, named name: String) async throws(WeatherError)
}
