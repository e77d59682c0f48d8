import Foundation
import OpenWeatherCore
import OpenWeatherLocationSearchFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestWatch
import Testing

/// A search screen with everything around it in the test's hands.
@MainActor
final class SearchFixture {
    let geocoding = ScriptedGeocodingRepository(onUnscripted: { Issue.record("\($0)") })
    let store: GatedPreferencesStore
    let provider = StubLocationProvider()
    let router = RouterSpy()
    let clock = ManualClock()
    let settings: ScreenSettings
    let sut: LocationSearchViewModel

    /// Lisbon and London were chosen, Tokyo and Berlin marked.
    nonisolated static let saved = Preferences.sample(recents: [.london], favorites: [.tokyo, .berlin])

    init(
        _ preferences: Preferences = SearchFixture.saved,
        locale: String = "en_GB",
        debounce: Duration? = nil,
        hasProvider: Bool = true,
        searchingFor text: String? = nil,
        saving gate: Gate = Gate(isOpen: true)
    ) {
        store = GatedPreferencesStore(preferences, gate: gate)
        settings = ScreenSettings(
            preferences: preferences,
            deviceLocale: Locale(identifier: locale),
            timeZone: .gmt,
            now: { SampleTime.fetched }
        )
        let provider: (any LocationProvider)? = hasProvider ? provider : nil
        let builder =
            if let debounce {
                LocationSearchBuilder(
                    geocoding: geocoding,
                    preferences: store,
                    locationProvider: provider,
                    debounce: debounce,
                    clock: clock
                )
            } else {
                LocationSearchBuilder(
                    geocoding: geocoding,
                    preferences: store,
                    locationProvider: provider,
                    clock: clock
                )
            }
        sut = builder.makeViewModel(searchingFor: text, settings: settings, router: router)
    }

    /// Types `text`; the search for it waits for the clock.
    func type(_ text: String) async -> Task<Void, Never> {
        let task = Task { await sut.queryChanged(text: text) }
        await until { sut.state.field.text == text }
        await clock.waitForSleepers()
        return task
    }

    /// Types `text` and waits for what is found.
    func search(_ text: String) async {
        let task = await type(text)
        clock.advance(by: .milliseconds(400))
        await task.value
    }

    var names: [String] { sut.state.list.rows.map(\.place.title) }
    var kind: ListKind { ListKind(sut.state.list) }
    var stored: Preferences { store.base.stored }
}

/// The kinds of list a view tells apart.
enum ListKind {
    case nothingSaved, saved, searching, results, noResults, failed

    init(_ list: LocationSearchContent.List) {
        self =
            switch list {
            case .nothingSaved: .nothingSaved
            case .saved: .saved
            case .searching: .searching
            case .results: .results
            case .noResults: .noResults
            case .failed: .failed
            }
    }
}
