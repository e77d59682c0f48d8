public import Foundation
public import OpenWeatherCore

/// The measurement of a station at a moment.
///
/// A value that the station does not measure stays `nil` and is not sent. Its JSON is the service's own: metric units,
/// whatever those of the client are.
///
/// Source: <https://openweathermap.org/stations#measurement>.
public struct StationMeasurement: Hashable, Sendable {
    /// The station.
    public var station: WeatherStation.ID
    /// The date, sent in whole seconds.
    public var date: Date
    /// The temperature of the air.
    public var temperature: Temperature?
    /// The speed of the wind.
    public var windSpeed: Speed?
    /// The strongest gust.
    public var windGust: Speed?
    /// The direction that the wind comes from.
    public var windDirection: WindDirection?
    /// The air pressure.
    public var pressure: Pressure?
    /// The relative humidity.
    public var humidity: Percentage?
    /// The rain up to the date.
    public var rain: StationPrecipitation
    /// The snow up to the date.
    public var snow: StationPrecipitation
    /// The dew point.
    public var dewPoint: Temperature?
    /// The humidex.
    public var humidex: Temperature?
    /// The heat index.
    public var heatIndex: Temperature?
    /// The visibility, sent in kilometers.
    public var visibility: Length?
    /// The direction of the visibility, such as `N`.
    public var visibilityPrefix: String?
    /// The layers of clouds.
    public var clouds: [StationCloudLayer]
    /// The weather as an observer reports it.
    public var weather: [StationPhenomenon]

    /// Creates a measurement; what the station does not measure is left out.
    public init(
        of station: WeatherStation.ID,
        at date: Date,
        temperature: Temperature? = nil,
        windSpeed: Speed? = nil,
        windGust: Speed? = nil,
        windDirection: WindDirection? = nil,
        pressure: Pressure? = nil,
        humidity: Percentage? = nil,
        rain: StationPrecipitation = StationPrecipitation(),
        snow: StationPrecipitation = StationPrecipitation(),
        dewPoint: Temperature? = nil,
        humidex: Temperature? = nil,
        heatIndex: Temperature? = nil,
        visibility: Length? = nil,
        visibilityPrefix: String? = nil,
        clouds: [StationCloudLayer] = [],
        weather: [StationPhenomenon] = []
    ) {
        self.station = station
        self.date = date
        self.temperature = temperature
        self.windSpeed = windSpeed
        self.windGust = windGust
        self.windDirection = windDirection
        self.pressure = pressure
        self.humidity = humidity
        self.rain = rain
        self.snow = snow
        self.dewPoint = dewPoint
        self.humidex = humidex
        self.heatIndex = heatIndex
        self.visibility = visibility
        self.visibilityPrefix = visibilityPrefix
        self.clouds = clouds
        self.weather = weather
    }
}

/// The amounts of rain or snow in the hours before a measurement; `nil` for a period that the station does not add up.
public struct StationPrecipitation: Hashable, Sendable {
    /// The amount of the last hour.
    public var lastHour: Precipitation?
    /// The amount of the last six hours.
    public var last6Hours: Precipitation?
    /// The amount of the last 24 hours.
    public var last24Hours: Precipitation?

    /// Creates amounts.
    public init(
        lastHour: Precipitation? = nil,
        last6Hours: Precipitation? = nil,
        last24Hours: Precipitation? = nil
    ) {
        self.lastHour = lastHour
        self.last6Hours = last6Hours
        self.last24Hours = last24Hours
    }
}

/// A layer of clouds above a station, in the terms of aviation weather reports (METAR).
public struct StationCloudLayer: Hashable, Codable, Sendable {
    /// How much of the sky a layer covers.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Cover: String, CaseIterable, Codable, Sendable {
        /// No clouds.
        case clear = "SKC"
        /// No clouds of significance.
        case notSignificant = "NSC"
        /// One or two eighths.
        case few = "FEW"
        /// Three or four eighths.
        case scattered = "SCT"
        /// Five to seven eighths.
        case broken = "BKN"
        /// All of the sky.
        case overcast = "OVC"
    }

    /// A kind of cloud that thunderstorms come from.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Cumulus: String, CaseIterable, Codable, Sendable {
        /// Cumulonimbus.
        case cumulonimbus = "CB"
        /// Towering cumulus.
        case towering = "TCU"
    }

    /// The height of the layer in meters; `nil` when it is not measured.
    public var distance: Double?
    /// How much of the sky it covers.
    public var condition: Cover
    /// The kind of cloud; `nil` for any other.
    public var cumulus: Cumulus?

    /// Creates a layer at a height above the station.
    public init(_ cover: Cover, at height: Length? = nil, cumulus: Cumulus? = nil) {
        distance = height?.meters
        condition = cover
        self.cumulus = cumulus
    }
}

/// The weather as an observer reports it, in the codes of aviation weather reports (METAR), such as `RA` for rain.
public struct StationPhenomenon: Hashable, Codable, Sendable {
    /// The precipitation, such as `RA` or `SN`.
    public var precipitation: String?
    /// The descriptor, such as `SH` for showers.
    public var descriptor: String?
    /// The intensity, `-`, `+` or `VC`.
    public var intensity: String?
    /// The proximity, such as `VC` for the vicinity.
    public var proximity: String?
    /// The obscuration, such as `FG` for fog.
    public var obscuration: String?
    /// Any other phenomenon, such as `SQ` for squalls.
    public var other: String?

    /// Creates a phenomenon; what is not observed is left out.
    public init(
        precipitation: String? = nil,
        descriptor: String? = nil,
        intensity: String? = nil,
        proximity: String? = nil,
        obscuration: String? = nil,
        other: String? = nil
    ) {
        self.precipitation = precipitation
        self.descriptor = descriptor
        self.intensity = intensity
        self.proximity = proximity
        self.obscuration = obscuration
        self.other = other
    }
}
