public import Foundation

/// A source of the device's own location.
///
/// A provider prompts the user for permission only in a call that allows it, which the screens make in response to a tap
/// or, where the app sets it, at its first launch. Everything else, such as a widget, a refresh in the background, or a
/// place that follows the device, reads the location without a prompt.
public protocol LocationProvider: Sendable {
    /// Returns the permission that the app has; never prompts the user.
    func permission() async -> LocationPermission

    /// Returns the coordinate of the device as the system measured it.
    ///
    /// Implement this method and call ``currentCoordinate(mayPrompt:)``, so that a measured coordinate is neither sent
    /// nor stored.
    ///
    /// - Parameter mayPrompt: Whether the call may prompt the user while the permission is undetermined. A call that may
    ///   not then fails with ``LocationFailure/undetermined``.
    /// - Returns: The coordinate.
    /// - Throws: ``WeatherError/location(_:)`` when access is denied or the location is not available, or
    ///   ``WeatherError/cancelled``.
    func measuredCoordinate(mayPrompt: Bool) async throws(WeatherError) -> Coordinate

    /// The address at which the system shows the settings of the permission; `nil` where it has none.
    var settingsURL: URL? { get }
}

extension LocationProvider {
    /// No address.
    public var settingsURL: URL? { nil }

    /// Returns the coordinate of the device, rounded to two decimals, which are about 1.1 km.
    ///
    /// Weather needs no more, and after a short walk the cache still has it. The privacy manifest of the package
    /// declares a coarse location, which has fewer than three decimals.
    ///
    /// - Parameter mayPrompt: Whether the call may prompt the user while the permission is undetermined.
    /// - Returns: The coordinate.
    /// - Throws: ``WeatherError/location(_:)`` when access is denied or the location is not available, or
    ///   ``WeatherError/cancelled``.
    public func currentCoordinate(mayPrompt: Bool) async throws(WeatherError) -> Coordinate {
        try await measuredCoordinate(mayPrompt: mayPrompt).rounded(toDecimals: 2)
    }

    /// Returns the coordinate of the device.
    ///
    /// Every failure but a cancellation is reported as one of the location, whose text points the user to the search.
    ///
    /// - Parameter mayPrompt: Whether the call may prompt the user while the permission is undetermined.
    /// - Returns: The coordinate, rounded to two decimals.
    /// - Throws: ``WeatherError/location(_:)`` or ``WeatherError/cancelled``.
    package func coordinateOrLocationFailure(mayPrompt: Bool) async throws(WeatherError) -> Coordinate {
        do throws(WeatherError) {
            return try await currentCoordinate(mayPrompt: mayPrompt)
        } catch {
            switch error {
            case .location, .cancelled: throw error
            default: throw .location(.unavailable)
            }
        }
    }
}

/// The permission of the app to use the device's location.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum LocationPermission: String, Hashable, CaseIterable, Sendable {
    /// The user has not decided yet, or was asked for one use that is over.
    case undetermined
    /// The app may have the location.
    case granted
    /// The app may have the location of the area, within some kilometers, which is enough for weather.
    case approximate
    /// The user denied the app its use.
    case refused
    /// A policy on the device, such as parental controls, denies it, and the user cannot change that.
    case restricted
    /// The location services of the device are turned off for every app.
    case servicesOff

    /// A Boolean value that indicates whether the app may have a location.
    public var isGranted: Bool { self == .granted || self == .approximate }

    /// The failure of a call that may not prompt; `nil` when the permission is granted.
    public var failure: LocationFailure? {
        switch self {
        case .granted, .approximate: nil
        case .undetermined: .undetermined
        case .refused: .refused
        case .restricted: .restricted
        case .servicesOff: .servicesOff
        }
    }
}
