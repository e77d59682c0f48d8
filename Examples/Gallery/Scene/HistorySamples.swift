import Foundation
import OpenWeatherCore
import OpenWeatherHistoryFeature
import OpenWeatherMocks
import OpenWeatherScreenKit

/// The history in its states.
@MainActor
struct HistorySamples {
    /// The weather and the place of the samples.
    let scene: Scene

    /// The section of the page with all samples.
    var section: ScreenSection {
        get async throws {
            let samples = [await loaded, await confirming, await notSaved, await failed, await empty]
            return ScreenSection(id: Anchor.history, title: scene.texts.history, samples: samples)
        }
    }

    private var loaded: ScreenSample {
        get async {
            let screen = screen(store)
            await screen.onAppear()
            return sample("loaded", scene.texts.loaded, screen)
        }
    }

    private var confirming: ScreenSample {
        get async {
            let screen = screen(store)
            await screen.onAppear()
            screen.clearTapped()
            return sample("confirming", scene.texts.confirming, screen)
        }
    }

    private var notSaved: ScreenSample {
        get async {
            let store = store
            let screen = screen(store)
            await screen.onAppear()
            store.setFailure(.storage(.full))
            screen.clearTapped()
            await screen.clearConfirmed()
            return sample("not-saved", scene.texts.notSaved, screen)
        }
    }

    private var failed: ScreenSample {
        get async {
            let store = InMemoryPreferencesStore(scene.newcomer)
            store.setFailure(.storage(.unreadable(name: "preferences.json")))
            let screen = screen(store)
            await screen.onAppear()
            return sample("failed", scene.texts.failed, screen)
        }
    }

    private var empty: ScreenSample {
        get async {
            let screen = screen(InMemoryPreferencesStore(scene.newcomer))
            await screen.onAppear()
            return sample("empty", scene.texts.nothingSaved, screen)
        }
    }

    /// A store with a history of all kinds of entries: today, yesterday, last week, last year, and without a date.
    private var store: InMemoryPreferencesStore {
        let day: TimeInterval = 86_400
        var preferences = scene.newcomer
        preferences.recordVisit(of: .sydney)
        preferences.recordVisit(of: .newYork, at: Scene.now - 300 * day)
        preferences.recordSearch("Svalbard", at: Scene.now - 6 * day)
        preferences.recordVisit(of: .longyearbyen, at: Scene.now - day - 1_800)
        preferences.recordSearch("Paris", at: Scene.now - 5_400)
        preferences.recordVisit(of: .paris, at: Scene.now - 5_340)
        preferences.recordVisit(of: scene.place, at: Scene.now - 60)
        return InMemoryPreferencesStore(preferences)
    }

    private func sample(_ id: String, _ title: String, _ screen: HistoryViewModel) -> ScreenSample {
        let name = "history-\(id)"
        return ScreenSample(id: name, title: title, markup: HistoryPage.markup(screen.state, named: name))
    }

    private func screen(_ store: InMemoryPreferencesStore) -> HistoryViewModel {
        HistoryBuilder(preferences: store)
            .makeViewModel(settings: scene.settings(store.stored), router: scene.router)
    }
}
