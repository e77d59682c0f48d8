import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherSettingsFeature
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Settings of the location", .watched)
struct SettingsLocationTests {
    private let provider = StubLocationProvider()

    private func fixture(isAvailable: Bool = true, change: (inout Preferences) -> Void = { _ in }) -> (
        sut: SettingsViewModel, store: InMemoryPreferencesStore
    ) {
        var preferences = Preferences.sample(favorites: [.tokyo])
        change(&preferences)
        let store = InMemoryPreferencesStore(preferences)
        let settings = ScreenSettings(
            preferences: preferences,
            deviceLocale: Locale(identifier: "en_GB"),
            timeZone: .gmt,
            now: { SampleTime.fetched }
        )
        let device = DeviceLocation(
            provider: isAvailable ? provider : nil,
            geocoding: ScriptedGeocodingRepository(),
            preferences: store,
            settings: settings
        )
        let sut = SettingsBuilder(preferences: store, cache: nil)
            .makeViewModel(device: device, settings: settings, router: RouterSpy())
        return (sut, store)
    }

    private static func found(_ preferences: inout Preferences) {
        preferences.selectDevice(DevicePlace(.lisbon, at: SampleTime.fetched - 3 * 3600))
    }

    @Test
    func `say where and when the device was found`() async throws {
        let (sut, _) = fixture(change: Self.found)

        await sut.onAppear()

        let location = try #require(sut.state.location)
        #expect(location.title.text == "Location")
        #expect(location.place.value == "Lisbon, Portugal")
        #expect(location.found?.text == "Found 3 hours ago")
        #expect(location.forget?.title == "Forget my location")
        #expect(location.permission == nil && location.openSettings == nil)
        #expect(provider.callCount == 0 && provider.promptCount == 0)
    }

    /// A file may hold any number as the date, and a `Duration` not.
    @Test(arguments: [-1e300, 1e300])
    func `live on with a date that no text can tell`(seconds: Double) async throws {
        let (sut, _) = fixture {
            $0.selectDevice(DevicePlace(.lisbon, at: Date(timeIntervalSince1970: seconds)))
        }

        await sut.onAppear()

        #expect(sut.state.location?.place.value == "Lisbon, Portugal")
        #expect(sut.state.location?.found?.text.isEmpty == false)
    }

    @Test
    func `forget the place and lose nothing else`() async throws {
        let (sut, store) = fixture(change: Self.found)
        await sut.onAppear()

        await sut.forgetLocationTapped()

        #expect(store.stored.devicePlace == nil)
        #expect(store.stored.currentLocation == .lisbon && store.stored.choice == .place(.lisbon))
        #expect(store.stored.favorites == [.tokyo])
        let location = try #require(sut.state.location)
        #expect(location.place.value == "Not known")
        #expect(location.forget == nil && location.found == nil)
    }

    @Test(arguments: [true, false])
    func `have a section only for a source or a place`(isAvailable: Bool) async {
        let (without, _) = fixture(isAvailable: isAvailable)
        let (with, _) = fixture(isAvailable: isAvailable, change: Self.found)

        #expect((without.state.location != nil) == isAvailable)
        #expect(with.state.location?.forget != nil)
    }

    @Test
    func `follow a permission that was given in the settings of the system`() async {
        provider.setPermission(.refused)
        let (sut, _) = fixture()
        await sut.onAppear()
        #expect(sut.state.location?.permission != nil)
        provider.setPermission(.granted)

        await sut.becameActive()

        #expect(sut.state.location?.permission == nil)
        #expect(provider.promptCount == 0)
    }

    @Test(arguments: [URL(string: "app-settings:"), nil])
    func `lead to the systems settings where there are some`(url: URL?) async throws {
        provider.setPermission(.approximate)
        provider.setSettingsURL(url)
        let (sut, _) = fixture()

        await sut.onAppear()

        let location = try #require(sut.state.location)
        #expect(location.permission?.text.hasPrefix("The app knows your location only roughly") == true)
        #expect(location.settingsURL == url)
        #expect((location.openSettings == nil) == (url == nil))
    }
}
