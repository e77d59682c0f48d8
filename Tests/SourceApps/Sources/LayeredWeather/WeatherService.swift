import Foundation
import OpenWeatherComposition

/// The failures that the app tells apart.
enum APIError: LocalizedError, Equatable {
    case noInternetConnection, serverError, invalidCity, unknownError

    init(_ error: WeatherError) {
        self =
            switch error {
            case .offline, .timedOut: .noInternetConnection
            case .notFound, .badRequest: .invalidCity
            case .server, .rateLimited, .invalidResponse: .serverError
            default: .unknownError
            }
    }

    var errorDescription: String? {
        switch self {
        case .noInternetConnection: "There is no connection to the internet."
        case .serverError: "The service has a problem."
        case .invalidCity: "There is no such city."
        case .unknownError: "The weather cannot be loaded."
        }
    }
}

/// The weather now and the forecast of a city.
protocol WeatherService: Sendable {
    func weather(in city: String) async throws(APIError) -> Fetched<CurrentWeather>
    func forecast(in city: String) async throws(APIError) -> Fetched<Forecast>
}

/// The service over a client, with its cache, its retries, and its limits.
struct ClientWeatherService: WeatherService {
    let client: OpenWeatherClient

    func weather(in city: String) async throws(APIError) -> Fetched<CurrentWeather> {
        do { return try await client.currentWeather(for: .city(city)) } catch { throw APIError(error) }
    }

    func forecast(in city: String) async throws(APIError) -> Fetched<Forecast> {
        do { return try await client.forecast(for: .city(city)) } catch { throw APIError(error) }
    }
}
