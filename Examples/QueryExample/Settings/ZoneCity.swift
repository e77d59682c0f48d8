import ExampleSupport
import Foundation
import OpenWeatherCore

/// The city that a time zone is named after.
///
/// Source: the names of zones and `zone.tab` of the [time zone database](https://www.iana.org/time-zones), which has the
/// country of each zone.
struct ZoneCity {
    /// The city.
    let place: LocationQuery

    /// Finds the city of a zone.
    ///
    /// - Parameters:
    ///   - zone: The name of the zone, such as `America/New_York`.
    ///   - table: The file `zone.tab`.
    /// - Throws: `UsageError` with what to do when the zone is of no city, such as `UTC`, or the database is not there.
    init(
        of zone: String,
        table: URL = URL(filePath: "/usr/share/zoneinfo/zone.tab")
    ) throws(UsageError) {
        let advice = "Name a place, such as: owm now Lisbon; with --save it is remembered."
        guard let text = try? String(contentsOf: table, encoding: .utf8) else {
            throw UsageError(
                "PLACE",
                "none is set, and the city of the time zone is not known without the package tzdata. \(advice)"
            )
        }
        let row = text.split(separator: "\n").lazy.map { $0.split(separator: "\t") }
            .first { !$0[0].hasPrefix("#") && $0.count > 2 && $0[2] == zone }
        guard let row, let city = zone.split(separator: "/").last else {
            throw UsageError(
                "PLACE",
                "none is set, and the time zone of this system, \(zone), is of no city. \(advice)"
            )
        }
        place = .city(name: String(city).replacing("_", with: " "), country: String(row[0]))
    }
}
