import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

extension LoadState<HomeWeather> {
    /// Whether the last failure, if there was one, may have passed after `elapsed`.
    ///
    /// One that the user has to mend has not; one for too many questions has after the wait the service asked for, or
    /// ten minutes where it asked for none.
    func mayAskAgain(after elapsed: Duration) -> Bool {
        var failure = failure
        if failure == nil, case .stale(let cause)? = value?.weather.origin { failure = cause }
        guard let failure else { return true }
        // What could not be saved here says nothing about the service.
        if case .storage = failure { return true }
        guard case .rateLimited(let wait) = failure else { return failure.isTransient }
        return elapsed >= wait ?? .seconds(600)
    }

    /// Whether there is nothing to show, or nothing that is younger than `lifetime` and known to be good.
    func isOutdated(at now: Date, lifetime: Duration) -> Bool {
        guard let weather = value?.weather, failure == nil, !weather.isStale else { return true }
        return weather.age(at: now) >= lifetime
    }
}
