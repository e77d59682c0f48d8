/// What went wrong and what to do, for people rather than developers.
public struct ErrorTexts: Hashable, Sendable {
    /// There is no API key.
    public let missingKey: FailureText
    /// The service refused the key.
    public let refusedKey: FailureText
    /// The key lacks a subscription.
    public let subscriptionRequired: FailureText
    /// There is no such place.
    public let notFound: FailureText
    /// The coordinates are out of range.
    public let badCoordinates: FailureText
    /// No place was named.
    public let emptyQuery: FailureText
    /// The configured address is not one.
    public let invalidAddress: FailureText
    /// The service refused the question.
    public let badRequest: FailureText
    /// Too many questions, without advice how long to wait.
    public let rateLimited: FailureText
    /// The service cannot be reached.
    public let offline: FailureText
    /// The service did not answer in time.
    public let timedOut: FailureText
    /// The service failed.
    public let server: FailureText
    /// The connection broke.
    public let brokenConnection: FailureText
    /// The answer cannot be understood.
    public let invalidResponse: FailureText
    /// Something other than the service answered, perhaps a login page.
    public let loginPage: FailureText
    /// Nothing is stored and nothing may be fetched.
    public let notCached: FailureText
    /// Access to the device's place was refused.
    public let locationRefused: FailureText
    /// The device's place cannot be found.
    public let locationUnavailable: FailureText
    /// Something cannot be saved or read.
    public let storage: FailureText
    /// There is no space left.
    public let storageFull: FailureText
    /// What was saved is damaged.
    public let storageDamaged: FailureText
    /// The source does not offer the data.
    public let unsupported: FailureText
    /// The request was ended.
    public let cancelled: FailureText
    /// The message for too many questions with the seconds to wait.
    public let rateLimitedWait: PluralPhrase
    /// A button that tries again.
    public let retry: String
    /// A button that leads to the search.
    public let search: String

    /// The texts in `language`.
    public static func texts(in language: TextLanguage) -> ErrorTexts {
        switch language {
        case .english: .english
        case .german: .german
        case .french: .french
        case .spanish: .spanish
        case .japanese: .japanese
        case .arabic: .arabic
        }
    }
}
