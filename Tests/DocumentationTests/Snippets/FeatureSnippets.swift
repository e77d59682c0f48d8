import Foundation
import OpenWeatherAirQualityFeature
import OpenWeatherConverterFeature
import OpenWeatherCore
import OpenWeatherFavoritesFeature
import OpenWeatherForecastFeature
import OpenWeatherHistoryFeature
import OpenWeatherHomeFeature
import OpenWeatherLocationSearchFeature
import OpenWeatherMapFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherSettingsFeature
import OpenWeatherTestWatch
import OpenWeatherWidgetFeature
import Testing

@MainActor
@Suite("Code of the landing pages of screens", .watched)
struct FeatureSnippets {
    let weather = ScriptedWeatherRepository()
    let airQuality = ScriptedAirQualityRepository()
    let geocoding = ScriptedGeocodingRepository()
    let maps = ScriptedMapTileRepository()
    let preferences = InMemoryPreferencesStore(.sample(currentLocation: .lisbon))
    let settings = ScreenSettings(timeZone: .gmt, now: { SampleTime.fetched })
    let router = RouterSpy()

    init() {
        weather.currentWeather.always(.sample { $0.temperature = Temperature(celsius: 21) })
        weather.forecast.always(.sample())
        airQuality.airQuality.always(.sample())
        airQuality.airQualityForecast.always(.sample())
        geocoding.named.always([.lisbon])
        maps.tiles.always(Data([0x89]))
    }

    @Test
    func home() async {
        // snippet: home-landing
        let builder = HomeBuilder(weather: weather, preferences: preferences, autoRefresh: .off)
        let home = builder.makeViewModel(settings: settings, router: router)
        await home.onAppear()
        switch home.state {
        case .idle(let prompt): print(prompt.title)
        case .loading(let content), .loaded(let content): print(content.hero.temperature.text)
        case .failed(let failure): print(failure.title, failure.message)
        }
        // end

        #expect(home.state.content?.name.text == "Lisbon")
    }

    @Test
    func `location search`() async {
        // snippet: search-landing
        let builder = LocationSearchBuilder(geocoding: geocoding, preferences: preferences, debounce: .zero)
        let search = builder.makeViewModel(settings: settings, router: router)
        await search.onAppear()
        await search.queryChanged(text: "Lisbon")
        await search.locationSelected(.lisbon)
        // end

        #expect(preferences.stored.currentLocation?.id == Location.lisbon.id)
        #expect(router.calls == [.setRootHome])
    }

    @Test
    func forecast() async {
        // snippet: forecast-landing
        let source = ForecastSource(weather: weather, preferences: preferences)
        let forecast = ForecastBuilder(source: source).makeViewModel(settings: settings, router: router)
        await forecast.onAppear()
        if let content = forecast.state.content {
            print(content.days.count, "days")
        }
        // end

        #expect(forecast.state.content.map { $0.days.count >= 5 } == true)
    }

    @Test
    func `the curve of a forecast`() async throws {
        let source = ForecastSource(weather: weather, preferences: preferences)
        let forecast = ForecastBuilder(source: source).makeViewModel(settings: settings, router: router)
        await forecast.onAppear()
        let content = try #require(forecast.state.content)

        // snippet: forecast-curve
        if let curve = content.curve {
            for point in curve.points {
                print(point.position, point.height, point.band)
            }
            for line in curve.grid {
                print(line.label, "at", line.height)
            }
            print("from", curve.colors(.dark).first?.color.hexadecimal ?? "", "at the bottom")
        }
        // end

        #expect(content.curve?.grid.isEmpty == false)
    }

    @Test
    func quality() async {
        // snippet: air-landing
        let builder = AirQualityBuilder(airQuality: airQuality, weather: weather, preferences: preferences)
        let screen = builder.makeViewModel(settings: settings, router: router)
        await screen.onAppear()
        screen.indexScaleChanged(.usEPA)
        // end

        #expect(screen.state.content != nil)
    }

    @Test
    func map() async throws {
        // snippet: map-landing
        let builder = WeatherMapBuilder(maps: maps, preferences: preferences)
        let screen = builder.makeViewModel(settings: settings, router: router)
        await screen.onAppear()
        screen.layerChosen(.wind)
        if let content = screen.state.content, let region = content.region {
            for tile in MapTile.covering(region, zoom: WeatherMapContent.zoom) {
                let file = try await screen.tile(tile, of: content.tiles)
                print(tile, file.value.count)
            }
        }
        // end

        #expect(Set(maps.calls.map(\.layer)) == [.wind])
        #expect(screen.state.content?.updated != nil)
    }

    @Test
    func favorites() async throws {
        try await preferences.update { $0.toggleFavorite(.tokyo) }

        // snippet: favorites-landing
        let builder = FavoritesBuilder(weather: weather, preferences: preferences)
        let favorites = builder.makeViewModel(settings: settings, router: router)
        await favorites.onAppear()
        for row in favorites.state.list.rows {
            print(row.place.title, row.weather.weather?.temperature.text ?? "–")
        }
        favorites.favoriteTapped(Location.tokyo.id)
        // end

        #expect(favorites.state.list.rows.map(\.weather.weather?.temperature.text) == ["21°"])
        #expect(router.calls == [.show(.home(.tokyo))])
    }

    @Test
    func history() async {
        // snippet: history-landing
        let history = HistoryBuilder(preferences: preferences).makeViewModel(settings: settings, router: router)
        await history.onAppear()
        if case .sections(let sections) = history.state.list {
            for section in sections { print(section.title, section.rows.map(\.title)) }
        }
        history.clearTapped()  // asks
        await history.clearConfirmed()
        // end

        #expect(preferences.stored.history == [])
    }

    @Test
    func changes() async {
        // snippet: settings-landing
        let builder = SettingsBuilder(preferences: preferences, cache: nil)
        let screen = builder.makeViewModel(settings: settings, router: router)
        await screen.onAppear()
        await screen.unitsChanged(.imperial)
        // end

        #expect(preferences.stored.units == .imperial)
    }

    @Test
    func `an app begins with its own units, once`() async throws {
        let preferences = InMemoryPreferencesStore()

        for expected in [UnitsPreference.metric, .standard] {
            // snippet: settings-begin
            try await preferences.update { stored in
                guard !stored.hasBegun else { return }
                stored.units = .metric
                stored.begin(with: [])  // or with places, which then need no `defaultPlaces`
            }
            // end

            #expect(preferences.stored.units == expected)
            try await preferences.update { $0.units = .standard }
        }
    }

    @Test
    func converter() async {
        // snippet: converter-landing
        let builder = ConverterBuilder(geocoding: geocoding, weather: weather, preferences: preferences)
        let converter = builder.makeViewModel(settings: settings, router: router)
        await converter.onAppear()
        converter.fahrenheitChanged(-40)
        print(converter.state.celsius.text)
        // end

        #expect(converter.state.celsius.text.contains("40"))

        // snippet: converter-bindings
        converter.celsiusText = "100"
        print(converter.fahrenheitText, converter.sliderValue)
        // end

        #expect(converter.fahrenheitText == "212")
        #expect(converter.sliderValue == 140)
    }
}
