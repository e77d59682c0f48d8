/// What went wrong and what to do, for people rather than developers.
package struct ErrorTexts: Hashable, Sendable {
    /// There is no API key.
    package let missingKey: FailureText
    /// The service refused the key.
    package let refusedKey: FailureText
    /// The key lacks a subscription.
    package let subscriptionRequired: FailureText
    /// There is no such place.
    package let notFound: FailureText
    /// The coordinates are out of range.
    package let badCoordinates: FailureText
    /// No place was named.
    package let emptyQuery: FailureText
    /// The configured address is not one.
    package let invalidAddress: FailureText
    /// The service refused the question.
    package let badRequest: FailureText
    /// Too many questions, without advice how long to wait.
    package let rateLimited: FailureText
    /// The service cannot be reached.
    package let offline: FailureText
    /// The service did not answer in time.
    package let timedOut: FailureText
    /// The service failed.
    package let server: FailureText
    /// The connection broke.
    package let brokenConnection: FailureText
    /// The answer cannot be understood.
    package let invalidResponse: FailureText
    /// Something other than the service answered, perhaps a login page.
    package let loginPage: FailureText
    /// Nothing is stored and nothing may be fetched.
    package let notCached: FailureText
    /// Access to the device's place was refused.
    package let locationRefused: FailureText
    /// The device's place cannot be found.
    package let locationUnavailable: FailureText
    /// Something cannot be saved or read.
    package let storage: FailureText
    /// There is no space left.
    package let storageFull: FailureText
    /// What was saved is damaged.
    package let storageDamaged: FailureText
    /// The source does not offer the data.
    package let unsupported: FailureText
    /// The request was ended.
    package let cancelled: FailureText
    /// The message for too many questions with the seconds to wait.
    package let rateLimitedWait: PluralPhrase
    /// A button that tries again.
    package let retry: String
    /// A button that leads to the search.
    package let search: String

    /// The texts in `language`.
    package static func texts(in language: TextLanguage) -> ErrorTexts {
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
