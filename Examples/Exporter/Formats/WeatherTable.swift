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

    /// The table with its header; a number that the service does not report is an empty field.
    ///
    /// A spreadsheet makes no formula of a name or a description.
    var text: String {
        let point = showsCoordinates ? ["latitude", "longitude"] : []
        let header = ["place"] + point + ["observed", "age_seconds", "stale", "condition"] + Measure.all.map(\.column)
        return ([header] + places.map(row)).map { $0.map(\.csvField).joined(separator: ",") + "\r\n" }.joined()
    }

    private func row(of place: PlaceWeather) -> [String] {
        let point = showsCoordinates ? [place.coordinate?.latitude, place.coordinate?.longitude].map(number) : []
        let stamp = [
            place.weather.map { CalendarText.text(of: $0.date) } ?? "",
            number(place.weather.map { $0.age(at: now) / .seconds(1) }),
            place.weather.map { $0.isStale(at: now) ? "1" : "0" } ?? "",
            place.weather?.elements.condition?.description.cellText ?? "",
        ]
        return [place.place.name.cellText] + point + stamp + Measure.all.map { number($0.value(place)) }
    }

    private func number(_ value: Double?) -> String { value.map { "\($0)" } ?? "" }
}
