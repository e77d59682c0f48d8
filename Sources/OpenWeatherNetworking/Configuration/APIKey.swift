public import OpenWeatherCore

/// A key of the OpenWeather service that cannot be printed.
///
/// Interpolation, `print`, `dump` and `String(reflecting:)` show a placeholder. ``AuthorizingHTTPClient`` reads the key
/// once per request. Keys are equal when their strings are.
public struct APIKey: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The key itself.
    let secret: Secret

    /// Creates a key from a string; surrounding white space is removed.
    public init(_ key: String) {
        secret = Secret(String(key.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()))
    }

    /// Creates a key from a secret of a ``/OpenWeatherCore/SecretStore``.
    public init(_ secret: Secret) {
        self.init(secret.reveal())
    }

    /// A Boolean value that indicates whether the key is empty or a placeholder such as `YOUR_API_KEY`.
    ///
    /// Any other key is sent: the service's keys are 32 hexadecimal digits in practice, but that is not documented.
    public var isMissing: Bool {
        let text = secret.reveal().lowercased().filter { $0.isLetter || $0.isNumber }
        let placeholders: Set<String> = [
            "", "apikey", "yourapikey", "yourkey", "youropenweatherapikey", "insertyourapikeyhere", "changeme", "key",
            "appid", "yourappid", "todo", "xxx", "placeholder", "openweatherapikey",
        ]
        return placeholders.contains(text) || text.allSatisfy { $0 == "x" || $0 == "0" }
    }

    /// A placeholder, `••••`.
    public var description: String { secret.description }

    /// The same placeholder as ``description``.
    public var debugDescription: String { description }

    /// A mirror without children, so that `dump` shows nothing.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
