package import OpenWeatherCore

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
