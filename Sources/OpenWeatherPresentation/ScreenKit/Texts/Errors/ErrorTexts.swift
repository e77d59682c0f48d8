package import OpenWeatherCore

/// Texts for failures, written for the user of an app rather than its developer.
///
/// The messages do not name a service, since the data may come from any source; only those about an API key name
/// OpenWeather. None of them quotes what the service sent.
package struct ErrorTexts: Hashable, Sendable {
    /// There is no API key.
    package let missingKey: FailureText
    /// The service rejected the API key.
    package let refusedKey: FailureText
    /// The key is valid and has no subscription for the product.
    package let subscriptionRequired: FailureText
    /// The service rejected a text that does not have the form of an API key.
    package let malformedKey: FailureText
    /// The service rejected the API key; the key may be wrong, or its plan may not include the product.
    package let undeterminedKey: FailureText
    /// The app's own server rejected the app's credentials.
    package let refusedByGateway: FailureText
    /// The service does not know the place.
    package let notFound: FailureText
    /// The coordinates are out of range.
    package let badCoordinates: FailureText
    /// The text to search for is empty.
    package var emptyQuery: FailureText
    /// The configured address of the service is not valid.
    package let invalidAddress: FailureText
    /// The system does not permit the app an unencrypted connection to the configured address.
    package let insecureAddress: FailureText
    /// The service rejected the request.
    package let badRequest: FailureText
    /// Too many requests, without a stated time to wait.
    package let rateLimited: FailureText
    /// The service cannot be reached.
    package let offline: FailureText
    /// The service did not respond in time.
    package let timedOut: FailureText
    /// The service reported a failure of its own.
    package let server: FailureText
    /// The connection ended before the response was complete.
    package let brokenConnection: FailureText
    /// The response could not be read.
    package let invalidResponse: FailureText
    /// The response is not from the service; the network may have a sign-in page.
    package let loginPage: FailureText
    /// Only the cache may be used, and it has no entry.
    package let notCached: FailureText
    /// The device's location is not available.
    package let location: LocationFailureTexts
    /// A file could not be saved or read.
    package let storage: FailureText
    /// The storage of the device is full.
    package let storageFull: FailureText
    /// The saved settings are damaged.
    package let storageDamaged: FailureText
    /// The device could not send the request.
    package let system: FailureText
    /// The source does not offer the data.
    package let unsupported: FailureText
    /// The request was cancelled.
    package let cancelled: FailureText
    /// The message for too many requests; takes the seconds to wait.
    package let rateLimitedWait: PluralPhrase
    /// The message for too many requests until a time of today; takes the time.
    package let rateLimitedUntil: Phrase
    /// The message for too many requests until a time of tomorrow; takes the time.
    package let rateLimitedUntilTomorrow: Phrase
    /// Calls that a known limit does not permit.
    package let limits: LimitTexts
    /// The title of the button that loads again.
    package let retry: String
    /// The title of the button that opens the search.
    package let search: String

    /// Returns the texts for `error`; ``rateLimitedWait`` or its variants replace the message when nothing but the wait is known.
    package subscript(error: WeatherError) -> FailureText {
        switch error {
        case .missingKey: missingKey
        case .invalidKey(.unknownOrInactive): refusedKey
        case .invalidKey(.subscriptionRequired): subscriptionRequired
        case .invalidKey(.malformed): malformedKey
        case .invalidKey(.undetermined): undeterminedKey
        case .refusedByGateway: refusedByGateway
        case .notFound: notFound
        case .badRequest(let reason): text(for: reason)
        case .rateLimited(_, let limit): limits[limit] ?? rateLimited
        case .offline: offline
        case .timedOut: timedOut
        // A redirect and these refusals are not the service's, and 511 asks for a sign-in by definition (RFC 6585, 6).
        case .server(let status?, _) where (300..<500).contains(status) && status != 408 || status == 511: loginPage
        case .server(.some, _): server
        // Another server in between has a certificate of its own.
        case .server(nil, let place) where place.cause == .untrustedCertificate: loginPage
        case .server(nil, _): brokenConnection
        case .invalidResponse(.unexpectedContentType), .invalidResponse(.otherServer),
            .invalidResponse(.unusableRedirect), .invalidResponse(.proxyRefusal):
            loginPage
        case .invalidResponse: invalidResponse
        case .notCached: notCached
        case .location(let failure): location[failure]
        case .storage(let failure): text(for: failure)
        case .system: system
        case .unsupported: unsupported
        case .cancelled: cancelled
        }
    }

    private func text(for reason: BadRequest) -> FailureText {
        switch reason {
        case .latitudeOutOfRange, .longitudeOutOfRange: badCoordinates
        case .emptyQuery: emptyQuery
        case .invalidAddress: invalidAddress
        case .insecureAddress: insecureAddress
        case .outOfRange, .refused, .beyondPlan: badRequest
        }
    }

    private func text(for failure: StorageFailure) -> FailureText {
        switch failure {
        case .unreadable, .unwritable, .tooLarge, .exposed: storage
        case .full: storageFull
        case .damaged: storageDamaged
        }
    }
}

/// Texts for calls that a known limit does not permit.
package struct LimitTexts: Hashable, Sendable {
    /// The device's own budget is used up.
    package let budget: FailureText
    /// The calls cannot be counted.
    package let uncounted: FailureText
    /// The calls of the minute are used up.
    package let minute: FailureText
    /// The calls of the day are used up.
    package let day: FailureText
    /// The calls of the month are used up.
    package let month: FailureText
    /// The account is blocked.
    package let blocked: FailureText
    /// The app's own server has used up its calls.
    package let gateway: FailureText
    /// The app's own server asks this app to wait.
    package let gatewayClient: FailureText
    /// The app is set up in a way that permits no call.
    package let contradiction: FailureText
    /// The time from which calls can be sent again; takes the time.
    package let opensAgain: Phrase

    /// Returns the texts for a limit; `nil` when it is not known.
    package subscript(limit: CallLimit) -> FailureText? {
        switch limit {
        case .budget, .run: budget
        case .uncounted: uncounted
        case .minute: minute
        case .day: day
        case .month: month
        case .blocked: blocked
        case .gateway, .gatewayDay: gateway
        case .gatewayClient: gatewayClient
        case .contradiction: contradiction
        case .unknown: nil
        }
    }
}

/// The texts for a failure.
package struct FailureText: Hashable, Sendable {
    /// A title that says what went wrong, in a few words and without a period.
    package let title: String

    /// A message that says what to do about it, in one or two sentences.
    package let message: String
}
