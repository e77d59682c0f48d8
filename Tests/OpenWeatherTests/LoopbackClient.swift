import Foundation
import OpenWeather
import OpenWeatherMocks
import OpenWeatherNetworking

extension LoopbackWeatherServer {
    /// Starts a server with demo weather at a time of the test's choice.
    ///
    /// - Throws: An error of the system.
    static func demo(at time: TestTime) throws -> LoopbackWeatherServer {
        let demo = DemoWeather(now: { time.now })
        return try LoopbackWeatherServer { request in
            let items = request.queryItems.map { ($0.name, $0.value ?? "") }
            let response = demo.response(path: request.path, query: Dictionary(items) { first, _ in first })
            return .json(String(decoding: response.body, as: UTF8.self), status: response.status)
        }
    }

    /// Returns a client of this server that caches in memory at a time of the test's choice, and tries once without a
    /// deadline.
    func client(at time: TestTime, adjust: (inout OpenWeatherConfiguration) -> Void = { _ in }) -> OpenWeatherClient {
        var configuration = OpenWeatherConfiguration(
            api: OpenWeatherAPIConfiguration(apiKey: APIKey("abc"), host: baseURL)
        )
        configuration.cache = .memory
        configuration.now = { time.now }
        configuration.retry = RetryPolicy(maximumAttempts: 1, deadline: nil)
        configuration.timeout = .seconds(3_600)
        adjust(&configuration)
        return OpenWeatherClient(configuration: configuration)
    }

    /// Returns what `read` returns of a client of a server that sends `body` to every request.
    static func value<Value>(
        of body: String,
        status: Int = 200,
        at time: TestTime,
        _ read: (OpenWeatherClient) async throws -> Value
    ) async throws -> Value {
        let server = try LoopbackWeatherServer { _ in .json(body, status: status) }
        do {
            let value = try await read(server.client(at: time))
            await server.stop()
            return value
        } catch {
            await server.stop()
            throw error
        }
    }
}
