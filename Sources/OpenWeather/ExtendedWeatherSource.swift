import Foundation
import OpenWeatherCore

/// A client as a source of forecasts that reach as far as the plan of the account.
struct ExtendedWeatherSource: Sendable {
    /// The client.
    let client: OpenWeatherClient
    /// The forecasts that the service has refused to the key, and when.
    private let refused = Locked<[IncludedForecast: Date]>([:])

    /// Creates a source over a client.
    init(client: OpenWeatherClient) {
        self.client = client
    }

    /// Returns the response for a forecast of the plan; `nil` when the plan or the key has none.
    private func response<Value>(
        of forecast: IncludedForecast,
        by fetch: () async throws(WeatherError) -> Fetched<Value>
    ) async -> Result<Fetched<Value>, WeatherError>? {
        guard client.services.forecasts.contains(forecast), !isRefused(forecast) else { return nil }
        do {
            return .success(try await fetch())
        } catch {
            return .failure(error)
        }
    }

    /// Returns the value of a response that may be shown beside the forecast of five days, which the key has.
    ///
    /// Nothing outdated makes a fresh forecast reach further than is known.
    private func value<Value>(
        _ response: Result<Fetched<Value>, WeatherError>?,
        of forecast: IncludedForecast,
        beside steps: Fetched<Forecast>
    ) -> Fetched<Value>? {
        switch response {
        case .success(let value) where !value.isStale || steps.isStale: return value
        case .failure(.invalidKey):
            let now = client.source.now()
            refused.withLock { $0[forecast] = now }
        default: break
        }
        return nil
    }

    /// Returns whether the service has refused a forecast less than a day ago.
    ///
    /// A program may run for months, in which a subscription begins, or lapses for a day. A refusal from the future was left
    /// by a clock that was set back.
    private func isRefused(_ forecast: IncludedForecast) -> Bool {
        let now = client.source.now()
        return refused.withLock { $0[forecast] }.map { (0..<86_400).contains(now.timeIntervalSince($0)) } ?? false
    }
}

extension ExtendedWeatherSource: WeatherRepository {
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
        guard count == nil, !client.services.forecasts.isEmpty else {
            return try await client.forecast(for: query, count: count, options: options, policy: policy)
        }
        async let hours = response(of: .hourly) { () throws(WeatherError) in
            try await client.hourlyForecast(for: query, options: options, policy: policy)
        }
        async let days = response(of: .daily) { () throws(WeatherError) in
            try await client.dailyForecast(for: query, options: options, policy: policy)
        }
        let steps = try await client.forecast(for: query, count: nil, options: options, policy: policy)
        var forecast = steps
        if let hours = value(await hours, of: .hourly, beside: steps) {
            forecast = forecast.joined(with: hours) { $0.refined(by: $1.entries) }
        }
        if let days = value(await days, of: .daily, beside: steps) {
            forecast = forecast.joined(with: days) { $0.extended(by: $1) }
        }
        return forecast
    }
}
