import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

/// The accuracy that forecasts had at a place.
struct PlaceAccuracy: Equatable {
    /// The place.
    let place: LocationID
    /// The accuracy by days ahead.
    let values: [ForecastAccuracy]
}

/// A loader of the accuracy that forecasts had at a place, which sends no request.
@MainActor
final class AccuracyLoader {
    /// The last accuracy; `nil` before there is one.
    @Observed private(set) var value: PlaceAccuracy?

    private let source: any ForecastAccuracySource
    private var lastPlace: LocationID?

    /// Creates a loader without a value.
    init(_ source: any ForecastAccuracySource) {
        self.source = source
    }

    /// Reads the accuracy at a place again, as forecasts may have been recorded since; a place that was asked for meanwhile
    /// supersedes it.
    func load(_ place: Location) async {
        lastPlace = place.id
        let values = await source.accuracy(at: place.coordinate)
        guard lastPlace == place.id, !Task.isCancelled else { return }
        let accuracy = PlaceAccuracy(place: place.id, values: values)
        if accuracy != value { value = accuracy }
    }
}

extension PlaceForecast {
    /// Returns the number of days from the day on which the forecast was fetched to another one, by the place's clocks.
    func daysAhead(of day: LocalDay) -> Int {
        day.daysSince1970 - (forecast.city.utcOffset ?? .utc).day(of: fetched.fetchedAt).daysSince1970
    }
}
