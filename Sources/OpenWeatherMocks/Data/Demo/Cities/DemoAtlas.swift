import Foundation
import OpenWeatherCore

/// The cities of the demo weather and the searches for them.
enum DemoAtlas: Sendable {
    /// A city and its distance from a coordinate.
    struct Match: Sendable {
        /// The city.
        let city: DemoCity
        /// The distance in kilometers.
        let kilometers: Double
    }

    /// All cities.
    static let cities: [DemoCity] = [
        africa, easternAsia, southernAsia, northernEurope, centralEurope, southernEurope, unitedStates, northAmerica,
        southAmerica, oceania,
    ]
    .flatMap(\.self)

    private static let searchable = cities.map { city in
        (city: city, names: Set(city.names.values.map(folded)))
    }

    /// Returns the city with the number `id`, or `nil` when there is none.
    static func city(id: Int) -> DemoCity? {
        cities.first { $0.id == id }
    }

    /// Returns the city nearest to `coordinate`.
    static func nearest(to coordinate: Coordinate) -> Match {
        let matches = cities.lazy.map { Match(city: $0, kilometers: distance(from: coordinate, to: $0.coordinate)) }
        return matches.min { $0.kilometers < $1.kilometers } ?? Match(city: africa[0], kilometers: .infinity)
    }

    /// Returns the cities within `limit` kilometers of `coordinate`, nearest first.
    static func cities(near coordinate: Coordinate, within limit: Double) -> [DemoCity] {
        cities.map { Match(city: $0, kilometers: distance(from: coordinate, to: $0.coordinate)) }
            .filter { $0.kilometers <= limit }
            .sorted { $0.kilometers < $1.kilometers }
            .map(\.city)
    }

    /// Returns the cities that match `query`, which is `city`, `city,country`, or `city,state,country`.
    ///
    /// Names in all known languages match; case and accents are ignored. Matches of a whole name come before matches of
    /// a prefix, and large cities before small ones.
    static func cities(named query: String, wholeNamesOnly: Bool = false) -> [DemoCity] {
        let parts = query.split(separator: ",", omittingEmptySubsequences: false)
            .map { folded($0.trimmingCharacters(in: .whitespaces)) }
        guard let name = parts.first, !name.isEmpty else { return [] }
        let areas = parts.dropFirst().filter { !$0.isEmpty }
        let inside = searchable.filter { candidate in areas.allSatisfy { isArea($0, of: candidate.city) } }
        let whole = inside.filter { $0.names.contains(name) }.map(\.city)
        let partial =
            wholeNamesOnly
            ? [] : inside.filter { !$0.names.contains(name) && $0.names.contains { $0.hasPrefix(name) } }.map(\.city)
        return [whole, partial].flatMap { $0.sorted { $0.population > $1.population } }
    }

    /// Returns whether `area` is the country code, the state code, or the state of `city`.
    private static func isArea(_ area: String, of city: DemoCity) -> Bool {
        [city.country, city.stateCode, city.state].contains { $0.map(folded) == area }
    }

    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }

    /// Returns the great-circle distance in kilometers, by the haversine formula.
    private static func distance(from start: Coordinate, to end: Coordinate) -> Double {
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let latitude = sin(radians(end.latitude - start.latitude) / 2)
        let longitude = sin(radians(end.longitude - start.longitude) / 2)
        let across = cos(radians(start.latitude)) * cos(radians(end.latitude)) * longitude * longitude
        return 2 * 6371 * asin(min(1, (latitude * latitude + across).squareRoot()))
    }
}
