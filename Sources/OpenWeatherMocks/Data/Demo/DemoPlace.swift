import Foundation
import OpenWeatherCore

/// A place with everything its weather follows from.
///
/// The weather is one function of place, moment and seed, so that a forecast says what "now" will say later. It is
/// the climate's season and time of day plus weather systems of continental size that drift east and change over days.
struct DemoPlace: Sendable {
    /// The point.
    let coordinate: Coordinate
    /// The city at the point; `nil` away from all cities.
    let city: DemoCity?
    /// The climate.
    let climate: DemoClimate
    /// The sun.
    let sun: DemoSun
    private let zone: TimeZone?
    private let seed: UInt64

    /// Looks the place up; a city's weather reaches 50 km, its clocks 150 km.
    init(_ coordinate: Coordinate, seed: UInt64) {
        let nearest = DemoAtlas.nearest(to: coordinate)
        self.coordinate = coordinate
        self.seed = seed
        city = nearest.kilometers <= 50 ? nearest.city : nil
        zone = nearest.kilometers <= 150 ? TimeZone(identifier: nearest.city.zone) : nil
        climate = DemoClimate.at(coordinate, nearest: nearest)
        sun = DemoSun(coordinate: coordinate)
    }

    /// The difference between the place's clocks and UTC; away from cities the nautical zone, as at sea.
    func utcOffset(at date: Date) -> UTCOffset {
        let nautical = Int((coordinate.longitude / 15).rounded()) * 3600
        return UTCOffset(seconds: zone?.secondsFromGMT(for: date) ?? nautical) ?? .utc
    }

    /// The weather at `date`.
    func moment(at date: Date) -> DemoMoment {
        let systems = Systems(at: coordinate, date: date, seed: seed)
        let dailyMean = dailyMean(at: date, systems)
        let raw = rawCover(systems)
        let cover = max(0, min(1, raw))
        let afternoon = afternoon(at: date)
        let temperature = dailyMean + afternoon * dailySwing(at: date) * (1 - 0.65 * cover)
        let rate = precipitation(raw, temperature, systems)
        let wind = max(
            0.3,
            (2.2 + 2.2 * systems.wind + 3.5 * abs(systems.pressure) * storminess) * (1 + 0.15 * afternoon)
        )
        let humidity = humidity(cover, temperature - dailyMean, rate, systems)
        let fog = max(0, min(1, (humidity - 90) / 9)) * max(0, min(1, (4 - wind) / 2))
        let dust = max(0, min(1, (wind - 5) / 4)) * max(0, min(1, (0.3 - climate.cloudiness) / 0.15))
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
            gust: wind * (1.45 + 0.25 * systems.showers) + 0.5,
            windDirection: windDirection(systems),
            cloudCover: cover,
            visibility: visibility(fog: fog, dust: dust, rate: rate, isSnow: temperature < 1),
            chance: max(0, min(1, (raw - 0.45) / 0.6)),
            precipitation: rate,
            code: sky.code
        )
    }

    /// Millimetres in the three hours before `moment`, if anything falls at its end; else 0.
    func precipitationOfThreeHours(before moment: DemoMoment) -> Double {
        guard moment.precipitation > 0 else { return 0 }
        let earlier = (1...3).map { self.moment(at: moment.date - Double($0) * 3600).precipitation }
        return (moment.precipitation / 2 + earlier[0] + earlier[1] + earlier[2] / 2)
    }

    /// The weather systems over a place: numbers of about `-1...1` that vary smoothly.
    private struct Systems: Sendable {
        let pressure: Double
        let clouds: Double
        let warmth: Double
        let wind: Double
        let showers: Double
        let moisture: Double

        init(at coordinate: Coordinate, date: Date, seed: UInt64) {
            let days = date.timeIntervalSince1970 / 86_400
            // Seven degrees a day is the pace of an Atlantic low.
            let wide = DemoPoint(coordinate, radius: 4, turnedBy: -7 * days)
            let narrow = DemoPoint(coordinate, radius: 10, turnedBy: -7 * days)
            func noise(_ channel: UInt64, _ point: DemoPoint, days period: Double) -> Double {
                DemoNoise(seed: seed, channel: channel).value(point, days / period)
            }
            pressure = noise(1, wide, days: 3)
            clouds = noise(2, narrow, days: 1.2)
            warmth = noise(3, wide, days: 4)
            wind = noise(4, wide, days: 1.5)
            showers = noise(5, narrow, days: 0.3)
            moisture = noise(6, wide, days: 2)
        }
    }

    /// How strong weather systems are here: weak in the tropics.
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

    /// From −1 at 3 h to 1 at 15 h by the sundial.
    private func afternoon(at date: Date) -> Double {
        let hours = date.timeIntervalSince1970 / 3600 + coordinate.longitude / 15
        return cos(2 * .pi * (hours.truncatingRemainder(dividingBy: 24) - 15) / 24)
    }

    /// Half the difference between afternoon and night under a clear sky in degrees: large where it is dry and sunny.
    private func dailySwing(at date: Date) -> Double {
        let height = SolarGeometry(date: date).noonAltitude(latitude: coordinate.latitude)
        return (2.5 + 5 * (1 - climate.cloudiness)) * (0.2 + 0.8 * max(0, sin(height * .pi / 180)))
    }

    /// The cover before it is cut to `0...1`; what exceeds it is thickness.
    private func rawCover(_ systems: Systems) -> Double {
        let wetness = climate.cloudiness
        return wetness + (0.25 + 0.75 * min(1, wetness * 1.6)) * (0.55 * systems.clouds - 0.3 * systems.pressure)
    }

    private func precipitation(_ raw: Double, _ temperature: Double, _ systems: Systems) -> Double {
        guard raw > 0.8 else { return 0 }
        let warmth = max(0.3, min(3, exp((temperature - 10) / 15)))
        let rate = pow((raw - 0.8) / 0.2, 1.4) * (0.9 + 0.7 * systems.showers) * warmth
        return rate < DemoMoment.traceRate ? 0 : rate
    }

    private func humidity(_ cover: Double, _ anomaly: Double, _ rate: Double, _ systems: Systems) -> Double {
        let mean = 70 + 55 * (climate.cloudiness - 0.5)
        let value = mean + 18 * (cover - climate.cloudiness) - 2.4 * anomaly + 9 * systems.moisture + 12 * min(1, rate)
        return max(8, min(100, value))
    }

    /// The prevailing wind of the latitude, turned by the systems.
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

    private func visibility(fog: Double, dust: Double, rate: Double, isSnow: Bool) -> Double {
        let clear = 10_000 * (1 - 0.98 * fog) * (1 - 0.6 * dust)
        return clear / (1 + rate * (isSnow ? 1.2 : 0.12))
    }
}
