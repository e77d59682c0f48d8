public import OpenWeatherCore

/// The state of something that is loaded, which keeps the last good value whatever happens next.
public enum LoadState<Value: Sendable>: Sendable {
    /// Nothing was asked for yet.
    case idle
    /// A load is under way; `previous` is still shown.
    case loading(previous: Value?)
    /// The value is there.
    case loaded(Value)
    /// The load failed; `previous` is still shown.
    case failed(WeatherError, previous: Value?)

    /// The value to show, from this load or an earlier one.
    public var value: Value? {
        switch self {
        case .idle: nil
        case .loading(let previous): previous
        case .loaded(let value): value
        case .failed(_, let previous): previous
        }
    }

    /// Whether a load is under way.
    public var isLoading: Bool {
        guard case .loading = self else { return false }
        return true
    }

    /// The failure of the last load, if it failed.
    public var failure: WeatherError? {
        guard case .failed(let error, _) = self else { return nil }
        return error
    }
}

extension LoadState: Equatable where Value: Equatable {}
