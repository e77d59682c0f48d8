#if os(macOS) || os(Linux)
import Foundation
import OpenWeatherMocks

/// Days with rain at chosen times, as the service tells of them at any date to a key with one of its products.
struct ScriptedDay {
    /// The product that the key reaches.
    enum Product {
        case oneCall3, oneCall4, forecast
    }

    let product: Product
    /// The times with one millimeter of rain an hour.
    let rain: [DateInterval]
    /// The time of the service.
    let now: @Sendable () -> Date
    /// The date from which it is colder than 0 °C.
    var frost = Date.distantFuture
    /// The name of the zone of the place.
    var zone = "Etc/UTC"

    /// Returns the response to a request.
    func response(to request: LoopbackRequest) -> LoopbackResponse {
        let parts = request.path.split(separator: "/").map(String.init)
        switch (parts.dropFirst().first, parts.last, product) {
        case ("3.0", _, .oneCall3): return .json(version3)
        case ("4.0", "1h", .oneCall4): return .json(page(hours(20)))
        case ("4.0", "1min", .oneCall4): return .json(page(minutes))
        case ("2.5", "forecast", _): return .json(forecast)
        case ("3.0", _, _), ("4.0", _, _): return .json(#"{"cod":401, "message": "Please subscribe."}"#, status: 401)
        default: return .json(#"{"cod":"404", "message": "city not found"}"#, status: 404)
        }
    }

    private var version3: String {
        """
        {\(place),
         "minutely": [\(minutes)], "hourly": [\(hours(48))]}
        """
    }

    private func page(_ rows: String) -> String {
        "{\(place), \"data\": [\(rows)]}"
    }

    private var place: String {
        let offset = TimeZone(identifier: zone)?.secondsFromGMT(for: now()) ?? 0
        return #""lat": 38.72, "lon": -9.14, "timezone": "\#(zone)", "timezone_offset": \#(offset)"#
    }

    private var minutes: String {
        steps(60, of: 60)
            .map { #"{"dt": \#(Int($0.timeIntervalSince1970)), "precipitation": \#(isWet($0, 60) ? 1 : 0)}"# }
            .joined(separator: ", ")
    }

    private func hours(_ count: Int) -> String {
        steps(count, of: 3_600)
            .map { #"{\#(elements($0, isWet($0, 3_600), "1h")), "temp": \#($0 < frost ? 12 : -1)}"# }
            .joined(separator: ", ")
    }

    private var forecast: String {
        let entries = steps(40, of: 10_800)
            .map { #"{\#(elements($0 + 10_800, isWet($0, 10_800), "3h")), "main": {"temp": 12}}"# }
        return """
            {"cod": "200", "list": [\(entries.joined(separator: ", "))],
             "city": {"name": "Lisbon", "coord": {"lat": 38.72, "lon": -9.14}, "timezone": 0}}
            """
    }

    private func elements(_ date: Date, _ isWet: Bool, _ period: String) -> String {
        let sky = isWet ? #"{"id": 500, "main": "Rain"}"# : #"{"id": 800, "main": "Clear"}"#
        let rain = isWet ? #", "rain": {"\#(period)": \#(period == "1h" ? 1 : 3)}"# : ""
        return #""dt": \#(Int(date.timeIntervalSince1970)), "weather": [\#(sky)], "pop": \#(isWet ? 0.9 : 0)\#(rain)"#
    }

    /// Returns the beginnings of steps from the present one on.
    private func steps(_ count: Int, of length: Double) -> [Date] {
        let first = (now().timeIntervalSince1970 / length).rounded(.down) * length
        return (0..<count).map { Date(timeIntervalSince1970: first + Double($0) * length) }
    }

    private func isWet(_ date: Date, _ length: Double) -> Bool {
        rain.contains { $0.start < date + length && $0.end > date }
    }
}
#endif
