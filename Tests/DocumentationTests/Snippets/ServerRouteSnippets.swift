import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherNetworking

// snippet: server-credential
/// Returns the key from the credential of the service, or else from the environment.
func apiKey(in environment: [String: String] = ProcessInfo.processInfo.environment) -> APIKey {
    let variable = APIKey(environment["OPENWEATHER_API_KEY"] ?? "")
    guard let directory = environment["CREDENTIALS_DIRECTORY"] else { return variable }
    let credential = try? String(contentsOfFile: "\(directory)/openweather-key", encoding: .utf8)
    return credential.map(APIKey.init) ?? variable
}
// end

// snippet: server-status
/// Returns the HTTP status of a response that has no weather.
func status(for error: WeatherError) -> Int {
    switch error {
    case .notFound: 404
    // Mistakes of the server, which its log should name.
    case .missingKey, .invalidKey, .refusedByGateway, .rateLimited(_, .contradiction): 500
    case .badRequest(.invalidAddress), .badRequest(.insecureAddress): 500
    case .badRequest: 400
    case .rateLimited, .offline, .timedOut, .server, .invalidResponse: 503  // the same request may succeed later
    default: 502
    }
}
// end

extension Vapor {
    // snippet: server-vapor
    struct CityWeather: Content {
        let city: String
        let celsius: Double
        let isStale: Bool
    }

    func routes(_ app: Application, weather: OpenWeatherClient) {
        app.get("weather", ":city") { request async throws -> CityWeather in
            let city = try request.parameters.require("city")
            do throws(WeatherError) {
                let found = try await weather.currentWeather(for: .city(city))
                let celsius = found.value.temperature.celsius
                return CityWeather(city: found.value.name ?? city, celsius: celsius, isStale: found.isStale)
            } catch {
                throw Abort(.init(statusCode: status(for: error)))
            }
        }
    }
    // end

    // snippet: server-vapor-start
    func serve() async throws {
        let app = try await Application.make(.detect())
        routes(app, weather: OpenWeatherClient(apiKey: Environment.get("OPENWEATHER_API_KEY") ?? ""))
        do {
            try await app.execute()
        } catch {
            try? await app.asyncShutdown()
            throw error
        }
        try await app.asyncShutdown()
    }
    // end
}

extension Hummingbird {
    // snippet: server-hummingbird
    struct CityWeather: ResponseEncodable {
        let city: String
        let celsius: Double
        let isStale: Bool
    }

    func makeRouter(weather: OpenWeatherClient) -> Router<BasicRequestContext> {
        let router = Router()
        router.get("weather/{city}") { _, context -> CityWeather in
            let city = try context.parameters.require("city")
            do throws(WeatherError) {
                let found = try await weather.currentWeather(for: .city(city))
                let celsius = found.value.temperature.celsius
                return CityWeather(city: found.value.name ?? city, celsius: celsius, isStale: found.isStale)
            } catch {
                throw HTTPError(.init(code: status(for: error)))
            }
        }
        return router
    }
    // end

    typealias Logger = Logging.Logger

    // snippet: server-refresh
    /// A service that refreshes the weather of many cities every ten minutes.
    struct CityRefresher: Service {
        let weather: OpenWeatherClient
        let cities: [LocationQuery]
        let logger: Logger
        var clock: any Clock<Duration> = ContinuousClock()

        func run() async throws {
            await cancelWhenGracefulShutdown {
                while !Task.isCancelled {
                    let spent = await clock.measure { await refresh() }
                    try? await clock.sleep(for: .seconds(600) - spent)
                }
            }
        }

        private func refresh() async {
            var failures: [WeatherError: Int] = [:]
            for await city in weather.currentWeather(for: cities, policy: .refresh) {
                if case .failure(let error) = city.result { failures[error, default: 0] += 1 }
            }
            for (error, count) in failures {
                logger.warning("Cities without weather", metadata: ["count": "\(count)", "error": "\(error)"])
            }
        }
    }
    // end

    func start(_ client: OpenWeatherClient, _ cities: [LocationQuery], _ logger: Logger) async throws {
        // snippet: server-hummingbird-start
        let refresher = CityRefresher(weather: client, cities: cities, logger: logger)
        let app = Application(router: makeRouter(weather: client), services: [refresher])
        try await app.runService()
        // end
    }
}
