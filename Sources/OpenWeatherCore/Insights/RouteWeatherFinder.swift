public import Foundation

/// A finder of the weather along a route.
///
/// `OpenWeatherInsights` has one; screens know this protocol alone. A finder sends no request.
public protocol RouteWeatherFinder: Sendable {
    /// Returns the weather at each point of `route`, from `weather` at the middles of its cells, as it is at `now`.
    func stops(along route: TimedRoute, in weather: [ActivityWeather], at now: Date) -> [RouteStop]
}
