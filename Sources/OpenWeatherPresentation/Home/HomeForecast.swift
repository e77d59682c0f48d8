import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

/// A forecast with the place and the language that were requested, so that it is never shown under another name.
struct HomeForecast: Hashable, Sendable {
    /// The place that was requested.
    let location: Location
    /// The language that descriptions were requested in.
    let language: Language
    /// The response of the service.
    let fetched: Fetched<Forecast>
    /// The entries by the place's own days, grouped once.
    let days: [ForecastDay]

    /// Creates a value from a response and groups its entries by day.
    init(location: Location, language: Language, fetched: Fetched<Forecast>) {
        self.location = location
        self.language = language
        self.fetched = fetched
        days = fetched.value.days
    }

    /// The age up to which a forecast is not loaded again, unless the user asks for it: that of the cache.
    static let lifetime = Duration.seconds(1800)

    /// Returns whether the forecast needs no load for a place and a language.
    func isCurrent(at location: Location, in environment: ScreenEnvironment) -> Bool {
        self.location == location && language == environment.language && !isOutdated(at: environment.now())
    }

    /// Returns whether the forecast is older than it should be.
    func isOutdated(at now: Date) -> Bool {
        fetched.isStale || fetched.age(at: now) >= Self.lifetime
    }
}

/// The forecast of the home screen as far as it is known.
enum HomeForecastState: Hashable, Sendable {
    /// The first forecast for the place is being loaded.
    case loading
    /// A forecast, with the failure of the last refresh; `nil` when that succeeded.
    case known(HomeForecast, failure: WeatherError?)
    /// There is none; the screen stands without it.
    case missing

    /// Creates the state from the outcome of the last load, so that a forecast that failed does not blink on each try.
    init(_ outcome: LoadState<HomeForecast>, isLoading: Bool) {
        self =
            switch outcome {
            case .loaded(let forecast), .loading(let forecast?): .known(forecast, failure: nil)
            case .failed(let error, let forecast?): .known(forecast, failure: error)
            case .failed(_, nil): .missing
            case .idle, .loading(nil): isLoading ? .loading : .missing
            }
    }
}

extension HomeWeather {
    /// Returns the weather when it may be called the present one; `nil` otherwise.
    func present(at now: Date) -> CurrentWeather? {
        weather.isStale || !weather.value.isPresent(at: now) ? nil : weather.value
    }
}

extension CurrentWeather {
    /// The longest time since a measurement that is still shown as the present weather.
    ///
    /// The service measures about every ten minutes, and responses may be five minutes old.
    private static let longestAge: TimeInterval = 1800

    /// Returns whether the values may be called present ones: measured half an hour ago or less.
    ///
    /// A measurement more than five minutes ahead of the clock may be of any age, because the clock is wrong.
    func isPresent(at now: Date) -> Bool {
        (-300...Self.longestAge).contains(now.timeIntervalSince(date))
    }
}
