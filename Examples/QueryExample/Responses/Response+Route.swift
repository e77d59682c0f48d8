import ExampleSupport
import Foundation
import OpenWeatherCore

/// The weather along a route as it is encoded in JSON.
struct RouteWeather: Encodable {
    /// A point.
    struct Stop: Encodable {
        let coordinate: Coordinate
        let arrival: Date
        let distance: Length
        let bearing: Double?
        let weather: WeatherElements?
        let hourlyPrecipitation: Precipitation?
        let headwind: Speed?
        let crosswind: Speed?
        let resolution: Double?
        let isBeyondForecast: Bool
        let isOutdated: Bool
    }

    let stops: [Stop]
    let utcOffset: UTCOffset?

    /// Creates the form of points, with the clocks at the first one.
    init(_ stops: [RouteStop], offset: UTCOffset?) {
        self.stops = stops.map { stop in
            Stop(
                coordinate: stop.point.coordinate,
                arrival: stop.point.arrival,
                distance: stop.point.distance,
                bearing: stop.bearing,
                weather: stop.elements,
                hourlyPrecipitation: stop.hourlyPrecipitation,
                headwind: stop.wind?.headwind,
                crosswind: stop.wind?.crosswind,
                resolution: stop.resolution.map { $0 / .seconds(1) },
                isBeyondForecast: stop.isBeyondForecast,
                isOutdated: stop.isOutdated
            )
        }
        utcOffset = offset
    }
}

extension Response {
    /// Returns a line for each point, in the time of the first one.
    static func lines(of route: RouteWeather, _ format: ResponseFormat) -> [String] {
        let known = route.stops.filter { $0.weather != nil }
        let about = known.contains { $0.resolution ?? 0 > 3_600 } ? "; each forecast is for three hours" : ""
        return ["Weather along the route, times in \(ResponseFormat.name(of: route.utcOffset))\(about):"]
            + route.stops.map { line(of: $0, format, route.utcOffset) }
            + (known.contains(where: \.isOutdated) ? ["Out of date: the forecast of some points"] : [])
    }

    private static func line(of stop: RouteWeather.Stop, _ format: ResponseFormat, _ offset: UTCOffset?) -> String {
        let place = [
            ResponseFormat.clock(stop.arrival, offset),
            TextLayout.padded(format.distance(stop.distance), to: 8, .trailing),
        ]
        guard let weather = stop.weather else {
            return (place + [stop.isBeyondForecast ? "not known yet: beyond the forecast" : "not known"])
                .joined(separator: "  ")
        }
        let columns = [
            TextLayout.padded(format.temperature(weather.temperature), to: 8, .trailing),
            TextLayout.padded(stop.hourlyPrecipitation.map { "\(format.depth($0))/h" } ?? "", to: 10, .trailing),
            TextLayout.padded(weather.wind.map(format.breeze) ?? "", to: 12),
            TextLayout.padded(words(of: stop, format), to: 40),
            weather.conditions.map(\.description).joined(separator: ", "),
        ]
        return (place + columns).joined(separator: "  ")
    }

    /// Returns the wind along and across the way in words.
    private static func words(of stop: RouteWeather.Stop, _ format: ResponseFormat) -> String {
        guard let head = stop.headwind?.metersPerSecond, let cross = stop.crosswind?.metersPerSecond else { return "" }
        func speed(_ value: Double) -> String { format.breeze(Wind(speed: Speed(metersPerSecond: abs(value)))) }
        return "\(head < 0 ? "tail" : "head") \(speed(head)), \(speed(cross)) from the \(cross < 0 ? "left" : "right")"
    }
}
