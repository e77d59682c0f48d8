public import Foundation
public import Observation
public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The view model of the map screen, which shows a layer of weather on a map around a place.
///
/// A view displays ``state`` and calls the event methods. The map itself is the view's: it asks ``tile(_:of:)`` for each
/// tile of the region that it shows, and puts the tiles of ``WeatherMapContent/tiles`` over its own drawing of the land.
/// When that value changes, all tiles on the map are to be replaced, so that a legend never stands beside the colors of
/// another layer.
///
/// Tiles are loaded independently: one that fails leaves the others as they are, and ``WeatherMapContent/failure`` says
/// what to do about it.
@MainActor
@Observable
public final class WeatherMapViewModel: ReloadableScreen, DismissibleScreen {
    @ObservationIgnored private var memory = ContentMemory<WeatherMapInputs>()
    @ObservationIgnored private var exit = ScreenExit()

    @ObservationIgnored private let place: PlaceLoader<LoadPart<Location>>
    @ObservationIgnored private let tiles: MapTileLoader
    @ObservationIgnored private let settings: ScreenSettings
    @ObservationIgnored private let router: any WeatherMapRouting

    /// Creates a view model.
    init(
        place: PlaceLoader<LoadPart<Location>>,
        tiles: MapTileLoader,
        settings: ScreenSettings,
        router: any WeatherMapRouting
    ) {
        self.place = place
        self.tiles = tiles
        self.settings = settings
        self.router = router
    }

    /// The content to display; idle when no place is selected, and loading while the place is not known or a tile is on
    /// its way.
    public var state: ScreenState<WeatherMapContent> {
        memory.content(of: WeatherMapInputs(place: place.snapshot, tiles: tiles.state), in: settings.environment)
    }

    /// The title and the buttons of the screen, which are the same in every state.
    public var actions: WeatherMapContent.Actions { WeatherMapContent.Actions(in: settings.environment) }

    // MARK: - Tiles

    /// Returns one tile as the bytes of a PNG file, which is transparent where there is nothing to show.
    ///
    /// Simultaneous calls for one tile share a request. Cancelling the calling task returns at once and, when no other
    /// call waits for the same tile, cancels its request.
    ///
    /// - Parameters:
    ///   - tile: The tile, at a zoom in ``WeatherMapContent/zooms``.
    ///   - tiles: ``WeatherMapContent/tiles``, as the map had it when it asked.
    /// - Returns: The file with its date and origin.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `cancelled` when `tiles` is no longer on show, also after a request.
    public func tile(_ tile: MapTile, of tiles: WeatherMapTiles) async throws(WeatherError) -> Fetched<Data> {
        try await self.tiles.tile(tile, of: tiles)
    }

    // MARK: - Events

    /// Reads the place in the middle of the map.
    public func onAppear() async {
        exit.open()
        await place.load(.cacheFirst, settings)
    }

    /// Replaces all tiles by those of the service, regardless of the cache: each that the map shows is a call.
    public func refreshPulled() async {
        tiles.begin(tiles.state.tiles.layer, isRefresh: true)
        await place.load(.cacheFirst, settings)
    }

    /// Loads the tiles that failed, and those that arrived from the cache.
    public func retryTapped() async {
        tiles.begin(tiles.state.tiles.layer, isRefresh: false)
        await place.load(.cacheFirst, settings)
    }

    /// Reads the place and the settings again.
    ///
    /// A router calls it after it has dismissed another screen.
    public func reload() async { await place.load(.cacheFirst, settings) }

    /// Shows another layer, with its own legend and none of the tiles before.
    ///
    /// The choice lasts as long as the view model; ``WeatherMapBuilder`` sets the one to start with.
    public func layerChosen(_ layer: WeatherMapLayer) {
        if layer != tiles.state.tiles.layer { tiles.begin(layer, isRefresh: false) }
    }

    /// Goes back; further calls do nothing until the screen appears again.
    public func backTapped() {
        if exit.take() { router.dismiss() }
    }

    /// Ends the screen after it was left without its back button.
    public func dismissed() { _ = exit.take() }
}
