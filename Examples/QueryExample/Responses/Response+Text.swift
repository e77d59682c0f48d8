import ExampleSupport
import Foundation
import OpenWeather
import OpenWeatherCore

extension Response {
    /// Returns the values as text; empty when there are no places.
    ///
    /// The text is English and formatted without the presentation modules, as a server or a script would do it.
    func text(_ format: ResponseFormat) -> String {
        let now = Date()
        return switch self {
        case .current(let places): Self.blocks(of: places, now: now) { Self.lines(of: $0, format) }
        case .many(let places, let names, let plan):
            (places.map { Self.line(of: $0, names[$0.index], format, now: now) } + [Self.line(of: plan)])
                .joined(separator: "\n")
        case .forecast(let places): Self.blocks(of: places, now: now) { Self.lines(of: $0, format) }
        case .days(let places, let count):
            Self.blocks(of: places, now: now) { Self.lines(ofDays: $0, count: count, format) }
        case .air(let places): Self.blocks(of: places, now: now) { Self.lines(of: $0) }
        case .oneCall(let report): Self.lines(of: report, format, now: now).joined(separator: "\n")
        case .alerts(let response):
            (Self.lines(of: response.value, format.language, now: now) + [Self.footer(of: response, now: now)])
                .joined(separator: "\n")
        case .timeline(let hours):
            Self.lines(of: hours, format, now: now).joined(separator: "\n")
        case .comparison(let weather, let comparison):
            (Self.lines(of: weather.value, comparison, format) + [Self.footer(of: weather, now: now)])
                .joined(separator: "\n")
        case .times(let outlook, let city):
            (Self.lines(of: outlook, city.utcOffset) + [Self.footer(of: city, now: now)]).joined(separator: "\n")
        case .route(let route):
            (Self.lines(of: route.value, format) + [Self.footer(of: route, now: now)]).joined(separator: "\n")
        case .places(let places):
            places.map { Self.line(of: $0, format.language) }.joined(separator: "\n")
        case .usage(let usage): Self.lines(of: usage).joined(separator: "\n")
        case .access(let report, let cost): Self.lines(of: report, cost: cost).joined(separator: "\n")
        }
    }

    /// Returns the lines of each place that has a response, with an empty line between places.
    private static func blocks<Value>(
        of places: [PlaceResult<Value>],
        now: Date,
        _ lines: (Value) -> [String]
    ) -> String {
        places.compactMap { place in
            guard case .success(let response) = place.result else { return nil }
            return (lines(response.value) + [footer(of: response, now: now)]).joined(separator: "\n")
        }
        .joined(separator: "\n\n")
    }

    static func lines(of weather: CurrentWeather, _ format: ResponseFormat) -> [String] {
        let rows: [(String, String?)] = [
            ("Place", weather.name.map { name in [name, weather.country].compactMap(\.self).joined(separator: ", ") }),
            ("Coordinates", ResponseFormat.coordinates(weather.coordinate)),
            ("Measured", ResponseFormat.time(weather.date, weather.utcOffset)),
            ("Conditions", weather.conditions.map(\.description).joined(separator: ", ")),
            ("Temperature", format.temperature(weather.temperature)),
            ("Feels like", weather.feelsLike.map(format.temperature)),
            ("Dew point", weather.dewPoint.map(format.temperature)),
            ("UV index", weather.uvIndex.map(ResponseFormat.uvIndex)),
            ("Humidity", weather.humidity.map(ResponseFormat.percent)),
            ("Pressure", weather.pressure.map(format.pressure)),
            ("Wind", weather.wind.map(format.wind)),
            ("Clouds", weather.cloudiness.map(ResponseFormat.percent)),
            ("Visibility", weather.visibility.map(format.distance)),
            ("Rain", weather.rain.map(format.amount)),
            ("Snow", weather.snow.map(format.amount)),
            (
                "Sunrise",
                weather.sun.sunrise.map { ResponseFormat.time($0, weather.utcOffset) }
                    ?? ResponseFormat.words(for: weather.sun)
            ),
            ("Sunset", weather.sun.sunset.map { ResponseFormat.time($0, weather.utcOffset) }),
        ]
        return rows.compactMap { label, value in value.map { TextLayout.padded(label, to: 13) + $0 } }
    }

    private static func lines(of forecast: Forecast, _ format: ResponseFormat) -> [String] {
        let city = forecast.city
        let place = [city.name ?? ResponseFormat.coordinates(city.coordinate), city.country].compactMap(\.self)
            .joined(separator: ", ")
        // The steps have one offset, so it is named once.
        return ["\(place), times in \(ResponseFormat.name(of: city.utcOffset))"]
            + forecast.entries.map { entry in
                let columns = [
                    ResponseFormat.clock(entry.date, city.utcOffset),
                    TextLayout.padded(format.temperature(entry.temperature), to: 8, .trailing),
                    TextLayout.padded(
                        entry.chanceOfPrecipitation.map(ResponseFormat.percent) ?? "",
                        to: 5,
                        .trailing
                    ),
                    TextLayout.padded(entry.wind.map(format.breeze) ?? "", to: 12),
                    entry.conditions.map(\.description).joined(separator: ", "),
                ]
                return columns.joined(separator: "  ")
            }
    }

    static func lines(of air: AirQuality) -> [String] {
        let index = air.index.map { "\($0.rawValue) of 5" } ?? "unknown"
        let pollutants = Pollutant.allCases.compactMap { pollutant in
            air.pollutants[pollutant]
                .map { concentration in
                    TextLayout.padded(pollutant.rawValue.uppercased().replacing("_", with: "."), to: 13)
                        + ResponseFormat.concentration(concentration)
                }
        }
        return [
            TextLayout.padded("Coordinates", to: 13) + ResponseFormat.coordinates(air.coordinate),
            TextLayout.padded("Measured", to: 13) + ResponseFormat.time(air.date, nil),
            TextLayout.padded("Air quality", to: 13) + index,
        ] + pollutants
    }

    private static func line(of place: Location, _ language: Language) -> String {
        let name = place.name(in: language)
        let parts = [name.isEmpty ? "(no name)" : name, place.state, place.country].compactMap(\.self)
        return TextLayout.padded(parts.joined(separator: ", "), to: 44) + ResponseFormat.coordinates(place.coordinate)
    }

    /// Returns the age of a response in words.
    static func age<Value>(of response: Fetched<Value>, at now: Date) -> String {
        ResponseFormat.span(minutes: Int(response.age(at: now).components.seconds / 60))
    }

    /// Returns where a response comes from, and its age.
    static func origin<Value>(of response: Fetched<Value>, now: Date) -> String {
        // Weather becomes old while that of other places is requested.
        let age = age(of: response, at: now) + (response.isStale(at: now) ? " old and out of date" : " old")
        return switch response.origin {
        case .network where response.isStale: "network, \(age); a server on the way had kept it"
        case .network where response.isStale(at: now): "network, \(age)"
        case .network: "network"
        case .cache: "cache, \(age)"
        case .stale(.notCached): "cache, \(age); no request was sent"
        case .stale(let failure): "cache, \(age). \(failure)"
        }
    }

    static func footer<Value>(of response: Fetched<Value>, now: Date) -> String {
        let rows = [("Source", origin(of: response, now: now)), ("Provider", response.source.name)]
        return rows.map { TextLayout.padded($0, to: 13) + $1 }.joined(separator: "\n")
    }
}
