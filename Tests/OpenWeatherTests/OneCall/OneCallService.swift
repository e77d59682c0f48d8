import Foundation
import OpenWeather
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestSupport

/// A service of One Call that responds by path and records the addresses of its requests.
final class OneCallService: HTTPClient {
    /// A response to a request of a path and its query.
    typealias Rule = @Sendable (String, [String: String]) async throws(NetworkError) -> (status: Int, body: String)

    /// The date at which every response arrives: 20:26 UTC, a quarter of an hour before the rows.
    static let now = Date(timeIntervalSince1970: 1_780_000_000)

    /// The addresses of the service.
    static let api = OpenWeatherAPIConfiguration(apiKey: APIKey("abc"), host: URL(string: "https://one.test"))

    private let sent = Locked<[String]>([])
    private let rule: Rule
    private let age: @Sendable (_ path: String, _ number: Int) -> Int?

    /// Creates a service; the number of a request counts from 1.
    init(age: @escaping @Sendable (_ path: String, _ number: Int) -> Int? = { _, _ in nil }, _ rule: @escaping Rule) {
        self.age = age
        self.rule = rule
    }

    /// Creates a service that responds with one body to everything.
    convenience init(body: String) {
        self.init { _, _ throws(NetworkError) in (200, body) }
    }

    /// The paths and queries of the requests, sorted, without the parts that are the same in all of them.
    var requests: [String] {
        sent.withLock { $0 }
            .map { $0.replacing("lat=60.17&lon=24.94", with: "P").replacing("units=metric&lang=en", with: "U") }
            .sorted()
    }

    /// The requests in the order in which they were sent.
    var order: [String] { sent.withLock { $0 } }

    func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        guard let parts = URLComponents(url: request.url, resolvingAgainstBaseURL: true) else { throw .invalidURL }
        let number = sent.withLock { sent in
            sent.append("\(parts.percentEncodedPath)?\(parts.percentEncodedQuery ?? "")")
            return sent.count
        }
        let items = (parts.queryItems ?? []).map { ($0.name, $0.value ?? "") }
        let (status, body) = try await rule(parts.path, Dictionary(items) { first, _ in first })
        let headers = age(parts.path, number).map { ["Age": "\($0)"] } ?? [:]
        return TransportResponse(status: status, headers: HeaderFields(headers), body: Data(body.utf8))
    }

    /// Returns One Call of the service, behind a cache if there is one.
    func oneCall(
        _ version: OneCallVersionChoice = .automatic,
        alertLimit: Int = 20,
        api: any WeatherAPIConfiguration = OneCallService.api,
        cache: ResponseCache? = nil,
        now: @escaping @Sendable () -> Date = { OneCallService.now },
        handler: @escaping NetworkEventHandler = { _ in }
    ) -> ClientOneCall {
        let remote = RemoteSource(client: self, api: api, now: now, handler: handler)
        return ClientOneCall(
            ServiceSource(remote, cache: cache, lifetimes: .standard, now: now),
            OneCallVersions(version, now: now),
            alertLimit: alertLimit
        )
    }

    /// Returns the body of an honest service with some alerts; `nil` for another path.
    ///
    /// Its hours begin at 20:00 UTC, its days on the day of ``now`` in UTC.
    static func body(_ path: String, _ query: [String: String], alerts: [String] = []) -> String? {
        let start = query["start"].flatMap { Int($0) }
        switch path {
        case "/data/3.0/onecall": return OneCallBody.v3
        case "/data/4.0/onecall/current":
            return OneCallBody.page(OneCallBody.hours(1, from: 1_780_000_000, alerts: alerts))
        case "/data/4.0/onecall/timeline/1min":
            return OneCallBody.page(OneCallBody.minutes(61, from: 1_780_000_020, alerts: alerts))
        case "/data/4.0/onecall/timeline/15min":
            return OneCallBody.page(OneCallBody.hours(50, from: start ?? 1_780_000_200, step: 900, alerts: alerts))
        case "/data/4.0/onecall/timeline/1h":
            return OneCallBody.page(OneCallBody.hours(20, from: start ?? 1_779_998_400, alerts: alerts))
        case "/data/4.0/onecall/timeline/1day":
            return OneCallBody.page(OneCallBody.days(10, from: start ?? 1_779_926_400))
        case _ where path.hasPrefix("/data/4.0/onecall/alert/"): return OneCallBody.alert4
        default: return nil
        }
    }

    /// Creates an honest service in which some versions refuse the key.
    convenience init(refusing: Set<OneCallVersion> = [], alerts: [String] = []) {
        self.init { path, query throws(NetworkError) in
            let version: OneCallVersion = path.hasPrefix("/data/3.0") ? .v3 : .v4
            if refusing.contains(version) { return (401, OneCallBody.refusal) }
            guard let body = Self.body(path, query, alerts: alerts) else { return (404, "{}") }
            return (200, body)
        }
    }
}

extension Coordinate {
    /// The place of the bodies.
    static let helsinki = Coordinate(clampingLatitude: 60.17, longitude: 24.94)
}
