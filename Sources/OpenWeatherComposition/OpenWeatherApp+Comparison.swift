import OpenWeather
package import OpenWeatherCore
import OpenWeatherExtras
import OpenWeatherInsights

extension OpenWeatherApp {
    /// Creates the source of what home compares the weather with, over a client whose key may reach One Call.
    ///
    /// - Parameters:
    ///   - client: The client.
    ///   - hasStatistics: Whether the plan of the account has statistics.
    /// - Returns: The source.
    package nonisolated static func comparison(
        of client: OpenWeatherClient,
        hasStatistics: Bool
    ) -> any WeatherComparisonRepository {
        ComparisonSource(
            history: client.repositories.history,
            timelines: client.repositories.timelines,
            usualDays: hasStatistics ? client.usualDays : nil,
            version: { await client.knownOneCallVersion() }
        )
    }
}
