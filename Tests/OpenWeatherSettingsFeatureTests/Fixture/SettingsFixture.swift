import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherSettingsFeature

/// Settings with everything around them in the test's hands.
@MainActor
final class SettingsFixture {
    let store: GatedPreferencesStore
    let cache: FixtureCache
    let router = RouterSpy()
    let settings: ScreenSettings
    let sut: SettingsViewModel

    init(
        _ stored: Preferences = .sample(),
        locale: String = "en_GB",
        bytes: Int = 1_250_000,
        hasCache: Bool = true,
        calls: StubCallMeter? = nil,
        notifier: StubNotifier? = nil,
        activities: ScreenActivities? = nil,
        hasDiary: Bool = false
    ) {
        store = GatedPreferencesStore(stored)
        cache = FixtureCache(bytes: bytes)
        settings = ScreenSettings(
            preferences: stored,
            deviceLocale: Locale(identifier: locale),
            timeZone: .gmt,
            activities: activities,
            now: { SampleTime.fetched }
        )
        sut = SettingsBuilder(
            preferences: store,
            cache: hasCache ? cache : nil,
            calls: calls,
            notifier: notifier,
            hasDiary: hasDiary
        )
        .makeViewModel(settings: settings, router: router)
    }

    var content: SettingsContent { sut.state }

    /// The size that is shown, with plain spaces.
    var size: String? { content.cache?.size.value.replacing("\u{A0}", with: " ") }

    /// The units that are marked.
    var units: [UnitsPreference] { content.units.options.filter(\.isSelected).map(\.value) }

    /// The languages that are marked.
    var languages: [Language] { content.language.choice.options.filter(\.isSelected).map(\.value) }
}
