import OpenWeatherCore

/// The long-term means that the weather of a place varies around.
struct DemoClimate: Sendable {
    /// The mean temperature of January in degrees Celsius.
    let january: Double
    /// The mean temperature of July in degrees Celsius.
    let july: Double
    /// The mean cloud cover, in `0...1`.
    let cloudiness: Double
    /// The mean concentration of fine particles in μg/m³.
    let haze: Double
    /// The height of the ground above the sea in meters.
    let elevation: Double
    /// The strength of the gales of every afternoon, in `0...1`; 0 nearly everywhere.
    var gales = 0.0
    /// The strength of the showers that pass every fifty minutes, in `0...1`; 0 nearly everywhere.
    var showers = 0.0

    /// Returns the climate at a coordinate: that of a city near it, that of its latitude far from cities, or a blend.
    static func at(_ coordinate: Coordinate, nearest: DemoAtlas.Match?) -> DemoClimate {
        let far = general(at: coordinate)
        guard let nearest else { return far }
        let share = ((300 - nearest.kilometers) / 250).clamped(to: 0...1)
        let weight = share * share * (3 - 2 * share)
        let near = nearest.city.climate
        func blend(_ path: KeyPath<DemoClimate, Double>) -> Double {
            far[keyPath: path] + (near[keyPath: path] - far[keyPath: path]) * weight
        }
        return DemoClimate(
            january: blend(\.january),
            july: blend(\.july),
            cloudiness: blend(\.cloudiness),
            haze: blend(\.haze),
            elevation: blend(\.elevation),
            gales: blend(\.gales),
            showers: blend(\.showers)
        )
    }

    /// Returns the climate of the latitude, more maritime or continental by noise that never changes.
    private static func general(at coordinate: Coordinate) -> DemoClimate {
        let distance = abs(coordinate.latitude)
        let land = 0.5 + 0.5 * DemoNoise(seed: 0, channel: 100).value(DemoPoint(coordinate, radius: 3), 0)
        let isSouth = coordinate.latitude < 0
        // The south has more sea, which damps the seasons, and the ice cap, which cools.
        let cap = isSouth ? max(0, distance - 60) * 0.9 : 0
        let mean = interpolate(meanTemperatures, at: distance) - cap + (0.5 - land) * 4 * distance / 90
        let swing = interpolate(swings, at: distance) * (0.5 + land * 0.8) * (isSouth ? -0.6 : 1)
        return DemoClimate(
            january: mean - swing,
            july: mean + swing,
            cloudiness: (interpolate(skies, at: distance) + (0.5 - land) * 0.35).clamped(to: 0.1...0.85),
            haze: 4 + 10 * land,
            elevation: 400 * land * land
        )
    }

    /// Annual means in degrees Celsius, every ten degrees from the equator to the pole.
    private static let meanTemperatures = [26.5, 26.5, 25, 20.5, 14, 7, 0, -9, -16, -20]

    /// Half the difference between July and January in degrees Celsius, every ten degrees.
    private static let swings = [0.0, 1.5, 4, 7, 10, 12, 15, 16, 16, 15]

    /// Mean cloud cover, every ten degrees: the cloudy tropics, the dry belt, the storm tracks.
    private static let skies = [0.6, 0.55, 0.35, 0.35, 0.5, 0.62, 0.68, 0.65, 0.6, 0.55]

    private static func interpolate(_ table: [Double], at degrees: Double) -> Double {
        let position = (degrees / 10).clamped(to: 0...Double(table.count - 1))
        let index = min(table.count - 2, Int(position))
        return table[index] + (table[index + 1] - table[index]) * (position - Double(index))
    }
}
