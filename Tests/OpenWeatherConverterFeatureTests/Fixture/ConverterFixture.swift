import Foundation
import OpenWeatherConverterFeature
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestWatch
import Testing

/// A converter with everything around it in the test's hands.
@MainActor
final class ConverterFixture {
    let geocoding = ScriptedGeocodingRepository(onUnscripted: { Issue.record("\($0)") })
    let weather = ScriptedWeatherRepository(onUnscripted: { Issue.record("\($0)") })
    let store: InMemoryPreferencesStore
    let provider = StubLocationProvider()
    let router = RouterSpy()
    let clock = ManualClock()
    let settings: ScreenSettings
    let sut: ConverterViewModel

    init(
        place: Location? = nil,
        locale: String = "en_GB",
        units: UnitsPreference = .metric,
        hasProvider: Bool = true
    ) {
        let preferences = Preferences.sample(units: units, language: .device, currentLocation: place)
        store = InMemoryPreferencesStore(preferences)
        settings = ScreenSettings(
            preferences: preferences,
            deviceLocale: Locale(identifier: locale),
            timeZone: .gmt,
            now: { SampleTime.fetched }
        )
        sut = ConverterBuilder(
            geocoding: geocoding,
            weather: weather,
            preferences: store,
            locationProvider: hasProvider ? provider : nil,
            clock: clock
        )
        .makeViewModel(settings: settings, router: router)
    }

    /// Types `text` into the field for a city; the search for it waits for the clock.
    func type(_ text: String) async -> Task<Void, Never> {
        let task = Task { await sut.cityQueryChanged(text: text) }
        await until { sut.state.cityField.text == text }
        await clock.waitForSleepers()
        return task
    }

    /// Types `text` and waits for what is found.
    func search(_ text: String) async {
        let task = await type(text)
        clock.advance(by: .milliseconds(400))
        await task.value
    }

    /// The texts of the three scales.
    var scales: [String] { [sut.state.fahrenheit.text, sut.state.celsius.text, sut.state.kelvin.value] }
}
