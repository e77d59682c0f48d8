package import OpenWeatherCore

/// A source of One Call for screens, with the last refusal, which holds for every place.
///
/// Share one among the loaders of a screen, so that a key without a subscription is refused once and not for each place.
@MainActor
package final class OneCallSource {
    private let repository: any OneCallRepository
    private let stopwatch: Stopwatch
    private var refusal: OneCallOutcome?

    /// Creates a source.
    ///
    /// - Parameters:
    ///   - repository: The repository that requests are sent to.
    ///   - clock: The clock that measures the time between requests.
    nonisolated package init(_ repository: any OneCallRepository, clock: any Clock<Duration>) {
        self.repository = repository
        stopwatch = Stopwatch(on: clock)
    }

    /// Returns whether another request may be sent after one for the same place; `nil` for the first one.
    fileprivate func allowsRequest(after last: OneCallOutcome?, lifetime: Duration, isUserRequest: Bool) -> Bool {
        let elapsed = stopwatch.elapsed
        return [last, refusal].compactMap(\.self)
            .allSatisfy { $0.allowsAnother(at: elapsed, lifetime: lifetime, isUserRequest: isUserRequest) }
    }

    /// Requests parts; a failure is part of the value.
    fileprivate func value(
        of parts: Set<OneCallPart>,
        for request: PlaceRequest,
        previous: PlaceOneCall?
    ) async throws(WeatherError) -> PlaceOneCall {
        let result: Result<OneCallReport, WeatherError>
        do throws(WeatherError) {
            let report = try await repository.oneCall(
                at: request.location.coordinate,
                parts: parts,
                options: request.options,
                policy: request.policy
            )
            result = .success(report)
        } catch .cancelled {
            throw .cancelled
        } catch {
            result = .failure(error)
        }
        let value = PlaceOneCall(
            location: request.location,
            language: request.options.language,
            result,
            previous: previous,
            endedAt: stopwatch.elapsed
        )
        if value.outcome.isRefusal {
            refusal = value.outcome
        } else if value.outcome.failure == nil {
            refusal = nil
        }
        return value
    }
}

/// A loader of the parts of One Call for one place, which sends requests as seldom as ``OneCallOutcome`` says.
@MainActor
package final class OneCallLoader {
    private let loader: PlaceLoader<LoadPart<PlaceOneCall>>
    private let source: OneCallSource
    private let lifetime: Duration

    /// Creates a loader without values.
    ///
    /// - Parameters:
    ///   - parts: The parts to request.
    ///   - source: The source.
    ///   - lifetime: The shortest time between two requests that were answered.
    ///   - place: The place to show.
    ///   - preferences: The store of the current place and of the settings.
    package init(
        _ parts: Set<OneCallPart>,
        of source: OneCallSource,
        lifetime: Duration,
        at place: PlaceSource,
        preferences: any PreferencesStore
    ) {
        self.source = source
        self.lifetime = lifetime
        // Another language costs no request: descriptions in the old one are not shown.
        loader = PlaceLoader(at: place, preferences: preferences, isLocalized: false) { load in
            await load.keep(\.self) { request async throws(WeatherError) in
                try await source.value(of: parts, for: request, previous: load.parts.value)
            }
        }
    }

    /// The values, and whether they are being loaded.
    package var snapshot: PlaceSnapshot<LoadPart<PlaceOneCall>> { loader.snapshot }

    /// Loads the values, unless it is too early for another request.
    ///
    /// - Parameters:
    ///   - settings: The settings of the screens.
    ///   - location: The place that another loader has found; `nil` to read it from the preferences.
    ///   - isUserRequest: Whether the user asks for new values, as opposed to a screen that appears or refreshes itself.
    package func load(_ settings: ScreenSettings, at location: Location? = nil, isUserRequest: Bool) async {
        let isTooEarly = { [self] (_: Location) in
            !source.allowsRequest(
                after: loader.parts.value?.outcome,
                lifetime: lifetime,
                isUserRequest: isUserRequest
            )
        }
        if let location {
            await loader.load(.cacheFirst, settings, at: location, unless: isTooEarly)
        } else {
            await loader.load(.cacheFirst, settings, unless: isTooEarly)
        }
    }
}
