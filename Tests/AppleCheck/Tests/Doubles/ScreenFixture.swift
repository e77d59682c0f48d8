import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenMocks

/// The view models of all screens over scripted sources, with a router that records its calls.
@MainActor
struct ScreenFixture {
    let weather = ScriptedWeatherRepository()
    let airQuality = ScriptedAirQualityRepository()
    let geocoding = ScriptedGeocodingRepository()
    let maps = ScriptedMapTileRepository()
    let oneCall = ScriptedOneCallRepository()
    let connectivity = StubConnectivityMonitor()
    let preferences: InMemoryPreferencesStore
    let clock = ManualClock()
    let time = TestTime()
    let router = RouterSpy()
    let factory: ScreenFactory

    init(_ stored: Preferences = .sample(), adjust: (inout ScreenDependencies) -> Void = { _ in }) {
        let time = time
        preferences = InMemoryPreferencesStore(stored)
        var parts = ScreenDependencies(
            weather: weather,
            airQuality: airQuality,
            geocoding: geocoding,
            preferences: preferences
        )
        parts.maps = maps
        parts.connectivityMonitor = connectivity
        parts.clock = clock
        parts.searchDelay = .zero
        parts.deviceLocale = Locale(identifier: "en_GB")
        parts.timeZone = .gmt
        parts.now = { time.now }
        adjust(&parts)
        factory = ScreenFactory(parts)
        factory.settings.apply(stored)
        weather.currentWeather.always(.sample())
        weather.forecast.always(.sample())
        airQuality.airQuality.always(.sample())
        airQuality.airQualityForecast.always(.sample())
        maps.tiles.always(Data([0x89]))
        geocoding.named.always([.tokyo, .paris])
    }

    /// Has every source answer with a failure.
    func fail(_ error: WeatherError) {
        weather.currentWeather.always(failure: error)
        weather.forecast.always(failure: error)
        airQuality.airQuality.always(failure: error)
        airQuality.airQualityForecast.always(failure: error)
        maps.tiles.always(failure: error)
        geocoding.named.always(failure: error)
    }

    /// Has the sources of weather and air wait at a gate before they answer.
    func hold(at gate: Gate) {
        weather.currentWeather.always(.sample(), after: gate)
        weather.forecast.always(.sample(), after: gate)
        airQuality.airQuality.always(.sample(), after: gate)
        airQuality.airQualityForecast.always(.sample(), after: gate)
        geocoding.named.always([.tokyo], after: gate)
    }

    /// The screen of a route, with the recording router.
    func screen(_ route: Route) -> Screen { factory.makeScreen(for: route, router: router) }

    func home() -> HomeViewModel { factory.makeHome(router: router) }
}

/// A cache of a fixed size that counts how often it is cleared.
actor CountingCache: CacheControl {
    private(set) var clearCount = 0

    func usage() -> CacheUsage { CacheUsage(entries: clearCount == 0 ? 3 : 0, bytes: clearCount == 0 ? 4_096 : 0) }
    func clear() { clearCount += 1 }
}
