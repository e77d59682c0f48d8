import Foundation
import OpenWeatherCore

/// A place and everything that determines its weather.
///
/// The weather is a function of place, time, and seed, and every response is derived from it: the weather now, the steps
/// and days of forecasts, the minutes of the next hour, alerts, air, and history agree, and a forecast comes true. It is
/// the climate's season and time of day plus weather systems of continental size that drift east for days.
struct DemoPlace: Sendable {
    /// The coordinate.
    let coordinate: Coordinate
    /// The city at the coordinate; `nil` away from cities.
    let city: DemoCity?
    /// The climate.
    let climate: DemoClimate
    /// The times of the sun.
    let sun: DemoSun
    /// The temperatures around the place.
    let neighborhood: DemoNeighborhood
    private let zone: TimeZone?
    private let seed: UInt64

    /// Creates the place at `coordinate`; a city reaches 50 km around it, and its time zone 150 km.
    init(_ coordinate: Coordinate, seed: UInt64) {
        let nearest = DemoAtlas.nearest(to: coordinate)
        self.coordinate = coordinate
        self.seed = seed
        let kilometers = nearest?.kilometers ?? .infinity
        city = kilometers <= 50 ? nearest?.city : nil
        zone = kilometers <= 150 ? nearest.flatMap { TimeZone(identifier: $0.city.zone) } : nil
        climate = DemoClimate.at(coordinate, nearest: nearest)
        sun = DemoSun(coordinate: coordinate)
        neighborhood = DemoNeighborhood(coordinate: coordinate, seed: seed)
    }

    /// Returns the difference from UTC at `date`; away from cities, that of the nautical time zone.
    func utcOffset(at date: Date) -> UTCOffset {
        let nautical = Int((coordinate.longitude / 15).rounded()) * 3600
        return UTCOffset(seconds: zone?.secondsFromGMT(for: date) ?? nautical) ?? .utc
    }

    /// The name of the time zone; away from cities, that of the nautical one, whose sign is reversed.
    var zoneName: String {
        let hours = Int((coordinate.longitude / 15).rounded())
        return zone?.identifier ?? (hours == 0 ? "Etc/GMT" : "Etc/GMT\(hours < 0 ? "+" : "-")\(abs(hours))")
    }

    /// Returns the weather at `date`.
    func moment(at date: Date) -> DemoMoment {
        let systems = Systems(at: coordinate, date: date, seed: seed)
        let dailyMean = dailyMean(at: date, systems)
        let between = rawCover(systems)
        let raw = showery(between, at: date)
        let cover = raw.clamped(to: 0...1)
        let afternoon = afternoon(at: date)
        let temperature = temperature(at: date, dailyMean, afternoon, cover: cover)
        let rate = precipitation(raw, temperature, systems)
        let breeze = (2.2 + 2.2 * systems.wind + 3.5 * abs(systems.pressure) * storminess) * (1 + 0.15 * afternoon)
        let wind = max(0.3, breeze) + 10.5 * climate.gales * max(0, afternoon)
        let humidity = humidity(cover, temperature - dailyMean, rate, systems)
        let fog = fogginess(humidity, temperature, wind)
        let dust = ((wind - 5) / 4).clamped(to: 0...1) * ((0.3 - climate.cloudiness) / 0.15).clamped(to: 0...1)
        let pressure = 1013 + 22 * systems.pressure * storminess
        let sky = DemoSky(
            temperature: temperature,
            cloudCover: cover,
            precipitation: rate,
            showers: systems.showers,
            fog: fog,
            dust: dust
        )
        return DemoMoment(
            date: date,
            isDay: sun.isUp(at: date),
            temperature: temperature,
            humidity: humidity,
            pressure: pressure,
            groundPressure: pressure * pow(1 - 0.0065 * climate.elevation / 288.15, 5.255),
            windSpeed: wind,
            gust: wind * max(1 + 0.7 * climate.gales, 1.72 + 1.5 * systems.gusts) + 0.1,
            windDirection: windDirection(systems),
            cloudCover: cover,
            visibility: visibility(humidity, fog: fog, dust: dust, rate: rate, isSnow: temperature < 1),
            chance: max(rate > 0 ? 0.2 : 0, min(1, (max(raw, showery(between, strength: 0.5)) - 0.78) / 0.35)),
            precipitation: rate,
            code: sky.code
        )
    }

    /// Returns the temperature at `date` in degrees Celsius, which is that of ``moment(at:)`` and quicker to compute.
    func temperature(at date: Date) -> Double {
        let systems = Systems(at: coordinate, date: date, seed: seed, isWhole: false)
        let cover = showery(rawCover(systems), at: date).clamped(to: 0...1)
        return temperature(at: date, dailyMean(at: date, systems), afternoon(at: date), cover: cover)
    }

    /// Returns the temperature between the mean of the day and its extremes, which clouds bring together.
    private func temperature(at date: Date, _ dailyMean: Double, _ afternoon: Double, cover: Double) -> Double {
        dailyMean + afternoon * dailySwing(at: date) * (1 - 0.65 * cover)
    }

    /// Returns the millimeters of the three hours before `moment`, or 0 when there is no precipitation at their end.
    func precipitationOfThreeHours(before moment: DemoMoment) -> Double {
        guard moment.precipitation > 0 else { return 0 }
        let earlier = (1...9).map { self.moment(at: moment.date - Double($0) * 1200).precipitation }
        return (moment.precipitation / 2 + earlier.dropLast().reduce(0, +) + earlier[8] / 2) / 3
    }

    /// The weather systems over a place, as numbers in `-1...1` that vary smoothly.
    private struct Systems: Sendable {
        let pressure: Double
        let clouds: Double
        let warmth: Double
        let wind: Double
        let showers: Double
        let moisture: Double
        let gusts: Double

        /// Creates the systems at a point and time; when they are not `isWhole`, only those that temperature depends on.
        init(at coordinate: Coordinate, date: Date, seed: UInt64, isWhole: Bool = true) {
            let days = date.timeIntervalSince1970 / 86_400
            // Seven degrees a day is the speed of an Atlantic low.
            let wide = DemoPoint(coordinate, radius: 4, turnedBy: -7 * days)
            let narrow = DemoPoint(coordinate, radius: 10, turnedBy: -7 * days)
            func noise(_ channel: UInt64, _ point: DemoPoint, days period: Double) -> Double {
                DemoNoise(seed: seed, channel: channel).value(point, days / period)
            }
            pressure = noise(1, wide, days: 3)
            clouds = noise(2, narrow, days: 1.2)
            warmth = noise(3, wide, days: 4)
            wind = isWhole ? noise(4, wide, days: 1.5) : 0
            showers = isWhole ? noise(5, narrow, days: 0.3) : 0
            moisture = isWhole ? noise(6, wide, days: 2) : 0
            gusts = isWhole ? noise(7, narrow, days: 0.8) : 0
        }
    }

    /// The strength of weather systems, in `0.15...1`: weak in the tropics.
    private var storminess: Double {
        0.15 + 0.85 * min(1, abs(coordinate.latitude) / 50)
    }

    private func dailyMean(at date: Date, _ systems: Systems) -> Double {
        let years = (date.timeIntervalSince1970 - 946_684_800) / (365.2425 * 86_400)
        // The warmest days come on 19 July, a month after the longest.
        let season = cos(2 * .pi * (years - 0.547))
        let mean = (climate.january + climate.july) / 2 + (climate.july - climate.january) / 2 * season
        let continental = abs(climate.july - climate.january) / 40
        return mean + systems.warmth * (0.8 + 7 * storminess * (0.4 + continental))
    }

    /// Returns the time of day as a number from −1 at 3:00 to 1 at 15:00 solar time.
    private func afternoon(at date: Date) -> Double {
        let hours = date.timeIntervalSince1970 / 3600 + coordinate.longitude / 15
        return cos(2 * .pi * (hours.truncatingRemainder(dividingBy: 24) - 15) / 24)
    }

    /// Returns half the difference between day and night under a clear sky in degrees, large where it is dry and sunny.
    private func dailySwing(at date: Date) -> Double {
        let height = SolarGeometry(date: date).noonAltitude(latitude: coordinate.latitude)
        return (2.5 + 5 * (1 - climate.cloudiness)) * (0.2 + 0.8 * max(0, sin(height * .pi / 180)))
    }

    /// Returns a cover with the clouds of the shower at `date`.
    private func showery(_ raw: Double, at date: Date) -> Double {
        let showers = date.timeIntervalSince1970 / 3000
        return showery(raw, strength: max(0, cos(2 * .pi * showers.truncatingRemainder(dividingBy: 1))))
    }

    /// Returns a cover with the clouds of a shower, whose `strength` is in `0...1`.
    private func showery(_ raw: Double, strength: Double) -> Double {
        raw + climate.showers * strength * max(0, 1.1 - raw)
    }

    /// Returns the cloud cover between showers before it is limited to `0...1`; an excess means thicker clouds.
    private func rawCover(_ systems: Systems) -> Double {
        let wetness = climate.cloudiness
        return wetness + (0.75 + 0.25 * min(1, wetness * 1.7)) * (0.75 * systems.clouds - 0.35 * systems.pressure)
    }

    private func precipitation(_ raw: Double, _ temperature: Double, _ systems: Systems) -> Double {
        guard raw > 0.74 else { return 0 }
        let warmth = exp((temperature - 10) / 15).clamped(to: 0.3...2.5)
        let rate = pow((raw - 0.74) / 0.62, 1.9) * (1 + 0.8 * systems.showers) * warmth
        return rate < DemoMoment.traceRate ? 0 : rate
    }

    private func humidity(_ cover: Double, _ anomaly: Double, _ rate: Double, _ systems: Systems) -> Double {
        let mean = 70 + 55 * (climate.cloudiness - 0.5)
        let value = mean + 18 * (cover - climate.cloudiness) - 2.4 * anomaly + 7 * systems.moisture + 8 * min(1, rate)
        return value.clamped(to: 8...100)
    }

    /// Returns the prevailing wind direction of the latitude, turned by the weather systems.
    private func windDirection(_ systems: Systems) -> Double {
        let latitude = coordinate.latitude
        let prevailing: Double =
            switch abs(latitude) {
            case ..<28: latitude >= 0 ? 60 : 120
            case ..<65: 250
            default: 70
            }
        let turned = prevailing + 150 * systems.wind + 60 * systems.pressure
        return (turned + 720).truncatingRemainder(dividingBy: 360)
    }

    /// Returns the fog, in `0...1`; it needs saturated, calm, and cool air.
    private func fogginess(_ humidity: Double, _ temperature: Double, _ wind: Double) -> Double {
        let share = [(humidity - 88) / 6, (3.5 - wind) / 1.5, (20 - temperature) / 5]
        return share.reduce(1) { $0 * $1.clamped(to: 0...1) }
    }

    /// Returns the visibility in meters, at most 10 km as the service sends it; light rain leaves it there.
    private func visibility(
        _ humidity: Double,
        fog: Double,
        dust: Double,
        rate: Double,
        isSnow: Bool
    ) -> Double {
        // Rain washes the haze out of the air.
        let haze = max(0, (humidity - 72) / 22) * max(0, 1 - rate / 0.4)
        let clear = 14_000 * (1 - 0.5 * min(1, haze)) * (1 - 0.98 * fog) * (1 - 0.6 * dust)
        return min(10_000, clear / (1 + rate * (isSnow ? 6 : 0.2)))
    }
}
