package import OpenWeatherCore

/// The parts of One Call that a screen shows for one place.
///
/// They are optional: a failure is a value like any other, and leaves the screen as it is without them.
package struct PlaceOneCall: Sendable {
    /// The place that was requested.
    package let location: Location
    /// The language that descriptions were requested in.
    package let language: Language
    /// The response to the last request; `nil` when it failed.
    package let latest: OneCallReport?
    /// The parts with a value: those of the last response, and older ones where it has none.
    package let known: OneCallReport
    /// The end of the last request, which says when to send another one.
    package let outcome: OneCallOutcome

    /// Creates a value from the result of a request.
    ///
    /// - Parameters:
    ///   - location: The place.
    ///   - language: The language that was requested.
    ///   - result: The result.
    ///   - previous: The value before, whose parts remain where the request had none; `nil` when there is none.
    ///   - endedAt: The time on the stopwatch.
    package init(
        location: Location,
        language: Language,
        _ result: Result<OneCallReport, WeatherError>,
        previous: PlaceOneCall? = nil,
        endedAt: Duration
    ) {
        let report = try? result.get()
        // Alerts have their texts in every language, and minutes and the moon have none.
        let wordless: Set<OneCallPart> = [.minutes, .days, .alerts]
        let isSamePlace = previous?.location.id == location.id
        let older = previous.flatMap { isSamePlace ? $0.known : nil }
        let kept = previous?.language == language ? older : older?.limited(to: wordless)
        self.location = location
        self.language = language
        latest = report
        known = (report?.withoutFailures ?? OneCallReport()).completed(by: kept ?? OneCallReport())
        outcome = OneCallOutcome(result, endedAt: endedAt)
    }
}

extension OneCallReport {
    /// The parts that have a value.
    fileprivate var withoutFailures: OneCallReport {
        limited(to: parts.subtracting(failures.keys))
    }
}

/// The end of a request to One Call.
package struct OneCallOutcome: Hashable, Sendable {
    /// The failure of the request, or of a part whose value is older than the request; `nil` when there was none.
    package let failure: WeatherError?
    /// The time on the stopwatch.
    package let endedAt: Duration

    /// Creates the outcome of a request that ended at a time on the stopwatch.
    init(_ result: Result<OneCallReport, WeatherError>, endedAt: Duration) {
        self.endedAt = endedAt
        switch result {
        case .success(let report): failure = report.firstFailure
        case .failure(let error): failure = error
        }
    }

    /// The shortest time between two requests of which the first one failed.
    private static let pause = Duration.seconds(600)

    /// A Boolean value that indicates whether the failure holds for every place: the key was refused, or there were too
    /// many requests.
    package var isRefusal: Bool {
        switch failure {
        case .invalidKey, .missingKey, .refusedByGateway, .rateLimited: true
        default: false
        }
    }

    /// Returns whether another request may be sent at a time on the stopwatch.
    ///
    /// Each request may be billed. After an answer, `lifetime` passes, because the service has hardly anything newer
    /// before. After a failure of the service ten minutes pass, and after too many requests as long as the service asks
    /// for, from ten minutes to a day. A refusal, for example of a key without a subscription, is not asked about again
    /// unless the user asks for new values. Where nothing was sent, because the device was offline, a request may be sent
    /// at once.
    package func allowsAnother(at elapsed: Duration, lifetime: Duration, isUserRequest: Bool) -> Bool {
        let wait = elapsed - endedAt
        switch failure {
        case nil: return wait >= lifetime
        case .offline: return true
        case .rateLimited(let asked, _): return wait >= max(min(asked ?? .zero, .longestWait), Self.pause)
        case let failure?: return isUserRequest || failure.isTransient && wait >= Self.pause
        }
    }
}

extension OneCallReport {
    /// The reason for which a part is older than the request or, when it may pass, is missing; `nil` when there is none.
    fileprivate var firstFailure: WeatherError? {
        let origins = [
            try? current?.get().origin, try? minutes?.get().origin, try? quarterHours?.get().origin,
            try? hours?.get().origin, try? days?.get().origin, try? alerts?.get().origin,
        ]
        for case .stale(let error)? in origins { return error }
        // A part that the source never has says nothing about the others.
        let failures = failures
        return OneCallPart.allCases.lazy.compactMap { failures[$0] }.first(where: \.isTransient)
    }
}
