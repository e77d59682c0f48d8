import ExampleSupport
import OpenWeather
import OpenWeatherCore

/// A place that an assistant has named, and its point.
struct Place: Hashable, Sendable {
    /// The point.
    let point: Coordinate
    /// The name in the requested language; `nil` for a point.
    var name: String?
    /// The state or the region.
    var state: String?
    /// The code of the country.
    var country: String?
    /// The number of other places that the name may mean.
    var others = 0

    /// The name with the region, the country and the point.
    var label: String {
        let names = [name?.clipped(to: 60), state?.clipped(to: 40), country].compactMap(\.self).joined(separator: ", ")
        return names.isEmpty ? coordinates : "\(names) (\(coordinates))"
    }

    /// The point with four decimals.
    var coordinates: String {
        "\(Measures.text(.rounded(point.latitude, 4))), \(Measures.text(.rounded(point.longitude, 4)))"
    }

    /// The members for JSON.
    var values: [String: JSONNode] {
        var values: [String: JSONNode] = [
            "latitude": .rounded(point.latitude, 4), "longitude": .rounded(point.longitude, 4),
        ]
        values["name"] = name.map { .string($0.clipped(to: 60)) }
        values["state"] = state.map { .string($0.clipped(to: 40)) }
        values["country"] = country.map(JSONNode.string)
        return values
    }

    /// The properties of a place for a schema.
    static let properties: [String: JSONNode] = [
        "name": Schema.string("The name in the requested language."),
        "state": Schema.string("The state or the region."),
        "country": Schema.string("The code of the country, ISO 3166-1."),
        "latitude": Schema.number("Degrees north."), "longitude": Schema.number("Degrees east."),
    ]

    /// The schema of a place.
    static let schema = Schema.object(
        "The place that was found.",
        properties.merging(["otherMatches": Schema.integer("Other places of the name; the tool place lists them.")]) {
            $1
        },
        optional: ["name", "state", "country"]
    )
}

extension Place {
    /// Creates a place from one that was found.
    init(_ found: Location, language: Language) {
        self.init(
            point: found.coordinate,
            name: found.name.isEmpty ? nil : found.name(in: language).printable,
            state: found.state?.printable,
            country: found.country?.printable
        )
    }
}

extension OpenWeatherClient {
    /// Returns the places that a text can mean, the most likely first, for one call at most, or two for a postcode that is
    /// none.
    ///
    /// - Throws: `WeatherError`.
    func places(_ text: String, limit: Int = 5) async throws(WeatherError) -> Fetched<[Location]> {
        switch SearchText(text) {
        case .empty: throw .notFound
        case .coordinate(let point): return try await locations(at: point, limit: limit)
        case .name(let name, let postcode?):
            do throws(WeatherError) {
                return try await location(postcode: postcode.code, country: postcode.country).map { [$0] }
            } catch .notFound {
                return try await locations(named: name, limit: limit)
            }
        case .name(let name, nil): return try await locations(named: name, limit: limit)
        }
    }
}
