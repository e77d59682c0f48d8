/// A named place that weather can be asked for.
public struct Location: Hashable, Codable, Sendable, Identifiable {
    /// A stable identity that is the same on every device and in every run.
    public let id: LocationID

    /// The place's name as the service writes it by default; may be empty for a point without a name.
    public let name: String

    /// The name by ISO 639 language code, for example `["ja": "ロンドン"]`.
    ///
    /// Source: `local_names` without the service's internal entries. The codes are ISO's, not those of ``Language``;
    /// ``name(in:)`` translates.
    public let localizedNames: [String: String]

    /// The ISO 3166-1 alpha-2 country code, for example `GB`.
    public let country: String?

    /// The state or region, in full.
    public let state: String?

    /// Where the place is.
    public let coordinate: Coordinate

    /// Creates a location; its ``id`` follows from name, country and coordinate.
    public init(
        name: String,
        localizedNames: [String: String] = [:],
        country: String?,
        state: String?,
        coordinate: Coordinate
    ) {
        id = LocationID(name: name, country: country, coordinate: coordinate)
        self.name = name
        self.localizedNames = localizedNames
        self.country = country
        self.state = state
        self.coordinate = coordinate
    }

    /// The name in `language` where the service knows one, else ``name``.
    public func name(in language: Language) -> String {
        language.isoCodes.lazy.compactMap { localizedNames[$0] }.first { !$0.isEmpty } ?? name
    }
}
