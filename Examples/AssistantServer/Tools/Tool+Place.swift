import OpenWeather
import OpenWeatherCore

extension Tool {
    /// The places of a name.
    static let place = Tool(
        "place",
        title: "Find a place",
        description:
            "The places that a name, a postcode or a point can mean, the most likely first, with their points.",
        parameters: [:],
        output: Answer.schema(
            [:],
            rows: ("places", Schema.object("", Place.properties, optional: ["name", "state", "country"])),
            hasUnits: false
        )
    ) { arguments, desk async throws(ToolFailure) in
        let text = try arguments.place()
        let found = try await desk.answering { () async throws(WeatherError) in try await desk.client.places(text) }
        let places = found.value.map { Place($0, language: arguments.options.language) }
        guard let first = places.first else { throw .noPlace }
        return Answer(
            place: first,
            clock: PlaceClock(offset: nil),
            lines: ["\(places.count) place\(places.count == 1 ? "" : "s") found, the first:"],
            rowsName: "places",
            rows: places.map { Answer.Row(text: $0.label, values: $0.values) },
            provenance: Provenance(found, at: desk.now(), basis: "geocoding, at most five places")
        )
    }
}
