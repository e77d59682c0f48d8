import Foundation
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherScreenKit

/// The home screen in its states.
@MainActor
struct HomeSamples {
    /// The weather and the place of the samples.
    let scene: Scene

    private static let failures: [(id: String, error: WeatherError)] = [
        ("missing-key", .missingKey), ("refused-key", .invalidKey(.unknownOrInactive)), ("offline", .offline),
        ("timed-out", .timedOut), ("rate-limited", .rateLimited(retryAfter: .seconds(42))),
        ("server", .server(status: 503)), ("unreadable", .invalidResponse(.notJSON)),
    ]

    /// The section of the page with all samples.
    var section: ScreenSection {
        get async throws {
            let loaded = await sample("loaded", scene.texts.loaded, favorites: Scene.favorites) {
                $0.currentWeather.enqueue(scene.weather)
            }
            return ScreenSection(
                id: Anchor.home,
                title: scene.texts.home,
                samples: [loaded, await alerts] + (try await skies) + (await units) + (await notices) + [
                    await loading, await idle,
                ]
                    + (await failures)
            )
        }
    }

    private var alerts: ScreenSample {
        get async {
            let minutes = MinutePrecipitation.samples(from: Scene.now, wet: 60..<60)
            let list = WeatherAlerts(
                [
                    .sample(start: Scene.now - 3_600, end: Scene.now + 6 * 3_600),
                    .sample(
                        sender: nil,
                        event: nil,
                        start: Scene.now + 20 * 3_600,
                        end: Scene.now + 30 * 3_600,
                        texts: [],
                        tags: []
                    ),
                ],
                omittedCount: 2
            )
            let oneCall = ScriptedOneCallRepository()
            oneCall.reports.enqueue(
                OneCallReport(
                    minutes: .success(Fetched(minutes, at: Scene.now, from: .network, source: .openWeather)),
                    alerts: .success(Fetched(list, at: Scene.now, from: .network, source: .openWeather))
                )
            )
            let weather = ScriptedWeatherRepository()
            weather.forecast.always(scene.forecast)
            weather.currentWeather.enqueue(scene.weather)
            let home = home(scene.preferences(), weather, oneCall)
            await home.onAppear()
            return sample("alerts", scene.texts.withAlerts, home)
        }
    }

    private var skies: [ScreenSample] {
        get async throws {
            var samples: [ScreenSample] = []
            for sky in Sky.all {
                let weather = try await scene.weather(at: sky.place).value.under(sky)
                let forecast = try await scene.forecast(at: sky.place)
                let home = await home(scene.preferences(place: sky.place)) {
                    $0.forecast.always(forecast)
                    $0.currentWeather.enqueue(Fetched(weather, at: Scene.now, from: .network, source: .openWeather))
                }
                guard let content = home.state.content else { continue }
                samples.append(sample(sky.id, "\(content.hero.description.text) · \(content.name.text)", home))
            }
            return samples
        }
    }

    private var units: [ScreenSample] {
        get async {
            var samples: [ScreenSample] = []
            for (units, title) in [(UnitsPreference.imperial, scene.texts.imperial), (.standard, scene.texts.kelvin)] {
                let home = await home(scene.preferences(units: units)) { $0.currentWeather.enqueue(scene.weather) }
                samples.append(sample("units-\(units.rawValue)", title, home))
            }
            return samples
        }
    }

    private var notices: [ScreenSample] {
        get async {
            let stale = Fetched(scene.weather.value, at: Scene.before, from: .stale(.offline), source: .openWeather)
            let old = Fetched(scene.forecast.value, at: Scene.before, from: .stale(.offline), source: .openWeather)
            let offline = await sample("stale", scene.texts.outdated) {
                $0.forecast.always(old)
                $0.currentWeather.enqueue(stale)
            }
            let alone = await sample("no-forecast", scene.texts.noForecast) {
                $0.forecast.always(failure: .timedOut)
                $0.currentWeather.enqueue(scene.weather)
            }
            let home = await home(scene.preferences()) {
                $0.currentWeather.enqueue(scene.weather)
                $0.currentWeather.enqueue(failure: .server(status: 503))
            }
            await home.refreshPulled()
            return [offline, sample("refresh-failed", scene.texts.refreshFailed, home), alone]
        }
    }

    private var loading: ScreenSample {
        get async {
            let gate = Gate()
            let weather = ScriptedWeatherRepository()
            weather.forecast.always(scene.forecast)
            weather.currentWeather.enqueue(scene.weather, after: gate)
            let home = home(scene.preferences(), weather)
            return await scene.look(at: gate) {
                await home.onAppear()
            } _: {
                sample("loading", scene.texts.loading, home)
            }
        }
    }

    private var idle: ScreenSample {
        get async {
            let home = await home(scene.newcomer) { _ in }
            return sample("idle", scene.texts.idle, home)
        }
    }

    private var failures: [ScreenSample] {
        get async {
            var samples: [ScreenSample] = []
            for failure in Self.failures {
                let home = await home(scene.preferences()) { $0.currentWeather.enqueue(failure: failure.error) }
                guard case .failed(let content) = home.state else { continue }
                samples.append(sample("failed-\(failure.id)", content.title, home))
            }
            return samples
        }
    }

    private func sample(
        _ id: String,
        _ title: String,
        favorites: [Location] = [],
        _ script: (ScriptedWeatherRepository) -> Void
    ) async -> ScreenSample {
        let preferences = scene.preferences(favorites: favorites.isEmpty ? [] : [scene.place] + favorites)
        return sample(id, title, await home(preferences, script))
    }

    private func sample(_ id: String, _ title: String, _ home: HomeViewModel) -> ScreenSample {
        ScreenSample(id: "home-\(id)", title: title, markup: HomePage.markup(home.state, home.actions))
    }

    private func home(
        _ preferences: Preferences,
        _ script: (ScriptedWeatherRepository) -> Void
    ) async -> HomeViewModel {
        let weather = ScriptedWeatherRepository()
        weather.forecast.always(scene.forecast)
        script(weather)
        let home = home(preferences, weather)
        await home.onAppear()
        return home
    }

    private func home(
        _ preferences: Preferences,
        _ weather: ScriptedWeatherRepository,
        _ oneCall: ScriptedOneCallRepository? = nil
    ) -> HomeViewModel {
        let store = InMemoryPreferencesStore(preferences)
        return HomeBuilder(weather: weather, preferences: store, oneCall: oneCall, autoRefresh: .off)
            .makeViewModel(settings: scene.settings(preferences), router: scene.router)
    }
}
