public import OpenWeatherCore

/// The state of a value that is loaded, which keeps the last good value during a reload and after a failure.
///
/// One enum instead of separate flags, so that contradictions such as a value that is idle and failed cannot be
/// expressed. A view model derives its ``ScreenState`` from it. The set of cases is closed: a load has no further
/// states.
public enum LoadState<Value: Sendable>: Sendable {
    /// No load has started.
    case idle
    /// A load is running; `previous` is the last good value, or `nil` when there is none.
    case loading(previous: Value?)
    /// The load succeeded.
    case loaded(Value)
    /// The load failed; `previous` is the last good value, or `nil` when there is none.
    case failed(WeatherError, previous: Value?)

    /// The value to show, from this load or an earlier one; `nil` when no load has succeeded.
    public var value: Value? {
        switch self {
        case .idle: nil
        case .loading(let previous): previous
        case .loaded(let value): value
        case .failed(_, let previous): previous
        }
    }

    /// A Boolean value that indicates whether a load is running.
    public var isLoading: Bool {
        guard case .loading = self else { return false }
        return true
    }

    /// The error of the last load; `nil` when it succeeded or has not ended.
    public var failure: WeatherError? {
        guard case .failed(let error, _) = self else { return nil }
        return error
    }
}

extension LoadState: Equatable where Value: Equatable {}
