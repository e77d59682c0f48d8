import Foundation

/// The statistics of forecasts that are compared between recordings and demo weather, in canonical units.
struct ForecastStatistics {
    /// One entry of a forecast, in degrees Celsius, millimeters, meters, and meters per second.
    struct Entry {
        let index: Int
        /// The difference between `temp_min` and `temp_max`.
        let spread: Double
        let chance: Double
        let rain: Double?
        let snow: Double?
        let visibility: Double?
        let windSpeed: Double
        let gust: Double?

        var isWet: Bool { rain != nil || snow != nil }
    }

    let entries: [Entry]

    /// Returns the share of forecasts whose entry at `index` has a spread.
    func spreadShare(at index: Int) -> Double {
        share(of: entries.filter { $0.index == index }) { $0.spread > 0.005 }
    }

    /// Returns a quantile of the spread of the first two entries.
    func spread(_ quantile: Double) -> Double {
        Self.quantile(quantile, of: entries.filter { $0.index < 2 }.map(\.spread))
    }

    /// The share of entries with rain or snow.
    var wetShare: Double { share(of: entries, where: \.isWet) }

    /// The share of entries without any chance of precipitation.
    var noChanceShare: Double { share(of: entries) { $0.chance == 0 } }

    /// The share of entries with certain precipitation.
    var certainShare: Double { share(of: entries) { $0.chance == 1 } }

    /// Returns a quantile of the chance of the entries with rain or snow.
    func chanceWhenWet(_ quantile: Double) -> Double {
        Self.quantile(quantile, of: entries.filter(\.isWet).map(\.chance))
    }

    /// The share of entries without rain or snow whose chance is at least 0.2.
    var likelyButDryShare: Double { share(of: entries.filter { !$0.isWet }) { $0.chance >= 0.2 } }

    /// Returns a quantile of the amounts of rain that are sent.
    func rain(_ quantile: Double) -> Double {
        Self.quantile(quantile, of: entries.compactMap(\.rain))
    }

    /// Returns a quantile of the amounts of snow that are sent.
    func snow(_ quantile: Double) -> Double {
        Self.quantile(quantile, of: entries.compactMap(\.snow))
    }

    /// Returns the share of entries with a visibility of 10 km, of those that are wet or dry.
    func clearShare(isWet: Bool) -> Double {
        share(of: entries.filter { $0.isWet == isWet }) { $0.visibility == 10_000 }
    }

    /// Returns a quantile of the visibility in snow.
    func visibilityInSnow(_ quantile: Double) -> Double {
        Self.quantile(quantile, of: entries.filter { $0.snow != nil }.compactMap(\.visibility))
    }

    /// Returns a quantile of the gusts, as multiples of the mean wind.
    func gust(_ quantile: Double) -> Double {
        Self.quantile(
            quantile,
            of: entries.filter { $0.windSpeed > 0 }
                .compactMap { entry in
                    entry.gust.map { $0 / entry.windSpeed }
                }
        )
    }

    /// Returns a quantile of the mean wind.
    func wind(_ quantile: Double) -> Double {
        Self.quantile(quantile, of: entries.map(\.windSpeed))
    }

    private func share(of entries: [Entry], where isCounted: (Entry) -> Bool) -> Double {
        Double(entries.count(where: isCounted)) / Double(entries.count)
    }

    /// Returns the value below which the share `quantile` of `values` lies.
    static func quantile(_ quantile: Double, of values: [Double]) -> Double {
        guard !values.isEmpty else { return .nan }
        return values.sorted()[Int((quantile * Double(values.count - 1)).rounded())]
    }
}
