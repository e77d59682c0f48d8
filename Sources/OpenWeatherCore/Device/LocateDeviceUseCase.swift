public import Foundation

/// A use case that finds the place of the device.
///
/// It measures the rounded coordinate and looks up the nearest place, unless the device is where it was before: then it
/// sends no request.
public struct LocateDeviceUseCase: Sendable {
    private let provider: any LocationProvider
    private let searchLocations: SearchLocationsUseCase
    private let preferences: any PreferencesStore
    private let now: @Sendable () -> Date

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - provider: The source of the device's location.
    ///   - geocoding: The source of names.
    ///   - preferences: The store that remembers where the device was.
    ///   - now: A closure that returns the current date.
    public init(
        provider: any LocationProvider,
        geocoding: any GeocodingRepository,
        preferences: any PreferencesStore,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.provider = provider
        searchLocations = SearchLocationsUseCase(geocoding: geocoding)
        self.preferences = preferences
        self.now = now
    }

    /// Returns the place of the device; nothing is stored.
    ///
    /// - Parameter mayPrompt: Whether the call may prompt the user for permission; pass `true` only for an action of the
    ///   user.
    /// - Returns: The place.
    /// - Throws: ``WeatherError/location(_:)`` when the device cannot be located, another error when its place cannot be
    ///   looked up, or ``WeatherError/cancelled``.
    public func callAsFunction(mayPrompt: Bool) async throws(WeatherError) -> DevicePlace {
        let fix = try await provider.coordinateOrLocationFailure(mayPrompt: mayPrompt)
        if let known = try? await preferences.preferences().devicePlace, known.fix == fix, !known.location.name.isEmpty
        {
            return known.found(at: now())
        }
        let places = try await searchLocations.places(at: fix, limit: 1)
        guard let nearest = places.first else { throw .location(.unavailable) }
        return DevicePlace(nearest, fix: fix, at: now())
    }

    /// Finds the device without prompting and remembers its place; returns the preferences afterwards.
    ///
    /// - Returns: The preferences, whose current place has moved where it follows the device.
    /// - Throws: As ``callAsFunction(mayPrompt:)``, or ``WeatherError/storage(_:)``.
    @discardableResult
    public func follow() async throws(WeatherError) -> Preferences {
        let place = try await callAsFunction(mayPrompt: false)
        guard !Task.isCancelled else { throw .cancelled }
        return try await preferences.update { $0.deviceMoved(to: place) }
    }
}
