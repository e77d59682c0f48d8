import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Diagnosis of access", .watched)
struct AccessDiagnosisTests {
    private static let key = "0123456789abcdef0123456789abcdef"
    private static let place = "lat=51.5&lon=-0.12"
    private static let targets = [
        "/data/2.5/weather?\(place)&appid=\(key)",
        "/data/3.0/onecall?\(place)&exclude=minutely,hourly,daily,alerts&appid=\(key)",
        "/data/4.0/onecall/current?\(place)&appid=\(key)",
    ]

    /// Responses of the service to the weather, One Call 3.0 and One Call 4.0.
    private func client(
        _ statuses: [Int],
        key: String = key,
        host: URL? = URL(string: "https://example.com")
    ) -> (OpenWeatherClient, ScriptedHTTPClient) {
        let transport = ScriptedHTTPClient()
        transport.responses.respond { request throws(NetworkError) in
            let version = ["2.5", "3.0", "4.0"].firstIndex { request.url.path().hasPrefix("/data/\($0)/") } ?? 0
            let status = statuses[version]
            if status == 0 { throw .transport(URLError(.timedOut)) }
            if status == 1 { return StubResponse(headers: ["Content-Type": "text/html"], body: Data("<html>".utf8)) }
            return status == 200 ? .json("{}") : .error(status: status, message: "One Call requires a subscription")
        }
        var configuration = OpenWeatherConfiguration(api: OpenWeatherAPIConfiguration(apiKey: APIKey(key), host: host))
        configuration.retry = .noDeadline
        configuration.cache = .none
        configuration.transport = transport
        configuration.now = { Date(timeIntervalSince1970: 1_779_969_600) }
        return (OpenWeatherClient(configuration: configuration), transport)
    }

    private static let granted = ProductAccess.granted
    private static let noSubscription = ProductAccess.denied(.invalidKey(.subscriptionRequired))
    private static let wrong = ProductAccess.denied(.invalidKey(.unknownOrInactive))
    private static let unclear = ProductAccess.denied(.invalidKey(.undetermined))

    @Test(
        arguments: [
            ([200, 200, 200], [granted, granted, granted]), ([200, 401, 200], [granted, noSubscription, granted]),
            ([200, 403, 401], [granted, noSubscription, noSubscription]), ([401, 401, 401], [wrong, wrong, wrong]),
            ([401, 200, 401], [unclear, granted, unclear]),
            ([0, 401, 401], [.open(.timedOut), unclear, unclear]),
            ([0, 401, 200], [.open(.timedOut), noSubscription, granted]),
            ([500, 401, 401], [.open(.server(status: 500)), unclear, unclear]),
            ([1, 401, 401], [.open(.invalidResponse(.notJSON)), unclear, unclear]),
            ([200, 0, 500], [granted, .open(.timedOut), .open(.server(status: 500))]),
            ([200, 429, 404], [granted, .denied(.rateLimited(retryAfter: .seconds(600))), .open(.notFound)]),
        ] as [([Int], [ProductAccess])]
    )
    func `reports product by product`(statuses: [Int], access: [ProductAccess]) async {
        let (sut, transport) = client(statuses)

        let report = await sut.diagnoseAccess()

        #expect(report.entries.map(\.plan) == [.account, .oneCall3, .oneCall4])
        #expect(report.entries.map(\.access) == access)
        #expect(transport.requests.count == 3)
    }

    @Test(
        arguments: [
            ([], [0]), ([BillingPlan.oneCall4], [0, 2]), ([.oneCall3, .oneCall4], [0, 1, 2]),
            ([.oneCall4, .oneCall4, .account], [0, 2]), ([BillingPlan(rawValue: "tiles")], [0]),
        ] as [([BillingPlan], [Int])]
    )
    func `sends exactly the calls that its cost names`(plans: [BillingPlan], targets: [Int]) async throws {
        let (sut, transport) = client([500, 500, 500])

        let cost = sut.cost(of: .accessDiagnosis(of: plans))
        _ = await sut.diagnoseAccess(to: plans)

        let sent = transport.requests.map { "\($0.url.path())?\($0.url.query() ?? "")" }
        #expect(sent == targets.map { Self.targets[$0] })
        #expect(cost.total == sent.count)
        #expect(cost[.account] == 1)
        #expect(cost[.oneCall4] == (targets.contains(2) ? 1 : 0))
    }

    @Test
    func `sends nothing without a key`() async {
        let (sut, transport) = client([200, 200, 200], key: "YOUR_API_KEY")

        let report = await sut.diagnoseAccess()

        #expect(report.entries.allSatisfy { $0.access == .denied(.missingKey) })
        #expect(transport.requests.isEmpty)
    }

    @Test
    func `says that a key of another form does not look like one`() async {
        let (sut, transport) = client([401, 401, 401], key: "typo")

        let report = await sut.diagnoseAccess()

        #expect(report.entries.allSatisfy { $0.access == .denied(.invalidKey(.malformed)) })
        #expect(transport.requests.count == 3)
    }

    @Test
    func `sends to no server but the configured one`() async {
        struct Own: WeatherAPIConfiguration {
            let apiKey: APIKey? = nil
            let baseURLWeather = URL(string: "https://gateway.example/weather")
            let baseURLGeo: URL? = nil
        }
        let transport = ScriptedHTTPClient()
        transport.responses.always(.json("{}"))
        var configuration = OpenWeatherConfiguration(api: Own())
        configuration.retry = .noDeadline
        configuration.cache = .none
        configuration.transport = transport
        let sut = OpenWeatherClient(configuration: configuration)

        let report = await sut.diagnoseAccess()

        // A gateway with paths of its own has no address that One Call's could be derived from.
        #expect(report[.account] == .granted)
        #expect(report[.oneCall3] == .denied(.badRequest(.invalidAddress)))
        #expect(report[.oneCall4] == .denied(.badRequest(.invalidAddress)))
        #expect(transport.requests.map(\.url.path) == ["/weather/weather"])
    }

    @Test(arguments: [401, 403])
    func `serves later requests as evidence`(status: Int) async throws {
        let (sut, _) = client([200, status, status])
        let daily = Endpoint(base: .weather, path: "forecast/daily", queryItems: [], takesOptions: false)

        _ = await sut.diagnoseAccess(to: [])
        let (refused, _) = client([status, 200, 200])

        await #expect(throws: WeatherError.invalidKey(.undetermined)) { try await refused.data(of: daily) }
        #expect(try await sut.data(of: daily).value == Data("{}".utf8))
    }

    @Test
    func `finds every product in made-up weather`() async {
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient(now: { SampleTime.fetched }))
        configuration.retry = .noDeadline
        configuration.now = { SampleTime.fetched }
        let sut = OpenWeatherClient(configuration: configuration)

        let report = await sut.diagnoseAccess(to: [.oneCall3, .oneCall4, .history])

        #expect(report.entries.map(\.access) == [.granted, .granted, .granted, .granted])
    }

    @Test
    func `requests the last day of the past, and what costs money only within a budget`() async throws {
        let transport = ScriptedHTTPClient()
        transport.responses.respond { _ throws(NetworkError) in .json("{}") }
        var configuration = OpenWeatherConfiguration(
            api: OpenWeatherAPIConfiguration(apiKey: APIKey(Self.key))
        )
        configuration.retry = .noDeadline
        configuration.cache = .none
        configuration.ledger = .memory
        configuration.transport = transport
        configuration.now = { Date(timeIntervalSince1970: 1_779_969_600) }
        let unpaid = OpenWeatherClient(configuration: configuration)
        configuration.budget = CallBudget()
        configuration.plan.limits[.energy] = CallLimits(perDay: 1)
        let paid = OpenWeatherClient(configuration: configuration)

        let first = await unpaid.diagnoseAccess(to: [.history, .energy])
        let second = await paid.diagnoseAccess(to: [.energy])

        #expect(first[.history] == .granted)
        #expect(
            first[.energy] == .denied(.rateLimited(retryAfter: nil, limit: .contradiction(.noPaidCalls)))
        )
        #expect(second[.energy] == .granted)
        let history = "https://history.openweathermap.org/data/2.5/history/city"
        let solar = "https://api.openweathermap.org/energy/2.0/solar/interval_data"
        let weather = "https://api.openweathermap.org/data/2.5/weather?\(Self.place)&appid=\(Self.key)"
        #expect(
            transport.requests.map(\.url.absoluteString) == [
                weather, "\(history)?\(Self.place)&type=hour&start=1779883200&end=1779886800&appid=\(Self.key)",
                weather, "\(solar)?\(Self.place)&date=2026-05-28&interval=1d&appid=\(Self.key)",
            ]
        )
    }
}
