public import OpenWeatherCore

extension OpenWeatherClient {
    /// The repositories of the client and the controls of its cache and budget, for use cases and screens.
    public var repositories: ClientRepositories { ClientRepositories(client: self) }
}

/// The parts of a client that use cases and screens depend on.
///
/// Calls of your own need none of them: the methods of ``OpenWeatherClient`` do the same with fewer arguments.
public struct ClientRepositories: Sendable {
    /// The client.
    let client: OpenWeatherClient

    /// The repository of current weather and forecasts.
    public var weather: any WeatherRepository { ClientSource(client: client) }

    /// The repository of current weather and of forecasts with as many days and as fine steps as the account's plan reaches.
    ///
    /// It is ``weather`` for an ``OpenWeatherConfiguration/plan`` without
    /// ``/OpenWeatherCore/AccountPlan/forecasts``. With them, a whole forecast costs a call more for each of them: the steps of
    /// its first four days are hours, and up to eleven days follow its last one, as the daily forecast has them. Where the
    /// service refuses one of them to the key, the forecast does without, and this repository does not request it for a day.
    public var extendedWeather: any WeatherRepository { ExtendedWeatherSource(client: client) }

    /// The repository of air quality.
    public var airQuality: any AirQualityRepository { ClientSource(client: client) }

    /// The repository of places.
    public var geocoding: any GeocodingRepository { ClientSource(client: client) }

    /// The repository of One Call.
    public var oneCall: any OneCallRepository { client.services.oneCall }

    /// The repository of past weather, and of days up to a year and a half ahead.
    public var history: any WeatherHistoryRepository { client.services.oneCall }

    /// The repository of timelines of One Call 4.0.
    public var timelines: any WeatherTimelineRepository { client.services.oneCall }

    /// The repository of descriptions of One Call 3.0.
    public var overviews: any WeatherOverviewRepository { client.services.oneCall }

    /// The repository of alerts of One Call 4.0.
    public var alerts: any WeatherAlertRepository { client.services.oneCall }

    /// The cache, for a settings screen that shows its size and empties it; `nil` for ``CacheConfiguration/none``.
    public var cacheControl: (any CacheControl)? { client.services.cache }

    /// The meter of the calls that this device has used, for a settings screen; `nil` without an
    /// ``OpenWeatherConfiguration/budget``.
    public var callMeter: (any CallMeter)? { client.services.meter }
}

/// A client as the source of use cases and screens, which name the units and the language in every call.
struct ClientSource: Sendable {
    /// The client.
    let client: OpenWeatherClient
}

extension ClientSource: WeatherRepository {
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

extension ClientSource: AirQualityRepository {
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

extension ClientSource: GeocodingRepository {
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
