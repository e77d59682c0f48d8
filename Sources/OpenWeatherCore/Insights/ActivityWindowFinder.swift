public import Foundation

/// A finder of the times at which the weather suits an activity.
///
/// `OpenWeatherInsights` has one; screens know this protocol alone. A finder sends no request.
public protocol ActivityWindowFinder: Sendable {
    /// Returns the outlook for `activity` from `now` to the end of the known weather.
    func outlook(for activity: Activity, in weather: ActivityWeather, at now: Date) -> ActivityOutlook
}
