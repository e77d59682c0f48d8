import OpenWeatherCore
import OpenWeatherLocationSearchFeature
import OpenWeatherMocks
import OpenWeatherScreenKit

/// The search for places in its states.
@MainActor
struct LocationSearchSamples {
    /// The weather and the place of the samples.
    let scene: Scene

    /// The section of the page with all samples.
    var section: ScreenSection {
        get async throws {
            let samples = [
                await saved, try await results, await searching, await noResults, await failed, await nothingSaved,
                await locating, await refused,
            ]
            return ScreenSection(id: Anchor.search, title: scene.texts.search, samples: samples)
        }
    }

    private var saved: ScreenSample {
        get async {
            let search = search(scene.preferences(recents: [.paris, .saoPaulo], favorites: Scene.favorites))
            await search.onAppear()
            return sample("saved", scene.texts.saved, search)
        }
    }

    private var nothingSaved: ScreenSample {
        get async {
            let search = search(scene.newcomer)
            await search.onAppear()
            return sample("nothing-saved", scene.texts.nothingSaved, search)
        }
    }

    private var results: ScreenSample {
        get async throws {
            let found = [
                Location.paris,
                Location(
                    name: "Paris",
                    country: "US",
                    state: "Texas",
                    coordinate: Coordinate(clampingLatitude: 33.66, longitude: -95.56)
                ),
                Location(
                    name: "Paris",
                    country: "CA",
                    state: "Ontario",
                    coordinate: Coordinate(clampingLatitude: 43.19, longitude: -80.38)
                ),
            ]
            let geocoding = ScriptedGeocodingRepository()
            geocoding.named.always(found)
            let search = search(scene.preferences(favorites: [.paris]), geocoding)
            await search.queryChanged(text: "Paris")
            return sample("results", scene.texts.results, search)
        }
    }

    private var searching: ScreenSample {
        get async {
            let gate = Gate()
            let geocoding = ScriptedGeocodingRepository()
            geocoding.named.always([.paris], after: gate)
            let search = search(scene.preferences(), geocoding)
            return await scene.look(at: gate) {
                await search.queryChanged(text: "Par")
            } _: {
                sample("searching", scene.texts.searching, search)
            }
        }
    }

    private var noResults: ScreenSample {
        get async {
            let geocoding = ScriptedGeocodingRepository()
            geocoding.named.always([])
            geocoding.postcode.always(failure: .notFound)
            let search = search(scene.preferences(), geocoding)
            await search.queryChanged(text: "Xyzzy")
            return sample("no-results", scene.texts.noResults, search)
        }
    }

    private var failed: ScreenSample {
        get async {
            let geocoding = ScriptedGeocodingRepository()
            geocoding.named.always(failure: .timedOut)
            let search = search(scene.preferences(), geocoding)
            await search.queryChanged(text: "Paris")
            return sample("failed", scene.texts.failed, search)
        }
    }

    private var locating: ScreenSample {
        get async {
            let gate = Gate()
            let device = StubLocationProvider()
            device.responses.enqueue(failure: .location(.unavailable), after: gate)
            let search = search(scene.preferences(recents: [.paris]), device: device)
            await search.onAppear()
            return await scene.look(at: gate) {
                await search.useCurrentLocationTapped()
            } _: {
                sample("locating", scene.texts.locating, search)
            }
        }
    }

    private var refused: ScreenSample {
        get async {
            let search = search(scene.preferences(recents: [.paris]), device: scene.refusedLocation)
            await search.onAppear()
            await search.useCurrentLocationTapped()
            return sample("refused", scene.texts.locationRefused, search)
        }
    }

    private func sample(_ id: String, _ title: String, _ search: LocationSearchViewModel) -> ScreenSample {
        ScreenSample(id: "search-\(id)", title: title, markup: LocationSearchPage.markup(search.state))
    }

    private func search(
        _ preferences: Preferences,
        _ geocoding: ScriptedGeocodingRepository = ScriptedGeocodingRepository(),
        device: StubLocationProvider = StubLocationProvider(.lisbon)
    ) -> LocationSearchViewModel {
        LocationSearchBuilder(
            geocoding: geocoding,
            preferences: InMemoryPreferencesStore(preferences),
            locationProvider: device,
            clock: ImmediateClock()
        )
        .makeViewModel(settings: scene.settings(preferences), router: scene.router)
    }
}
