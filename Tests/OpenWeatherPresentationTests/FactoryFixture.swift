import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherPresentation

/// A whole app without views, with everything around it in the test's hands.
@MainActor
struct FactoryFixture {
    let weather = ScriptedWeatherRepository()
    let airQuality = ScriptedAirQualityRepository()
    let maps = ScriptedMapTileRepository()
    let geocoding = ScriptedGeocodingRepository()
    let preferences: InMemoryPreferencesStore
    let clock = ManualClock()
    let time = TestTime()
    let sut: ScreenFactory

    init(_ preferences: Preferences = .sample(), replacing: (inout ScreenDependencies) -> Void = { _ in }) {
        let time = time
        self.preferences = InMemoryPreferencesStore(preferences)
        var parts = ScreenDependencies(
            weather: weather,
            airQuality: airQuality,
            geocoding: geocoding,
            preferences: self.preferences
        )
        parts.maps = maps
        parts.clock = clock
        parts.searchDelay = .zero
        parts.deviceLocale = Locale(identifier: "en_GB")
        parts.timeZone = .gmt
        parts.now = { time.now }
        replacing(&parts)
        sut = ScreenFactory(parts)
        weather.currentWeather.always(.sample())
        weather.forecast.always(.sample())
        airQuality.airQuality.always(.sample())
        airQuality.airQualityForecast.always(.sample())
        maps.tiles.always(Data())
        geocoding.named.always([.tokyo])
    }
}
