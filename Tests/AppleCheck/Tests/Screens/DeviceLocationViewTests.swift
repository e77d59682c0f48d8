import Foundation
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherSwiftUI
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import SwiftUI
import Testing

/// The location of the device as views.
@MainActor
@Suite("Location of the device in views", .watched)
struct DeviceLocationViewTests {
    private func fixture(_ device: StubLocationProvider, _ preferences: Preferences = Preferences()) -> ScreenFixture {
        device.setSettingsURL(URL(string: "app-settings:"))
        return ScreenFixture(preferences) { $0.locationProvider = device }
    }

    @Test
    func `home shows the weather where the device is after a tap`() async {
        let device = StubLocationProvider(.lisbon)
        let fixture = fixture(device)
        fixture.geocoding.near.always([.lisbon])
        let model = fixture.home()
        let stage = Stage(HomeView(model))
        await stage.until(shows: "home.onboarding.location")
        #expect(stage["home.onboarding.search"] != nil)

        stage.tap("home.onboarding.location")

        await stage.until { model.isLoaded }
        await stage.until(shows: "home.favorite.0")
        #expect(fixture.preferences.stored.choice == .device)
    }

    @Test
    func `home leads to the systems settings after a refusal`() async {
        let device = StubLocationProvider()
        device.setPermission(.refused)
        let fixture = fixture(device)
        let stage = Stage(HomeView(fixture.home()))
        await stage.until(shows: "home.onboarding.location")

        stage.tap("home.onboarding.location")

        await stage.until(shows: "home.location")
        #expect(stage["home.location.settings"] != nil)
        #expect(stage["home.onboarding.search"] != nil)
    }

    @Test
    func `the search tries again`() async throws {
        let device = StubLocationProvider(failure: .timedOut)
        let fixture = fixture(device)
        guard case .search(let model) = fixture.screen(.search) else {
            Issue.record("no search")
            return
        }
        let stage = Stage(LocationSearchView(model))
        await stage.until(shows: "search.currentLocation")

        stage.tap("search.currentLocation")
        await stage.until(shows: "search.notice.locate")
        stage.tap("search.notice.locate")

        await stage.until { device.callCount == 2 }
    }

    @Test
    func `the converter leads to the systems settings after a refusal`() async throws {
        let device = StubLocationProvider()
        device.setPermission(.refused)
        guard case .converter(let model) = fixture(device).screen(.converter) else {
            Issue.record("no converter")
            return
        }
        let stage = Stage(ConverterView(model))
        await stage.until(shows: "converter.currentLocation")

        stage.tap("converter.currentLocation")

        await stage.until(shows: "converter.notice.settings")
        #expect(stage["converter.notice"] != nil)
    }

    @Test
    func `the settings forget the place`() async throws {
        var preferences = Preferences()
        preferences.selectDevice(DevicePlace(.lisbon, at: SampleTime.fetched))
        let device = StubLocationProvider()
        device.setPermission(.approximate)
        let fixture = fixture(device, preferences)
        guard case .settings(let model) = fixture.screen(.settings) else {
            Issue.record("no settings")
            return
        }
        let stage = Stage(SettingsView(model))
        await stage.until(shows: "settings.location.openSettings")

        stage.tap("settings.location.forget")

        await stage.until { fixture.preferences.stored.devicePlace == nil }
        #expect(fixture.preferences.stored.currentLocation == .lisbon)
    }
}
