import OpenWeatherCore
import OpenWeatherScreenKit

/// Everything that the content of the forecast screen is made from.
final class ForecastInputs: ContentInputs {
    /// The values of the loaders, and whether each loads.
    struct Loaded: Equatable {
        /// The place and the forecast for it.
        let forecast: PlaceSnapshot<LoadPart<PlaceForecast>>
        /// The current weather.
        let current: PlaceSnapshot<LoadPart<PlaceWeather>>
        /// The parts of One Call; `nil` without a source of them.
        let oneCall: PlaceSnapshot<LoadPart<PlaceOneCall>>?
        /// The air quality that the cache has; `nil` when it has none.
        let air: PlaceAirQuality?
        /// The accuracy that forecasts had; `nil` when it is not known.
        let accuracy: PlaceAccuracy?
    }

    /// The values of the loaders, from which the rest follows.
    let loaded: Loaded
    private let place: ScreenPlace
    private let forecast: LoadState<PlaceForecast>
    private let current: LoadState<PlaceWeather>
    private let oneCall: PlaceOneCall?
    private let accuracy: [ForecastAccuracy]

    /// Creates inputs; `forecast` is the forecast with the hours of One Call, and says whether it is being loaded.
    init(_ loaded: Loaded, forecast: LoadState<PlaceForecast>) {
        self.loaded = loaded
        self.forecast = forecast
        place = loaded.forecast.place
        current = loaded.current.state(of: \.self)
        oneCall = forecast.value.flatMap { loaded.oneCall?.value(at: $0.location) }
        accuracy = loaded.accuracy.flatMap { $0.place == forecast.value?.location.id ? $0.values : nil } ?? []
    }

    /// Returns whether both were made from the same values.
    static func == (one: ForecastInputs, other: ForecastInputs) -> Bool { one.loaded == other.loaded }

    /// Creates the content of the screen.
    func content(in environment: ScreenEnvironment) -> ScreenState<ForecastContent> {
        if place == .none, forecast.failure == nil { return .idle(.noForecastPlace(in: environment)) }
        return ScreenState(
            forecast,
            placeholder: .placeholder(place.location, in: environment),
            failure: { FailureContent(id: ForecastContent.ID.failure, $0, canSearch: false, in: environment) },
            content: { known, failure in
                ForecastContent(
                    known,
                    current,
                    oneCall: oneCall,
                    accuracy: accuracy,
                    failure: failure,
                    in: environment
                )
            }
        )
    }

    /// Creates the content of the screen of one day.
    func content(on day: LocalDay, in environment: ScreenEnvironment) -> ScreenState<DayDetailContent> {
        if place == .none, forecast.failure == nil { return .idle(.noForecastPlace(in: environment)) }
        if let known = forecast.value, !known.days.contains(where: { $0.day == day }) {
            // The forecast that is being loaded may have the day although the known one does not.
            guard forecast.isLoading else { return .idle(.missingDay(day, of: known, in: environment)) }
            return .loading(.placeholder(known.location, in: environment))
        }
        return ScreenState(
            forecast,
            placeholder: .placeholder(place.location, in: environment),
            failure: { FailureContent(id: DayDetailContent.ID.failure, $0, canSearch: false, in: environment) },
            content: { known, failure in
                DayDetailContent(
                    known,
                    current,
                    oneCall: oneCall,
                    air: loaded.air?.value(at: known.location),
                    steps: loaded.forecast.parts.value,
                    accuracy: accuracy,
                    day: day,
                    failure: failure,
                    in: environment
                )
                    ?? .placeholder(known.location, in: environment)
            }
        )
    }
}

/// Everything that the content of the screen of one day is made from.
struct DayDetailInputs: ContentInputs {
    /// The day.
    let day: LocalDay
    /// The inputs that it shares with the forecast screen.
    let forecast: ForecastInputs

    /// Creates the content of the screen.
    func content(in environment: ScreenEnvironment) -> ScreenState<DayDetailContent> {
        forecast.content(on: day, in: environment)
    }
}
