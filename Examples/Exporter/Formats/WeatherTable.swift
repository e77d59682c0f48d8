import ExampleSupport
import Foundation
import OpenWeatherCore

/// The values of places as comma-separated values (RFC 4180), a row a place.
struct WeatherTable {
    /// The places.
    let places: [PlaceWeather]
    /// The present date, which ages are relative to.
    let now: Date
    /// A Boolean value that indicates whether there are columns for coordinates.
    let showsCoordinates: Bool

    /// The products beside the weather that have numbers.
    private static let others = [Product.uv, .air]

    /// The table with its header; a number that the service does not report is an empty field.
    ///
    /// The first age is that of the weather; the air and the UV index are refreshed on their own, and have theirs at the end. A
    /// spreadsheet makes no formula of a name or a description.
    var text: String {
        let point = showsCoordinates ? ["latitude", "longitude"] : []
        let others = Self.others.flatMap { ["\($0.rawValue)_age_seconds", "\($0.rawValue)_stale"] }
        let header = ["place"] + point + ["observed", "age_seconds", "stale", "condition"] + Measure.all.map(\.column)
        return ([header + others] + places.map(row)).map { $0.map(\.csvField).joined(separator: ",") + "\r\n" }.joined()
    }

    private func row(of place: PlaceWeather) -> [String] {
        let point = showsCoordinates ? [place.coordinate?.latitude, place.coordinate?.longitude].map(number) : []
        let observed = place.weather.map { CalendarText.text(of: $0.date) } ?? ""
        let condition = place.weather?.elements.condition?.description.cellText ?? ""
        var row = [place.place.name.cellText] + point
        row += [observed] + age(of: .weather, place) + [condition]
        row += Measure.all.map { number($0.value(place)) }
        row += Self.others.flatMap { age(of: $0, place) }
        return row
    }

    /// Returns the age of a product in seconds and whether it is out of date, 1, or not, 0; empty without a response.
    private func age(of product: Product, _ place: PlaceWeather) -> [String] {
        guard let stamp = place.stamp(of: product) else { return ["", ""] }
        return [number(stamp.age(at: now) / .seconds(1)), stamp.isStale(at: now) ? "1" : "0"]
    }

    private func number(_ value: Double?) -> String { value.map { "\($0)" } ?? "" }
}
