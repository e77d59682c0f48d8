public import OpenWeatherCore

/// A key of the OpenWeather service that cannot be printed.
///
/// Interpolation, `print`, `dump` and `String(reflecting:)` show a placeholder.
public struct APIKey: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The key's text.
    let secret: Secret

    /// Wraps a key; white space around it, as copying adds, does not count.
    public init(_ key: String) {
        secret = Secret(String(key.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()))
    }

    /// Wraps a key from a ``/OpenWeatherCore/SecretStore``.
    public init(_ secret: Secret) {
        self.init(secret.reveal())
    }

    /// Whether there is no usable key: the text is empty or one of the placeholders that examples use.
    ///
    /// Anything else is sent; the service's keys are 32 hexadecimal digits in practice, but it does not promise so.
    public var isMissing: Bool {
        let text = secret.reveal().lowercased().filter { $0.isLetter || $0.isNumber }
        let placeholders: Set<String> = [
            "", "apikey", "yourapikey", "yourkey", "youropenweatherapikey", "insertyourapikeyhere", "changeme", "key",
            "appid", "yourappid", "todo", "xxx", "placeholder", "openweatherapikey",
        ]
        return placeholders.contains(text) || text.allSatisfy { $0 == "x" || $0 == "0" }
    }

    /// A placeholder.
    public var description: String { secret.description }

    /// A placeholder.
    public var debugDescription: String { description }

    /// A mirror without children, so that `dump` shows nothing.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
