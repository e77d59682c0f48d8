public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The way out of the map screen.
///
/// An app's router conforms to it. `AppRouter` of `OpenWeatherPresentation` does.
@MainActor
public protocol WeatherMapRouting: AnyObject {
    /// Goes back.
    func dismiss()
}

/// A builder of view models for the map screen.
///
/// A value that holds the sources of data and nothing else: keep one for an app and create a view model for each
/// appearance of the screen.
public struct WeatherMapBuilder: Sendable {
    private let maps: any MapTileRepository
    private let preferences: any PreferencesStore
    private let layer: WeatherMapLayer

    /// Creates a builder from the sources that the screen needs.
    ///
    /// - Parameters:
    ///   - maps: The source of tiles.
    ///   - preferences: The store of the current place and the settings.
    ///   - layer: The layer that the screen starts with.
    public init(
        maps: any MapTileRepository,
        preferences: any PreferencesStore,
        layer: WeatherMapLayer = .precipitation
    ) {
        self.maps = maps
        self.preferences = preferences
        self.layer = layer
    }

    /// Creates a view model that goes back through `router`.
    ///
    /// - Parameters:
    ///   - location: The place in the middle whatever the user selects; `nil` for the current place.
    ///   - settings: The settings of the screens.
    ///   - router: The router that leads out of the screen.
    /// - Returns: The view model.
    @MainActor
    public func makeViewModel(
        at location: Location? = nil,
        settings: ScreenSettings,
        router: any WeatherMapRouting
    ) -> WeatherMapViewModel {
        // Only the place is loaded with the screen: the tiles follow as the map asks for them.
        let place = PlaceLoader(at: PlaceSource(location), preferences: preferences) { $0.location }
        return WeatherMapViewModel(
            place: place,
            tiles: MapTileLoader(maps: maps, layer: layer),
            settings: settings,
            router: router
        )
    }
}
