import Foundation
import OpenWeatherCore
import OpenWeatherNetworking

/// The remote repositories over one client, at one moment.
struct Remote {
    /// The moment all answers arrive at.
    static let arrival = Date(timeIntervalSince1970: 1_790_000_000)

    /// The repository of weather.
    let weather: RemoteWeatherRepository
    /// The repository of air quality.
    let air: RemoteAirQualityRepository
    /// The repository of places.
    let geocoding: RemoteGeocodingRepository

    /// Builds the repositories over `client`.
    init(_ client: RespondingHTTPClient, config: any WeatherAPIConfig = OpenWeatherAPIConfig(apiKey: APIKey("abc"))) {
        let now: @Sendable () -> Date = { Self.arrival }
        weather = RemoteWeatherRepository(client: client, config: config, now: now)
        air = RemoteAirQualityRepository(client: client, config: config, now: now)
        geocoding = RemoteGeocodingRepository(client: client, config: config, now: now)
    }

    /// Builds the repositories over a service that answers `body` to everything.
    init(responding body: String) {
        self.init(RespondingHTTPClient(body: body))
    }

    /// The current weather in what the service answers, asked for in `units`.
    func currentWeather(_ units: Units = .metric) async throws(WeatherError) -> CurrentWeather {
        try await weather.currentWeather(
            for: .city("Helsinki"),
            options: RequestOptions(units: units),
            policy: .refresh
        )
        .value
    }

    /// The forecast in what the service answers, asked for in `units`.
    func forecast(_ units: Units = .metric) async throws(WeatherError) -> Forecast {
        try await weather.forecast(
            for: .city("Helsinki"),
            count: nil,
            options: RequestOptions(units: units),
            policy: .refresh
        )
        .value
    }
}
