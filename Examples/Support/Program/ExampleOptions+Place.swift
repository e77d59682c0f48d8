public import OpenWeather
public import OpenWeatherCore

extension ExampleOptions {
    /// The place to show: the one that was named, else Lisbon.
    ///
    /// - Throws: `WeatherError`; `notFound` for a name that nothing matches.
    public func location(_ client: OpenWeatherClient) async throws(WeatherError) -> Location {
        let found: [Location] =
            switch place {
            case .coordinate(let coordinate):
                try await client.search("\(coordinate.latitude), \(coordinate.longitude)", limit: 1, policy: policy)
            case .city(let name, _, _): try await client.search(name, policy: policy)
            case .cityID, .postcode, nil: try await client.search("Lisbon", policy: policy)
            }
        guard let location = found.first else { throw .notFound }
        return location
    }

    /// Saves the units and the language that were asked for, and returns everything that is stored.
    ///
    /// - Throws: `WeatherError`.
    public func apply(to store: any PreferencesStore) async throws(WeatherError) -> Preferences {
        let (units, language) = (units, language)
        return try await store.update { preferences in
            preferences.units =
                switch units {
                case .standard: .standard
                case .metric: .metric
                case .imperial: .imperial
                }
            preferences.language = .fixed(language)
        }
    }
}
