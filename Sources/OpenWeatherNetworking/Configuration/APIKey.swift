public import OpenWeatherCore

/// A key of the OpenWeather service that cannot be printed.
///
/// Interpolation, `print`, `dump` and `String(reflecting:)` show a placeholder. An ``AuthorizingHTTPClient`` reads the
/// key once, when it is created. Keys are equal when their strings are.
///
/// ```swift
/// let key = APIKey("not-a-real-key")
/// print("The key is \(key).")  // The key is ••••.
/// ```
public struct APIKey: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The key itself.
    package let secret: Secret

    /// A Boolean value that indicates whether the key is empty or a placeholder such as `YOUR_API_KEY`.
    ///
    /// Any other key is sent: the service's keys are 32 hexadecimal digits in practice, but that is not documented.
    public let isMissing: Bool

    /// Creates a key from a string; surrounding white space is removed.
    public init(_ key: String) {
        let trimmed = String(key.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
        secret = Secret(trimmed)
        isMissing = Self.isPlaceholder(trimmed)
    }

    /// Creates a key from a secret of a ``/OpenWeatherCore/SecretStore``.
    public init(_ secret: Secret) {
        self.init(secret.reveal())
    }

    /// A Boolean value that indicates whether the key has the usual form, 32 hexadecimal digits.
    ///
    /// The form is not documented, so a key of another form is sent as well; when it is refused, the form is a hint.
    public var isWellFormed: Bool {
        let text = secret.reveal().utf8
        return text.count == 32
            && text.allSatisfy {
                (48...57).contains($0) || (97...102).contains($0.asciiLowercased)
            }
    }

    private static func isPlaceholder(_ key: String) -> Bool {
        let text = key.lowercased().filter { $0.isLetter || $0.isNumber }
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
