#if canImport(CoreLocation)
import CoreLocation
public import Foundation
public import OpenWeatherCore

/// A source of the device's location over Core Location.
///
/// It requests an accuracy of a kilometer, which is enough for weather, and `currentCoordinate()` rounds the measurement.
/// Only a call that may prompt asks the user for permission; the app states the purpose under
/// `NSLocationWhenInUseUsageDescription` in its `Info.plist`. The extension of a widget, which never prompts, sets
/// `NSWidgetWantsLocation`.
///
/// Available on iOS, macOS, watchOS, tvOS, and visionOS.
public struct CoreLocationProvider: LocationProvider {
    private let maximumAge: Duration
    private let timeout: Duration
    private let clock: any Clock<Duration>
    private let now: @Sendable () -> Date

    /// Creates a provider.
    ///
    /// - Parameters:
    ///   - maximumAge: The age up to which the last known location is returned without a measurement.
    ///   - timeout: The longest time for a measurement; the user's decision about permission is not limited.
    ///   - clock: The clock that measures the timeout.
    ///   - now: A closure that returns the current date.
    public init(
        maximumAge: Duration = .seconds(300),
        timeout: Duration = .seconds(15),
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.maximumAge = maximumAge
        self.timeout = timeout
        self.clock = clock
        self.now = now
    }

    /// The address of the app's page in the system's settings; on the Mac, that of the location services.
    ///
    /// `nil` on watchOS, whose settings an app cannot open.
    public var settingsURL: URL? {
        #if os(macOS)
        URL(string: "x-apple.systempreferences:com.apple.preference.security?Privacy_LocationServices")
        #elseif os(watchOS)
        nil
        #else
        // The value of `UIApplication.openSettingsURLString`.
        URL(string: "app-settings:")
        #endif
    }

    /// Returns the permission that the app has; never prompts the user.
    public func permission() async -> LocationPermission {
        let permission = await status()
        guard permission == .refused else { return permission }
        // Turned off services look like a refusal of the app's own.
        return await Self.areServicesOn() ? .refused : .servicesOff
    }

    /// Returns the coordinate of the device as the system measured it.
    ///
    /// - Parameter mayPrompt: Whether the call prompts the user while the permission is undetermined.
    /// - Returns: The coordinate.
    /// - Throws: ``/OpenWeatherCore/WeatherError/location(_:)`` when access is denied or no location is found in time, or
    ///   ``/OpenWeatherCore/WeatherError/cancelled``.
    public func measuredCoordinate(mayPrompt: Bool) async throws(WeatherError) -> Coordinate {
        guard let result = await locate(mayPrompt: mayPrompt) else { throw .cancelled }
        if result == .failure(.location(.refused)), await !Self.areServicesOn() { throw .location(.servicesOff) }
        return try result.get()
    }

    /// Returns whether the location services of the device are on.
    ///
    /// Not on the main actor, which the system's answer may block.
    @concurrent
    private static func areServicesOn() async -> Bool { CLLocationManager.locationServicesEnabled() }

    @MainActor
    private func status() -> LocationPermission {
        let manager = CLLocationManager()
        switch manager.authorizationStatus {
        case .notDetermined: return .undetermined
        case .denied: return .refused
        case .restricted: return .restricted
        default: return manager.accuracyAuthorization == .reducedAccuracy ? .approximate : .granted
        }
    }

    /// Returns the result of a request; `nil` when the task was cancelled.
    ///
    /// On the main actor, because a location manager calls its delegate on the thread that created it, which must have a
    /// run loop.
    @MainActor
    private func locate(mayPrompt: Bool) async -> Result<Coordinate, WeatherError>? {
        let request = LocationRequest(mayPrompt: mayPrompt, timeout: timeout, clock: clock)
        defer { request.stop() }
        if let known = request.lastKnown(at: now(), upTo: maximumAge) { return .success(known) }
        for await result in request.start() { return result }
        return nil
    }
}

/// One request for the location of the device: the user's permission, then one measurement.
@MainActor
private final class LocationRequest: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private let results: AsyncStream<Result<Coordinate, WeatherError>>
    private let continuation: AsyncStream<Result<Coordinate, WeatherError>>.Continuation
    private let mayPrompt: Bool
    private let timeout: Duration
    private let clock: any Clock<Duration>
    private var hasPrompted = false
    private var timer: Task<Void, Never>?

    init(mayPrompt: Bool, timeout: Duration, clock: any Clock<Duration>) {
        (results, continuation) = AsyncStream.makeStream()
        self.mayPrompt = mayPrompt
        self.timeout = timeout
        self.clock = clock
        super.init()
        manager.desiredAccuracy = kCLLocationAccuracyKilometer
    }

    /// Returns the location that the system knows, when the app may have it and it is recent.
    ///
    /// One that is ahead of the clock says nothing about its age.
    func lastKnown(at now: Date, upTo age: Duration) -> Coordinate? {
        guard manager.authorizationStatus.isGranted, let location = manager.location,
            !location.timestamp.isAhead(of: now), now.timeIntervalSince(location.timestamp) <= age / .seconds(1)
        else { return nil }
        return Coordinate(location)
    }

    /// Starts the request and returns a stream of its only result.
    func start() -> AsyncStream<Result<Coordinate, WeatherError>> {
        manager.delegate = self
        proceed(manager.authorizationStatus)
        return results
    }

    /// Stops the request, whose stream then ends.
    func stop() {
        timer?.cancel()
        timer = nil
        manager.delegate = nil
        manager.stopUpdatingLocation()
        continuation.finish()
    }

    private func proceed(_ status: CLAuthorizationStatus) {
        switch status {
        case .notDetermined:
            guard mayPrompt else { return finish(.failure(.location(.undetermined))) }
            guard !hasPrompted else { return }
            hasPrompted = true
            manager.requestWhenInUseAuthorization()
        case .denied:
            finish(.failure(.location(.refused)))
        case .restricted:
            finish(.failure(.location(.restricted)))
        default:
            measure()
        }
    }

    private func measure() {
        guard timer == nil else { return }
        manager.requestLocation()
        timer = Task { [clock, timeout, weak self] in
            guard (try? await clock.sleep(for: timeout)) != nil else { return }
            self?.finish(.failure(.location(.timedOut)))
        }
    }

    private func finish(_ result: Result<Coordinate, WeatherError>) {
        continuation.yield(result)
        continuation.finish()
    }

    // The manager calls these on the main thread, where it was created; the protocol does not say so.

    nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        let status = manager.authorizationStatus
        MainActor.assumeIsolated { proceed(status) }
    }

    nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let coordinate = locations.last.flatMap({ Coordinate($0) }) else { return }
        MainActor.assumeIsolated { finish(.success(coordinate)) }
    }

    nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        let isDenied = (error as? CLError)?.code == .denied
        MainActor.assumeIsolated { finish(.failure(.location(isDenied ? .refused : .unavailable))) }
    }
}

extension CLAuthorizationStatus {
    /// A Boolean value that indicates whether the app may have the location of the device. (`authorizedWhenInUse` does
    /// not exist on macOS.)
    fileprivate var isGranted: Bool {
        switch self {
        case .notDetermined, .denied, .restricted: false
        default: true
        }
    }
}

extension Coordinate {
    /// Creates the coordinate of a location; `nil` when the location is not valid.
    fileprivate init?(_ location: CLLocation) {
        let point = location.coordinate
        guard location.horizontalAccuracy >= 0,
            let coordinate = Coordinate(latitude: point.latitude, longitude: point.longitude)
        else { return nil }
        self = coordinate
    }
}
#endif
