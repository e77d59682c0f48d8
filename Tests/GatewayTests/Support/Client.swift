#if os(Linux)
import Foundation
import OpenWeather
import OpenWeatherMocks

/// Clients of a gateway without deadlines, so that no test depends on speed.
enum Client {
    /// A transport that waits as long as it takes.
    static let direct = URLSessionHTTPClient(timeout: .seconds(3_600), maximumConnections: 64)

    /// Returns the SDK's client of a gateway, without a cache of its own.
    static func sdk(_ gateway: Gateway, token: String? = nil, units: Units = .metric) -> OpenWeatherClient {
        let headers = ["Authorization": "Bearer \(token ?? gateway.token)"]
        var configuration = configuration(OpenWeatherAPIConfiguration(gateway: gateway.url, headers: headers))
        configuration.options.units = units
        return OpenWeatherClient(configuration: configuration)
    }

    /// Returns a configuration in which each call is one request.
    static func configuration(
        _ api: OpenWeatherAPIConfiguration,
        over transport: any HTTPClient = direct
    ) -> OpenWeatherConfiguration {
        var configuration = OpenWeatherConfiguration(api: api)
        configuration.transport = transport
        configuration.cache = .none
        configuration.retry = RetryPolicy(maximumAttempts: 1, deadline: nil)
        configuration.plan = .unlimited
        return configuration
    }
}

extension Gateway {
    /// Sends a request with the token of a client.
    func get(_ target: String, token: String? = nil, method: String = "GET") async throws -> TransportResponse {
        guard let address = URL(string: url.absoluteString + target) else { throw NetworkError.invalidURL }
        let headers: HeaderFields = ["Authorization": "Bearer \(token ?? self.token)"]
        return try await Client.direct.send(TransportRequest(url: address, method: method, headers: headers))
    }

    /// Sends the same requests at once and returns their statuses.
    func statuses(of targets: [String], token: String? = nil) async throws -> [Int] {
        try await withThrowingTaskGroup(of: Int.self) { group in
            for target in targets { group.addTask { try await get(target, token: token).status } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
    }

    /// Returns the report for the operator.
    func health() async throws -> (status: Int, text: String) {
        let response = try await Client.direct.send(TransportRequest(url: operatorURL.appending(path: "health")))
        return (response.status, String(decoding: response.body, as: UTF8.self))
    }
}

/// The service behind a gateway.
enum Upstream {
    /// Starts a server of made-up weather that knows the gateway's key.
    static func service() throws -> LoopbackWeatherServer {
        let start = Date()
        let weather = DemoWeather(now: { start })
        return try LoopbackWeatherServer { request in
            guard request.query("appid") == Gateway.key else {
                return .json(#"{"cod":401,"message":"Invalid API key."}"#, status: 401)
            }
            let query = Dictionary(request.queryItems.map { ($0.name, $0.value ?? "") }) { first, _ in first }
            let response = weather.response(path: request.path, query: query)
            return LoopbackResponse(status: response.status, headers: response.headers, body: response.body)
        }
    }

    /// Starts a server that sends the same to every request.
    static func always(_ response: LoopbackResponse) throws -> LoopbackWeatherServer {
        try LoopbackWeatherServer { _ in response }
    }
}
#endif
