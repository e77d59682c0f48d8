import ExampleSupport
import Foundation
import OpenWeatherCore

extension Response {
    /// Returns the values as text, in `units`.
    ///
    /// The text is English and formatted without the presentation modules, as a server or a script would do it.
    func text(units: Units, now: Date = Date()) -> String {
        switch self {
        case .current(let response):
            (Self.lines(of: response.value, units: units) + [Self.footer(of: response, now: now)])
                .joined(separator: "\n")
        case .forecast(let response):
            (Self.lines(of: response.value, units: units) + [Self.footer(of: response, now: now)])
                .joined(separator: "\n")
        case .air(let response):
            (Self.lines(of: response.value) + [Self.footer(of: response, now: now)]).joined(separator: "\n")
        case .places(let places):
            places.isEmpty ? "No such place." : places.map(Self.line).joined(separator: "\n")
        }
    }

    private static func lines(of weather: CurrentWeather, units: Units) -> [String] {
        let rows: [(String, String?)] = [
            ("Place", weather.name.map { name in [name, weather.country].compactMap(\.self).joined(separator: ", ") }),
            ("Coordinates", coordinates(weather.coordinate)),
            ("Measured", time(weather.date, weather.utcOffset)),
            ("Conditions", weather.conditions.map(\.description).joined(separator: ", ")),
            ("Temperature", temperature(weather.temperature, units)),
            ("Feels like", weather.feelsLike.map { temperature($0, units) }),
            ("Dew point", weather.dewPoint.map { temperature($0, units) }),
            ("Humidity", weather.humidity.map(percent)),
            ("Pressure", weather.pressure.map { "\(number($0.hectopascals)) hPa" }),
            ("Wind", weather.wind.map { wind($0, units) }),
            ("Clouds", weather.cloudiness.map(percent)),
            ("Visibility", weather.visibility.map { "\(number($0.value(in: .kilometers), decimals: 1)) km" }),
            ("Rain", weather.rain.map(amount)),
            ("Snow", weather.snow.map(amount)),
            ("Sunrise", weather.sun.sunrise.map { time($0, weather.utcOffset) } ?? words(for: weather.sun)),
            ("Sunset", weather.sun.sunset.map { time($0, weather.utcOffset) }),
        ]
        return rows.compactMap { label, value in value.map { TextLayout.padded(label, to: 13) + $0 } }
    }

    private static func lines(of forecast: Forecast, units: Units) -> [String] {
        let city = forecast.city
        let place = [city.name ?? coordinates(city.coordinate), city.country].compactMap(\.self).joined(separator: ", ")
        return [place]
            + forecast.entries.map { entry in
                let columns = [
                    time(entry.date, entry.utcOffset),
                    TextLayout.padded(temperature(entry.temperature, units), to: 8, .trailing),
                    TextLayout.padded(entry.chanceOfPrecipitation.map(percent) ?? "", to: 5, .trailing),
                    TextLayout.padded(entry.wind.map { breeze($0, units) } ?? "", to: 12),
                    entry.conditions.map(\.description).joined(separator: ", "),
                ]
                return columns.joined(separator: "  ")
            }
    }

    private static func lines(of air: AirQuality) -> [String] {
        let index = air.index.map { "\($0.rawValue) of 5" } ?? "unknown"
        let pollutants = Pollutant.allCases.compactMap { pollutant in
            air.pollutants[pollutant]
                .map { concentration in
                    TextLayout.padded(pollutant.rawValue.uppercased().replacing("_", with: "."), to: 13)
                        + "\(number(concentration.microgramsPerCubicMeter, decimals: 1)) μg/m³"
                }
        }
        return [
            TextLayout.padded("Coordinates", to: 13) + coordinates(air.coordinate),
            TextLayout.padded("Measured", to: 13) + time(air.date, nil),
            TextLayout.padded("Air quality", to: 13) + index,
        ] + pollutants
    }

    private static func line(of place: Location) -> String {
        let name = place.name.isEmpty ? "(no name)" : place.name
        let parts = [name, place.state, place.country].compactMap(\.self).joined(separator: ", ")
        return TextLayout.padded(parts, to: 44) + coordinates(place.coordinate)
    }

    private static func footer<Value>(of response: Fetched<Value>, now: Date) -> String {
        let minutes = response.age(at: now).components.seconds / 60
        let age = minutes == 0 ? "less than a minute" : "\(minutes) min"
        let label = TextLayout.padded("Source", to: 13)
        return switch response.origin {
        case .network: label + "network"
        case .cache: label + "cache, \(age) old"
        case .stale(.notCached): label + "cache, \(age) old and out of date; no request was sent"
        case .stale(let failure): label + "cache, \(age) old and out of date. \(failure)"
        }
    }
}
