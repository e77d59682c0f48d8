import Foundation
import OpenWeatherCore

/// The temperatures around a place: `temp_min` and `temp_max` of its current weather and of the first forecast entries.
struct DemoNeighborhood: Sendable {
    /// The coordinate of the place.
    let coordinate: Coordinate
    /// The seed of the weather.
    let seed: UInt64

    /// Returns the degrees Celsius by which the coldest and the warmest nearby place differ from the place itself.
    ///
    /// Neither is negative, and often both are 0, as in the service's responses.
    func spread(at date: Date) -> (below: Double, above: Double) {
        (max(0, 3.5 * noise(8, at: date, days: 3)), max(0, 3.5 * noise(9, at: date, days: 3)))
    }

    /// Returns the correction of the forecast entry at `date`, rounded to hundredths of a degree Celsius.
    ///
    /// The service corrects the first two or three entries by measurements and sends the correction as `temp_kf`. The
    /// value before the correction is `temp_min` if it is lower and `temp_max` if it is higher; later entries have
    /// none, and their three temperatures are the same.
    ///
    /// - Parameters:
    ///   - date: The time of the entry.
    ///   - index: The position of the entry in the forecast.
    ///   - first: The time of the first entry.
    /// - Returns: The temperature minus its value before the correction.
    func correction(at date: Date, index: Int, of first: Date) -> Double {
        let isCorrected = index < 2 || index == 2 && noise(11, at: first, days: 0.5) > 0
        guard isCorrected else { return 0 }
        return DemoWire.rounded(2.8 * noise(10, at: date, days: 0.6))
    }

    private func noise(_ channel: UInt64, at date: Date, days period: Double) -> Double {
        let point = DemoPoint(coordinate, radius: 40)
        return DemoNoise(seed: seed, channel: channel).value(point, date.timeIntervalSince1970 / 86_400 / period)
    }
}
