import Foundation
import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import Testing

/// The forecast and its days with everything around them in the test's hands.
@MainActor
final class ForecastFixture {
    let weather = ScriptedWeatherRepository(onUnscripted: { Issue.record("\($0)") })
    let preferences: InMemoryPreferencesStore
    let router = RouterSpy()
    let time = TestTime()
    let clock = ManualClock()
    let settings: ScreenSettings
    let source: ForecastSource
    let sut: ForecastViewModel

    /// The days of the sample forecast, of which the first is today: 28 May to 2 June 2026.
    nonisolated static let days = (0..<6).map { LocalDay(daysSince1970: 20_601).advanced(by: $0) }

    init(
        _ stored: Preferences = .sample(),
        locale: String = "en_US",
        oneCall: (any OneCallRepository)? = nil,
        accuracy: (any ForecastAccuracySource)? = nil
    ) {
        let time = time
        preferences = InMemoryPreferencesStore(stored)
        settings = ScreenSettings(
            deviceLocale: Locale(identifier: locale),
            timeZone: .gmt,
            now: { time.now }
        )
        weather.currentWeather.always(.sample())
        source = ForecastSource(
            weather: weather,
            preferences: preferences,
            oneCall: oneCall,
            accuracy: accuracy,
            clock: clock
        )
        sut = ForecastBuilder(source: source).makeViewModel(settings: settings, router: router)
    }

    /// Advances the time of the device and the clock that measures intervals.
    func advance(by seconds: Int) {
        time.advance(by: .seconds(seconds))
        clock.advance(by: .seconds(seconds))
    }

    /// The screen of a day that shares the forecast's source.
    func detail(of day: LocalDay = days[1], at location: Location? = nil) -> DayDetailViewModel {
        DayDetailBuilder(source: source).makeViewModel(for: day, at: location, settings: settings, router: router)
    }

    /// The forecast for a place that the user has not chosen.
    func forecast(at location: Location?) -> ForecastViewModel {
        ForecastBuilder(source: source).makeViewModel(at: location, settings: settings, router: router)
    }

    /// The policies of the requests so far.
    var policies: [FetchPolicy] {
        weather.calls.compactMap { call in
            guard case .forecast(_, _, _, let policy) = call else { return nil }
            return policy
        }
    }

    /// The policies of the requests for the current weather so far.
    var currentPolicies: [FetchPolicy] {
        weather.calls.compactMap { call in
            guard case .currentWeather(_, _, let policy) = call else { return nil }
            return policy
        }
    }

    /// The options of the requests so far.
    var options: [RequestOptions] {
        weather.calls.compactMap { call in
            guard case .forecast(_, _, let options, _) = call else { return nil }
            return options
        }
    }

    /// The temperature of the first card, which tells one response from another.
    var firstTemperature: String? { sut.state.content?.days.first?.entries.first?.temperature }
}
