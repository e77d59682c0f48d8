public import Foundation

/// The weather at a point of a route when it is reached.
public struct RouteStop: Hashable, Sendable {
    /// The point, with its date.
    public let point: TimedRoute.Point
    /// The direction of travel clockwise from north in degrees, to the next point; at the last one, that of arrival.
    ///
    /// `nil` when there is no other point, or the next one is the same.
    public let bearing: Double?
    /// The weather; `nil` when it is not known at that date.
    public let elements: WeatherElements?
    /// The rain and snow of an hour; 0 when it is dry, and `nil` when it is not known.
    public let hourlyPrecipitation: Precipitation?
    /// The length of the step of weather that the values are from; `nil` without weather.
    public let resolution: Duration?
    /// The end of the known weather in the cell of the point; `nil` when there is none.
    ///
    /// A point without weather that is reached after it lies beyond the forecast.
    public let knownUntil: Date?
    /// A Boolean value that indicates whether the weather was outdated.
    public let isOutdated: Bool

    /// Creates the weather at a point; every value that is not given is absent.
    public init(
        point: TimedRoute.Point,
        bearing: Double? = nil,
        elements: WeatherElements? = nil,
        hourlyPrecipitation: Precipitation? = nil,
        resolution: Duration? = nil,
        knownUntil: Date? = nil,
        isOutdated: Bool = false
    ) {
        self.point = point
        self.bearing = bearing
        self.elements = elements
        self.hourlyPrecipitation = hourlyPrecipitation
        self.resolution = resolution
        self.knownUntil = knownUntil
        self.isOutdated = isOutdated
    }

    /// The wind relative to the direction of travel; `nil` when either is not known.
    public var wind: RelativeWind? {
        bearing.flatMap { elements?.wind?.relative(to: $0) }
    }

    /// A Boolean value that indicates whether the point is reached after the end of the known weather.
    public var isBeyondForecast: Bool {
        elements == nil && knownUntil.map { $0 <= point.arrival } ?? false
    }
}

/// A finder of the weather along a route.
///
/// `OpenWeatherInsights` has one; screens know this protocol alone. A finder sends no request.
public protocol RouteWeatherFinder: Sendable {
    /// Returns the weather at each point of `route`, from `weather` at the middles of its cells, as it is at `now`.
    func stops(along route: TimedRoute, in weather: [ActivityWeather], at now: Date) -> [RouteStop]
}
