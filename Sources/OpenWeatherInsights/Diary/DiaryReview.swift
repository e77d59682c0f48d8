import Foundation
public import OpenWeatherCore

/// The accuracy of forecasts, from a diary of them.
///
/// It sends no request, and reads the diary at each call.
public struct DiaryReview: ForecastAccuracySource {
    private let diary: any ForecastDiary

    /// Creates a review of a diary.
    public init(_ diary: any ForecastDiary) {
        self.diary = diary
    }

    /// Returns the accuracy of forecasts at a place, those of the same day first; an empty array when too little is known,
    /// or the diary cannot be read.
    @concurrent
    public func accuracy(at coordinate: Coordinate) async -> [ForecastAccuracy] {
        Self.accuracy(from: (try? await diary.entries(at: coordinate)) ?? [])
    }

    /// Returns the accuracy that the entries of a place show, that of the fewest days ahead first.
    ///
    /// Numbers of days ahead of which every part has too few pairs are left out.
    public static func accuracy(from entries: [DiaryEntry]) -> [ForecastAccuracy] {
        DiaryPairs.byDaysAhead(entries).sorted { $0.key < $1.key }
            .compactMap { daysAhead, pairs in
                guard let first = pairs.dates.first, let last = pairs.dates.last else { return nil }
                let accuracy = ForecastAccuracy(
                    daysAhead: daysAhead,
                    interval: DateInterval(start: first, end: last),
                    temperature: ForecastError(pairs.temperatures),
                    windSpeed: ForecastError(pairs.winds),
                    chanceOfPrecipitation: ChanceReliability(pairs.chances)
                )
                let isEmpty =
                    accuracy.temperature == nil && accuracy.windSpeed == nil && accuracy.chanceOfPrecipitation == nil
                return isEmpty ? nil : accuracy
            }
    }
}
