#if canImport(Darwin)
import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("User defaults preferences store", .watched)
struct UserDefaultsPreferencesStoreTests {
    /// A suite of user defaults that no other test uses.
    private let suite = "org.openweather.tests.\(UUID().uuidString)"

    private var defaults: UserDefaults? { UserDefaults(suiteName: suite) }

    private func makeSUT() -> UserDefaultsPreferencesStore {
        UserDefaultsPreferencesStore(suiteName: suite, key: "preferences", clock: ImmediateClock())
    }

    @Test(arguments: PreferencesStoreContract.Rule.allCases)
    func `keeps the contract`(rule: PreferencesStoreContract.Rule) async throws {
        try await PreferencesStoreContract.verify(rule) {
            UserDefaultsPreferencesStore(
                suiteName: "\(suite).\(UUID().uuidString)",
                key: "preferences",
                clock: ImmediateClock()
            )
        }
    }

    @Test
    func `keeps everything for the next run`() async throws {
        let saved = try await makeSUT()
            .update { preferences in
                preferences.units = .imperial
                preferences.language = .fixed(.japanese)
                preferences.select(.london)
                preferences.toggleFavorite(.paris)
            }

        #expect(try await makeSUT().preferences() == saved)
    }

    @Test
    func `keeps a damaged document beside the new one`() async throws {
        let damaged = Data(#"{"version":2"#.utf8)
        defaults?.set(damaged, forKey: "preferences")
        let sut = makeSUT()

        #expect(try await sut.preferences() == Preferences())
        try await sut.update { $0.units = .metric }

        #expect(defaults?.data(forKey: "preferences.damaged") == damaged)
        #expect(try await makeSUT().preferences().units == .metric)
    }

    @Test
    func `leaves a document of a later version alone`() async throws {
        let later = Data(#"{"version":99,"preferences":{"units":"metric"}}"#.utf8)
        defaults?.set(later, forKey: "preferences")
        let sut = makeSUT()

        await #expect(throws: WeatherError.self) { try await sut.preferences() }
        await #expect(throws: WeatherError.self) { try await sut.update { $0.units = .imperial } }

        #expect(defaults?.data(forKey: "preferences") == later)
    }
}
#endif
