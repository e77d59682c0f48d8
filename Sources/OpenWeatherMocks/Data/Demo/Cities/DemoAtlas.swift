import Foundation
import OpenWeatherCore

/// The places that demo mode knows, and how they are found.
enum DemoAtlas: Sendable {
    /// A city and how far away it is.
    struct Match: Sendable {
        /// The city.
        let city: DemoCity
        /// The distance in kilometres.
        let kilometers: Double
    }

    /// Every city.
    static let cities = africa + asia + europe + northAmerica + oceania + southAmerica

    private static let searchable = cities.map { city in
        (city: city, names: Set(city.names.values.map(folded)))
    }

    /// The city with this number.
    static func city(id: Int) -> DemoCity? {
        cities.first { $0.id == id }
    }

    /// The city nearest to `coordinate`.
    static func nearest(to coordinate: Coordinate) -> Match {
        let matches = cities.lazy.map { Match(city: $0, kilometers: distance(from: coordinate, to: $0.coordinate)) }
        return matches.min { $0.kilometers < $1.kilometers } ?? Match(city: europe[0], kilometers: .infinity)
    }

    /// The cities within `limit` kilometres of `coordinate`, nearest first.
    static func cities(near coordinate: Coordinate, within limit: Double) -> [DemoCity] {
        cities.map { Match(city: $0, kilometers: distance(from: coordinate, to: $0.coordinate)) }
            .filter { $0.kilometers <= limit }
            .sorted { $0.kilometers < $1.kilometers }
            .map(\.city)
    }

    /// The cities that `query` (`city`, `city,country` or `city,state,country`) names, in any of the known languages.
    ///
    /// Case and accents do not count. Whole names come before beginnings of names, large cities before small ones.
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

    /// Whether `area` is the city's country code, state code or state.
    private static func isArea(_ area: String, of city: DemoCity) -> Bool {
        [city.country, city.stateCode, city.state].contains { $0.map(folded) == area }
    }

    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }

    /// The way over the globe in kilometres, by the haversine formula.
    private static func distance(from start: Coordinate, to end: Coordinate) -> Double {
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let latitude = sin(radians(end.latitude - start.latitude) / 2)
        let longitude = sin(radians(end.longitude - start.longitude) / 2)
        let across = cos(radians(start.latitude)) * cos(radians(end.latitude)) * longitude * longitude
        return 2 * 6371 * asin(min(1, (latitude * latitude + across).squareRoot()))
    }
}
