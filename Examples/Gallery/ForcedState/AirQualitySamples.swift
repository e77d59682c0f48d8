import OpenWeatherAirQualityFeature
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit

/// The air-quality screen in its states.
@MainActor
struct AirQualitySamples {
    /// What the samples are made from.
    let forcedState: ForcedState

    /// The section of the page.
    var section: ScreenSection {
        get async throws {
            ScreenSection(
                id: Anchor.airQuality,
                title: forcedState.texts.airQuality,
                samples: [
                    await loaded("loaded", forcedState.texts.loaded, .openWeather),
                    await loaded("us", forcedState.texts.unitedStatesIndex, .usEPA),
                    await loaded("europe-expanded", forcedState.texts.europeanIndex, .european, isExpanded: true),
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
        let screen = screen(forcedState.preferences(), source(forcedState.air, forcedState.airForecast), scale)
        await screen.onAppear()
        if isExpanded { screen.morePollutantsToggled() }
        return sample(id, title, screen)
    }

    /// Bad air, as after a fire, without an answer about the hours to come and fetched a while ago.
    private var poor: ScreenSample {
        get async {
            let air = AirQuality.sample(
                coordinate: forcedState.place.coordinate,
                date: ForcedState.before,
                index: .veryPoor,
                pollutants: .sample(pm2_5: 92, pm10: 214, ozone: 148, nitrogenDioxide: 61)
            )
            let repository = ScriptedAirQualityRepository()
            repository.airQuality.always(Fetched(air, at: ForcedState.before, from: .stale(.timedOut)))
            repository.airQualityForecast.always(failure: .timedOut)
            let screen = screen(forcedState.preferences(), repository)
            await screen.onAppear()
            return sample("stale", forcedState.texts.outdated, screen)
        }
    }

    private var loading: ScreenSample {
        get async {
            let gate = Gate()
            let repository = ScriptedAirQualityRepository()
            repository.airQuality.always(forcedState.air, after: gate)
            repository.airQualityForecast.always(forcedState.airForecast, after: gate)
            let screen = screen(forcedState.preferences(), repository)
            return await forcedState.look(at: gate) {
                await screen.onAppear()
            } _: {
                sample("loading", forcedState.texts.loading, screen)
            }
        }
    }

    private var failed: ScreenSample {
        get async {
            let repository = ScriptedAirQualityRepository()
            repository.airQuality.always(failure: .offline)
            repository.airQualityForecast.always(failure: .offline)
            let screen = screen(forcedState.preferences(), repository)
            await screen.onAppear()
            return sample("failed", forcedState.texts.failed, screen)
        }
    }

    private var idle: ScreenSample {
        get async {
            let screen = screen(forcedState.newcomer, ScriptedAirQualityRepository())
            await screen.onAppear()
            return sample("idle", forcedState.texts.idle, screen)
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
            weather: forcedState.source,
            preferences: InMemoryPreferencesStore(preferences),
            scale: scale
        )
        .makeViewModel(settings: forcedState.settings(preferences), router: forcedState.router)
    }
}
