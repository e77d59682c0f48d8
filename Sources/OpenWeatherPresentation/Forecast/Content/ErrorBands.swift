import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

/// The mean errors of forecasts at a place as bands around a curve.
struct ErrorBands {
    /// The texts of the language.
    let texts: AccuracyTexts

    private let fetchedAt: Date
    /// The mean errors in kelvins by days ahead.
    private let errors: [Int: Double]

    /// Creates bands for a forecast; returns `nil` when there are too few pairs at every number of days ahead.
    init?(_ accuracy: [ForecastAccuracy], for known: PlaceForecast, in environment: ScreenEnvironment) {
        errors = accuracy.reduce(into: [:]) { errors, accuracy in
            guard let error = accuracy.temperature, error.count >= ForecastAccuracy.bandCount,
                error.meanAbsoluteError.value >= 0
            else { return }
            errors[accuracy.daysAhead] = error.meanAbsoluteError.value
        }
        guard !errors.isEmpty else { return nil }
        texts = .texts(in: environment)
        fetchedAt = known.fetched.fetchedAt
    }

    /// Returns the heights of the band at a point, limited to the chart; `nil` without an error as far ahead.
    func band(at point: DaySeries.Point, of series: DaySeries) -> ClosedRange<Double>? {
        let lead = point.date.timeIntervalSince(fetchedAt)
        guard lead > 0, lead < 365 * 86_400 else { return nil }
        let entry = DiaryEntry(.forecast(lead: .seconds(lead)), date: point.date)
        guard let error = entry.daysAhead.flatMap({ errors[$0] }) else { return nil }
        let celsius = point.temperature.celsius
        let heights = [celsius - error, celsius + error]
            .map { min(1, max(0, series.height(of: Temperature(celsius: $0)))) }
        return heights[0]...heights[1]
    }
}
