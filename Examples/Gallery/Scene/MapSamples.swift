import Foundation
import OpenWeatherCore
import OpenWeatherMapFeature
import OpenWeatherMocks
import OpenWeatherScreenKit

/// The map screen in its states.
@MainActor
struct MapSamples {
    /// The weather and the place of the samples.
    let scene: Scene

    /// The section of the page with all samples.
    var section: ScreenSection {
        get async throws {
            let layers = WeatherMapTexts.texts(in: scene.edition.language).layers
            return ScreenSection(
                id: Anchor.map,
                title: scene.texts.map,
                samples: [
                    await shown("loaded", scene.texts.loaded, .precipitation, scene.maps),
                    await shown("temperature", layers[.temperature], .temperature, scene.maps),
                    await shown("stale", scene.texts.outdated, .clouds, OldTiles(maps: scene.maps)),
                    await someFailed,
                    await shown("failed", scene.texts.failed, .wind, failing),
                    await shown("idle", scene.texts.idle, .wind, failing, scene.newcomer),
                ]
            )
        }
    }

    private var failing: ScriptedMapTileRepository {
        let repository = ScriptedMapTileRepository()
        repository.tiles.always(failure: .offline)
        return repository
    }

    /// A map whose second tile is missing, in imperial units.
    private var someFailed: ScreenSample {
        get async {
            let maps = scene.maps
            let missing = MapTile(containing: scene.place.coordinate, zoom: WeatherMapContent.zoom)
            let repository = ScriptedMapTileRepository()
            repository.tiles.respond { call throws(WeatherError) in
                if call.tile == missing { throw .rateLimited(retryAfter: .seconds(30)) }
                return try await maps.tile(call.tile, of: call.layer, policy: call.policy)
            }
            return await shown(
                "some-failed",
                scene.texts.someFailed,
                .wind,
                repository,
                scene.preferences(units: .imperial)
            )
        }
    }

    /// Returns the screen after its map has asked for all tiles.
    private func shown(
        _ id: String,
        _ title: String,
        _ layer: WeatherMapLayer,
        _ maps: any MapTileRepository,
        _ preferences: Preferences? = nil
    ) async -> ScreenSample {
        let preferences = preferences ?? scene.preferences()
        let store = InMemoryPreferencesStore(preferences)
        let screen = WeatherMapBuilder(maps: maps, preferences: store, layer: layer)
            .makeViewModel(settings: scene.settings(preferences), router: scene.router)
        await screen.onAppear()
        var files: [MapTile: Data] = [:]
        if let content = screen.state.content, let region = content.region {
            for tile in MapTile.covering(region, zoom: WeatherMapContent.zoom) {
                files[tile] = try? await screen.tile(tile, of: content.tiles).value
            }
        }
        let name = "map-\(id)"
        let markup = MapPage.markup(screen.state, screen.actions, files, named: name)
        return ScreenSample(id: name, title: title, markup: markup)
    }
}

/// Tiles that were fetched two hours ago, and cannot be fetched again.
private struct OldTiles: MapTileRepository {
    let maps: any MapTileRepository

    func tile(
        _ tile: MapTile,
        of layer: MapLayer,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Data> {
        let file = try await maps.tile(tile, of: layer, policy: policy)
        return Fetched(file.value, at: Scene.before, from: .stale(.offline), source: file.source)
    }
}
