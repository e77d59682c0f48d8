import Foundation
import OpenWeatherCore
import OpenWeatherNetworking

/// The body of `energy/2.0/solar/interval_data`, from the altitude of the sun and the clouds of the demo weather.
///
/// Source: the clear sky of B. Haurwitz, "Insolation in relation to cloud type" (1948), and the effect of clouds of
/// F. Kasten and G. Czeplak, "Solar and terrestrial radiation dependent on the amount and type of cloud" (1980).
struct DemoSolarBody: Encodable, Sendable {
    struct Parts: Encodable, Sendable {
        var ghi = 0.0
        var dni = 0.0
        var dhi = 0.0

        fileprivate func times(_ factor: Double) -> Parts {
            Parts(ghi: ghi * factor, dni: dni * factor, dhi: dhi * factor)
        }

        fileprivate var rounded: Parts {
            func thousandth(_ number: Double) -> Double { (number * 1_000).rounded() / 1_000 }
            return Parts(ghi: thousandth(ghi), dni: thousandth(dni), dhi: thousandth(dhi))
        }
    }

    struct Skies: Encodable, Sendable {
        let clear_sky, cloudy_sky: Parts
    }

    struct Interval: Encodable, Sendable {
        let start, end: String
        let avg_irradiance, max_irradiance, irradiation: Skies
    }

    let lat, lon: Double
    let date, interval, tz: String
    let sunrise, sunset: String?
    let intervals: [Interval]

    /// Creates the body of a day; `nil` for an interval that the service does not have.
    init?(of place: DemoPlace, on day: LocalDay, by interval: String, offset: UTCOffset) {
        let lengths: [String: TimeInterval] = ["15m": 900, "1h": 3_600, "1d": 86_400]
        guard let length = lengths[interval] else { return nil }
        (lat, lon) = (place.coordinate.latitude, place.coordinate.longitude)
        (date, self.interval, tz) = (day.iso8601, interval, offset.iso8601)
        let start = day.start(at: offset)
        let sun = place.sun.day(at: start + 43_200, offset: offset)
        // As the service, without a zone, and absent where the sun does not cross the horizon.
        func text(_ time: Int) -> String? {
            let seconds = time - Int(start.timeIntervalSince1970)
            return time == 0 ? nil : "\(day.iso8601)T\(Self.time(seconds / 60)):" + Self.padded(seconds % 60)
        }
        sunrise = text(sun.sunrise)
        sunset = text(sun.sunset)
        intervals = stride(from: 0, to: 86_400, by: length)
            .map { begin in
                let minutes = stride(from: begin + 450, to: begin + length, by: 900).map { start + $0 }
                let skies = minutes.map { Self.skies(of: place, at: $0) }
                func mean(_ part: KeyPath<(clear: Parts, cloudy: Parts), Parts>) -> Parts {
                    skies.map { $0[keyPath: part] }
                        .reduce(Parts()) { Parts(ghi: $0.ghi + $1.ghi, dni: $0.dni + $1.dni, dhi: $0.dhi + $1.dhi) }
                        .times(1 / Double(skies.count))
                }
                func most(_ part: KeyPath<(clear: Parts, cloudy: Parts), Parts>) -> Parts {
                    skies.map { $0[keyPath: part] }.max { $0.ghi < $1.ghi }?.rounded ?? Parts()
                }
                let hours = length / 3_600
                return Interval(
                    start: Self.time(Int(begin / 60)),
                    end: Self.time(Int((begin + length) / 60) - 1),
                    avg_irradiance: Skies(clear_sky: mean(\.clear).rounded, cloudy_sky: mean(\.cloudy).rounded),
                    max_irradiance: Skies(clear_sky: most(\.clear), cloudy_sky: most(\.cloudy)),
                    irradiation: Skies(
                        clear_sky: mean(\.clear).times(hours).rounded,
                        cloudy_sky: mean(\.cloudy).times(hours).rounded
                    )
                )
            }
    }

    private static func skies(of place: DemoPlace, at date: Date) -> (clear: Parts, cloudy: Parts) {
        let altitude = SolarGeometry(date: date).altitude(at: place.coordinate, date: date)
        guard altitude > 0 else { return (Parts(), Parts()) }
        let sine = sin(altitude * .pi / 180)
        let global = 1_098 * sine * exp(-0.057 / sine)
        let clear = Parts(ghi: global, dni: global * 0.85 / max(sine, 0.05), dhi: global * 0.15)
        let cover = place.moment(at: date).cloudCover
        let cloudy = global * (1 - 0.75 * pow(cover, 3.4))
        let diffuse = cloudy * (0.15 + 0.85 * cover * cover)
        return (clear, Parts(ghi: cloudy, dni: (cloudy - diffuse) / max(sine, 0.05), dhi: diffuse))
    }

    private static func time(_ minutes: Int) -> String { "\(padded(minutes / 60)):\(padded(minutes % 60))" }

    private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
