#if canImport(CoreLocation)
import CoreLocation
public import Foundation
public import OpenWeatherCore

/// A source of the device's location over Core Location.
///
/// It asks for an accuracy of a kilometer, which is enough for weather, and `currentCoordinate()` rounds the measurement.
/// The first call in an app prompts the user for permission; the app states the purpose under
/// `NSLocationWhenInUseUsageDescription` in its `Info.plist`. In a widget pass `false` for `promptsUser`, because a widget
/// cannot prompt; its extension sets `NSWidgetWantsLocation`.
///
/// Available on iOS, macOS, watchOS, tvOS, and visionOS.
public struct CoreLocationProvider: LocationProvider {
    private let promptsUser: Bool
    private let maximumAge: Duration
    private let timeout: Duration
    private let clock: any Clock<Duration>
    private let now: @Sendable () -> Date

    /// Creates a provider.
    ///
    /// - Parameters:
    ///   - promptsUser: Whether a call prompts the user when permission was neither granted nor denied; without it, such
    ///     a call fails as if permission was denied.
    ///   - maximumAge: The age up to which the last known location is returned without a measurement.
    ///   - timeout: The longest time for a measurement; the user's decision about permission is not limited.
    ///   - clock: The clock that measures the timeout.
    ///   - now: A closure that returns the current date.
    public init(
        promptsUser: Bool = true,
        maximumAge: Duration = .seconds(300),
        timeout: Duration = .seconds(15),
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.promptsUser = promptsUser
        self.maximumAge = maximumAge
        self.timeout = timeout
        self.clock = clock
        self.now = now
    }

    /// Returns the coordinate of the device as the system measured it.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/location(_:)`` when access is denied or no location is found in time, or
    ///   ``/OpenWeatherCore/WeatherError/cancelled``.
    public func measuredCoordinate() async throws(WeatherError) -> Coordinate {
        guard let result = await locate() else { throw .cancelled }
        return try result.get()
    }

    /// Returns the result of a request; `nil` when the task was cancelled.
    ///
    /// On the main actor, because a location manager calls its delegate on the thread that created it, which must have a
    /// run loop.
    @MainActor
    private func locate() async -> Result<Coordinate, WeatherError>? {
        let request = LocationRequest(promptsUser: promptsUser, timeout: timeout, clock: clock)
        defer { request.stop() }
        if let known = request.lastKnown(since: now().addingTimeInterval(-(maximumAge / .seconds(1)))) {
            return .success(known)
        }
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
    private let promptsUser: Bool
    private let timeout: Duration
    private let clock: any Clock<Duration>
    private var hasPrompted = false
    private var timer: Task<Void, Never>?

    init(promptsUser: Bool, timeout: Duration, clock: any Clock<Duration>) {
        (results, continuation) = AsyncStream.makeStream()
        self.promptsUser = promptsUser
        self.timeout = timeout
        self.clock = clock
        super.init()
        manager.desiredAccuracy = kCLLocationAccuracyKilometer
    }

    /// Returns the location that the system knows, when the app may have it and it is recent.
    func lastKnown(since date: Date) -> Coordinate? {
        guard manager.authorizationStatus.isGranted, let location = manager.location, location.timestamp >= date else {
            return nil
        }
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
            guard promptsUser else { return finish(.failure(.location(.refused))) }
            guard !hasPrompted else { return }
            hasPrompted = true
            manager.requestWhenInUseAuthorization()
        case .denied, .restricted:
            finish(.failure(.location(.refused)))
        default:
            measure()
        }
    }

    private func measure() {
        guard timer == nil else { return }
        manager.requestLocation()
        timer = Task { [clock, timeout, weak self] in
            guard (try? await clock.sleep(for: timeout)) != nil else { return }
            self?.finish(.failure(.location(.unavailable)))
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
            let coordinate = try? Coordinate(latitude: point.latitude, longitude: point.longitude)
        else { return nil }
        self = coordinate
    }
}
#endif
