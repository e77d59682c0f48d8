public import Foundation
public import OpenWeatherCore

/// A location provider that responds as a test scripts it and records its calls.
///
/// Create it with a coordinate or a failure that never changes, or script single responses with ``responses``. A call
/// that the permission does not allow fails without a response, as on a device; while it is undetermined, a call that may
/// prompt counts as a prompt, which the user grants unless ``setAnswer(_:)`` says otherwise.
public final class StubLocationProvider: LocationProvider {
    /// A call to the provider.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Call: Hashable, Sendable {
        /// A call to ``StubLocationProvider/measuredCoordinate(mayPrompt:)``.
        case measuredCoordinate(mayPrompt: Bool)
    }

    /// The log of the calls.
    public let log: CallLog<Call>
    /// The queued coordinates and failures, and the rule for further calls.
    public let responses: Script<Call, Coordinate, WeatherError>

    private struct State {
        var permission = LocationPermission.granted
        var answer = LocationPermission.granted
        var prompts = 0
        var settingsURL: URL?
    }

    private let state = Locked(State())

    /// Creates a provider without responses; a call is unscripted until ``responses`` has one.
    public init(onUnscripted: @escaping UnscriptedCall.Handler = UnscriptedCall.standardError) {
        log = CallLog(double: "StubLocationProvider", onUnscripted: onUnscripted)
        responses = Script(log: log)
    }

    /// Creates a provider of a device that is measured at `coordinate`.
    public convenience init(_ coordinate: Coordinate) {
        self.init()
        responses.always(coordinate)
    }

    /// Creates a provider that throws `failure` as a ``/OpenWeatherCore/WeatherError``.
    public convenience init(failure: LocationFailure) {
        self.init()
        responses.always(failure: .location(failure))
    }

    /// The number of calls so far that were allowed to measure.
    public var callCount: Int { log.calls.count }

    /// The number of prompts so far.
    public var promptCount: Int { state.withLock { $0.prompts } }

    /// The address of the system's settings.
    public var settingsURL: URL? { state.withLock { $0.settingsURL } }

    /// Sets the permission; it is granted at first.
    public func setPermission(_ permission: LocationPermission) {
        state.withLock { $0.permission = permission }
    }

    /// Sets the permission that the user gives at the next prompt; `granted` at first.
    public func setAnswer(_ permission: LocationPermission) {
        state.withLock { $0.answer = permission }
    }

    /// Sets the address of the system's settings; `nil` at first.
    public func setSettingsURL(_ url: URL?) {
        state.withLock { $0.settingsURL = url }
    }

    /// Returns the permission.
    public func permission() async -> LocationPermission {
        state.withLock { $0.permission }
    }

    /// Records the call and returns the next response of ``responses``, when the permission allows it.
    ///
    /// - Throws: The failure of the permission, the scripted error, or an error that names the call when it has no
    ///   response.
    public func measuredCoordinate(mayPrompt: Bool) async throws(WeatherError) -> Coordinate {
        let denial = state.withLock { state in
            if mayPrompt, state.permission == .undetermined {
                state.prompts += 1
                state.permission = state.answer
            }
            return state.permission.failure
        }
        if let denial { throw .location(denial) }
        return try await responses.play(.measuredCoordinate(mayPrompt: mayPrompt))
    }
}
