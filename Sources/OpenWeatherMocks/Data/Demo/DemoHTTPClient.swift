#if canImport(FoundationNetworking)
public import Foundation
public import FoundationNetworking  // Linux keeps URLRequest in a module of its own.
#else
public import Foundation
#endif
public import OpenWeatherNetworking

/// A client that answers every request itself, from ``DemoWeather``, so that the whole real stack runs without a key
/// and without a network.
public struct DemoHTTPClient: HTTPClient {
    private let weather: DemoWeather
    private let latency: Duration
    private let clock: any Clock<Duration>

    /// Creates a client of a world.
    ///
    /// - Parameters:
    ///   - seed: The world; another one has other weather.
    ///   - now: Tells the time in it.
    ///   - latency: How long an answer takes, to make loading visible.
    ///   - clock: What the latency is waited on.
    public init(
        seed: UInt64 = 1,
        now: @escaping @Sendable () -> Date = { Date() },
        latency: Duration = .zero,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.init(weather: DemoWeather(seed: seed, now: now), latency: latency, clock: clock)
    }

    /// Creates a client of `weather`; every answer takes `latency` on `clock`.
    public init(
        weather: DemoWeather,
        latency: Duration = .zero,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.weather = weather
        self.latency = latency
        self.clock = clock
    }

    /// Answers `request` as the service would.
    public func send(_ request: URLRequest) async throws(NetworkError) -> (Data, HTTPURLResponse) {
        guard let url = request.url, let components = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
            throw .invalidURL
        }
        if latency > .zero {
            do { try await clock.sleep(for: latency) } catch { throw .cancelled }
        }
        guard !Task.isCancelled else { throw .cancelled }
        // In a query a plus is a space to the service, as in `q=New+York`.
        let items = (components.percentEncodedQueryItems ?? [])
            .map { item in
                (item.name, item.value?.replacing("+", with: " ").removingPercentEncoding ?? "")
            }
        let query = Dictionary(items) { first, _ in first }
        return try weather.response(path: components.path, query: query).response(to: request)
    }
}
