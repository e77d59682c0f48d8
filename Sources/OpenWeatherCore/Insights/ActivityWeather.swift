package import Foundation

/// The weather in which times for an activity are looked for.
///
/// Every part may be absent: the fewer there are, the more is unknown.
public struct ActivityWeather: Hashable, Sendable {
    /// The place.
    public var coordinate: Coordinate
    /// The course of the sun on one of the days around the present.
    public var sun: SunState
    /// The precipitation of the next hour; `nil` when it is not known.
    public var minutes: Fetched<[MinutePrecipitation]>?
    /// The weather in steps of 15 minutes; `nil` when it is not known.
    public var quarterHours: Fetched<[HourlyForecast]>?
    /// The weather of the coming hours; `nil` when it is not known.
    public var hours: Fetched<[HourlyForecast]>?
    /// The forecast; `nil` when it is not known.
    public var forecast: Fetched<Forecast>?
    /// The forecast of the air quality; `nil` when it is not known.
    public var airQuality: Fetched<AirQualityForecast>?

    /// Creates weather; every part that is not given is absent.
    public init(
        coordinate: Coordinate,
        sun: SunState = .unknown,
        minutes: Fetched<[MinutePrecipitation]>? = nil,
        quarterHours: Fetched<[HourlyForecast]>? = nil,
        hours: Fetched<[HourlyForecast]>? = nil,
        forecast: Fetched<Forecast>? = nil,
        airQuality: Fetched<AirQualityForecast>? = nil
    ) {
        self.coordinate = coordinate
        self.sun = sun
        self.minutes = minutes
        self.quarterHours = quarterHours
        self.hours = hours
        self.forecast = forecast
        self.airQuality = airQuality
    }

    /// Creates weather from the parts of One Call, a forecast and the air quality; a part that failed is absent.
    ///
    /// The sun is that of the weather now, else of the first day of One Call, else of the forecast.
    public init(
        coordinate: Coordinate,
        oneCall: OneCallReport? = nil,
        forecast: Fetched<Forecast>? = nil,
        airQuality: Fetched<AirQualityForecast>? = nil
    ) {
        let suns = [
            try? oneCall?.current?.get().sun, try? oneCall?.days?.get().value.first?.sun, forecast?.city.sun,
        ]
        self.init(
            coordinate: coordinate,
            sun: suns.compactMap(\.self).first { $0 != .unknown } ?? .unknown,
            minutes: try? oneCall?.minutes?.get(),
            quarterHours: try? oneCall?.quarterHours?.get(),
            hours: try? oneCall?.hours?.get(),
            forecast: forecast,
            airQuality: airQuality
        )
    }
}

extension ActivityWeather {
    /// Returns the parts that are outdated at a date.
    package func outdatedParts(at date: Date) -> Set<ActivityPart> {
        func part<Value>(_ part: ActivityPart, _ value: Fetched<Value>?) -> ActivityPart? {
            value?.isStale(at: date) == true ? part : nil
        }
        return Set(
            [
                part(.minutes, minutes), part(.quarterHours, quarterHours), part(.hours, hours),
                part(.forecast, forecast), part(.airQuality, airQuality),
            ]
            .compactMap(\.self)
        )
    }
}
