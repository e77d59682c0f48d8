import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit

/// A day of the forecast in its states.
@MainActor
struct DayDetailSamples {
    /// The weather and the place of the samples.
    let scene: Scene

    /// The section of the page with all samples.
    var section: ScreenSection {
        get async throws {
            let answered = ScriptedWeatherRepository()
            answered.forecast.always(scene.forecast)
            let failing = ScriptedWeatherRepository()
            failing.forecast.always(failure: .server(status: nil))
            return ScreenSection(
                id: Anchor.dayDetail,
                title: scene.texts.dayDetail,
                samples: [
                    await sample("loaded", scene.texts.loaded, day(1), answered),
                    await loading,
                    await sample("missing", scene.texts.missingDay, day(-1), answered),
                    await sample("failed", scene.texts.failed, day(1), failing),
                ]
            )
        }
    }

    private var loading: ScreenSample {
        get async {
            let gate = Gate()
            let weather = ScriptedWeatherRepository()
            weather.forecast.always(scene.forecast, after: gate)
            let screen = screen(day(1), weather)
            return await scene.look(at: gate) {
                await screen.onAppear()
            } _: {
                sample("loading", scene.texts.loading, screen)
            }
        }
    }

    private func day(_ offset: Int) -> LocalDay {
        (scene.forecast.value.city.utcOffset ?? .utc).day(of: Scene.now).advanced(by: offset)
    }

    private func sample(
        _ id: String,
        _ title: String,
        _ day: LocalDay,
        _ weather: ScriptedWeatherRepository
    ) async -> ScreenSample {
        let screen = screen(day, weather)
        await screen.onAppear()
        return sample(id, title, screen)
    }

    private func sample(_ id: String, _ title: String, _ screen: DayDetailViewModel) -> ScreenSample {
        ScreenSample(id: "day-\(id)", title: title, markup: DayDetailPage.markup(screen.state, screen.actions))
    }

    private func screen(_ day: LocalDay, _ weather: ScriptedWeatherRepository) -> DayDetailViewModel {
        let store = InMemoryPreferencesStore(scene.preferences())
        let source = ForecastSource(weather: weather, preferences: store, accuracy: SceneAccuracy())
        return DayDetailBuilder(source: source)
            .makeViewModel(for: day, settings: scene.settings(scene.preferences()), router: scene.router)
    }
}
