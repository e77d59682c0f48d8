import Foundation
public import OpenWeatherCore

/// A state in which an example shows its screen, for the option `--state`.
///
/// It wraps the repositories of a client so that the screen ends up in the state; the screen itself is not changed.
public enum ForcedState: String, CaseIterable, Sendable {
    /// No place is selected.
    case idle
    /// The first load is not finished.
    case loading
    /// The load succeeded.
    case loaded
    /// The load failed, and there is nothing to show.
    case failed
    /// A refresh failed, and an older value is shown.
    case stale

    /// The option that selects a state.
    public static let option = CommandLineOption(
        "--state",
        "STATE",
        help: "Show idle, loading, loaded, failed or stale instead."
    )

    /// Creates the state that ``option`` selects; ``loaded`` when the option is missing.
    ///
    /// - Throws: ``UsageError`` when there is no such state.
    public init(_ arguments: CommandLineArguments) throws(UsageError) {
        self = try arguments.choice(Self.option.name) ?? .loaded
    }

    /// Returns a weather repository that leads to the state; a `policy` of `cacheOnly` overrides that of the screen.
    public func weather(_ upstream: any WeatherRepository, policy: FetchPolicy) -> any WeatherRepository {
        ForcedStateWeatherRepository(upstream: upstream, policy: policy, forcedState: self)
    }

    /// Returns an air quality repository that leads to the state.
    public func airQuality(_ upstream: any AirQualityRepository, policy: FetchPolicy) -> any AirQualityRepository {
        ForcedStateAirQualityRepository(upstream: upstream, policy: policy, forcedState: self)
    }

    /// Returns a geocoding repository that leads to the state.
    public func geocoding(_ upstream: any GeocodingRepository, policy: FetchPolicy) -> any GeocodingRepository {
        ForcedStateGeocodingRepository(upstream: upstream, policy: policy, forcedState: self)
    }

    /// Returns a source of tiles that leads to the state.
    public func maps(_ upstream: any MapTileRepository, policy: FetchPolicy) -> any MapTileRepository {
        ForcedStateMapTileRepository(upstream: upstream, policy: policy, forcedState: self)
    }

    /// Returns or throws what the state calls for, in place of or after a request.
    func response<Value>(
        _ policy: (wanted: FetchPolicy, allowed: FetchPolicy),
        _ ask: (FetchPolicy) async throws(WeatherError) -> Fetched<Value>
    ) async throws(WeatherError) -> Fetched<Value> {
        if self == .failed { throw .offline }
        if self == .loading {
            // Long enough that the load never finishes while the example runs.
            try? await ContinuousClock().sleep(for: .seconds(3600))
            throw .cancelled
        }
        // With `--offline`, every request goes to the cache only.
        let response = try await ask(policy.allowed == .cacheOnly ? .cacheOnly : policy.wanted)
        guard self == .stale else { return response }
        return Fetched(
            response.value,
            at: response.fetchedAt.addingTimeInterval(-7_200),
            from: .stale(.offline),
            source: response.source
        )
    }
}
