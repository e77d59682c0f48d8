import Foundation
import OpenWeatherAirQualityFeature
import OpenWeatherCore
import OpenWeatherFavoritesFeature
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
            ScreenSection(
                id: Anchor.home,
                title: scene.texts.home,
                samples: [await loaded, try await alerts] + (await usual) + (await device) + (try await skies)
                    + (await units) + (await notices) + [
                        await loading, await idle,
                    ]
                    + (await failures)
            )
        }
    }

    /// The places of the user, the one that is shown first.
    private var places: [Location] { [scene.place] + Scene.favorites }

    /// The screen with what a wide one shows beside the weather: the places and the air.
    private var loaded: ScreenSample {
        get async {
            let preferences = scene.preferences(favorites: places)
            let store = InMemoryPreferencesStore(preferences)
            // One request at a time, so that the samples are the same on every run.
            let favorites = FavoritesBuilder(weather: scene.source, preferences: store, concurrentRequests: 1)
                .makeViewModel(settings: scene.settings(preferences), router: scene.router)
            let repository = ScriptedAirQualityRepository()
            repository.airQuality.always(scene.air)
            repository.airQualityForecast.always(scene.airForecast)
            let air = AirQualityBuilder(airQuality: repository, weather: scene.source, preferences: store)
                .makeViewModel(settings: scene.settings(preferences), router: scene.router)
            await favorites.onAppear()
            await air.onAppear()
            let weather = ScriptedWeatherRepository()
            weather.forecast.always(scene.forecast)
            weather.currentWeather.enqueue(scene.weather)
            let home = self.home(preferences, weather, air: repository, comparison: SceneComparison())
            await home.onAppear()
            let page = HomePage(places: favorites.state, air: air.state.content)
            return sample("loaded", scene.texts.loaded, home, on: page)
        }
    }

    /// The city that always has an alert, to which one without a name is added, and two more that were not fetched.
    private var alerts: ScreenSample {
        get async throws {
            guard let city = DemoWeather.cities.first(where: { $0.name == "Wellington" }) else {
                throw WeatherError.notFound
            }
            let report = try await scene.oneCall(at: city)
            let nameless = WeatherAlert.sample(
                sender: nil,
                event: nil,
                start: Scene.now + 20 * 3_600,
                end: Scene.now + 30 * 3_600,
                texts: [],
                tags: []
            )
            let alerts = report.alerts?
                .map { fetched in
                    fetched.map { WeatherAlerts($0.alerts + [nameless], omittedCount: 2) }
                }
            let oneCall = ScriptedOneCallRepository()
            oneCall.reports.enqueue(OneCallReport(minutes: report.minutes, alerts: alerts))
            let weather = ScriptedWeatherRepository()
            weather.forecast.always(try await scene.forecast(at: city))
            weather.currentWeather.enqueue(try await scene.weather(at: city))
            var preferences = scene.preferences(place: city)
            preferences.showsFetchTime = true
            let home = home(preferences, weather, oneCall)
            await home.onAppear()
            return sample("alerts", scene.texts.withAlerts, home)
        }
    }

    /// The offer of the usual weather, and the same after the budget did not permit the calls.
    private var usual: [ScreenSample] {
        get async {
            let weather = ScriptedWeatherRepository()
            weather.forecast.always(scene.forecast)
            weather.currentWeather.enqueue(scene.weather)
            let home = home(scene.preferences(), weather, comparison: SceneComparison(calls: 30))
            await home.onAppear()
            let offered = sample("usual", home.state.content?.usualOffer?.action?.title ?? "", home)
            await home.usualTapped()
            let texts = scene.settings(scene.preferences()).environment.texts
            return [offered, sample("usual-refused", texts.errors.limits.budget.title, home)]
        }
    }

    /// The place that follows the device, and the same after the permission was taken away.
    private var device: [ScreenSample] {
        get async {
            var preferences = scene.preferences(favorites: Scene.favorites)
            preferences.selectDevice(DevicePlace(scene.place, at: Scene.before))
            var samples: [ScreenSample] = []
            for (id, title, provider) in [
                ("device", scene.texts.atDevice, StubLocationProvider(scene.place.coordinate)),
                ("device-refused", scene.texts.locationRefused, scene.refusedLocation),
            ] {
                let weather = ScriptedWeatherRepository()
                weather.forecast.always(scene.forecast)
                weather.currentWeather.always(scene.weather)
                let home = home(preferences, weather, device: provider)
                await home.onAppear()
                samples.append(sample(id, title, home, on: HomePage(location: home.location)))
            }
            return samples
        }
    }

    private var skies: [ScreenSample] {
        get async throws {
            var samples: [ScreenSample] = []
            for sky in Sky.all {
                guard let there = try await scene.weather(under: sky) else { continue }
                let weather = ScriptedWeatherRepository()
                weather.forecast.always(there.forecast)
                weather.currentWeather.enqueue(there.weather)
                let home = home(scene.preferences(place: there.place), weather, at: sky.date)
                await home.onAppear()
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
            let offline = await sample("stale", scene.texts.outdated) {
                $0.forecast.always(scene.oldForecast)
                $0.currentWeather.enqueue(scene.oldWeather)
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
            let home = home(scene.newcomer, ScriptedWeatherRepository(), device: StubLocationProvider())
            await home.onAppear()
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
        _ script: (ScriptedWeatherRepository) -> Void
    ) async -> ScreenSample {
        sample(id, title, await home(scene.preferences(), script))
    }

    private func sample(_ id: String, _ title: String, _ home: HomeViewModel, on page: HomePage? = nil) -> ScreenSample
    {
        let page = page ?? HomePage()
        return ScreenSample(id: "home-\(id)", title: title, markup: page.markup(home.state, home.actions))
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
        _ oneCall: ScriptedOneCallRepository? = nil,
        air: ScriptedAirQualityRepository? = nil,
        comparison: SceneComparison? = nil,
        at date: Date = Scene.now,
        device: StubLocationProvider? = nil
    ) -> HomeViewModel {
        let store = InMemoryPreferencesStore(preferences)
        let settings = scene.settings(preferences, at: date)
        return HomeBuilder(
            weather: weather,
            preferences: store,
            oneCall: oneCall,
            airQuality: air,
            comparison: comparison,
            autoRefresh: .off
        )
        .makeViewModel(
            device: device.map { scene.location($0, store, settings) },
            settings: settings,
            router: scene.router
        )
    }
}
