public import Foundation
public import Observation
public import OpenWeatherCore

/// The location of the device, as far as the app knows it: permission, city, country, and the time of the last fix.
///
/// All screens of an app share one, and a view of your own observes ``status``. The place where the device was found last
/// is part of the preferences, so that it outlives the app and is known to its widgets.
///
/// Only ``locate()`` prompts the user for permission. Call it for a tap.
@MainActor
@Observable
public final class DeviceLocation {
    /// The state of the device's location.
    public struct Status: Hashable, Sendable {
        /// The permission of the app; `nil` until it was read, and without a source of the location.
        public let permission: LocationPermission?
        /// The name of the place where the device was found last, in the reader's language; `nil` when it is not known.
        public let city: String?
        /// The country code of the place where the device was found last; `nil` when it is not known.
        public let country: String?
        /// The time at which the device was found last; `nil` when it is not known.
        public let lastFix: Date?
        /// The reason why the last attempt failed; `nil` when it succeeded, or there was none.
        public let failure: WeatherError?
        /// A Boolean value that indicates whether the device is being located in response to a tap.
        public let isLocating: Bool
    }

    private var permission: LocationPermission?
    private var failure: WeatherError?
    private var taps = 0
    @ObservationIgnored private var isFollowing = false
    @ObservationIgnored private var lastAttempt: Date?

    @ObservationIgnored private let provider: (any LocationProvider)?
    @ObservationIgnored private let locateDevice: LocateDeviceUseCase?
    @ObservationIgnored private let store: any PreferencesStore
    @ObservationIgnored private let settings: ScreenSettings

    /// Creates an object, which measures nothing yet.
    ///
    /// - Parameters:
    ///   - provider: The source of the location; `nil` for a device without one.
    ///   - geocoding: The source of names.
    ///   - preferences: The store that remembers where the device was.
    ///   - settings: The settings of the screens.
    public init(
        provider: (any LocationProvider)?,
        geocoding: any GeocodingRepository,
        preferences: any PreferencesStore,
        settings: ScreenSettings
    ) {
        self.provider = provider
        locateDevice = provider.map {
            LocateDeviceUseCase(provider: $0, geocoding: geocoding, preferences: preferences) {
                [now = settings.environment.now] in now()
            }
        }
        store = preferences
        self.settings = settings
    }

    // MARK: - State

    /// A Boolean value that indicates whether there is a source of the location.
    public var isAvailable: Bool { provider != nil }

    /// The address of the system's settings of the permission; `nil` where there is none.
    public var settingsURL: URL? { provider?.settingsURL }

    /// The state of the location.
    public var status: Status {
        let place = settings.preferences.devicePlace
        let name = place?.location.name(in: settings.environment.language) ?? ""
        return Status(
            permission: permission,
            city: name.isEmpty ? nil : name,
            country: place?.location.country,
            lastFix: place?.date,
            failure: failure,
            isLocating: taps > 0
        )
    }

    /// Reads the permission again, for an app that becomes active: the user may have changed it in the system's settings.
    public func refreshPermission() async {
        guard let provider else { return }
        let permission = await provider.permission()
        if self.permission != permission { self.permission = permission }
    }

    // MARK: - Locating

    /// Returns the place of the device for a tap, prompting the user for permission when that is undetermined.
    ///
    /// Nothing is stored; ``select(_:)`` makes the place the current one.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/location(_:)`` when the device cannot be located, another error when its
    ///   place cannot be looked up, or ``/OpenWeatherCore/WeatherError/cancelled``.
    public func locate() async throws(WeatherError) -> DevicePlace {
        guard let locateDevice else { throw .location(.unsupported) }
        taps += 1
        defer { taps -= 1 }
        do throws(WeatherError) {
            let place = try await locateDevice(mayPrompt: true)
            await ended(nil)
            return place
        } catch {
            await ended(error)
            throw error
        }
    }

    /// Selects the place of the device as the current one, which follows the device from now on.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``; nothing has changed then.
    public func select(_ place: DevicePlace) async throws(WeatherError) {
        settings.apply(try await store.update { $0.selectDevice(place) })
    }

    /// Updates the remembered place where the current place or a favorite is the device's own; never prompts.
    ///
    /// Does nothing while the device is being located, and where nothing follows the device. A failure leaves what was
    /// remembered and is part of the ``status``.
    ///
    /// - Parameter age: The time since the last attempt, before which the call does nothing.
    /// - Returns: Whether the current place has moved.
    public func follow(after age: Duration = .zero) async -> Bool {
        guard !isFollowing, taps == 0, isDue(after: age), let before = try? await store.preferences(),
            before.followsDevice || before.isDeviceFavorite, !isFollowing
        else {
            await refreshPermission()
            return false
        }
        guard let locateDevice else {
            failure = .location(.unsupported)
            return false
        }
        isFollowing = true
        lastAttempt = settings.environment.now()
        defer { isFollowing = false }
        do throws(WeatherError) {
            let after = try await locateDevice.follow()
            settings.apply(after)
            await ended(nil)
            return after.followsDevice && after.currentLocation?.id != before.currentLocation?.id
        } catch {
            await ended(error)
            return false
        }
    }

    /// Forgets where the device was; the current place stays and follows the device no longer.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``; nothing has changed then.
    public func forget() async throws(WeatherError) {
        settings.apply(try await store.update { $0.forgetDevice() })
        failure = nil
    }

    /// Forgets the failure of the last attempt, for a screen on which the user does something else.
    public func clearFailure() {
        if failure != nil { failure = nil }
    }

    private func isDue(after age: Duration) -> Bool {
        guard let lastAttempt else { return true }
        // A clock that was set back must not stop the following.
        return abs(settings.environment.now().timeIntervalSince(lastAttempt)) >= age / .seconds(1)
    }

    /// Records the failure to save a place that was found.
    package func report(_ error: WeatherError) { failure = error }

    private func ended(_ error: WeatherError?) async {
        if error != .cancelled, !Task.isCancelled { failure = error }
        await refreshPermission()
    }
}
