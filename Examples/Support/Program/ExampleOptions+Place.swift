public import OpenWeather
public import OpenWeatherCore
import OpenWeatherNetworking

extension ExampleOptions {
    /// Returns the place that the options name, or Lisbon when they name none.
    ///
    /// - Throws: `WeatherError`; `notFound` when no place has the name.
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

    /// Checks that `environment` holds a key when requests are sent to the service.
    ///
    /// - Throws: `WeatherError.missingKey`.
    public func checkKey(in environment: [String: String]) throws(WeatherError) {
        guard case .live = source, APIKey(environment["OPENWEATHER_API_KEY"] ?? "").isMissing else { return }
        throw .missingKey
    }

    /// Stores the units and the language of the options and returns the stored preferences.
    ///
    /// Where the system sets the unit of temperatures apart, as in the Bahamas, the units remain those of the system: no
    /// other choice has both.
    ///
    /// - Throws: `WeatherError` when `store` fails.
    public func apply(to store: any PreferencesStore) async throws(WeatherError) -> Preferences {
        let (units, language, isSplit) = (units, language, temperatureUnit != units.temperature)
        return try await store.update { preferences in
            preferences.units =
                switch units {
                case _ where isSplit: .system
                case .standard: .standard
                case .metric: .metric
                case .imperial: .imperial
                }
            preferences.language = .fixed(language)
        }
    }
}
