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
                samples: [await loaded, await clearing, await notSaved]
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
        beforeClearing: @escaping @Sendable () async -> Void
    ) -> SettingsViewModel {
        SettingsBuilder(preferences: store, cache: SceneryCache(beforeClearing: beforeClearing))
            .makeViewModel(settings: scene.settings(store.stored), router: scene.router)
    }
}

/// A cache whose clearing waits, so that the gallery can show it in progress.
struct SceneryCache: CacheControl {
    /// Suspends until clearing may end.
    let beforeClearing: @Sendable () async -> Void

    func usage() async -> CacheUsage { CacheUsage(entries: 37, bytes: 1_482_752) }

    func clear() async { await beforeClearing() }
}
