public import OpenWeatherCore

extension Preferences {
    /// Returns preferences; by default, those of a user in Lisbon.
    ///
    /// - Parameters:
    ///   - units: The units to show.
    ///   - language: The language to show.
    ///   - isCacheEnabled: Whether responses are cached.
    ///   - isAutoRefreshEnabled: Whether screens refresh by themselves.
    ///   - showsFetchTime: Whether screens show the time at which their data was fetched.
    ///   - currentLocation: The location that screens show and, as if a user had chosen it, the newest of the recent
    ///     ones; `nil` for none, which leaves `recents` out.
    ///   - recents: The locations chosen before it, newest first.
    ///   - favorites: The favorites, in the order in which they were added.
    /// - Returns: The preferences.
    public static func sample(
        units: UnitsPreference = .metric,
        language: LanguagePreference = .fixed(.english),
        isCacheEnabled: Bool = true,
        isAutoRefreshEnabled: Bool = true,
        showsFetchTime: Bool = false,
        currentLocation: Location? = .lisbon,
        recents: [Location] = [],
        favorites: [Location] = []
    ) -> Preferences {
        var preferences = Preferences()
        preferences.units = units
        preferences.language = language
        preferences.isCacheEnabled = isCacheEnabled
        preferences.isAutoRefreshEnabled = isAutoRefreshEnabled
        preferences.showsFetchTime = showsFetchTime
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
