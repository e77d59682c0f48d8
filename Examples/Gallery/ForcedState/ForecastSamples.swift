import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit

/// The forecast in its states.
@MainActor
struct ForecastSamples {
    /// What the samples are made from.
    let forcedState: ForcedState

    /// The section of the page.
    var section: ScreenSection {
        get async throws {
            let loaded = await sample("loaded", forcedState.texts.loaded, forcedState.preferences()) {
                $0.forecast.enqueue(forcedState.forecast)
            }
            let imperial = await sample("units-imperial", forcedState.texts.imperial, forcedState.preferences(units: .imperial)) {
                $0.forecast.enqueue(forcedState.forecast)
            }
            let stale = await sample("stale", forcedState.texts.outdated, forcedState.preferences()) {
                $0.forecast.enqueue(Fetched(forcedState.forecast.value, at: ForcedState.before, from: .stale(.offline)))
            }
            let failed = await sample("failed", forcedState.texts.failed, forcedState.preferences()) {
                $0.forecast.enqueue(failure: .offline)
            }
            let idle = await sample("idle", forcedState.texts.idle, forcedState.newcomer) { _ in }
            return ScreenSection(
                id: Anchor.forecast,
                title: forcedState.texts.forecast,
                samples: [loaded, await loading, stale, imperial, failed, idle]
            )
        }
    }

    private var loading: ScreenSample {
        get async {
            let gate = Gate()
            let weather = ScriptedWeatherRepository()
            weather.forecast.enqueue(forcedState.forecast, after: gate)
            let screen = screen(forcedState.preferences(), weather)
            return await forcedState.look(at: gate) {
                await screen.onAppear()
            } _: {
                sample("loading", forcedState.texts.loading, screen)
            }
        }
    }

    private func sample(
        _ id: String,
        _ title: String,
        _ preferences: Preferences,
        _ script: (ScriptedWeatherRepository) -> Void
    ) async -> ScreenSample {
        let weather = ScriptedWeatherRepository()
        script(weather)
        let screen = screen(preferences, weather)
        await screen.onAppear()
        return sample(id, title, screen)
    }

    private func sample(_ id: String, _ title: String, _ screen: ForecastViewModel) -> ScreenSample {
        ScreenSample(id: "forecast-\(id)", title: title, markup: ForecastPage.markup(screen.state, screen.actions))
    }

    private func screen(_ preferences: Preferences, _ weather: ScriptedWeatherRepository) -> ForecastViewModel {
        let store = InMemoryPreferencesStore(preferences)
        return ForecastBuilder(source: ForecastSource(weather: weather, preferences: store))
            .makeViewModel(settings: forcedState.settings(preferences), router: forcedState.router)
    }
}
