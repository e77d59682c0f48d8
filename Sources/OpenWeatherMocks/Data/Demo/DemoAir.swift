import Foundation
import OpenWeatherCore

/// The air at one place and time: concentrations in μg/m³, as they are sent, and the index that follows from them.
struct DemoAir: Hashable, Sendable {
    /// The concentrations by pollutant in μg/m³, rounded to two decimals.
    let values: [Pollutant: Double]

    /// Creates the air of `place` at `date`.
    ///
    /// Traffic and stoves make it worse, wind and rain make it better, and sunshine makes ozone.
    init(of place: DemoPlace, at date: Date) {
        let weather = place.moment(at: date)
        let hours = date.timeIntervalSince1970 / 3600 + place.coordinate.longitude / 15
        let hour = (hours.truncatingRemainder(dividingBy: 24) + 24).truncatingRemainder(dividingBy: 24)
        let traffic = 0.75 + 0.6 * Self.peak(hour, at: 8.5) + 0.6 * Self.peak(hour, at: 19)
        let still = 1.6 / (0.6 + weather.windSpeed / 4)
        let stoves = 1 + ((8 - weather.temperature) / 20).clamped(to: 0...1) * 0.6
        let washed = 1 / (1 + 0.5 * weather.precipitation)
        let load = place.climate.haze * traffic * still * stoves * washed
        let altitude = SolarGeometry(date: date).altitude(at: place.coordinate, date: date)
        let light = max(0, sin(altitude * .pi / 180)) * (1 - 0.5 * weather.cloudCover)
        let dust = max(0, 0.35 - place.climate.cloudiness) * 60 * max(0, weather.windSpeed - 2) / 4
        let nitrogen = load * 0.9
        let warmth = ((weather.temperature + 5) / 30).clamped(to: 0.2...1)
        let ozone = 42 + 75 * light * warmth - 0.25 * nitrogen * (1 - light)
        let raw: [Pollutant: Double] = [
            .pm2_5: load,
            .pm10: load * 1.5 + dust,
            .nitrogenDioxide: nitrogen * (1 - 0.5 * light),
            .nitrogenMonoxide: nitrogen * 0.15 * (traffic - 0.7) * (1 - 0.8 * light),
            .ozone: max(2, ozone),
            .carbonMonoxide: 180 + 9 * load,
            .sulfurDioxide: 0.4 + 0.15 * load,
            .ammonia: 0.3 + 0.05 * load,
        ]
        values = raw.mapValues { (max(0, $0) * 100).rounded() / 100 }
    }

    /// The index of the worst pollutant, in `1...5`.
    ///
    /// Source: the table of <https://openweathermap.org/air-pollution-index-levels>; a limit counts as the worse band.
    var index: Int {
        Self.limits.map { pollutant, limits in 1 + limits.count { $0 <= values[pollutant] ?? 0 } }.max() ?? 1
    }

    private static let limits: [(Pollutant, [Double])] = [
        (.sulfurDioxide, [20, 80, 250, 350]),
        (.nitrogenDioxide, [40, 70, 150, 200]),
        (.pm10, [20, 50, 100, 200]),
        (.pm2_5, [10, 25, 50, 75]),
        (.ozone, [60, 100, 140, 180]),
        (.carbonMonoxide, [4400, 9400, 12_400, 15_400]),
    ]

    /// Returns a bump of height 1, about four hours wide, around the hour `center` of every day.
    private static func peak(_ hour: Double, at center: Double) -> Double {
        let distance = min(abs(hour - center), 24 - abs(hour - center))
        return exp(-distance * distance / 4)
    }
}

/// The body of `/data/2.5/air_pollution` and its forecast and history.
struct DemoAirBody: Encodable, Sendable {
    /// An element of `list`.
    struct Entry: Encodable, Sendable {
        /// `main`.
        struct Main: Encodable, Sendable {
            let aqi: Int
        }

        let dt: Int
        let main: Main
        let components: [String: Double]
    }

    let coord: DemoWire.Point
    let list: [Entry]

    /// Creates the body of the air of `place` at `dates`.
    init(of place: DemoPlace, at dates: [Date]) {
        coord = DemoWire.Point(place.coordinate)
        list = dates.map { date in
            let air = DemoAir(of: place, at: date)
            return Entry(
                dt: Int(date.timeIntervalSince1970),
                main: Entry.Main(aqi: air.index),
                components: Dictionary(uniqueKeysWithValues: air.values.map { ($0.key.rawValue, $0.value) })
            )
        }
    }
}
