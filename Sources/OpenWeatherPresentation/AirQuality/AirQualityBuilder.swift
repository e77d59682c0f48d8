public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The way out of the air-quality screen.
///
/// An app's router conforms to it. `AppRouter` of `OpenWeatherPresentation` does.
@MainActor
public protocol AirQualityRouting: AnyObject {
    /// Goes back.
    func dismiss()
}

/// A builder of view models for the air-quality screen.
///
/// A value that holds the sources of data and nothing else: keep one for an app and create a view model for each
/// appearance of the screen.
public struct AirQualityBuilder: Sendable {
    private let useCases: AirQualityUseCases
    private let preferences: any PreferencesStore
    private let scale: AirQualityScale

    /// Creates a builder from the sources that the screen needs.
    ///
    /// - Parameters:
    ///   - airQuality: The source of air quality.
    ///   - weather: The source of weather. Air quality comes without a time zone; the weather at the same place has it
    ///     and is usually cached, as the home screen shows it.
    ///   - preferences: The store of the current place and the settings.
    ///   - scale: The scale that the screen starts with.
    public init(
        airQuality: any AirQualityRepository,
        weather: any WeatherRepository,
        preferences: any PreferencesStore,
        scale: AirQualityScale = .openWeather
    ) {
        useCases = AirQualityUseCases(airQuality: airQuality, weather: weather)
        self.preferences = preferences
        self.scale = scale
    }

    /// Creates a view model that goes back through `router`.
    ///
    /// - Parameters:
    ///   - location: The place to show whatever the user selects; `nil` for the current place.
    ///   - settings: The settings of the screens.
    ///   - router: The router that leads out of the screen.
    /// - Returns: The view model.
    @MainActor
    public func makeViewModel(
        at location: Location? = nil,
        settings: ScreenSettings,
        router: any AirQualityRouting
    ) -> AirQualityViewModel {
        // The responses contain numbers only, which are the same in every language.
        let loader = PlaceLoader(
            at: PlaceSource(location),
            preferences: preferences,
            isLocalized: false,
            work: useCases.load
        )
        return AirQualityViewModel(
            loader: loader,
            favorite: FavoriteToggle(preferences: preferences, settings: settings),
            settings: settings,
            router: router,
            scale: scale
        )
    }
}

/// The requests of the air-quality screen.
package struct AirQualityUseCases: Sendable {
    private let getAirQuality: GetAirQualityUseCase
    private let getWeather: GetCurrentWeatherUseCase

    /// Creates use cases over their sources.
    package init(airQuality: any AirQualityRepository, weather: any WeatherRepository) {
        getAirQuality = GetAirQualityUseCase(airQuality: airQuality)
        getWeather = GetCurrentWeatherUseCase(weather: weather)
    }

    /// Loads the three parts side by side.
    @MainActor
    func load(_ load: PlaceLoad<AirQualityParts>) async {
        async let now: Void = load.keep(\.now) { request async throws(WeatherError) in
            try await getAirQuality(at: request.location, policy: request.policy)
        }
        async let hours: Void = load.keep(\.hours) { request async throws(WeatherError) in
            try await getAirQuality.forecast(at: request.location, policy: request.policy)
        }
        async let clock: Void = load.keep(\.clock) { request async throws(WeatherError) in
            try await self.clock(for: request, known: load.parts.clock.value)
        }
        _ = await (now, hours, clock)
    }

    /// Returns the clocks of the place, which only the weather reports, or `known` when that is newer.
    ///
    /// Uses the cache while it is fresh, even for a refresh, so that it seldom needs a request.
    private func clock(for request: PlaceRequest, known: PlaceClock?) async throws(WeatherError) -> PlaceClock {
        let weather = try await getWeather(at: request.location, options: request.options, policy: .cacheFirst).value
        guard let offset = weather.utcOffset else { throw .notFound }
        if let known, known.date > weather.date { return known }
        return PlaceClock(offset: offset, date: weather.date)
    }
}
