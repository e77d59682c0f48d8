package import Foundation

extension TimeZone {
    /// The English name of the city that the zone is named after, such as `Lisbon` for `Europe/Lisbon`; `nil` for a zone
    /// that is named after no city, such as `UTC`.
    ///
    /// A zone may span a continent, so that the city is a proposal to a user and never the place of a device.
    package var cityName: String? {
        let parts = identifier.split(separator: "/")
        guard parts.count >= 2, let area = parts.first, Self.areas.contains(area), let city = parts.last else {
            return nil
        }
        return String(city).replacing("_", with: " ")
    }

    /// The areas whose zones have the names of cities.
    ///
    /// Those of `Etc` do not, and stations on Antarctica are no cities.
    private static let areas: Set<Substring> = [
        "Africa", "America", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific",
    ]

    /// Returns whether the zone can be that of a place, by its offset from UTC at a date.
    ///
    /// Clocks differ from the sun by less than four hours everywhere, so that a city of the same name on another
    /// continent is found out.
    package func mayInclude(_ coordinate: Coordinate, at date: Date) -> Bool {
        let difference = Double(secondsFromGMT(for: date)) / 3600 - coordinate.longitude / 15
        return abs(difference.remainder(dividingBy: 24)) < 4
    }
}
