import Foundation
public import OpenWeather
public import OpenWeatherCore

/// A state of a screen that can be shown on demand.
public enum ForcedState: String, CaseIterable, Sendable {
    /// Before a place was chosen.
    case idle
    /// While the first answer is under way.
    case loading
    /// With an answer.
    case loaded
    /// After a failure, with nothing to show.
    case failed
    /// With an old answer, after a failure.
    case stale

    /// The option that asks for a state.
    public static let option = CommandLineOption(
        "--state",
        "STATE",
        help: "Show idle, loading, loaded, failed or stale instead."
    )

    /// Reads the value of ``option``; loaded when it was not given.
    public init(_ arguments: CommandLineArguments) throws(UsageError) {
        self = try arguments.choice(Self.option.name) ?? .loaded
    }

    /// A source of weather that leads to the state; with `cacheOnly` as `policy` nothing but the cache is asked.
    public func weather(_ client: OpenWeatherClient, policy: FetchPolicy) -> any WeatherRepository {
        ForcedStateWeatherRepository(upstream: client.weather, policy: policy, forcedState: self)
    }

    /// A source of air quality that leads to the state.
    public func airQuality(_ client: OpenWeatherClient, policy: FetchPolicy) -> any AirQualityRepository {
        ForcedStateAirQualityRepository(upstream: client.airQuality, policy: policy, forcedState: self)
    }

    /// A source of places that leads to the state.
    public func geocoding(_ client: OpenWeatherClient, policy: FetchPolicy) -> any GeocodingRepository {
        ForcedStateGeocodingRepository(upstream: client.geocoding, policy: policy, forcedState: self)
    }

    /// The answer as the state has it.
    func response<Value>(
        _ policy: (wanted: FetchPolicy, allowed: FetchPolicy),
        _ ask: (FetchPolicy) async throws(WeatherError) -> Fetched<Value>
    ) async throws(WeatherError) -> Fetched<Value> {
        if self == .failed { throw .offline }
        if self == .loading {
            // However slow the machine is, the answer is never there before somebody has looked.
            try? await ContinuousClock().sleep(for: .seconds(3600))
            throw .cancelled
        }
        // With `--offline` nothing but the cache is asked, whatever the screen wants.
        let response = try await ask(policy.allowed == .cacheOnly ? .cacheOnly : policy.wanted)
        guard self == .stale else { return response }
        return Fetched(
            response.value,
            at: response.fetchedAt.addingTimeInterval(-7_200),
            from: .stale(.offline),
            source: .openWeather
        )
    }
}
