import ExampleSupport
import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherScreenKit

/// A state of the home screen that can be shown on demand.
enum HomeState: String, CaseIterable {
    case idle, loading, loaded, failed, stale

    /// Reads the value of `--state`.
    init(argument: String) throws(UsageError) {
        guard let state = HomeState(rawValue: argument) else {
            let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError("--state", "'\(argument)' is none of \(names).")
        }
        self = state
    }

    /// A source of weather that leads to the state.
    func weather(_ client: OpenWeatherClient, policy: FetchPolicy) -> any WeatherRepository {
        StagedWeatherRepository(upstream: client.weather, policy: policy, state: self)
    }

    /// Makes a failure that was not asked for the example's own.
    @MainActor
    func check(_ home: HomeViewModel) throws(ExampleFailure) {
        guard self != .failed, case .failed(let failure) = home.state else { return }
        throw ExampleFailure("\(failure.title). \(failure.message)")
    }
}
