import Foundation
import MapKit
import OpenWeatherApple
import OpenWeatherComposition
import OpenWeatherMaps
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Security
import Testing
import os

// snippet: apple-landing
/// Composes the app over the service, with the services of the device.
@MainActor
func makeApp(apiKey: String) -> OpenWeatherApp {
    OpenWeatherApp.live(apiKey: apiKey) { parts in
        parts.locationProvider = CoreLocationProvider()
        parts.connectivityMonitor = PathConnectivityMonitor()
    }
}
// end

// snippet: apple-weatherkit
/// Composes the app over WeatherKit; places and air quality come from OpenWeather.
@MainActor
func makeWeatherKitApp(apiKey: String) -> OpenWeatherApp {
    OpenWeatherApp.live(apiKey: apiKey) { parts in
        let directory = StandardDirectories.caches().appending(path: "weatherkit")
        let cache = ResponseCache(store: DiskCacheStore(directory: directory))
        parts.weather = CachedWeatherRepository(upstream: WeatherKitRepository(), cache: cache)
    }
}
// end

// snippet: apple-log
/// Returns a configuration whose exchanges appear in Console and in Instruments.
func makeConfiguration(apiKey: String) -> OpenWeatherConfiguration {
    let log = NetworkEventLog(subsystem: "com.example.weather")
    var configuration = OpenWeatherConfiguration(apiKey: apiKey)
    configuration.middleware = [{ ObservedHTTPClient(wrapping: $0, handler: log.handler) }]
    return configuration
}
// end

// snippet: apple-own-lines
/// Writes what a refresh in the background did.
func logRefresh(of places: Int, _ api: OpenWeatherAPIConfiguration) {
    let log = NetworkEventLog(subsystem: "com.example.weather", category: "refresh", redacting: api).log
    log.info("Refreshed \(places) places")
}
// end

// snippet: tile-overlay
/// Puts rain and snow over a map, below its labels.
@MainActor
func addRain(from maps: WeatherMaps, to mapView: MKMapView) {
    let overlay = WeatherTileOverlay(.precipitation, from: maps)
    mapView.addOverlay(overlay, level: .aboveRoads)
}
// end

// snippet: apple-notices
/// Tells the user of the alerts at a place, once for each.
@MainActor
func tell(of alerts: [WeatherAlert], at place: Location, clocks: UTCOffset?, in app: OpenWeatherApp) async throws {
    let notifications = UserNotificationAlerts()
    guard try await notifications.requestPermission() else { return }
    let notices = alerts.compactMap { alert in
        AlertNotice(about: alert, at: place, clocks: clocks, in: app.settings.environment)
    }
    let (defaults, key) = (UserDefaults.standard, "alerts.told")
    var told = Set(defaults.stringArray(forKey: key) ?? [])
    defer { defaults.set(Array(told), forKey: key) }
    try await notifications.show(notices, told: &told)
}
// end

// snippet: apple-key
/// Composes the app with the key that the user entered; without one the screens say so, and nothing is sent.
@MainActor
func makeApp(keychain: KeychainSecretStore) async throws(WeatherError) -> OpenWeatherApp {
    let secret = try await keychain.secret(named: "api-key")
    let configuration = OpenWeatherConfiguration(apiKey: APIKey(secret?.reveal() ?? ""))
    return OpenWeatherApp.live(configuration: configuration)
}
// end

@MainActor
@Suite("Code with the services of Apple systems", .watched)
struct AppleSnippets {
    @Test
    func `composes an app with the services of the device`() {
        let app = makeApp(apiKey: "not-a-real-key")

        #expect(app.dependencies.locationProvider is CoreLocationProvider)
        #expect(app.dependencies.connectivityMonitor is PathConnectivityMonitor)
    }

    @Test
    func `composes an app over WeatherKit`() {
        let app = makeWeatherKitApp(apiKey: "not-a-real-key")

        #expect(app.router.path.isEmpty)
    }

    @Test
    func `writes lines of its own`() {
        logRefresh(of: 3, OpenWeatherAPIConfiguration(apiKey: APIKey("not-a-real-key")))

        #expect(StubLog.shared.lines(of: "com.example.weather").contains("refresh info: Refreshed 3 places"))
    }

    @Test
    func `puts tiles over a map`() {
        let mapView = MKMapView()

        addRain(from: WeatherMaps(OpenWeatherClient(configuration: .init(transport: DemoHTTPClient()))), to: mapView)

        #expect(mapView.overlays.count == 1)
    }

    @Test
    func `logs the exchanges of a client`() {
        #expect(makeConfiguration(apiKey: "not-a-real-key").middleware.count == 1)
    }
}
