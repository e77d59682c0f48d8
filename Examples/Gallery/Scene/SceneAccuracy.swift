import Foundation
import OpenWeatherCore

/// The accuracy of made-up forecasts over 60 days: a degree off and a bit too warm, by a little more each day ahead.
struct SceneAccuracy: ForecastAccuracySource {
    func accuracy(at coordinate: Coordinate) -> [ForecastAccuracy] {
        (0...7)
            .map { daysAhead in
                ForecastAccuracy(
                    daysAhead: daysAhead,
                    interval: DateInterval(start: Scene.now - 60 * 86_400, duration: 59.5 * 86_400),
                    temperature: ForecastError(
                        count: 240,
                        bias: .init(0.4, interval: 0.2...0.6),
                        meanAbsoluteError: .init(1 + 0.3 * Double(daysAhead))
                    ),
                    chanceOfPrecipitation: ChanceReliability(count: 275, brierScore: 0.15, bins: bins)
                )
            }
    }

    /// The bins of all chances, of which nine tenths came true.
    private var bins: [ChanceReliability.Bin] {
        stride(from: 0.0, through: 100, by: 10)
            .map { chance in
                ChanceReliability.Bin(
                    chance: Percentage(percent: chance),
                    count: 25,
                    said: Percentage(percent: chance),
                    came: Percentage(percent: chance * 0.9)
                )
            }
    }
}
