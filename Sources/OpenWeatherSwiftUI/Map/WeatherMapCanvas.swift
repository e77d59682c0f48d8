#if canImport(SwiftUI) && canImport(MapKit) && !os(tvOS) && !os(watchOS)
import Foundation
import MapKit
import OpenWeatherCore
import OpenWeatherMapFeature
import OpenWeatherMaps
import SwiftUI

/// The map of the system with the tiles of one layer over it; SwiftUI's own map shows no tiles.
@MainActor
struct WeatherMapCanvas {
    private let content: WeatherMapContent
    private let model: WeatherMapViewModel

    init(_ content: WeatherMapContent, _ model: WeatherMapViewModel) {
        self.content = content
        self.model = model
    }

    /// The layer and the region on show.
    final class Coordinator: NSObject, MKMapViewDelegate {
        fileprivate var shown: (tiles: WeatherMapTiles, overlay: WeatherTileOverlay)?
        fileprivate var region: MapRegion?

        func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
            guard let tiles = overlay as? MKTileOverlay else { return MKOverlayRenderer(overlay: overlay) }
            return MKTileOverlayRenderer(tileOverlay: tiles)
        }

        /// Removes the tiles and cancels those that are being loaded.
        fileprivate func clear(_ view: MKMapView) {
            guard let overlay = shown?.overlay else { return }
            view.removeOverlay(overlay)
            overlay.cancelLoads()
            shown = nil
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    private func makeMap(_ coordinator: Coordinator) -> MKMapView {
        let view = MKMapView()
        view.delegate = coordinator
        return view
    }

    /// Shows the region once for each place, and replaces the tiles when they are no longer those of the content.
    private func update(_ view: MKMapView, _ coordinator: Coordinator) {
        if let region = content.region, region != coordinator.region {
            coordinator.region = region
            let center = region.center
            view.setRegion(
                MKCoordinateRegion(
                    center: CLLocationCoordinate2D(latitude: center.latitude, longitude: center.longitude),
                    span: MKCoordinateSpan(
                        latitudeDelta: region.north - region.south,
                        longitudeDelta: region.width
                    )
                ),
                animated: false
            )
        }
        // Tiles around no place would be calls for nothing.
        guard content.region != nil, coordinator.shown?.tiles != content.tiles else { return }
        coordinator.clear(view)
        let tiles = content.tiles
        let overlay = WeatherTileOverlay(tiles.layer.layer, from: ShownTiles(model: model, tiles: tiles))
        view.addOverlay(overlay, level: .aboveRoads)
        // Nearer than this, MapKit would ask for tiles of a zoom that the layer does not have, and show none.
        let tile = 40_000_000 / Double(1 << content.zooms.upperBound)
        view.setCameraZoomRange(MKMapView.CameraZoomRange(minCenterCoordinateDistance: 2 * tile), animated: false)
        coordinator.shown = (tiles, overlay)
    }
}

/// The tiles of a view model, of which those of a former layer are refused.
private struct ShownTiles: MapTileRepository {
    let model: WeatherMapViewModel
    let tiles: WeatherMapTiles

    func tile(
        _ tile: MapTile,
        of layer: MapLayer,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Data> {
        try await model.tile(tile, of: tiles)
    }
}

#if os(macOS)
extension WeatherMapCanvas: NSViewRepresentable {
    func makeNSView(context: Context) -> MKMapView { makeMap(context.coordinator) }

    func updateNSView(_ view: MKMapView, context: Context) { update(view, context.coordinator) }

    static func dismantleNSView(_ view: MKMapView, coordinator: Coordinator) { coordinator.clear(view) }
}
#else
extension WeatherMapCanvas: UIViewRepresentable {
    func makeUIView(context: Context) -> MKMapView { makeMap(context.coordinator) }

    func updateUIView(_ view: MKMapView, context: Context) { update(view, context.coordinator) }

    static func dismantleUIView(_ view: MKMapView, coordinator: Coordinator) { coordinator.clear(view) }
}
#endif
#endif
