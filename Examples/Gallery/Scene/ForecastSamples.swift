import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit

/// The forecast in its states.
@MainActor
struct ForecastSamples {
    /// The weather and the place of the samples.
    let scene: Scene

    /// The section of the page with all samples.
    var section: ScreenSection {
        get async throws {
            let loaded = await sample("loaded", scene.texts.loaded, scene.preferences()) {
                $0.forecast.enqueue(scene.forecast)
                $0.currentWeather.enqueue(scene.weather)
            }
            let imperial = await sample("units-imperial", scene.texts.imperial, scene.preferences(units: .imperial)) {
                $0.forecast.enqueue(scene.forecast)
                $0.currentWeather.enqueue(scene.weather)
            }
            let stale = await sample("stale", scene.texts.outdated, scene.preferences()) {
                $0.forecast.enqueue(scene.oldForecast)
                // The header then shows what the forecast expects for the next hours.
                $0.currentWeather.enqueue(failure: .offline)
            }
            let failed = await sample("failed", scene.texts.failed, scene.preferences()) {
                $0.forecast.enqueue(failure: .offline)
                $0.currentWeather.enqueue(failure: .offline)
            }
            let idle = await sample("idle", scene.texts.idle, scene.newcomer) { _ in }
            return ScreenSection(
                id: Anchor.forecast,
                title: scene.texts.forecast,
                samples: [loaded, try await eightDays, await loading, stale, imperial, failed, idle]
            )
        }
    }

    /// The forecast with the hours and the days of One Call, and with the bands of a diary of forecasts.
    private var eightDays: ScreenSample {
        get async throws {
            let weather = ScriptedWeatherRepository()
            weather.forecast.always(scene.forecast)
            weather.currentWeather.always(scene.weather)
            let oneCall = ScriptedOneCallRepository()
            oneCall.reports.enqueue(try await scene.oneCallDays())
            let screen = screen(scene.preferences(), weather, oneCall, SceneAccuracy())
            await screen.onAppear()
            return sample("eight-days", scene.texts.eightDays, screen)
        }
    }

    private var loading: ScreenSample {
        get async {
            let gate = Gate()
            let weather = ScriptedWeatherRepository()
            weather.forecast.enqueue(scene.forecast, after: gate)
            weather.currentWeather.enqueue(scene.weather, after: gate)
            let screen = screen(scene.preferences(), weather)
            return await scene.look(at: gate) {
                await screen.onAppear()
            } _: {
                sample("loading", scene.texts.loading, screen)
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
        let name = "forecast-\(id)"
        return ScreenSample(
            id: name,
            title: title,
            markup: ForecastPage.markup(screen.state, screen.actions, named: name)
        )
    }

    private func screen(
        _ preferences: Preferences,
        _ weather: ScriptedWeatherRepository,
        _ oneCall: ScriptedOneCallRepository? = nil,
        _ accuracy: SceneAccuracy? = nil
    ) -> ForecastViewModel {
        let store = InMemoryPreferencesStore(preferences)
        let source = ForecastSource(weather: weather, preferences: store, oneCall: oneCall, accuracy: accuracy)
        return ForecastBuilder(source: source)
            .makeViewModel(settings: scene.settings(preferences), router: scene.router)
    }
}
