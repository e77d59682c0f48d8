import OpenWeatherCore
import OpenWeatherScreenKit

/// The forecast of the home screen as far as it is known.
enum HomeForecastState: Hashable, Sendable {
    /// The first forecast for the place is being loaded.
    case loading
    /// A forecast, with the failure of the last refresh; `nil` when that succeeded.
    case known(PlaceForecast, failure: WeatherError?)
    /// There is none; the screen stands without it.
    case missing

    /// Creates the state from the outcome of the last load, so that a forecast that failed does not blink on each try.
    init(_ outcome: LoadState<PlaceForecast>, isLoading: Bool) {
        self =
            switch outcome {
            case .loaded(let forecast), .loading(let forecast?): .known(forecast, failure: nil)
            case .failed(let error, let forecast?): .known(forecast, failure: error)
            case .failed(_, nil): .missing
            case .idle, .loading(nil): isLoading ? .loading : .missing
            }
    }
}
