import OpenWeatherCore

/// A city that demo mode knows.
struct DemoCity: Sendable {
    /// The name in English.
    let name: String
    /// The ISO 3166-1 alpha-2 country code.
    let country: String
    /// The state or region in full.
    let state: String?
    /// The state's code, in the United States only.
    let stateCode: String?
    /// Where the city is.
    let coordinate: Coordinate
    /// The IANA name of its time zone.
    let zone: String
    /// The number of inhabitants.
    let population: Int
    /// The climate.
    let climate: DemoClimate
    /// The name by ISO 639 code.
    let names: [String: String]

    /// Describes a city: temperatures in degrees Celsius, sky in `0...1`, haze in μg/m³, elevation in metres.
    init(
        _ name: String,
        _ country: String,
        _ latitude: Double,
        _ longitude: Double,
        _ zone: String,
        people: Int,
        january: Double,
        july: Double,
        sky: Double,
        haze: Double,
        elevation: Double,
        state: String? = nil,
        stateCode: String? = nil,
        names: [String: String] = [:]
    ) {
        self.name = name
        self.country = country
        self.state = state
        self.stateCode = stateCode
        self.zone = zone
        self.names = names.merging(["en": name]) { local, _ in local }
        coordinate = Coordinate(validLatitude: latitude, validLongitude: longitude)
        population = people
        climate = DemoClimate(january: january, july: july, cloudiness: sky, haze: haze, elevation: elevation)
    }

    /// A number for `id=`, the same in every version; made of name, state and country, not one of the service's own.
    var id: Int {
        let text = "\(name)|\(state ?? "")|\(country)"
        let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return 20_000_000 + Int(hash % 9_000_000)
    }

    /// The city as a place of the domain.
    var location: Location {
        Location(name: name, localizedNames: names, country: country, state: state, coordinate: coordinate)
    }

    /// The name in `language` where it is known, else in English.
    func name(in language: Language) -> String {
        location.name(in: language)
    }
}
