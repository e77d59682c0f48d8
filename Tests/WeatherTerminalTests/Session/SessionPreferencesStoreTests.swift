import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@testable import WeatherTerminal

@Suite("Preferences of a session", .watched)
struct SessionPreferencesStoreTests {
    private let saved: InMemoryPreferencesStore
    private let sut: SessionPreferencesStore

    init() {
        var preferences = Preferences()
        preferences.units = .metric
        preferences.language = .fixed(Language(code: "fr"))
        preferences.select(.sydney)
        saved = InMemoryPreferencesStore(preferences)
        sut = SessionPreferencesStore(
            saved,
            options: .init(units: .imperial, language: .fixed(Language(code: "de")), place: .lisbon)
        )
    }

    @Test
    func `shows the options in place of what is saved`() async throws {
        let shown = try await sut.preferences()

        #expect(shown.units == .imperial)
        #expect(shown.language == .fixed(Language(code: "de")))
        #expect(shown.currentLocation == .lisbon)
        #expect(shown.history == saved.stored.history)
    }

    @Test
    func `never saves the options with another change`() async throws {
        let before = saved.stored
        let result = try await sut.update { $0.isCacheEnabled = false }

        #expect(result.units == .imperial && result.currentLocation == .lisbon && !result.isCacheEnabled)
        var expected = before
        expected.isCacheEnabled = false
        #expect(saved.stored == expected)
    }

    @Test
    func `saves a visit of the place and keeps the saved place`() async throws {
        try await sut.update { $0.recordVisit(of: .lisbon) }

        #expect(saved.stored.currentLocation == .sydney)
        #expect(saved.stored.history.first?.location == .lisbon)
    }

    @Test
    func `saves what the user chooses even where it is what was saved before`() async throws {
        let result = try await sut.update { $0.units = .metric }

        #expect(result.units == .metric)
        #expect(try await sut.preferences().units == .metric)
        #expect(try await sut.preferences().language == .fixed(Language(code: "de")))
        #expect(saved.stored.units == .metric)
    }

    @Test
    func `lets a choice replace its option alone`() async throws {
        try await sut.update { $0.select(.tokyo) }
        try await sut.update { $0.language = .device }

        let shown = try await sut.preferences()
        #expect(shown.currentLocation == .tokyo && shown.language == .device && shown.units == .imperial)
        #expect(saved.stored.currentLocation == .tokyo && saved.stored.language == .device)
        #expect(saved.stored.units == .metric)
    }

    @Test
    func `keeps the options where a change cannot be saved`() async throws {
        saved.setFailure(.storage(.unwritable(name: "x")))
        await #expect(throws: WeatherError.self) { try await sut.update { $0.units = .standard } }
        saved.setFailure(nil)

        #expect(try await sut.preferences().units == .imperial)
        #expect(saved.stored.units == .metric)
    }

    @Test
    func `shows a place that is found later`() async throws {
        sut.show(.tokyo)

        #expect(try await sut.preferences().currentLocation == .tokyo)
        #expect(saved.stored.currentLocation == .sydney)
    }

    @Test
    func `delivers changes with the options`() async throws {
        var changes = sut.changes().makeAsyncIterator()

        #expect(await changes.next()?.units == .imperial)
        try await saved.update { $0.isAutoRefreshEnabled = false }
        let next = await changes.next()
        #expect(next?.units == .imperial && next?.isAutoRefreshEnabled == false)
    }

    @Test(arguments: PreferencesStoreContract.Rule.allCases)
    func `follows the contract without options`(rule: PreferencesStoreContract.Rule) async throws {
        try await PreferencesStoreContract.verify(rule) {
            SessionPreferencesStore(InMemoryPreferencesStore(), options: .init())
        }
    }
}
