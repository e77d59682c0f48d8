import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit

/// The forecast in its states.
@MainActor
struct ForecastSamples {
    /// What the samples are made from.
    let stage: Stage

    /// The section of the page.
    var section: ScreenSection {
        get async throws {
            let loaded = await sample("loaded", stage.texts.loaded, stage.preferences()) {
                $0.forecast.enqueue(stage.forecast)
            }
            let imperial = await sample("units-imperial", stage.texts.imperial, stage.preferences(units: .imperial)) {
                $0.forecast.enqueue(stage.forecast)
            }
            let stale = await sample("stale", stage.texts.outdated, stage.preferences()) {
                $0.forecast.enqueue(Fetched(stage.forecast.value, at: Stage.before, from: .stale(.offline)))
            }
            let failed = await sample("failed", stage.texts.failed, stage.preferences()) {
                $0.forecast.enqueue(failure: .offline)
            }
            let idle = await sample("idle", stage.texts.idle, stage.newcomer) { _ in }
            return ScreenSection(
                id: Anchor.forecast,
                title: stage.texts.forecast,
                samples: [loaded, await loading, stale, imperial, failed, idle]
            )
        }
    }

    private var loading: ScreenSample {
        get async {
            let gate = Gate()
            let weather = ScriptedWeatherRepository()
            weather.forecast.enqueue(stage.forecast, after: gate)
            let screen = screen(stage.preferences(), weather)
            return await stage.look(at: gate) {
                await screen.onAppear()
            } _: {
                sample("loading", stage.texts.loading, screen)
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
            .makeViewModel(settings: stage.settings(preferences), router: stage.router)
    }
}
