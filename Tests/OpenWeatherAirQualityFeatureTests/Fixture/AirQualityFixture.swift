import Foundation
import OpenWeatherAirQualityFeature
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import Testing

/// An air-quality screen with everything around it in the test's hands.
@MainActor
final class AirQualityFixture {
    let air = ScriptedAirQualityRepository(onUnscripted: { Issue.record("\($0)") })
    let weather = ScriptedWeatherRepository(onUnscripted: { Issue.record("\($0)") })
    let preferences: InMemoryPreferencesStore
    let router = RouterSpy()
    let time = TestTime()
    let settings: ScreenSettings
    let sut: AirQualityViewModel

    /// Creates a fixture whose weather responds with clocks one hour ahead, unless the test scripts it.
    init(
        _ stored: Preferences = .sample(),
        at place: Location? = nil,
        locale: String = "en_GB",
        scale: AirQualityScale = .openWeather,
        knowsClock: Bool = true
    ) {
        let time = time
        preferences = InMemoryPreferencesStore(stored)
        settings = ScreenSettings(
            preferences: stored,
            deviceLocale: Locale(identifier: locale),
            timeZone: .gmt,
            now: { time.now }
        )
        sut = AirQualityBuilder(airQuality: air, weather: weather, preferences: preferences, scale: scale)
            .makeViewModel(at: place, settings: settings, router: router)
        if knowsClock { weather.currentWeather.always(.sample()) }
    }

    /// Stores other preferences in place of the present ones.
    func store(_ stored: Preferences) async {
        do throws(WeatherError) {
            try await preferences.update { $0 = stored }
        } catch {
            Issue.record(error)
        }
    }

    /// Scripts one load: the air now with `index`, and the coming hours.
    func response(index: AirQualityIndex = .fair, after gate: Gate? = nil) {
        air.airQuality.enqueue(.sample(index: index), after: gate)
        air.airQualityForecast.enqueue(.sample(), after: gate)
    }

    /// Shows `quality` without any failure.
    static func showing(
        _ quality: AirQuality,
        hours: [AirQuality] = AirQualityForecast.sampleEntries(),
        on scale: AirQualityScale = .openWeather,
        locale: String = "en_GB",
        _ stored: Preferences = .sample()
    ) async -> AirQualityFixture {
        let fixture = AirQualityFixture(stored, locale: locale, scale: scale)
        fixture.air.airQuality.enqueue(quality)
        fixture.air.airQualityForecast.enqueue(.sample(entries: hours))
        await fixture.sut.onAppear()
        return fixture
    }

    /// The policies of the requests for the air now.
    var policies: [FetchPolicy] {
        air.calls.compactMap { call in
            guard case .airQuality(_, let policy) = call else { return nil }
            return policy
        }
    }

    /// The policies of the requests for the coming hours.
    var hourPolicies: [FetchPolicy] {
        air.calls.compactMap { call in
            guard case .airQualityForecast(_, let policy) = call else { return nil }
            return policy
        }
    }

    var content: AirQualityContent? { sut.state.content }

    /// The index that is shown, which tells one response from another.
    var index: String? { content?.index.value.text }
}
