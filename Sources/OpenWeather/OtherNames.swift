public import OpenWeatherCore

// Names that a first guess or another package gives to something here. None can be used: the compiler says what to write.

/// The client.
@available(*, unavailable, renamed: "OpenWeatherClient")
public typealias WeatherService = OpenWeatherClient

@available(*, unavailable, message: "set options and cache of an OpenWeatherConfiguration(apiKey:)")
extension OpenWeatherClient {
    /// A client with options.
    public init(apiKey: String, units: Units, language: Language = .english) { self.init(apiKey: apiKey) }
    /// A client with a cache.
    public init(apiKey: String, cache: CacheConfiguration) { self.init(apiKey: apiKey) }
    /// A client with a cache.
    public init(apiKey: String, cachePolicy: CacheConfiguration) { self.init(apiKey: apiKey) }
}

@available(*, unavailable, message: "pass an OpenWeatherConfiguration(transport: DemoHTTPClient())")
extension OpenWeatherClient {
    /// A client over made-up weather.
    public static var mock: OpenWeatherClient { OpenWeatherClient(apiKey: "") }
}

@available(*, unavailable, message: "call it with for: and a point, a place, or a query such as .city(\"Lisbon\")")
extension OpenWeatherClient {
    /// The current weather at a point.
    public func currentWeather(at point: Coordinate) async throws(WeatherError) -> Fetched<CurrentWeather> {
        throw .unsupported
    }
    /// The current weather in a city.
    public func currentWeather(in city: String) async throws(WeatherError) -> Fetched<CurrentWeather> {
        throw .unsupported
    }
    /// The current weather in a city.
    public func currentWeather(city: String) async throws(WeatherError) -> Fetched<CurrentWeather> {
        throw .unsupported
    }
    /// The forecast at a point.
    public func forecast(at point: Coordinate) async throws(WeatherError) -> Fetched<Forecast> { throw .unsupported }
}

@available(*, unavailable, message: "call currentWeather(for:); a value has every unit, such as temperature.fahrenheit")
extension OpenWeatherClient {
    /// The current weather in some units.
    public func currentWeather(
        at point: Coordinate,
        units: Units
    ) async throws(WeatherError) -> Fetched<CurrentWeather> { throw .unsupported }
    /// The units of responses.
    public var units: Units {
        get { options.units }
        nonmutating set {}
    }
}

@available(*, unavailable, message: "call currentWeather(for:policy:)")
extension OpenWeatherClient {
    /// The current weather, past the cache.
    public func currentWeather(
        at point: Coordinate,
        cachePolicy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<CurrentWeather> { throw .unsupported }
}

@available(*, unavailable, message: "call currentWeather(for:), report(for:) or oneCall(at:)")
extension OpenWeatherClient {
    /// The weather at a point.
    public func weather(for point: Coordinate) async throws(WeatherError) -> Fetched<CurrentWeather> {
        throw .unsupported
    }
}

extension OpenWeatherClient {
    /// The alerts at a point.
    @available(*, unavailable, message: "call oneCall(at:parts:) with .alerts")
    public func alerts(at point: Coordinate) async throws(WeatherError) -> [WeatherAlert] { throw .unsupported }

    /// The air quality at a point.
    @available(*, unavailable, renamed: "airQuality(at:policy:)")
    public func airPollution(at point: Coordinate) async throws(WeatherError) -> Fetched<AirQuality> {
        throw .unsupported
    }

    /// One Call in a version.
    @available(*, unavailable, message: "call oneCall(at:), and set oneCallVersion of the OpenWeatherConfiguration")
    public func oneCall(at point: Coordinate, version: OneCallVersion) async throws(WeatherError) -> OneCallReport {
        throw .unsupported
    }

    /// The places of a name.
    @available(*, unavailable, renamed: "locations(named:limit:policy:)")
    public func places(named name: String) async throws(WeatherError) -> [Location] { throw .unsupported }

    /// The places near a point.
    @available(*, unavailable, renamed: "locations(at:limit:policy:)")
    public func places(at point: Coordinate) async throws(WeatherError) -> [Location] { throw .unsupported }

    /// The favorites of the user.
    @available(*, unavailable, message: "they are the favorites of the Preferences in a PreferencesStore")
    public var favorites: Preferences { Preferences() }
}

extension CacheConfiguration {
    /// No cache.
    @available(*, unavailable, renamed: "none")
    public static var disabled: CacheConfiguration { .none }
}
