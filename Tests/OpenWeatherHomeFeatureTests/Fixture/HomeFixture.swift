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
    let preferences: FixturePreferences
    let connectivity = FixtureConnectivity()
    let router = RouterSpy()
    let clock = ManualClock()
    let wall: Locked<Date>
    let settings: ScreenSettings
    let sut: HomeViewModel

    /// The time at which the fixture starts: noon of 28 May 2026 UTC.
    nonisolated static let noon = Date(timeIntervalSince1970: 1_779_969_600)

    init(
        location: Location? = .helsinki,
        locale: String = "en_GB",
        response: FixtureWeather.Response = .success(.sample()),
        autoRefresh: AutoRefresh = .everyMinute,
        change: @Sendable (inout Preferences) -> Void = { _ in }
    ) {
        var stored = Preferences()
        if let location { stored.select(location) }
        change(&stored)
        let wall = Locked(Self.noon)
        self.wall = wall
        weather = FixtureWeather(response)
        preferences = FixturePreferences(stored)
        settings = ScreenSettings(
            deviceLocale: Locale(identifier: locale),
            timeZone: .gmt,
            now: { wall.withLock { $0 } }
        )
        sut = HomeBuilder(
            weather: weather,
            preferences: preferences,
            connectivityMonitor: connectivity,
            autoRefresh: autoRefresh,
            clock: clock
        )
        .makeViewModel(settings: settings, router: router)
    }

    /// Moves both clocks.
    func advance(by seconds: Int) {
        wall.withLock { $0 += Double(seconds) }
        clock.advance(by: .seconds(seconds))
    }

    /// Lets other tasks run until `condition` holds; the suite's time limit ends a wait in vain.
    func until(_ condition: () -> Bool) async {
        while !condition(), !Task.isCancelled { await Task.yield() }
    }

    /// A few turns for tasks that should do nothing.
    func settle() async {
        for _ in 0..<50 { await Task.yield() }
    }

    var content: HomeContent? { sut.state.content }
}
