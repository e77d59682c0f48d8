public import Foundation
public import OpenWeatherNetworking

/// A client that responds to every request from ``DemoWeather``, without an API key and without a network.
///
/// Use it in demos, previews, and tests that run the whole stack on believable weather. The responses have the
/// service's own form, so decoding, caching, and error handling work as in an app.
///
/// ```swift
/// let demo = DemoHTTPClient(seed: 7, now: { SampleTime.fetched })
/// let client = OpenWeatherClient(configuration: OpenWeatherConfiguration(transport: demo))
/// let first = try await client.currentWeather(for: .city("Lisbon")).value
/// let again = try await client.currentWeather(for: .city("Lisbon"), policy: .refresh).value
/// ```
public struct DemoHTTPClient: HTTPClient {
    private let weather: DemoWeather
    private let stations: DemoStations
    private let latency: Duration
    private let clock: any Clock<Duration>

    /// Creates a client of new demo weather.
    ///
    /// - Parameters:
    ///   - seed: The seed of the weather; each seed has different weather.
    ///   - completesNames: Whether geocoding also finds cities whose names begin with a text, as an app with suggestions
    ///     expects; the service finds whole names.
    ///   - now: A closure that returns the current date.
    ///   - latency: The duration of a request, for example to make loading visible.
    ///   - clock: The clock on which the latency is measured.
    public init(
        seed: UInt64 = 1,
        completesNames: Bool = false,
        now: @escaping @Sendable () -> Date = { Date() },
        latency: Duration = .zero,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        let weather = DemoWeather(seed: seed, completesNames: completesNames, now: now)
        self.init(weather: weather, stations: DemoStations(now: now), latency: latency, clock: clock)
    }

    /// Creates a client of `weather` and `stations`; each request takes `latency`, measured on `clock`.
    public init(
        weather: DemoWeather,
        stations: DemoStations = DemoStations(),
        latency: Duration = .zero,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.weather = weather
        self.stations = stations
        self.latency = latency
        self.clock = clock
    }

    /// Returns the response that the service would send to `request`, error statuses included.
    ///
    /// - Throws: `invalidURL` when the address cannot be read, or `cancelled` when the task is cancelled.
    public func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        guard let components = URLComponents(url: request.url, resolvingAgainstBaseURL: true) else {
            throw .invalidURL
        }
        if latency > .zero {
            do { try await clock.sleep(for: latency) } catch { throw .cancelled }
        }
        guard !Task.isCancelled else { throw .cancelled }
        // The service reads a plus in a query as a space, as in `q=New+York`.
        let items = (components.percentEncodedQueryItems ?? [])
            .map { item in
                (item.name, item.value?.replacing("+", with: " ").removingPercentEncoding ?? "")
            }
        let query = Dictionary(items) { first, _ in first }
        let response =
            stations.response(
                method: request.method,
                path: components.path,
                query: query,
                body: request.body ?? Data()
            )
            ?? (request.method == "POST"
                ? weather.response(path: components.path, body: request.body ?? Data())
                : weather.response(path: components.path, query: query))
        return response.response
    }
}
