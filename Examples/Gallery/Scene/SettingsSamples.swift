import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherSettingsFeature

/// The settings in their states.
@MainActor
struct SettingsSamples {
    /// The weather and the place of the samples.
    let scene: Scene

    /// The section of the page with all samples.
    var section: ScreenSection {
        get async throws {
            ScreenSection(
                id: Anchor.settings,
                title: scene.texts.settings,
                samples: [await loaded, await device, await refused, await counted, await clearing, await notSaved]
            )
        }
    }

    private var loaded: ScreenSample {
        get async {
            let screen = screen(InMemoryPreferencesStore(scene.preferences())) {}
            await screen.onAppear()
            return sample("loaded", scene.texts.loaded, screen)
        }
    }

    private var device: ScreenSample {
        get async {
            await located(StubLocationProvider(scene.place.coordinate), "device", scene.texts.atDevice)
        }
    }

    private var refused: ScreenSample {
        get async { await located(scene.refusedLocation, "refused", scene.texts.locationRefused) }
    }

    private func located(_ provider: StubLocationProvider, _ id: String, _ title: String) async -> ScreenSample {
        var preferences = scene.preferences()
        preferences.selectDevice(DevicePlace(scene.place, at: Scene.before))
        let screen = screen(InMemoryPreferencesStore(preferences), device: provider) {}
        await screen.onAppear()
        return sample(id, title, screen)
    }

    private var counted: ScreenSample {
        get async {
            let meter = StubCallMeter([
                CallUsage(
                    plan: .account,
                    windows: [window(.minute, 3, of: 60), window(.month, 21_480, of: 1_000_000)]
                ),
                CallUsage(plan: .oneCall4, windows: [window(.day, 127, of: 1_000)]),
            ])
            var preferences = scene.preferences()
            preferences.notices = NoticeRules()
            let screen = screen(InMemoryPreferencesStore(preferences), calls: meter, notifier: StubNotifier()) {}
            await screen.onAppear()
            return sample("calls", scene.texts.withCalls, screen)
        }
    }

    private func window(_ window: CallWindow, _ used: Int, of allowed: Int) -> CallUsage.Window {
        CallUsage.Window(window: window, used: used, allowed: allowed, ends: window.end(at: Scene.now))
    }

    private var clearing: ScreenSample {
        get async {
            let gate = Gate()
            let screen = screen(InMemoryPreferencesStore(scene.preferences(units: .imperial))) {
                try? await gate.pass()
            }
            await screen.onAppear()
            return await scene.look(at: gate) {
                await screen.clearCacheTapped()
            } _: {
                sample("clearing", scene.texts.clearing, screen)
            }
        }
    }

    private var notSaved: ScreenSample {
        get async {
            let store = InMemoryPreferencesStore(scene.preferences())
            let screen = screen(store) {}
            await screen.onAppear()
            store.setFailure(.storage(.full))
            await screen.autoRefreshToggled(false)
            return sample("not-saved", scene.texts.notSaved, screen)
        }
    }

    private func sample(_ id: String, _ title: String, _ screen: SettingsViewModel) -> ScreenSample {
        let name = "settings-\(id)"
        return ScreenSample(id: name, title: title, markup: SettingsPage.markup(screen.state, named: name))
    }

    private func screen(
        _ store: InMemoryPreferencesStore,
        calls: (any CallMeter)? = nil,
        notifier: (any WeatherNotifier)? = nil,
        device: StubLocationProvider? = nil,
        beforeClearing: @escaping @Sendable () async -> Void
    ) -> SettingsViewModel {
        let settings = scene.settings(store.stored)
        return SettingsBuilder(
            preferences: store,
            cache: SceneryCache(beforeClearing: beforeClearing),
            calls: calls,
            notifier: notifier,
            hasDiary: true,
            // An account with calls is one of the service.
            source: calls == nil ? .madeUp : .openWeather
        )
        .makeViewModel(
            device: device.map { scene.location($0, store, settings) },
            settings: settings,
            router: scene.router
        )
    }
}

/// A cache whose clearing waits, so that the gallery can show it in progress.
struct SceneryCache: CacheControl {
    /// Suspends until clearing may end.
    let beforeClearing: @Sendable () async -> Void

    func usage() async -> CacheUsage { CacheUsage(entries: 37, bytes: 1_482_752) }

    func clear() async { await beforeClearing() }
}
