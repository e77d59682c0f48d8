import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

/// The addresses and plans of all products, as an endpoint of one's own reaches them.
@Suite("Products of the service", .watched)
struct ReachedProductTests {
    private static func client(
        host: String,
        over http: ScriptedHTTPClient,
        _ budget: CallBudget? = nil,
        _ limits: [BillingPlan: CallLimits] = [:]
    ) -> OpenWeatherClient {
        let api = OpenWeatherAPIConfiguration(apiKey: APIKey("secret0123456789"), host: URL(string: "https://\(host)"))
        var configuration = OpenWeatherConfiguration(api: api)
        configuration.transport = http
        configuration.cache = .none
        configuration.retry = .noDeadline
        configuration.ledger = .memory
        configuration.budget = budget
        configuration.plan.limits.merge(limits) { _, limit in limit }
        return OpenWeatherClient(configuration: configuration)
    }

    private static func endpoint(_ path: String, base: Endpoint.Base = .weather) -> Endpoint {
        Endpoint(base: base, path: path, queryItems: [URLQueryItem(name: "lat", value: "1")], takesOptions: false)
    }

    @Test(
        arguments: [
            (.weather, "air_pollution/history", "api.openweathermap.org/data/2.5", .account),
            (.pro, "forecast/hourly", "pro.openweathermap.org/data/2.5", .account),
            (.pro, "forecast/climate", "pro.openweathermap.org/data/2.5", .account),
            (.history, "history/city", "history.openweathermap.org/data/2.5", .history),
            (.history, "aggregated/day", "history.openweathermap.org/data/2.5", .history),
            (.stations, "stations", "api.openweathermap.org/data/3.0", .account),
            (.tiles, "clouds_new/1/0/1.png", "tile.openweathermap.org/map", .account),
            (.maps, "relief/1/0/1", "maps.openweathermap.org/maps/2.0", .account),
            (.energy, "solar/interval_data", "api.openweathermap.org/energy/2.0", .energy),
            (.bulk, "snapshot/weather_14.json.gz", "bulk.openweathermap.org", .account),
        ] as [(Endpoint.Base, String, String, BillingPlan)]
    )
    func `are requested from the host that the service has for them`(
        base: Endpoint.Base,
        path: String,
        address: String,
        plan: BillingPlan
    ) async throws {
        let http = ScriptedHTTPClient()
        http.responses.enqueue(.json(#"{"cod":"200"}"#))
        let client = Self.client(host: "api.openweathermap.org", over: http)

        if plan == .energy {
            await #expect(throws: WeatherError.rateLimited(retryAfter: nil, limit: .contradiction(.noPaidCalls))) {
                _ = try await client.data(of: Self.endpoint(path, base: base))
            }
            #expect(http.requests.isEmpty)
        } else {
            _ = try await client.data(of: Self.endpoint(path, base: base))

            let request = try #require(http.requests.first)
            #expect(request.url.absoluteString == "https://\(address)/\(path)?lat=1&appid=secret0123456789")
            #expect(request.plan == plan)
        }
    }

    @Test(
        arguments: [
            (nil, [.energy: CallLimits(perDay: 1)]), (CallBudget(), [:]),
            (CallBudget(), [.energy: CallLimits(perDay: 0)]),
        ] as [(CallBudget?, [BillingPlan: CallLimits])]
    )
    func `that cost money from the first call are not requested without a permission`(
        budget: CallBudget?,
        limits: [BillingPlan: CallLimits]
    ) async {
        let http = ScriptedHTTPClient()
        let client = Self.client(host: "api.openweathermap.org", over: http, budget, limits)

        await #expect(throws: WeatherError.self) {
            _ = try await client.data(of: Self.endpoint("solar/interval_data", base: .energy))
        }

        #expect(http.requests.isEmpty)
    }

    @Test
    func `that cost money from the first call are requested as often as the plan permits`() async throws {
        let http = ScriptedHTTPClient()
        http.responses.enqueue(.json("{}"))
        let client = Self.client(
            host: "api.openweathermap.org",
            over: http,
            CallBudget(),
            [.energy: CallLimits(perDay: 1)]
        )

        _ = try await client.data(of: Self.endpoint("solar/interval_data", base: .energy))
        await #expect(throws: WeatherError.self) {
            _ = try await client.data(of: Self.endpoint("solar/interval_data", base: .energy))
        }

        #expect(http.requests.map(\.plan) == [.energy])
        #expect(try await client.callUsage().map(\.plan) == [.account, .energy])
    }

    @Test(arguments: Endpoint.Base.allCases)
    func `are requested from one host where it is not the service's`(base: Endpoint.Base) async throws {
        let api = OpenWeatherAPIConfiguration(apiKey: APIKey("abc"), host: URL(string: "http://127.0.0.1:8080/all"))

        let url = try RequestBuilder(api: api).request(for: Self.endpoint("x", base: base)).url

        #expect(url.absoluteString.hasPrefix("http://127.0.0.1:8080/all/"), "\(url)")
    }

    @Test(arguments: Endpoint.Base.allCases)
    func `never leave a gateway for another server`(base: Endpoint.Base) throws {
        let url = try #require(URL(string: "https://gateway.test/v1"))
        var api = OpenWeatherAPIConfiguration(gateway: url)
        let known: Set<Endpoint.Base> = [.weather, .geo, .oneCall3, .oneCall4]

        let address = api.baseURL(of: base)
        #expect(known.contains(base) ? address?.host() == "gateway.test" : address == nil)

        api.setBaseURL(url.appending(path: "own"), of: base)
        #expect(api.baseURL(of: base)?.absoluteString == "https://gateway.test/v1/own")
        api.setBaseURL(nil, of: base)
        #expect(api.baseURL(of: base) == nil)
    }

    @Test(arguments: [nil, "https://weather.test", "https://weather.test/weather"])
    func `are not guessed for an address of another form`(address: String?) {
        var api = OpenWeatherAPIConfiguration(apiKey: APIKey("abc"))
        api.baseURLWeather = address.flatMap { URL(string: $0) }

        for base in Endpoint.Base.allCases where base != .weather && base != .geo {
            #expect(api.baseURL(of: base) == nil)
        }
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
}
