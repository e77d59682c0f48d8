import Foundation
import OpenWeatherCore
import OpenWeatherNetworking

/// The remote repositories over one client, at one date.
struct Remote {
    /// The date at which every response arrives.
    static let arrival = Date(timeIntervalSince1970: 1_790_000_000)

    /// The repository of weather.
    let weather: RemoteWeatherRepository
    /// The repository of air quality.
    let air: RemoteAirQualityRepository
    /// The repository of places.
    let geocoding: RemoteGeocodingRepository

    /// Creates the repositories over `client`.
    init(
        _ client: any HTTPClient,
        api: any WeatherAPIConfiguration = OpenWeatherAPIConfiguration(apiKey: APIKey("abc")),
        now: @escaping @Sendable () -> Date = { Self.arrival },
        handler: @escaping NetworkEventHandler = { _ in }
    ) {
        weather = RemoteWeatherRepository(client: client, api: api, now: now, handler: handler)
        air = RemoteAirQualityRepository(client: client, api: api, now: now, handler: handler)
        geocoding = RemoteGeocodingRepository(client: client, api: api, now: now, handler: handler)
    }

    /// Creates the repositories over a service that responds with `body` to everything.
    init(responding body: String) {
        self.init(RespondingHTTPClient(body: body))
    }

    /// Returns the current weather of the response, requested in `units`.
    func currentWeather(_ units: Units = .metric) async throws(WeatherError) -> CurrentWeather {
        try await weather.currentWeather(
            for: .city("Helsinki"),
            options: RequestOptions(units: units),
            policy: .refresh
        )
        .value
    }

    /// Returns the forecast of the response, requested in `units`.
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

extension RemoteSource {
    /// Creates a source over a service that responds with `body` to everything.
    convenience init(responding body: Data) {
        self.init(
            client: RespondingHTTPClient(body: body),
            api: OpenWeatherAPIConfiguration(apiKey: APIKey("abc")),
            now: { Remote.arrival },
            handler: { _ in }
        )
    }
}
