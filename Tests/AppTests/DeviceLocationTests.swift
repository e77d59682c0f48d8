import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherTestWatch
import OpenWeatherWidgetFeature
import Testing

/// What leaves the app of the coordinate of the device, and what is stored of it.
@MainActor
@Suite("Location of the device", .watched)
struct DeviceLocationTests {
    /// The ways in which the app uses the coordinate of the device.
    enum Use: CaseIterable { case search, converter, widget }

    /// A coordinate as it was measured, and the query items in which it may be sent.
    struct Measurement: CustomTestStringConvertible {
        let latitude: Double
        let longitude: Double
        let sent: [Substring]

        var testDescription: String { "\(latitude), \(longitude)" }
    }

    nonisolated static let measurements = [
        Measurement(latitude: 38.722_252_4, longitude: -9.139_336_6, sent: ["lat=38.72", "lon=-9.14"]),
        Measurement(latitude: -33.868_819_7, longitude: 151.209_295_5, sent: ["lat=-33.87", "lon=151.21"]),
        Measurement(latitude: 89.996_1, longitude: 179.996_1, sent: ["lat=90", "lon=180"]),
        Measurement(latitude: -89.996_1, longitude: -179.996_1, sent: ["lat=-90", "lon=-180"]),
        Measurement(latitude: -0.001_2, longitude: -0.0, sent: ["lat=0", "lon=0"]),
    ]

    @Test(arguments: Use.allCases, measurements)
    func `is sent with two decimals`(use: Use, measurement: Measurement) async throws {
        let device = StubLocationProvider(
            Coordinate(clampingLatitude: measurement.latitude, longitude: measurement.longitude)
        )
        let app = AppFixture(locationProvider: device)

        try await perform(use, in: app)

        #expect(device.callCount == 1)
        #expect(!app.queries.isEmpty)
        for query in app.queries {
            #expect(query.filter { $0.hasPrefix("lat=") || $0.hasPrefix("lon=") } == measurement.sent)
        }
    }

    @Test
    func `is stored with two decimals where no place is near`() async throws {
        let device = StubLocationProvider(Coordinate(clampingLatitude: 1.234_5, longitude: -5.678_9))
        let app = AppFixture(locationProvider: device)
        app.respond("[]", to: "/reverse")

        try await perform(.search, in: app)

        let stored = try #require(try await app.preferences.preferences().currentLocation, "the point itself")
        #expect(stored.coordinate == Coordinate(clampingLatitude: 1.23, longitude: -5.68))
        #expect(stored.name.isEmpty)
    }

    private func perform(_ use: Use, in app: AppFixture) async throws {
        let router = app.factory.makeRouter()
        switch use {
        case .search:
            guard case .search(let search) = app.factory.makeScreen(for: .search(for: nil), router: router) else {
                throw Unexpected()
            }
            await search.useCurrentLocationTapped()
        case .converter:
            guard case .converter(let converter) = app.factory.makeScreen(for: .converter, router: router) else {
                throw Unexpected()
            }
            await converter.useCurrentLocationTapped()
        case .widget:
            let widget = app.factory.dependencies.makeWidgetTimelineProvider(reloadLog: WidgetReloadLog())
            _ = await widget.timeline(.large, for: .device)
        }
    }

    /// Another screen than the one of the route.
    private struct Unexpected: Error {}
}
