import Foundation
import MapKit
import OpenWeatherCore
import OpenWeatherMapFeature
import OpenWeatherMaps
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherSwiftUI
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import SwiftUI
import Testing

/// The map as views, over a map view that draws nothing.
@MainActor
@Suite("Map view", .watched)
struct WeatherMapViewTests {
    private let path = MKTileOverlayPath(x: 15, y: 12, z: 5, contentScaleFactor: 1)

    private func show(_ fixture: ScreenFixture) -> (WeatherMapViewModel, Stage)? {
        guard case .map(let model) = fixture.screen(.map) else {
            Issue.record("This is another screen.")
            return nil
        }
        return (model, Stage(WeatherMapView(model).showsBackButton()))
    }

    private func map(_ stage: Stage) -> MKMapView? {
        stage["map.map"]?.details["view"] as? MKMapView
    }

    private func overlay(_ stage: Stage) throws -> WeatherTileOverlay {
        let overlays = try #require(map(stage)).overlays
        #expect(overlays.count == 1)
        return try #require(overlays.first as? WeatherTileOverlay)
    }

    @Test(arguments: [nil, WeatherError.offline, .invalidKey(.unknownOrInactive)])
    func `tells all of its content`(error: WeatherError?) async throws {
        let fixture = ScreenFixture(.sample(showsFetchTime: true))
        if let error { fixture.fail(error) }
        let (model, stage) = try #require(show(fixture))
        await stage.until { model.state.content?.region != nil }

        _ = try? await overlay(stage).loadTile(at: path)
        await stage.until { model.state.content?.failure != nil || model.state.content?.updated != nil }

        let content = try #require(model.state.content)
        #expect((content.failure == nil) == (error == nil))
        stage.check(content)
        stage.check(model.actions, without: ["map.title"])
        #expect(stage["map.map"]?.label == content.accessibility.label)
    }

    @Test
    func `stands around the place`() async throws {
        let fixture = ScreenFixture()
        let (model, stage) = try #require(show(fixture))
        await stage.until { model.state.content?.region != nil }

        let region = try #require(map(stage)).region
        #expect(abs(region.center.latitude - Location.lisbon.coordinate.latitude) < 1e-6)
        #expect(abs(region.span.longitudeDelta - 16) < 1e-6)
        #expect(map(stage)?.stubZoomRange?.minCenterCoordinateDistance == 156_250)
    }

    @Test
    func `replaces the tiles with the layer, and drops one that comes late`() async throws {
        let fixture = ScreenFixture()
        let gate = Gate(ignoresCancellation: true)
        fixture.maps.tiles.always(Data([0x89]), after: gate)
        let (model, stage) = try #require(show(fixture))
        await stage.until { model.state.content?.region != nil }
        let former = try overlay(stage)
        let path = path
        let late = Task { try await former.loadTile(at: path) }
        await gate.waitForArrivals()

        stage.tap("map.layer.wind")

        #expect(former.layer == .precipitation)
        #expect(try overlay(stage).layer == .wind)
        gate.open()
        await #expect(throws: WeatherError.cancelled) { try await late.value }
        #expect(model.state.content?.tiles.layer == .wind)
        #expect(model.state.content?.updated == nil)
    }

    @Test
    func `sends every event`() async throws {
        let fixture = ScreenFixture()
        fixture.fail(.timedOut)
        let (model, stage) = try #require(show(fixture))
        await stage.until { model.state.content?.region != nil }
        _ = try? await overlay(stage).loadTile(at: path)
        await stage.until(shows: "map.failure.retry")

        stage.tap("map.failure.retry")
        await stage.until { model.state.content?.failure == nil }

        fixture.maps.tiles.always(Data([0x89]))
        let before = model.state.content?.tiles
        stage.tap("map.refresh")
        await stage.until { model.state.content?.tiles != before }
        _ = try await overlay(stage).loadTile(at: path)
        await stage.until { fixture.maps.calls.last?.policy == .refresh }
        stage.tap("map.back")
        #expect(fixture.router.calls == [.dismiss])
    }

    @Test
    func `leads back from the card that asks for a place`() async throws {
        let fixture = ScreenFixture(Preferences())
        let (_, stage) = try #require(show(fixture))
        await stage.until(shows: "map.noLocation.back")

        stage.tap("map.noLocation.back")

        await stage.until { fixture.router.calls == [.dismiss] }
    }
}
