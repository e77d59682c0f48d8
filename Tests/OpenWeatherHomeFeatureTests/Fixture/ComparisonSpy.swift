import Foundation
import OpenWeatherCore
import OpenWeatherMocks

/// A source of comparisons that records what it is allowed.
final class ComparisonSpy: WeatherComparisonRepository {
    private struct State {
        var parts: [ComparisonAllowance: WeatherComparison.Part<HourlyForecast>] = [:]
        var usual: [ComparisonAllowance: WeatherComparison.Part<UsualWeather>] = [:]
        var calls = 0
        var allowances: [ComparisonAllowance] = []
    }

    private let state = Locked(State())
    /// The gate that calls which a user asked for pass.
    let gate = Gate(isOpen: true)

    static let known = measured(minutesEarlier: 0)

    /// Returns the weather of the day before the sample, and some minutes earlier.
    static func measured(minutesEarlier minutes: Double) -> WeatherComparison.Part<HourlyForecast> {
        .known(
            HourlyForecast(
                date: CurrentWeather.sample().date - 86_400 - minutes * 60,
                elements: WeatherElements(temperature: Temperature(celsius: 14))
            )
        )
    }

    /// The usual weather around the sample.
    static let usual =
        UsualWeather(
            of: UsualPeriod(containing: CurrentWeather.sample().localDay),
            high: UsualTemperature(middle: Temperature(celsius: 12)),
            low: UsualTemperature(middle: Temperature(celsius: 6)),
            yearCount: 30,
            dayCount: 300,
            basis: .days
        )
        .map { WeatherComparison.Part.known($0) } ?? .absent(.notRecorded)

    /// The usual weather that takes a number of calls.
    static func notAsked(_ calls: Int) -> WeatherComparison.Part<UsualWeather> {
        .absent(.notAsked(CallCost([.oneCall4: calls])))
    }

    var parts: [ComparisonAllowance: WeatherComparison.Part<HourlyForecast>] {
        get { state.withLock { $0.parts } }
        set { state.withLock { $0.parts = newValue } }
    }

    var allowances: [ComparisonAllowance] { state.withLock { $0.allowances } }

    /// Has the usual weather take a number of calls, and answer for them with a part.
    func offer(_ calls: Int, asked part: WeatherComparison.Part<UsualWeather>) {
        state.withLock { state in
            state.parts = [.automatic: Self.known, .asked(calls: calls): Self.known]
            state.usual = [.automatic: Self.notAsked(calls), .asked(calls: calls): part]
            state.calls = calls
        }
    }

    /// Has the usual weather be a part for an allowance.
    func setUsual(
        _ part: WeatherComparison.Part<UsualWeather>,
        for allowance: ComparisonAllowance = .automatic
    ) {
        state.withLock { $0.usual[allowance] = part }
    }

    /// Has the usual weather take another number of calls from now on.
    func setCalls(_ calls: Int) {
        state.withLock { state in
            state.calls = calls
            state.usual[.automatic] = Self.notAsked(calls)
        }
    }

    func cost(of present: CurrentWeather, at coordinate: Coordinate) async -> ComparisonCost {
        ComparisonCost(usual: CallCost([.oneCall4: state.withLock { $0.calls }]))
    }

    func comparison(
        of present: CurrentWeather,
        at coordinate: Coordinate,
        allowance: ComparisonAllowance
    ) async -> WeatherComparison {
        let (part, usual) = state.withLock { state in
            state.allowances.append(allowance)
            return (state.parts[allowance], state.usual[allowance])
        }
        var isCancelled = false
        if case .asked = allowance {
            do { try await gate.pass() } catch { isCancelled = true }
        }
        return WeatherComparison(
            dayBefore: part ?? .absent(.notRecorded),
            usual: isCancelled ? .absent(.failed(.cancelled)) : usual ?? .absent(.notRecorded)
        )
    }
}
