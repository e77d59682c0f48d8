import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

/// The weather to compare that of a place with.
struct PlaceComparison: Equatable {
    /// The place.
    let place: LocationID
    /// The weather to compare with.
    let comparison: WeatherComparison
}

/// A loader of the weather to compare that of home with, which asks once for an hour.
///
/// Weather of the past does not change, so that an hour that is known is not asked about again, whatever the cache keeps,
/// unless newer weather is more than half an hour from the time of it.
@MainActor
final class HomeComparisonLoader {
    /// The last comparison; `nil` when there is none.
    @Observed private(set) var value: PlaceComparison?

    private let repository: any WeatherComparisonRepository
    private let stopwatch: Stopwatch
    private var last: Attempt?

    private struct Attempt {
        let place: LocationID
        let hour: Double
        let endedAt: Duration
    }

    /// The shortest time between two calls of which the first one failed.
    private static let pause = Duration.seconds(600)

    /// Creates a loader without a value.
    init(_ repository: any WeatherComparisonRepository, stopwatch: Stopwatch) {
        self.repository = repository
        self.stopwatch = stopwatch
    }

    /// Loads what the weather is compared with, unless it is known or too early for another attempt.
    ///
    /// - Parameters:
    ///   - home: The weather; weather that is out of date is compared with cached values alone.
    ///   - now: The present date.
    ///   - isUserRequest: Whether the user asks for new values, and so for the hour of the day before if it costs a call.
    func load(_ home: PlaceWeather, at now: Date, isUserRequest: Bool) async {
        let hour = (home.weather.date.timeIntervalSince1970 / 3_600).rounded()
        guard mayLoad(home, hour, isUserRequest: isUserRequest) else { return }
        let coordinate = home.location.coordinate
        let isStale = home.fetched.isStale(at: now)
        var comparison = await repository.comparison(
            of: home.weather,
            at: coordinate,
            allowance: isStale ? .cached : .automatic
        )
        if isUserRequest, !isStale, case .absent(.notAsked) = comparison.dayBefore {
            let asked = await repository.comparison(of: home.weather, at: coordinate, allowance: .asked(calls: 1))
            comparison = WeatherComparison(dayBefore: asked.dayBefore, usual: comparison.usual)
        }
        guard !Task.isCancelled else { return }
        last = Attempt(place: home.location.id, hour: hour, endedAt: stopwatch.elapsed)
        value = PlaceComparison(place: home.location.id, comparison: comparison)
    }

    /// Returns whether an attempt for an hour may be made: the first one, another one for a user who asks, and one ten minutes
    /// after a failure that may pass.
    private func mayLoad(_ home: PlaceWeather, _ hour: Double, isUserRequest: Bool) -> Bool {
        guard let last, let value, last.place == home.location.id, last.hour == hour else { return true }
        guard let absence = value.comparison.dayBefore.absence else {
            return value.comparison.celsiusAboveDayBefore(home.weather) == nil
        }
        if isUserRequest { return true }
        guard case .failed(let error) = absence, error.isTransient else { return false }
        return stopwatch.elapsed - last.endedAt >= Self.pause
    }
}

extension HomeSnapshot {
    /// Returns the weather to compare that of `home` with; `nil` when there is none.
    func comparison(of home: PlaceWeather) -> WeatherComparison? {
        comparison.flatMap { $0.place == home.location.id ? $0.comparison : nil }
    }
}
