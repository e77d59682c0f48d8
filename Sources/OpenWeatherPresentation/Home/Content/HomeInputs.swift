import OpenWeatherCore
import OpenWeatherScreenKit

/// Everything that the content of the home screen is made from.
struct HomeInputs: ContentInputs {
    /// Whether the screen follows the user's choice.
    let isOwnHome: Bool
    /// Whether the card that asks for a place offers the device's location.
    let usesLocation: Bool
    /// The place that the card proposes; `nil` for none.
    let proposal: Location?
    /// The user's places.
    let preferences: Preferences
    /// The place, and what was loaded for it.
    let loaded: HomeSnapshot
    /// Whether the device is offline.
    let isOffline: Bool
    /// The time between automatic refreshes; `nil` when they are off.
    let refreshInterval: Duration?

    /// Creates the content of the screen.
    func content(in environment: ScreenEnvironment) -> ScreenState<HomeContent> {
        let weather = loaded.weather.state(of: \.self)
        if loaded.weather.place == .none, weather.failure == nil {
            return .idle(.homeOnboarding(usesLocation: usesLocation, proposal: proposal, in: environment))
        }
        let favorites = HomeFavoritePlaces(preferences, isOwnHome: isOwnHome)
        return ScreenState(
            weather,
            placeholder: .placeholder(loaded.weather.location, favorites: favorites, in: environment),
            failure: { FailureContent(id: HomeContent.ID.failure, $0, in: environment) },
            content: { home, failure in
                HomeContent(
                    home,
                    loaded.forecast(of: home),
                    loaded.oneCall(of: home),
                    loaded.air?.value(at: home.location),
                    loaded.comparison(of: home),
                    failure: failure,
                    isOffline: isOffline,
                    favorites: favorites,
                    refreshInterval: refreshInterval,
                    in: environment
                )
            }
        )
    }
}
