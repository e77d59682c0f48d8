public import OpenWeatherCore

extension Preferences {
    /// The choices of someone who lives in Lisbon, unless said otherwise.
    ///
    /// - Parameters:
    ///   - units: The units to show.
    ///   - language: The language to show.
    ///   - isCacheEnabled: Whether answers are kept.
    ///   - isAutoRefreshEnabled: Whether screens refresh themselves.
    ///   - currentLocation: The place the screens show; it is also the newest recent one, as when it was chosen.
    ///   - recents: The places chosen before it, newest first.
    ///   - favorites: The places marked, in the order they were marked.
    /// - Returns: The choices.
    public static func sample(
        units: UnitsPreference = .metric,
        language: LanguagePreference = .fixed(.english),
        isCacheEnabled: Bool = true,
        isAutoRefreshEnabled: Bool = true,
        currentLocation: Location? = .lisbon,
        recents: [Location] = [],
        favorites: [Location] = []
    ) -> Preferences {
        var preferences = Preferences()
        preferences.units = units
        preferences.language = language
        preferences.isCacheEnabled = isCacheEnabled
        preferences.isAutoRefreshEnabled = isAutoRefreshEnabled
        guard let currentLocation else {
            for location in favorites { preferences.toggleFavorite(location) }
            return preferences
        }
        for location in recents.reversed() { preferences.select(location) }
        preferences.select(currentLocation)
        for location in favorites { preferences.toggleFavorite(location) }
        return preferences
    }
}
