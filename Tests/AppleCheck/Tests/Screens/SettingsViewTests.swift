import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenMocks
import OpenWeatherSettingsFeature
import OpenWeatherSwiftUI
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import SwiftUI
import Testing

/// The settings as views.
@MainActor
@Suite("Settings view", .watched)
struct SettingsViewTests {
    private func show(_ fixture: ScreenFixture) -> (SettingsViewModel, Stage)? {
        guard case .settings(let model) = fixture.screen(.settings) else {
            Issue.record("This is another screen.")
            return nil
        }
        return (model, Stage(SettingsView(model).showsBackButton()))
    }

    @Test(arguments: [true, false])
    func `tells all of its content`(hasEverything: Bool) async throws {
        let fixture = ScreenFixture { parts in
            guard hasEverything else { return }
            parts.cache = CountingCache()
            parts.budget = StubCallMeter([])
            parts.notifier = StubNotifier(isPermitted: false)
            parts.activities = .standard
            parts.diary = MemoryForecastDiary()
        }
        if !hasEverything { fixture.preferences.setFailure(.storage(.full)) }
        let (model, stage) = try #require(show(fixture))
        await stage.until { hasEverything ? model.state.cache?.size.value != "––" : model.state.notice != nil }

        stage.check(model.state, without: ["settings.title"])
        #expect(hasEverything == (model.state.cache != nil))
        #expect(hasEverything == (model.state.notice == nil))
    }

    @Test
    func `shows every choice in the same turn and saves it`() async throws {
        let fixture = ScreenFixture { parts in
            parts.cache = CountingCache()
            parts.activities = .standard
            parts.diary = MemoryForecastDiary()
        }
        let (model, stage) = try #require(show(fixture))

        stage.tap("settings.units.imperial")
        #expect(model.units == .imperial)
        stage.tap("settings.language.de")
        #expect(model.language == .german)
        for id in ["settings.autoRefresh", "settings.cache.isEnabled"] {
            #expect(stage[id]?.text == "true")
            stage.tap(id)
            #expect(stage[id]?.text == "false")
        }
        stage.tap("settings.fetchTime")
        #expect(stage["settings.fetchTime"]?.text == "true")
        for id in ["settings.goodTimes.ride", "settings.diary"] {
            stage.tap(id)
            #expect(stage[id]?.text == "true")
        }
        await model.waitForSaving()
        #expect(fixture.preferences.stored.activities.contains("ride"))
        #expect(fixture.preferences.stored.keepsDiary)
        #expect(fixture.preferences.stored.showsFetchTime)
        #expect(fixture.preferences.stored.units == .imperial)
        #expect(fixture.preferences.stored.language == .fixed(.german))
        #expect(!fixture.preferences.stored.isAutoRefreshEnabled)
        #expect(!fixture.preferences.stored.isCacheEnabled)

        stage.tap("settings.language.useDevice")
        #expect(model.usesDeviceLanguage)
        await model.waitForSaving()
        #expect(fixture.preferences.stored.language == .device)
    }

    @Test
    func `turns notices on and asks for permission`() async throws {
        let notifier = StubNotifier()
        let (model, stage) = try #require(show(ScreenFixture { $0.notifier = notifier }))

        stage.tap("settings.notices.rain")
        stage.tap("settings.notices.lead.15")
        stage.tap("settings.notices.threshold.20")
        await model.waitForSaving()

        #expect(model.rainLead == .seconds(900))
        #expect(model.rainThreshold == Precipitation(millimeters: 2))
        #expect(await notifier.requestCount == 1)
    }

    @Test
    func `learns of a permission when the app becomes active`() async throws {
        let notifier = StubNotifier(isPermitted: false)
        let (_, stage) = try #require(show(ScreenFixture { $0.notifier = notifier }))
        await stage.until(shows: "settings.notices.permission")
        stage.change(\.scenePhase, to: .background)
        await notifier.setPermission(true)

        stage.change(\.scenePhase, to: .active)

        await stage.until { stage["settings.notices.permission"] == nil }
    }

    @Test
    func `clears the cache and goes back`() async throws {
        let cache = CountingCache()
        let fixture = ScreenFixture { $0.cache = cache }
        let (model, stage) = try #require(show(fixture))
        await stage.until { model.state.cache?.size.value != "––" }
        let size = model.state.cache?.size.value

        stage.tap("settings.cache.clear")
        await stage.until { model.state.cache?.size.value != size && model.state.cache?.isClearing == false }
        stage.tap("settings.back")

        #expect(await cache.clearCount == 1)
        #expect(fixture.router.calls == [.dismiss])
    }

    @Test
    func `cannot clear the cache twice at once`() async throws {
        let cache = HeldCache()
        let (model, stage) = try #require(show(ScreenFixture { $0.cache = cache }))
        await stage.until(shows: "settings.cache.clear")
        #expect(stage["settings.cache.clear"]?.isEnabled == true)

        stage.tap("settings.cache.clear")
        await cache.gate.waitForArrivals()
        await stage.until { model.state.cache?.isClearing == true }
        #expect(stage["settings.cache.clear"]?.isEnabled == false)

        cache.gate.open()
        await stage.until { model.state.cache?.isClearing == false }
        #expect(stage["settings.cache.clear"]?.isEnabled == true)
    }

    @Test
    func `opens the site of the provider`() async throws {
        let (model, stage) = try #require(show(ScreenFixture()))

        stage.tap("settings.about.attribution")

        #expect(stage.openedURLs == [model.state.about.attribution.url])
    }
}

/// A cache that is not cleared before its gate opens.
private struct HeldCache: CacheControl {
    let gate = Gate()

    func usage() async -> CacheUsage { CacheUsage(entries: 3, bytes: 4_096) }
    func clear() async { try? await gate.pass() }
}
