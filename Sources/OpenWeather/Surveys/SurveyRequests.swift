import OpenWeatherCore
import OpenWeatherNetworking

/// The requests of one reader of a survey, and the reason why there are no more.
struct SurveyRequests<Value: Sendable>: Sendable {
    private let survey: WeatherSurvey<Value>
    private let spareCalls: Locked<Int>
    private let failure = Locked<WeatherError?>(nil)

    /// Creates the requests of a survey; `spareCalls` is the number of calls for those that are repeated.
    init(_ survey: WeatherSurvey<Value>, spareCalls: Int) {
        self.survey = survey
        self.spareCalls = Locked(spareCalls)
    }

    /// The reason why no further place is requested.
    var end: WeatherError { failure.withLock { $0 } ?? .rateLimited(retryAfter: nil, limit: .run) }

    /// Returns the value of a place from the service, or the kept one when the service has none or may not be asked.
    ///
    /// - Throws: The reason when there is no kept one either.
    func value(
        of query: LocationQuery,
        onWait: @escaping @Sendable (BatchProgress.Wait) -> Void
    ) async throws(WeatherError) -> Fetched<Value> {
        if let failure = failure.withLock({ $0 }) { return try await keptValue(of: query, because: failure) }
        // `withValue` does not throw typed errors.
        let result = await CallAllowance.$current.withValue(CallAllowance(spare: spareCalls)) {
            do throws(WeatherError) {
                return Result<Fetched<Value>, WeatherError>.success(try await survey.request(query, onWait))
            } catch {
                return .failure(error)
            }
        }
        switch result {
        case .success(let value): return value
        case .failure(.cancelled): throw .cancelled
        case .failure(let error):
            stop(after: error)
            return try await keptValue(of: query, because: error)
        }
    }

    /// Returns the kept value of a place, which is stale for a reason unless it is fresh.
    ///
    /// - Throws: The reason when there is none.
    func keptValue(of query: LocationQuery, because reason: WeatherError) async throws(WeatherError) -> Fetched<Value> {
        guard let kept = await survey.keptValue(of: query) else { throw reason }
        return kept.isStale ? kept.stale(because: reason) : kept
    }

    /// Ends the requests after a failure that every other place would meet, too.
    private func stop(after error: WeatherError) {
        switch error {
        // A place was refused and has no call to ask again; each of the others still has its own.
        case .rateLimited(_, .run): break
        case .missingKey, .invalidKey, .refusedByGateway, .rateLimited,
            .invalidResponse(.otherServer), .invalidResponse(.proxyRefusal):
            failure.withLock { $0 = $0 ?? error }
        default: break
        }
    }
}

extension Fetched {
    /// Returns the value as stale for a reason.
    fileprivate func stale(because reason: WeatherError) -> Fetched {
        let stale = Fetched(value, at: fetchedAt, from: .stale(reason), source: source)
        return freshUntil.map { stale.fresh(until: $0, returnedAt: $0) } ?? stale
    }
}
