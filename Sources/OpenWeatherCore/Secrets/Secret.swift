/// A text that cannot be printed by accident.
///
/// String interpolation, `print`, `dump`, and `String(reflecting:)` show a placeholder; only ``reveal()`` returns the
/// text. The type is not `Codable`, so a secret cannot end up in a file by accident either.
public struct Secret: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    private let text: String

    /// Creates a secret from its text.
    public init(_ text: String) {
        self.text = text
    }

    /// Returns the text; call it only where the text is used.
    public func reveal() -> String { text }

    /// A placeholder.
    public var description: String { "••••" }

    /// A placeholder.
    public var debugDescription: String { description }

    /// A mirror without children, so that `dump` shows nothing.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// A store for secrets such as the API key.
///
/// Implementations keep secrets where only the user's own apps can read them, for example in the keychain. Methods may
/// be called from any task at the same time.
public protocol SecretStore: Sendable {
    /// Returns the secret stored under `name`, or `nil` when there is none.
    ///
    /// - Throws: ``WeatherError/storage(_:)`` when it cannot be read.
    func secret(named name: String) async throws(WeatherError) -> Secret?

    /// Stores `secret` under `name`, or removes the stored one when `secret` is `nil`.
    ///
    /// - Throws: ``WeatherError/storage(_:)`` when the change cannot be saved.
    func setSecret(_ secret: Secret?, named name: String) async throws(WeatherError)
}
