import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

/// The weather to compare that of a place with.
struct PlaceComparison: Equatable {
    /// The place.
    let place: LocationID
    /// The weather to compare with.
    let comparison: WeatherComparison
    /// The usual weather that a user may ask for; `nil` when it is known, and when it cannot be had.
    var offer: UsualOffer?
}

/// The usual weather that takes calls, which only a user asks for.
struct UsualOffer: Equatable {
    /// The largest number of calls.
    let calls: Int
    /// The reason for which the last attempt did not bring it; `nil` before the first one.
    let refusal: ComparisonAbsence?
    /// Whether the calls are being sent.
    var isLoading = false

    /// Creates the offer of what takes calls; `nil` when it takes none, so that asking for it would bring nothing new.
    init?(_ cost: CallCost, after refusal: ComparisonAbsence? = nil) {
        guard cost.total > 0 else { return nil }
        (calls, self.refusal) = (cost.total, refusal)
    }
}

/// A loader of the weather to compare that of home with, which asks once for an hour.
///
/// Weather of the past does not change, so that an hour that is known is not asked about again, whatever the cache keeps,
/// unless newer weather is more than half an hour from the time of it. Nor is the usual weather that a user asked for.
@MainActor
final class HomeComparisonLoader {
    @Observed private var known: PlaceComparison?

    private let repository: any WeatherComparisonRepository
    private let stopwatch: Stopwatch
    private let purchase = LatestTask()
    private var answers: [Answer: WeatherComparison.Part<UsualWeather>] = [:]
    private var last: Attempt?
    private var shown: LocationID?

    /// The usual weather that a user has asked for.
    private struct Answer: Hashable {
        let place: LocationID
        let period: UsualPeriod

        init(_ home: PlaceWeather) {
            place = home.location.id
            period = UsualPeriod(containing: home.weather.localDay)
        }
    }

    private struct Attempt {
        let place: LocationID
        let hour: Double
        let isStale: Bool
        let endedAt: Duration
    }

    /// The shortest time between two calls of which the first one failed.
    private static let pause = Duration.seconds(600)

    /// Creates a loader without a value.
    init(_ repository: any WeatherComparisonRepository, stopwatch: Stopwatch) {
        self.repository = repository
        self.stopwatch = stopwatch
    }

    /// The last comparison; `nil` when there is none.
    var value: PlaceComparison? {
        var value = known
        value?.offer?.isLoading = purchase.isRunning
        return value
    }

    /// Loads what the weather is compared with, unless it is known or too early for another attempt.
    ///
    /// - Parameters:
    ///   - home: The weather; weather that is out of date is compared with cached values alone.
    ///   - now: The present date.
    ///   - isUserRequest: Whether the user asks for new values, and so for the hour of the day before if it costs a call.
    func load(_ home: PlaceWeather, at now: Date, isUserRequest: Bool) async {
        let hour = (home.weather.date.timeIntervalSince1970 / 3_600).rounded()
        let isStale = home.fetched.isStale(at: now)
        guard mayLoad(home, hour, isStale: isStale, isUserRequest: isUserRequest) else { return }
        var comparison = await comparison(of: home, isStale ? .cached : .automatic)
        if isUserRequest, !isStale, case .absent(.notAsked) = comparison.dayBefore {
            let asked = await self.comparison(of: home, .asked(calls: 1))
            comparison = WeatherComparison(dayBefore: asked.dayBefore, usual: comparison.usual)
        }
        if let usual = answers[Answer(home)] {
            comparison = WeatherComparison(dayBefore: comparison.dayBefore, usual: usual)
        }
        var offer: UsualOffer?
        if !isStale, case .absent(.notAsked(let cost)) = comparison.usual { offer = UsualOffer(cost) }
        guard !Task.isCancelled, shown == home.location.id else { return }
        last = Attempt(place: home.location.id, hour: hour, isStale: isStale, endedAt: stopwatch.elapsed)
        known = PlaceComparison(place: home.location.id, comparison: comparison, offer: offer)
    }

    /// Loads the usual weather for the calls of the offer; does nothing without one, and while they are being sent.
    ///
    /// Cancelling the calling task leaves what has arrived to the cache, and the next load finds out what is left to ask
    /// for.
    func loadUsual(of home: PlaceWeather) async {
        guard let offer = known?.offer, known?.place == home.location.id, !purchase.isActive else { return }
        await purchase.run { [self] in
            let asked = await comparison(of: home, .asked(calls: offer.calls))
            var next: UsualOffer?
            switch asked.usual.absence {
            case .notAsked(let rest): next = UsualOffer(rest)
            case .overBudget, .failed:
                let cost = await repository.cost(of: home.weather, at: home.location.coordinate).usual
                next = UsualOffer(cost, after: asked.usual.absence)
            default: if !Task.isCancelled { answers[Answer(home)] = asked.usual }
            }
            guard let before = known, before.place == home.location.id else { return }
            guard !Task.isCancelled else {
                last = nil
                return
            }
            let dayBefore = before.comparison.dayBefore.value.map { .known($0) } ?? asked.dayBefore
            let comparison = WeatherComparison(dayBefore: dayBefore, usual: asked.usual)
            known = PlaceComparison(place: before.place, comparison: comparison, offer: next)
        }
    }

    /// Sends no further call for another place than the one that is shown, and takes no answer for it.
    func placeFound(_ place: LocationID) {
        shown = place
        if known?.place != place { cancelUsual() }
    }

    /// Sends no further call for the usual weather.
    func cancelUsual() { purchase.cancel() }

    private func comparison(of home: PlaceWeather, _ allowance: ComparisonAllowance) async -> WeatherComparison {
        await repository.comparison(of: home.weather, at: home.location.coordinate, allowance: allowance)
    }

    /// Returns whether an attempt for an hour may be made: the first one, the first one with weather that is up to date,
    /// another one for a user who asks, and one ten minutes after a failure that may pass.
    private func mayLoad(_ home: PlaceWeather, _ hour: Double, isStale: Bool, isUserRequest: Bool) -> Bool {
        guard let last, let known, last.place == home.location.id, last.hour == hour else { return true }
        if last.isStale, !isStale { return true }
        guard let absence = known.comparison.dayBefore.absence else {
            return known.comparison.celsiusAboveDayBefore(home.weather) == nil
        }
        if isUserRequest { return true }
        guard case .failed(let error) = absence, error.isTransient else { return false }
        return stopwatch.elapsed - last.endedAt >= Self.pause
    }
}

extension HomeSnapshot {
    /// Returns the weather to compare that of `home` with; `nil` when there is none.
    func comparison(of home: PlaceWeather) -> PlaceComparison? {
        comparison.flatMap { $0.place == home.location.id ? $0 : nil }
    }
}
