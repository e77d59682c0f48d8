import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

/// A service that numbers its responses, fails on demand, and can be held while requests are in flight.
///
/// The first response is named `1`, the second `2` and so on, whatever was requested.
actor Upstream {
    private let time: TestTime
    private let gate = Gate(isOpen: true)
    private let cancelled = Locked(0)
    private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    private var failure: WeatherError?

    /// A description of each request, in order.
    private(set) var requests: [String] = []
    /// The number of requests that were cancelled while they were held.
    nonisolated var cancellations: Int { cancelled.withLock { $0 } }

    init(time: TestTime) {
        self.time = time
    }

    /// Lets every later request fail, or succeed when `failure` is `nil`.
    func fail(with failure: WeatherError?) {
        self.failure = failure
    }

    /// Holds every later request.
    nonisolated func hold() {
        gate.close()
    }

    /// Releases every request.
    nonisolated func release() {
        gate.open()
    }

    /// Waits until `count` requests were received.
    func waitForRequests(_ count: Int) async {
        guard requests.count < count else { return }
        await withCheckedContinuation { watchers.append((count, $0)) }
    }

    /// Waits until a held request was cancelled.
    nonisolated func waitForCancellation() async {
        await until { cancellations != 0 }
    }

    /// Returns the next response.
    func response<Value: Sendable>(
        _ request: String,
        _ make: @Sendable (String) -> Value
    ) async throws(WeatherError) -> Fetched<Value> {
        requests.append(request)
        let number = requests.count
        for watcher in watchers where watcher.count <= number { watcher.continuation.resume() }
        watchers.removeAll { $0.count <= number }
        do {
            try await gate.pass()
        } catch {
            cancelled.withLock { $0 += 1 }
            throw .cancelled
        }
        if let failure { throw failure }
        return Fetched(make("\(number)"), at: time.now, from: .network, source: .openWeather)
    }
}

extension Upstream: WeatherRepository {
    func currentWeather(
        for query: LocationQuery,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<CurrentWeather> {
        try await response("\(query) \(options.units) \(options.language)") { .stub($0) }
    }

    func forecast(
        for query: LocationQuery,
        count: Int?,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Forecast> {
        if let count, !(1...40).contains(count) {
            throw .badRequest(.outOfRange(parameter: "cnt", allowed: 1...40))
        }
        return try await response("forecast \(count.map { "\($0)" } ?? "all")") { .stub($0) }
    }
}

extension Upstream: AirQualityRepository {
    func airQuality(
        at coordinate: Coordinate,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AirQuality> {
        try await response("air") { .stub(ozone: Double($0) ?? 0) }
    }

    func airQualityForecast(
        at coordinate: Coordinate,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AirQualityForecast> {
        try await response("air forecast") {
            AirQualityForecast(coordinate: coordinate, entries: [.stub(ozone: Double($0) ?? 0)])
        }
    }
}

extension Upstream: GeocodingRepository {
    func locations(
        named name: String,
        limit: Int,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[Location]> {
        guard (1...5).contains(limit) else { throw .badRequest(.outOfRange(parameter: "limit", allowed: 1...5)) }
        return try await response("named \(name) \(limit)") { response in
            (0..<limit).map { .stub("\(response).\($0)") }
        }
    }

    func locations(
        at coordinate: Coordinate,
        limit: Int,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[Location]> {
        guard (1...5).contains(limit) else { throw .badRequest(.outOfRange(parameter: "limit", allowed: 1...5)) }
        return try await response("at \(coordinate.latitude) \(limit)") { [.stub($0)] }
    }

    func location(
        postcode: String,
        country: String?,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Location> {
        try await response("postcode \(postcode) \(country ?? "-")") { .stub($0) }
    }
}
