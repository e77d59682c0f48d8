import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherSettingsFeature

/// The settings in their states.
@MainActor
struct SettingsSamples {
    /// What the samples are made from.
    let forcedState: ForcedState

    /// The section of the page.
    var section: ScreenSection {
        get async throws {
            ScreenSection(
                id: Anchor.settings,
                title: forcedState.texts.settings,
                samples: [await loaded, await clearing, await notSaved]
            )
        }
    }

    private var loaded: ScreenSample {
        get async {
            let screen = screen(InMemoryPreferencesStore(forcedState.preferences())) {}
            await screen.onAppear()
            return sample("loaded", forcedState.texts.loaded, screen)
        }
    }

    private var clearing: ScreenSample {
        get async {
            let gate = Gate()
            let screen = screen(InMemoryPreferencesStore(forcedState.preferences(units: .imperial))) {
                try? await gate.pass()
            }
            await screen.onAppear()
            return await forcedState.look(at: gate) {
                await screen.clearCacheTapped()
            } _: {
                sample("clearing", forcedState.texts.clearing, screen)
            }
        }
    }

    private var notSaved: ScreenSample {
        get async {
            let store = InMemoryPreferencesStore(forcedState.preferences())
            let screen = screen(store) {}
            await screen.onAppear()
            store.setFailure(.storage(.full))
            await screen.autoRefreshToggled(false)
            return sample("not-saved", forcedState.texts.notSaved, screen)
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
            .makeViewModel(settings: forcedState.settings(store.stored), router: forcedState.router)
    }
}
