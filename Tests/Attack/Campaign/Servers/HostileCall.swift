import OpenWeather
import OpenWeatherCore

/// A call of the client, each to another address of the server.
enum HostileCall: CaseIterable, Sendable {
    case current
    case forecast
    case air
    case places
    case oneCall

    /// The value that a call returns.
    enum Value: Hashable, Sendable {
        /// The weather now.
        case current(CurrentWeather)
        /// A forecast.
        case forecast(Forecast)
        /// The air quality.
        case air(AirQualityForecast)
        /// Places.
        case places([Location])
        /// Parts of One Call.
        case oneCall(CurrentWeather?, [HourlyForecast]?, [DailyForecast]?, WeatherAlerts?)
    }

    /// Sends the request and returns the value.
    func value(_ client: OpenWeatherClient, at point: Coordinate) async throws(WeatherError) -> Value {
        switch self {
        case .current: return .current(try await client.currentWeather(for: .city("x"), policy: .refresh).value)
        case .forecast: return .forecast(try await client.forecast(for: .city("x"), policy: .refresh).value)
        case .air: return .air(try await client.airQualityForecast(at: point, policy: .refresh).value)
        case .places: return .places(try await client.locations(named: "x", policy: .refresh).value)
        case .oneCall:
            let report = try await client.oneCall(at: point, policy: .refresh)
            return .oneCall(
                try report.current?.get().value,
                try report.hours?.get().value,
                try report.days?.get().value,
                try report.alerts?.get().value
            )
        }
    }
}

extension HostileOutcome {
    /// Creates the kind of an error.
    init(_ error: WeatherError) {
        switch error {
        case .offline: self = .offline
        case .timedOut: self = .timedOut
        case .server: self = .server
        case .invalidResponse: self = .invalid
        case .badRequest(.refused): self = .badRequest
        case .invalidKey: self = .refusedKey
        case .notFound: self = .notFound
        case .rateLimited: self = .rateLimited
        default: self = .unexpected
        }
    }
}
