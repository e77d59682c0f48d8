import OpenWeatherCore

/// A city of the demo weather.
struct DemoCity: Sendable {
    /// The number of the service, for `id=`.
    ///
    /// Source: the service's list of cities, which takes over the numbers of GeoNames.
    let id: Int
    /// The name in English.
    let name: String
    /// The ISO 3166-1 alpha-2 country code; `nil` at sea.
    let country: String?
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

    /// Creates the city of a row of ``DemoAtlas/table``; `nil` for a row of another form.
    ///
    /// - Parameters:
    ///   - row: The row.
    ///   - names: The names in other languages, by the end of the row.
    init?(row: Substring, names: [String: [String: String]]) {
        let columns = row.split(separator: " ", maxSplits: 11).map(String.init)
        guard columns.count == 12, let id = Int(columns[0]), let population = Int(columns[3]) else { return nil }
        let numbers = [1, 2, 4, 5, 6, 7, 8].compactMap { Double(columns[$0]) }
        guard numbers.count == 7, let coordinate = Coordinate(latitude: numbers[0], longitude: numbers[1]) else {
            return nil
        }
        let title = columns[11].split(separator: ",").map { $0.trimmingPrefix(" ") }.map(String.init)
        self.id = id
        name = title[0]
        country = columns[9] == "--" ? nil : columns[9]
        state = title.count > 1 ? title[1] : nil
        stateCode = title.count > 2 ? title[2] : nil
        self.coordinate = coordinate
        zone = columns[10]
        self.population = population
        climate = DemoClimate(
            january: numbers[2],
            july: numbers[3],
            cloudiness: numbers[4],
            haze: numbers[5],
            elevation: numbers[6],
            gales: DemoAtlas.gales == title[0] ? 1 : 0,
            showers: DemoAtlas.showers == title[0] ? 1 : 0
        )
        self.names = (names[columns[11]] ?? [:]).merging(["en": title[0]]) { local, _ in local }
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
