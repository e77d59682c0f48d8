package import OpenWeatherCore

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
}

extension ErrorTexts {
    /// The texts for `error`, without the wait that ``rateLimitedWait`` words.
    package subscript(error: WeatherError) -> FailureText {
        switch error {
        case .missingKey: missingKey
        case .invalidKey(.unknownOrInactive): refusedKey
        case .invalidKey(.subscriptionRequired): subscriptionRequired
        case .notFound: notFound
        case .badRequest(let reason): text(for: reason)
        case .rateLimited: rateLimited
        case .offline: offline
        case .timedOut: timedOut
        case .server(status: .some): server
        case .server(status: nil): brokenConnection
        case .invalidResponse(.unexpectedContentType): loginPage
        case .invalidResponse: invalidResponse
        case .notCached: notCached
        case .location(.refused): locationRefused
        case .location(.unavailable): locationUnavailable
        case .storage(let failure): text(for: failure)
        case .unsupported: unsupported
        case .cancelled: cancelled
        }
    }

    private func text(for reason: BadRequest) -> FailureText {
        switch reason {
        case .latitudeOutOfRange, .longitudeOutOfRange: badCoordinates
        case .emptyQuery: emptyQuery
        case .invalidAddress: invalidAddress
        case .outOfRange, .refused: badRequest
        }
    }

    private func text(for failure: StorageFailure) -> FailureText {
        switch failure {
        case .unreadable, .unwritable, .exposed: storage
        case .full: storageFull
        case .damaged: storageDamaged
        }
    }
}

/// What went wrong and what to do about it.
package struct FailureText: Hashable, Sendable {
    /// What went wrong, in a few words and without a period.
    package let title: String

    /// What to do about it, in one or two sentences.
    package let message: String
}
