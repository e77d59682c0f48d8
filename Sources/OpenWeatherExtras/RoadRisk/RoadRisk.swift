public import Foundation
public import OpenWeatherCore

/// A point on a way and the time at which it is passed.
public struct RoadPoint: Hashable, Codable, Sendable {
    /// The point.
    public var coordinate: Coordinate
    /// The time, from a year ago to five days ahead.
    public var date: Date

    /// Creates a point on a way.
    public init(_ coordinate: Coordinate, at date: Date) {
        self.coordinate = coordinate
        self.date = date
    }
}

/// The weather and the state of the road at a point on a way.
///
/// Experimental: no response of the service is public, so that the fields follow its page, and all but the date may be
/// absent.
///
/// Source: <https://openweathermap.org/api/road-risk>.
public struct RoadRisk: Hashable, Codable, Sendable {
    /// The point that was asked for, never that of the response, whose order of coordinates is not certain.
    public var point: RoadPoint
    /// The temperature of the air (`weather.temp`).
    public var temperature: Temperature?
    /// The dew point (`weather.dew_point`).
    public var dewPoint: Temperature?
    /// The wind (`weather.wind_speed`, `weather.wind_deg`).
    public var wind: Wind?
    /// The precipitation in millimeters an hour (`weather.precipitation_intensity`).
    public var precipitationRate: Double?
    /// The state of the road (`road`); `nil` where the service has none, which is outside of the United States and Europe.
    public var road: Road?
    /// The warnings of authorities for the point (`alerts`).
    public var alerts: [Alert]

    /// Creates the weather and the state of the road at a point.
    public init(
        at point: RoadPoint,
        temperature: Temperature? = nil,
        dewPoint: Temperature? = nil,
        wind: Wind? = nil,
        precipitationRate: Double? = nil,
        road: Road? = nil,
        alerts: [Alert] = []
    ) {
        self.point = point
        self.temperature = temperature
        self.dewPoint = dewPoint
        self.wind = wind
        self.precipitationRate = precipitationRate
        self.road = road
        self.alerts = alerts
    }

    /// The state of a road.
    public struct Road: Hashable, Codable, Sendable {
        /// The service's number (`state`): 0 for no report, 16 for black ice; others are not documented.
        public var state: Int
        /// The temperature of its surface (`temp`); `nil` when the service does not report it.
        public var temperature: Temperature?

        /// Creates the state of a road.
        public init(state: Int, temperature: Temperature? = nil) {
            self.state = state
            self.temperature = temperature
        }

        /// A Boolean value that indicates whether the service reports black ice.
        public var hasBlackIce: Bool { state == 16 }
    }

    /// A warning of an authority for a road.
    public struct Alert: Hashable, Codable, Sendable {
        /// The authority (`sender_name`).
        public var sender: String
        /// The event (`event`).
        public var event: String
        /// The severity (`event_level`); `nil` for an unknown one.
        public var level: Level?

        /// Creates a warning.
        public init(sender: String, event: String, level: Level? = nil) {
            self.sender = sender
            self.event = event
            self.level = level
        }
    }

    /// The severity of a warning; the raw value is the service's.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Level: Int, CaseIterable, Codable, Sendable {
        /// Green: no danger.
        case green = 1
        /// Yellow: be aware.
        case yellow = 2
        /// Orange: be prepared.
        case orange = 3
        /// Red: take action.
        case red = 4
    }
}
