import Foundation
import OpenWeatherCore
import OpenWeatherMapFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import Testing

/// A map screen with everything around it in the test's hands.
@MainActor
final class WeatherMapFixture {
    let maps = ScriptedMapTileRepository(onUnscripted: { Issue.record("\($0)") })
    let preferences: InMemoryPreferencesStore
    let router = RouterSpy()
    let time = TestTime()
    let settings: ScreenSettings
    let sut: WeatherMapViewModel

    /// Creates a fixture without responses.
    init(
        _ stored: Preferences = .sample(),
        at place: Location? = nil,
        locale: String = "en_GB",
        layer: WeatherMapLayer = .precipitation
    ) {
        let time = time
        preferences = InMemoryPreferencesStore(stored)
        settings = ScreenSettings(
            preferences: stored,
            deviceLocale: Locale(identifier: locale),
            timeZone: .gmt,
            now: { time.now }
        )
        sut = WeatherMapBuilder(maps: maps, preferences: preferences, layer: layer)
            .makeViewModel(at: place, settings: settings, router: router)
    }

    /// A file that stands for a tile.
    nonisolated static let png = Data([0x89, 0x50, 0x4E, 0x47])

    /// Two tiles side by side.
    nonisolated static let tiles = MapTile.covering(MapRegion(south: 38, west: -12, north: 39, east: -10), zoom: 5)

    var content: WeatherMapContent? { sut.state.content }

    var isLoading: Bool {
        guard case .loading = sut.state else { return false }
        return true
    }

    /// Requests a tile of the layer on show, and returns the failure; `nil` when there is none.
    @discardableResult
    func request(_ tile: MapTile = tiles[0]) async throws -> WeatherError? {
        let shown = try #require(content).tiles
        do throws(WeatherError) {
            _ = try await sut.tile(tile, of: shown)
            return nil
        } catch {
            return error
        }
    }
}
