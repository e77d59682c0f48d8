import OpenWeatherCore
import OpenWeatherFavoritesFeature
import OpenWeatherMocks
import OpenWeatherScreenKit

/// The favorites in their states.
@MainActor
struct FavoritesSamples {
    /// The weather and the place of the samples.
    let scene: Scene

    /// The section of the page with all samples.
    var section: ScreenSection {
        get async throws {
            let samples = [
                try await loaded, try await device, try await loading, try await someFailed, try await outdated,
                try await imperial,
                try await notSaved, await failed, await empty,
            ]
            return ScreenSection(id: Anchor.favorites, title: scene.texts.favorites, samples: samples)
        }
    }

    private var loaded: ScreenSample {
        get async throws {
            let screen = screen(try await weather())
            await screen.onAppear()
            return sample("loaded", scene.texts.loaded, screen)
        }
    }

    /// The device's own place above the others.
    private var device: ScreenSample {
        get async throws {
            let store = store()
            _ = try await store.update { $0.selectDevice(DevicePlace(scene.place, at: Scene.now)) }
            let screen = screen(try await weather(), store)
            await screen.onAppear()
            return sample("device", scene.texts.atDevice, screen)
        }
    }

    private var imperial: ScreenSample {
        get async throws {
            let store = store(units: .imperial)
            let screen = screen(try await weather(), store)
            await screen.onAppear()
            return sample("imperial", scene.texts.imperial, screen)
        }
    }

    /// The first favorite is there, and the others wait.
    private var loading: ScreenSample {
        get async throws {
            let gate = Gate()
            let source = ScriptedWeatherRepository()
            source.currentWeather.enqueue(try await scene.weather(at: Scene.favorites[0]))
            source.currentWeather.always(failure: .cancelled, after: gate)
            let screen = screen(source)
            return await scene.look(at: gate) {
                await screen.onAppear()
            } _: {
                sample("loading", scene.texts.loading, screen)
            }
        }
    }

    private var someFailed: ScreenSample {
        get async throws {
            let screen = screen(try await weather { $0 == 1 ? .failure(.timedOut) : .success($1) })
            await screen.onAppear()
            return sample("some-failed", scene.texts.someFailed, screen)
        }
    }

    private var outdated: ScreenSample {
        get async throws {
            let screen = screen(try await weather(isOld: true))
            await screen.onAppear()
            return sample("outdated", scene.texts.outdated, screen)
        }
    }

    private var notSaved: ScreenSample {
        get async throws {
            let store = store()
            let screen = screen(try await weather(), store)
            await screen.onAppear()
            store.setFailure(.storage(.full))
            await screen.removeTapped(Scene.favorites[0].id)
            return sample("not-saved", scene.texts.notSaved, screen)
        }
    }

    private var failed: ScreenSample {
        get async {
            let store = InMemoryPreferencesStore(scene.preferences())
            store.setFailure(.storage(.unreadable(name: "preferences.json")))
            let screen = screen(ScriptedWeatherRepository(), store)
            await screen.onAppear()
            return sample("failed", scene.texts.failed, screen)
        }
    }

    private var empty: ScreenSample {
        get async {
            let screen = screen(ScriptedWeatherRepository(), InMemoryPreferencesStore(scene.preferences()))
            await screen.onAppear()
            return sample("empty", scene.texts.nothingSaved, screen)
        }
    }

    /// Returns a source whose response for each favorite is `change` of the made-up weather, maybe old, and its position.
    private func weather(
        isOld: Bool = false,
        _ change: (Int, Fetched<CurrentWeather>) -> Result<Fetched<CurrentWeather>, WeatherError> = { .success($1) }
    ) async throws -> ScriptedWeatherRepository {
        var responses: [Coordinate: Result<Fetched<CurrentWeather>, WeatherError>] = [:]
        responses[scene.place.coordinate] = .success(scene.weather)
        for (index, place) in Scene.favorites.enumerated() {
            responses[place.coordinate] = change(
                index,
                isOld ? try await scene.oldWeather(at: place) : try await scene.weather(at: place)
            )
        }
        let source = ScriptedWeatherRepository()
        source.currentWeather.respond { [responses] (call) async throws(WeatherError) in
            guard case .currentWeather(.coordinate(let coordinate), _, _) = call, let response = responses[coordinate]
            else { throw .notFound }
            return try response.get()
        }
        return source
    }

    private func store(units: UnitsPreference? = nil) -> InMemoryPreferencesStore {
        InMemoryPreferencesStore(scene.preferences(units: units, favorites: Scene.favorites))
    }

    private func sample(_ id: String, _ title: String, _ screen: FavoritesViewModel) -> ScreenSample {
        ScreenSample(
            id: "favorites-\(id)",
            title: title,
            markup: FavoritesPage.markup(screen.state, more: scene.texts.more)
        )
    }

    private func screen(
        _ weather: ScriptedWeatherRepository,
        _ store: InMemoryPreferencesStore? = nil
    ) -> FavoritesViewModel {
        let store = store ?? self.store()
        // One request at a time, so that the samples are the same on every run.
        return FavoritesBuilder(weather: weather, preferences: store, concurrentRequests: 1)
            .makeViewModel(settings: scene.settings(store.stored), router: scene.router)
    }
}
