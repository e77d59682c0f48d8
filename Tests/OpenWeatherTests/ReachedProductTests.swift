import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

/// The products that README and the page on coverage say are reached with an endpoint of one's own, and those that are
/// not.
@Suite("Products of the service that have no method", .watched)
struct ReachedProductTests {
    private static func client(host: String, over http: ScriptedHTTPClient) -> OpenWeatherClient {
        let api = OpenWeatherAPIConfiguration(apiKey: APIKey("secret0123456789"), host: URL(string: "https://\(host)"))
        var configuration = OpenWeatherConfiguration(api: api)
        configuration.transport = http
        configuration.cache = .none
        configuration.retry = .noDeadline
        return OpenWeatherClient(configuration: configuration)
    }

    private static func endpoint(_ path: String, base: Endpoint.Base = .weather) -> Endpoint {
        Endpoint(base: base, path: path, queryItems: [URLQueryItem(name: "lat", value: "1")], takesOptions: false)
    }

    @Test(arguments: [
        ("api.openweathermap.org", "air_pollution/history"), ("api.openweathermap.org", "forecast/daily"),
        ("pro.openweathermap.org", "forecast/hourly"), ("pro.openweathermap.org", "forecast/climate"),
        ("history.openweathermap.org", "history/city"), ("history.openweathermap.org", "aggregated/day"),
        ("history.openweathermap.org", "history/accumulated_temperature"),
    ])
    func `are requested from the host of their client`(host: String, path: String) async throws {
        let http = ScriptedHTTPClient()
        http.responses.enqueue(.json(#"{"cod":"200"}"#))
        let client = Self.client(host: host, over: http)

        _ = try await client.data(of: Self.endpoint(path))

        let request = try #require(http.requests.first)
        let components = try #require(URLComponents(url: request.url, resolvingAgainstBaseURL: true))
        #expect(components.host == host)
        #expect(components.path == "/data/2.5/\(path)")
        #expect(request.plan == .account)
    }

    @Test(arguments: [
        "../../energy/2.0/solar/interval_data", "../../maps/2.0/relief/1/1/1", "//bulk.openweathermap.org/x",
    ])
    func `outside the paths of the configuration are refused unsent`(path: String) async {
        let http = ScriptedHTTPClient()
        let client = Self.client(host: "api.openweathermap.org", over: http)

        await #expect(throws: WeatherError.self) { _ = try await client.data(of: Self.endpoint(path)) }

        #expect(http.requests.isEmpty)
    }

    @Test
    func `under data three count as One Call`() async throws {
        let http = ScriptedHTTPClient()
        http.responses.enqueue(.json("[]"))
        let client = Self.client(host: "api.openweathermap.org", over: http)

        _ = try await client.data(of: Self.endpoint("stations", base: .oneCall3))

        #expect(http.requests.map(\.plan) == [.oneCall3])
    }
}
