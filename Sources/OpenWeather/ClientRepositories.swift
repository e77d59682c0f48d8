public import OpenWeatherCore

/// The repositories of a client, for use cases and screens.
extension OpenWeatherClient {
    /// The repository of current weather and forecasts that the client uses, for use cases and screens.
    public var weather: any WeatherRepository { ClientRepositories(client: self) }

    /// The repository of air quality that the client uses, for use cases and screens.
    public var airQuality: any AirQualityRepository { ClientRepositories(client: self) }

    /// The repository of places that the client uses, for use cases and screens.
    public var geocoding: any GeocodingRepository { ClientRepositories(client: self) }

    /// The repository of One Call that the client uses, for use cases and screens.
    public var oneCall: any OneCallRepository { clientOneCall }

    /// The repository of past weather that the client uses, and of days up to a year and a half ahead.
    public var history: any WeatherHistoryRepository { clientOneCall }

    /// The repository of timelines of One Call 4.0 that the client uses.
    public var timelines: any WeatherTimelineRepository { clientOneCall }

    /// The repository of descriptions of One Call 3.0 that the client uses.
    public var overviews: any WeatherOverviewRepository { clientOneCall }

    /// The repository of alerts of One Call 4.0 that the client uses.
    public var alerts: any WeatherAlertRepository { clientOneCall }
}

/// A client as the source of use cases and screens, which name the units and the language in every call.
struct ClientRepositories: Sendable {
    /// The client.
    let client: OpenWeatherClient
}

extension ClientRepositories: WeatherRepository {
    func currentWeather(
        for query: LocationQuery,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<CurrentWeather> {
        try await client.currentWeather(for: query, options: options, policy: policy)
    }

    func forecast(
        for query: LocationQuery,
        count: Int?,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Forecast> {
        try await client.forecast(for: query, count: count, options: options, policy: policy)
    }
}

extension ClientRepositories: AirQualityRepository {
    func airQuality(at coordinate: Coordinate, policy: FetchPolicy) async throws(WeatherError) -> Fetched<AirQuality> {
        try await client.airQuality(at: coordinate, policy: policy)
    }

    func airQualityForecast(
        at coordinate: Coordinate,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AirQualityForecast> {
        try await client.airQualityForecast(at: coordinate, policy: policy)
    }
}

extension ClientRepositories: GeocodingRepository {
    func locations(
        named name: String,
        limit: Int,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[Location]> {
        try await client.locations(named: name, limit: limit, policy: policy)
    }

    func locations(
        at coordinate: Coordinate,
        limit: Int,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[Location]> {
        try await client.locations(at: coordinate, limit: limit, policy: policy)
    }

    func location(
        postcode: String,
        country: String?,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Location> {
        try await client.location(postcode: postcode, country: country, policy: policy)
    }
}
