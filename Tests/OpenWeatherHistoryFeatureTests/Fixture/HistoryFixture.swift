import Foundation
import OpenWeatherCore
import OpenWeatherHistoryFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherScreenMocks

/// A history screen with everything around it in the test's hands.
@MainActor
final class HistoryFixture {
    let store: GatedStore
    let router = RouterSpy()
    let time = TestTime()
    let settings: ScreenSettings
    let sut: HistoryViewModel

    /// Tokyo was looked at today, "Paris" searched for yesterday, and Berlin looked at before there were dates.
    nonisolated static let three: Preferences = {
        var preferences = Preferences.sample(currentLocation: nil, favorites: [.cairo])
        preferences.recordVisit(of: .berlin)
        preferences.recordSearch("Paris", at: SampleTime.fetched - 86_400)
        preferences.recordVisit(of: .tokyo, at: SampleTime.fetched - 240)
        return preferences
    }()

    init(
        _ preferences: Preferences = three,
        shown: Preferences? = nil,
        locale: String = "en_GB",
        timeZone: TimeZone = .gmt,
        diary: (any ForecastDiary)? = nil
    ) {
        let time = time
        store = GatedStore(preferences)
        settings = ScreenSettings(
            preferences: shown ?? preferences,
            deviceLocale: Locale(identifier: locale),
            timeZone: timeZone,
            now: { time.now }
        )
        sut = HistoryBuilder(preferences: store, diary: diary)
            .makeViewModel(settings: settings, router: router)
    }

    static let tokyo = HistoryEntry.ID(Location.tokyo.id)
    static let berlin = HistoryEntry.ID(Location.berlin.id)

    /// The identity of the search for "Paris".
    var paris: HistoryEntry.ID? { sut.state.list.rows.first { $0.kind == .search }?.id }

    var stored: Preferences { store.base.stored }
    var titles: [String] { sut.state.list.rows.map(\.title) }
    var sections: [HistoryContent.Section] {
        guard case .sections(let sections) = sut.state.list else { return [] }
        return sections
    }
}

extension Preferences {
    /// Preferences whose history has these visits, the newest first.
    static func visits(_ visits: (place: Location, date: Date?)...) -> Preferences {
        var preferences = Preferences.sample(currentLocation: nil)
        for visit in visits.reversed() { preferences.recordVisit(of: visit.place, at: visit.date) }
        return preferences
    }
}
