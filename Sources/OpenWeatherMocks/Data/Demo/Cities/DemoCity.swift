import OpenWeatherCore

/// A city of the demo weather.
struct DemoCity: Sendable {
    /// The number of the service, for `id=`.
    ///
    /// Source: the service's list of cities, which takes over the numbers of GeoNames.
    let id: Int
    /// The name in English.
    let name: String
    /// The ISO 3166-1 alpha-2 country code.
    let country: String
    /// The full name of the state or region; `nil` when there is none.
    let state: String?
    /// The code of the state, in the United States only; otherwise `nil`.
    let stateCode: String?
    /// The coordinate of the city.
    let coordinate: Coordinate
    /// The IANA name of its time zone.
    let zone: String
    /// The number of inhabitants.
    let population: Int
    /// The climate.
    let climate: DemoClimate
    /// The names by ISO 639 code of the language.
    let names: [String: String]

    /// Creates a city: temperatures in degrees Celsius, sky in `0...1`, haze in μg/m³, elevation in meters.
    init(
        _ name: String,
        _ country: String,
        _ id: Int,
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
        self.id = id
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

    /// The city as a location.
    var location: Location {
        Location(name: name, localizedNames: names, country: country, state: state, coordinate: coordinate)
    }

    /// Returns the name in `language`, or in English when it is not known.
    func name(in language: Language) -> String {
        location.name(in: language)
    }
}
