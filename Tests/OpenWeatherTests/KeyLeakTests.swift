import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

/// A search for the key in everything the package produces while the server repeats it wherever it can.
@Suite("API key on the wire", .watched)
struct KeyLeakTests {
    /// The behavior of the server; most responses repeat the signed address.
    enum Behavior: String, CaseIterable {
        case echoInHeaders, badRequest, unauthorized, notFound, tooMany, failing, page, redirect, closed, silent
        case cutOff, notJSON, empty, wrongShape, tooLarge, divided, dividedInRefusals

        func response(to request: LoopbackRequest, elsewhere: URL) -> LoopbackResponse {
            let echo = request.target
            let quoted = echo.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            let refusal = #"{"cod":"0","message":"refused \#(quoted)"}"#
            switch self {
            case .echoInHeaders: return .json(Self.body(of: request), headers: ["X-Cache-Key": echo])
            case .badRequest: return .json(refusal, status: 400)
            case .unauthorized: return .json(refusal, status: 401)
            case .notFound: return .json(refusal, status: 404)
            case .tooMany: return .json(refusal, status: 429, headers: ["Retry-After": "1"])
            case .failing: return .json(refusal, status: 500)
            case .page: return .html("<p>Cannot reach \(echo)</p>", status: 502)
            case .redirect: return .redirect(to: elsewhere.appending(path: request.path))
            case .closed: return .closed
            case .silent: return .never
            case .cutOff: return LoopbackResponse(body: Data(echo.utf8), delivery: .cutOff(afterBodyBytes: 8))
            case .notJSON: return .json("not JSON but \(echo)")
            case .empty: return .json("")
            case .wrongShape: return .json(#"{"\#(quoted)":1,"main":{"temp":"\#(quoted)"}}"#)
            case .divided:
                return .json(Self.body(of: request).replacing("Lisbon", with: Self.divided(request)))
            case .dividedInRefusals:
                return .json(#"{"cod":"400","message":"\#(Self.divided(request))"}"#, status: 400)
            case .tooLarge: return .json(#"["\#(quoted)\#(String(repeating: "x", count: 20_000))"]"#)
            }
        }

        /// Returns the key with characters in between that texts are cleaned of.
        private static func divided(_ request: LoopbackRequest) -> String {
            let key = (request.query("appid") ?? "").map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }
            return key.prefix(4).joined(separator: "\u{FEFF}") + #"\u202e"# + key.dropFirst(4).joined()
        }

        private static func body(of request: LoopbackRequest) -> String {
            let point = #""lat":38.72,"lon":-9.14"#
            let main = #""dt":1780000000,"main":{"temp":18,"aqi":2},"components":{"pm2_5":3},"weather":[]"#
            return switch request.path {
            case "/data/2.5/weather": #"{"coord":{\#(point)},\#(main),"name":"Lisbon","cod":200}"#
            case "/data/2.5/forecast": #"{"cod":"200","list":[{\#(main)}],"city":{"coord":{\#(point)}}}"#
            case "/data/3.0/onecall", "/data/4.0/onecall/current", "/data/4.0/onecall/timeline/1h":
                #"{\#(point),"data":[{"dt":1780000000,"temp":18}],"next":"http://x.test/?\#(request.target)"}"#
            case "/geo/1.0/zip": #"{"zip":"1","name":"Lisbon",\#(point),"country":"PT"}"#
            case "/geo/1.0/direct", "/geo/1.0/reverse": #"[{"name":"Lisbon",\#(point),"country":"PT"}]"#
            default: #"{"coord":{\#(point)},"list":[{\#(main)}]}"#
            }
        }
    }

    private static let keys = ["plain0key1plain2key3", "odd+key/with=signs&more%20ä"]

    @Test(arguments: Behavior.allCases, keys)
    func `is found nowhere`(behavior: Behavior, key: String) async throws {
        let foreignServer = try LoopbackWeatherServer { .json(#"{"foreign":"\#($0.path)"}"#) }
        let elsewhere = foreignServer.baseURL
        let server = try LoopbackWeatherServer { behavior.response(to: $0, elsewhere: elsewhere) }
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: directory) }
        var configuration = OpenWeatherConfiguration(
            api: OpenWeatherAPIConfiguration(apiKey: APIKey(key), host: server.baseURL)
        )
        configuration.cache = .directory(directory)
        configuration.retry = RetryPolicy(maximumAttempts: 2, baseDelay: .milliseconds(1), deadline: nil)
        configuration.plan = AccountPlan(perMinute: 60_000)
        configuration.pace.longestWait = .zero
        configuration.timeout = behavior == .silent ? .milliseconds(100) : .seconds(3_600)
        configuration.maximumBodySize = 10_000
        let client = OpenWeatherClient(configuration: configuration)
        let events = client.events()

        var evidence = try await sendEveryRequest(client)

        evidence += Self.traces(of: client) + Self.traces(of: configuration)
        for request in server.requests { #expect(request.query("appid") == key, "the server must see the key") }
        #expect(!server.requests.isEmpty)
        for request in foreignServer.requests { evidence.append(request.target + "\(request.headers)") }
        await server.stop()
        await foreignServer.stop()
        evidence += Self.files(in: directory)
        evidence += await Self.happened(to: client, events)
        #expect(evidence.count > 20)
        let encoded = key.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? key
        for form in [key, encoded, encoded.lowercased(), Data(key.utf8).base64EncodedString()] {
            #expect(evidence.filter { $0.contains(form) }.isEmpty)
        }
    }

    @Test(arguments: [400, 404, 200])
    func `is no token in the path of a gateway`(status: Int) async throws {
        let token = "t0ken-of-this-app-1234"
        let server = try LoopbackWeatherServer { request in
            .json(#"{"cod":"\#(status)","message":"no \#(request.path)","name":"\#(request.path)"}"#, status: status)
        }
        let gateway = OpenWeatherAPIConfiguration(gateway: server.baseURL.appending(path: token))
        var configuration = OpenWeatherConfiguration(api: gateway)
        configuration.cache = .memory
        configuration.retry = RetryPolicy(maximumAttempts: 1, deadline: nil)
        configuration.timeout = .seconds(3_600)
        let client = OpenWeatherClient(configuration: configuration)

        var evidence = try await sendEveryRequest(client)

        evidence += Self.traces(of: client) + Self.traces(of: configuration) + Self.traces(of: gateway)
        await server.stop()
        #expect(!server.requests.isEmpty)
        #expect(server.requests.allSatisfy { $0.path.hasPrefix("/\(token)/") })
        #expect(evidence.flatMap { $0.split(separator: "\n") }.filter { $0.contains(token) }.isEmpty)
    }

    /// Sends every request once and returns every trace of responses and errors.
    private func sendEveryRequest(_ client: OpenWeatherClient) async throws -> [String] {
        let point = Coordinate(clampingLatitude: 38.72, longitude: -9.14)
        var traces: [String] = []
        func ask<Value: Encodable & Sendable>(
            _ ask: () async throws(WeatherError) -> Fetched<Value>
        ) async throws {
            do throws(WeatherError) {
                let response = try await ask()
                traces += Self.traces(of: response)
                traces.append(String(decoding: try encoded(response.value), as: UTF8.self))
            } catch {
                traces += Self.traces(of: error) + ["\(error as NSError)", error.localizedDescription]
            }
        }
        for query in [LocationQuery.coordinate(point), .city("Lisbon"), .cityID(1), .postcode("E14", country: "GB")] {
            try await ask { () async throws(WeatherError) in try await client.currentWeather(for: query) }
            try await ask { () async throws(WeatherError) in try await client.forecast(for: query, count: 3) }
        }
        try await ask { () async throws(WeatherError) in try await client.airQuality(at: point) }
        try await ask { () async throws(WeatherError) in try await client.airQualityForecast(at: point) }
        try await ask { () async throws(WeatherError) in try await client.locations(named: "Lisbon") }
        try await ask { () async throws(WeatherError) in try await client.locations(at: point) }
        try await ask { () async throws(WeatherError) in try await client.location(postcode: "1", country: nil) }
        traces += try await Self.oneCall(client, point)
        let own = Endpoint(base: .weather, path: "own", queryItems: [], takesOptions: true)
        try await ask { () async throws(WeatherError) in try await client.data(of: own) }
        try await ask { () async throws(WeatherError) in try await client.value(of: own, as: [String: [String]].self) }
        for await place in client.currentWeather(for: [.cityID(2), .cityID(3)]) {
            try await ask { () async throws(WeatherError) in try place.result.get() }
        }
        return traces
    }

    /// Sends the requests of both versions of One Call and returns every trace of them.
    private static func oneCall(_ client: OpenWeatherClient, _ point: Coordinate) async throws -> [String] {
        var texts: [String] = []
        for await report in client.oneCallUpdates(at: point) {
            texts += traces(of: report) + report.failures.values.map(\.localizedDescription)
        }
        do throws(WeatherError) {
            texts += traces(of: try await client.alert(id: "urn:oid:1"))
        } catch {
            texts += traces(of: error)
        }
        var rows = client.hourlyTimeline(at: point, limits: TimelineLimits(pages: 2)).makeAsyncIterator()
        do throws(WeatherError) {
            while let row = try await rows.next() { texts += traces(of: row) }
        } catch {
            texts += traces(of: error)
        }
        return texts
    }

    private func encoded(_ value: some Encodable) throws(WeatherError) -> Data {
        do { return try JSONEncoder().encode(value) } catch { throw .cancelled }
    }

    private static func traces(of value: some Any) -> [String] {
        var dumped = ""
        dump(value, to: &dumped)
        return ["\(value)", String(reflecting: value), dumped]
    }

    private static func files(in directory: URL) -> [String] {
        guard let paths = FileManager.default.enumerator(atPath: directory.path()) else { return [] }
        return paths.compactMap { $0 as? String }
            .map { path in
                let content = try? Data(contentsOf: directory.appending(path: path))
                return path + String(decoding: content ?? Data(), as: UTF8.self)
            }
    }

    /// Returns the traces of the events so far, whose end is marked by a request that misses the cache.
    static func happened(to client: OpenWeatherClient, _ events: AsyncStream<ClientEvent>) async -> [String] {
        _ = try? await client.currentWeather(for: .cityID(987_654_321), policy: .cacheOnly)
        var traces: [String] = []
        for await event in events {
            traces += Self.traces(of: event)
            if case .cache(let event) = event, "\(event)".contains("miss"), "\(event)".contains("987654321") { break }
        }
        return traces
    }
}
