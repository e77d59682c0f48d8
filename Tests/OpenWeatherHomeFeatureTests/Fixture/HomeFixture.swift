import Foundation
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherScreenMocks

/// A home screen with everything around it in the test's hands.
@MainActor
final class HomeFixture {
    let weather: FixtureWeather
    let preferences: InMemoryPreferencesStore
    let connectivity = StubConnectivityMonitor()
    let router = RouterSpy()
    let clock = ManualClock()
    let time = TestTime(HomeFixture.noon)
    let settings: ScreenSettings
    let sut: HomeViewModel

    /// The time at which the fixture starts: noon of 28 May 2026 UTC.
    nonisolated static let noon = Date(timeIntervalSince1970: 1_779_969_600)

    init(
        location: Location? = .helsinki,
        at place: Location? = nil,
        locale: String = "en_GB",
        response: FixtureWeather.Response = .success(.sample()),
        forecast: FixtureWeather.ForecastResponse = .failure(.notFound),
        oneCall: (any OneCallRepository)? = nil,
        comparison: (any WeatherComparisonRepository)? = nil,
        autoRefresh: AutoRefresh = .everyMinute,
        hasMonitor: Bool = true,
        device: HomeDevice? = nil,
        asksAtFirstLaunch: Bool = false,
        proposal: PlaceProposal? = nil,
        hasMap: Bool = false,
        change: @Sendable (inout Preferences) -> Void = { _ in }
    ) {
        var stored = Preferences()
        if let location { stored.select(location) }
        change(&stored)
        weather = FixtureWeather(response, forecast: forecast)
        let preferences = InMemoryPreferencesStore(stored)
        self.preferences = preferences
        let settings = ScreenSettings(
            deviceLocale: Locale(identifier: locale),
            timeZone: .gmt,
            now: { [time] in time.now }
        )
        self.settings = settings
        sut = HomeBuilder(
            weather: weather,
            preferences: preferences,
            oneCall: oneCall,
            comparison: comparison,
            hasMap: hasMap,
            connectivityMonitor: hasMonitor ? connectivity : nil,
            autoRefresh: autoRefresh,
            clock: clock
        )
        .makeViewModel(
            at: place,
            device: device.map {
                DeviceLocation(
                    provider: $0.provider,
                    geocoding: $0.geocoding,
                    preferences: preferences,
                    settings: settings
                )
            },
            asksAtFirstLaunch: asksAtFirstLaunch,
            proposal: proposal,
            settings: settings,
            router: router
        )
    }

    /// Moves both clocks.
    func advance(by seconds: Int) {
        time.advance(by: .seconds(seconds))
        clock.advance(by: .seconds(seconds))
    }

    var content: HomeContent? { sut.state.content }
}

/// The device of a home screen.
struct HomeDevice {
    /// The source of its location; `nil` for a device without one.
    let provider: StubLocationProvider?
    /// The source of names.
    let geocoding: ScriptedGeocodingRepository
}
