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

    /// The city whose afternoons are stormy, so that there is always a warning of wind.
    static let gales = "Wellington"

    /// The city that a shower crosses every fifty minutes, so that it always rains within the hour.
    static let showers = "Singapore"

    /// All cities.
    static let cities: [DemoCity] = {
        let names = namesTable.split(separator: "\n").map { $0.split(separator: "; ") }
        let byTitle = Dictionary(names.map { (String($0[0]), pairs($0.dropFirst())) }) { first, _ in first }
        return table.split(separator: "\n").compactMap { DemoCity(row: $0, names: byTitle) }
    }()

    /// Returns texts such as `fr Le Caire` by their first word.
    private static func pairs(_ texts: ArraySlice<Substring>) -> [String: String] {
        let pairs = texts.map { $0.split(separator: " ", maxSplits: 1).map(String.init) }.filter { $0.count == 2 }
        return Dictionary(pairs.map { ($0[0], $0[1]) }) { first, _ in first }
    }

    private static let searchable = cities.map { city in
        (city: city, names: Set(city.names.values.map(folded)))
    }

    /// Returns the city with the number `id`, or `nil` when there is none.
    static func city(id: Int) -> DemoCity? {
        cities.first { $0.id == id }
    }

    /// Returns the city nearest to `coordinate`.
    static func nearest(to coordinate: Coordinate) -> Match? {
        cities.lazy.map { Match(city: $0, kilometers: coordinate.distance(to: $0.coordinate).kilometers) }
            .min { $0.kilometers < $1.kilometers }
    }

    /// Returns the cities within `limit` kilometers of `coordinate`, nearest first.
    static func cities(near coordinate: Coordinate, within limit: Double) -> [DemoCity] {
        cities.map { Match(city: $0, kilometers: coordinate.distance(to: $0.coordinate).kilometers) }
            .filter { $0.kilometers <= limit }
            .sorted { $0.kilometers < $1.kilometers }
            .map(\.city)
    }

    /// Returns the cities that match `query`, which is `city`, `city,country`, or `city,state,country`.
    ///
    /// Names in all known languages match; case and accents are ignored. Matches of a whole name come before those of a
    /// prefix, which count only when `completesNames` says so, and large cities before small ones.
    static func cities(named query: String, completesNames: Bool = false) -> [DemoCity] {
        let parts = query.split(separator: ",", omittingEmptySubsequences: false)
            .map { folded($0.trimmingCharacters(in: .whitespaces)) }
        guard let name = parts.first, !name.isEmpty else { return [] }
        let areas = parts.dropFirst().filter { !$0.isEmpty }
        let inside = searchable.filter { candidate in areas.allSatisfy { isArea($0, of: candidate.city) } }
        let whole = inside.filter { $0.names.contains(name) }.map(\.city)
        let others = completesNames ? inside.filter { !$0.names.contains(name) } : []
        let partial = others.filter { $0.names.contains { $0.hasPrefix(name) } }.map(\.city)
        return [whole, partial].flatMap { $0.sorted { $0.population > $1.population } }
    }

    /// Returns whether `area` is the country code, the state code, or the state of `city`.
    private static func isArea(_ area: String, of city: DemoCity) -> Bool {
        [city.country, city.stateCode, city.state].contains { $0.map(folded) == area }
    }

    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}
