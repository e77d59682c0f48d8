import Foundation
import OpenWeather
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking

/// A server with the demo weather of One Call, and clients of it at one date.
struct OneCallServer {
    static let key = "0123456789abcdef0123456789abcdef"

    let time = TestTime()
    /// The identities of the alerts that the parts of 4.0 name.
    let alerts = Locked<[String]>([])

    /// Starts a server with the demo weather that names ``alerts``, and lets a closure replace its responses.
    func makeServer(
        instead: @escaping @Sendable (LoopbackRequest) async -> LoopbackResponse? = { _ in nil }
    ) throws -> LoopbackWeatherServer {
        let demo = DemoWeather(now: { [time] in time.now })
        return try LoopbackWeatherServer { [alerts] request in
            if let response = await instead(request) { return response }
            if request.path.contains("/alert/") {
                return .json(#"{"start": 1, "end": \#(Int(SampleTime.fetched.timeIntervalSince1970) + 86_400)}"#)
            }
            var items: [String: String] = [:]
            for name in ["lat", "lon", "start", "cnt", "units", "lang", "exclude", "appid"] {
                items[name] = request.query(name)
            }
            let response = demo.response(path: request.path, query: items)
            let names = alerts.withLock { $0 }.map { "\"\($0)\"" }.joined(separator: ",")
            let text = String(decoding: response.body, as: UTF8.self)
                .replacing(#""alerts":["#, with: #""old":["#)
                .replacing(#"{"clouds":"#, with: #"{"alerts":[\#(names)],"clouds":"#)
                .replacing(#"{"dt":"#, with: #"{"alerts":[\#(names)],"dt":"#)
            return .json(text, status: response.status)
        }
    }

    func makeClient(
        _ server: LoopbackWeatherServer,
        _ version: OneCallVersionChoice,
        cache: CacheConfiguration = .memory
    ) -> OpenWeatherClient {
        var configuration = OpenWeatherConfiguration(
            api: OpenWeatherAPIConfiguration(apiKey: APIKey(Self.key), host: server.baseURL)
        )
        configuration.cache = cache
        configuration.oneCallVersion = version
        configuration.now = { [time] in time.now }
        configuration.retry = RetryPolicy(maximumAttempts: 1, deadline: nil)
        configuration.timeout = .seconds(3_600)
        configuration.plan = .unlimited
        return OpenWeatherClient(configuration: configuration)
    }

    /// The requests since the last reading, without what is the same in all of them, sorted.
    func texts(_ server: LoopbackWeatherServer, from first: Int = 0) -> [String] {
        server.requests.dropFirst(first)
            .map {
                $0.target.replacing("lat=38.7223&lon=-9.1393", with: "P").replacing("units=metric&lang=en", with: "U")
                    .replacing("appid=\(Self.key)", with: "K")
            }
            .sorted()
    }
}

/// A value with a date, an origin and a source.
protocol FetchedValue {
    associatedtype Plain: Sendable
    var value: Plain { get }
    var origin: FetchOrigin { get }
}

extension Fetched: FetchedValue {}

extension Result where Success: FetchedValue {
    /// The value without its date, origin and source; `nil` for a failure.
    var value: Success.Plain? { try? get().value }
    /// The origin; `nil` for a failure.
    var origin: FetchOrigin? { try? get().origin }
}
