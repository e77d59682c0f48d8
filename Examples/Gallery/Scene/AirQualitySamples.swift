import OpenWeatherAirQualityFeature
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit

/// The air quality screen in its states.
@MainActor
struct AirQualitySamples {
    /// The weather and the place of the samples.
    let scene: Scene

    /// The section of the page with all samples.
    var section: ScreenSection {
        get async throws {
            ScreenSection(
                id: Anchor.airQuality,
                title: scene.texts.airQuality,
                samples: [
                    await loaded("loaded", scene.texts.loaded, .openWeather),
                    await loaded("us", scene.texts.unitedStatesIndex, .usEPA),
                    await loaded("europe-expanded", scene.texts.europeanIndex, .european, isExpanded: true),
                    await poor,
                    await loading,
                    await failed,
                    await idle,
                ]
            )
        }
    }

    private func loaded(
        _ id: String,
        _ title: String,
        _ scale: AirQualityScale,
        isExpanded: Bool = false
    ) async -> ScreenSample {
        let screen = screen(scene.preferences(), source(scene.air, scene.airForecast), scale)
        await screen.onAppear()
        if isExpanded { screen.morePollutantsToggled() }
        return sample(id, title, screen)
    }

    /// Poor air, as after a fire, fetched a while ago and without a forecast.
    private var poor: ScreenSample {
        get async {
            let air = AirQuality.sample(
                coordinate: scene.place.coordinate,
                date: Scene.before,
                index: .veryPoor,
                pollutants: .sample(pm2_5: 92, pm10: 214, ozone: 148, nitrogenDioxide: 61)
            )
            let repository = ScriptedAirQualityRepository()
            repository.airQuality.always(Fetched(air, at: Scene.before, from: .stale(.timedOut), source: .madeUp))
            repository.airQualityForecast.always(failure: .timedOut)
            let screen = screen(scene.preferences(), repository)
            await screen.onAppear()
            return sample("stale", scene.texts.outdated, screen)
        }
    }

    private var loading: ScreenSample {
        get async {
            let gate = Gate()
            let repository = ScriptedAirQualityRepository()
            repository.airQuality.always(scene.air, after: gate)
            repository.airQualityForecast.always(scene.airForecast, after: gate)
            let screen = screen(scene.preferences(), repository)
            return await scene.look(at: gate) {
                await screen.onAppear()
            } _: {
                sample("loading", scene.texts.loading, screen)
            }
        }
    }

    private var failed: ScreenSample {
        get async {
            let repository = ScriptedAirQualityRepository()
            repository.airQuality.always(failure: .offline)
            repository.airQualityForecast.always(failure: .offline)
            let screen = screen(scene.preferences(), repository)
            await screen.onAppear()
            return sample("failed", scene.texts.failed, screen)
        }
    }

    private var idle: ScreenSample {
        get async {
            let screen = screen(scene.newcomer, ScriptedAirQualityRepository())
            await screen.onAppear()
            return sample("idle", scene.texts.idle, screen)
        }
    }

    private func source(
        _ air: Fetched<AirQuality>,
        _ forecast: Fetched<AirQualityForecast>
    ) -> ScriptedAirQualityRepository {
        let repository = ScriptedAirQualityRepository()
        repository.airQuality.always(air)
        repository.airQualityForecast.always(forecast)
        return repository
    }

    private func sample(_ id: String, _ title: String, _ screen: AirQualityViewModel) -> ScreenSample {
        let name = "air-\(id)"
        let markup = AirQualityPage.markup(screen.state, screen.actions, named: name)
        return ScreenSample(id: name, title: title, markup: markup)
    }

    private func screen(
        _ preferences: Preferences,
        _ repository: ScriptedAirQualityRepository,
        _ scale: AirQualityScale = .openWeather
    ) -> AirQualityViewModel {
        AirQualityBuilder(
            airQuality: repository,
            weather: scene.source,
            preferences: InMemoryPreferencesStore(preferences),
            scale: scale
        )
        .makeViewModel(settings: scene.settings(preferences), router: scene.router)
    }
}
