import Foundation
import OpenWeatherCore
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Decoding responses", .watched)
struct ResponseDecoderTests {
    @Test(arguments: [
        ("", InvalidResponse.empty), (" \r\n\t", .empty), ("\u{FEFF}", .empty),
        ("{", .truncated), ("{\"coord\": {\"lon\": 24.9", .truncated), ("{\"coord", .truncated),
        ("{\"name\": \"a\\\"", .truncated), ("{\"a\": [1, {\"b\": tru", .truncated), ("[", .truncated),
        ("hello", .notJSON), ("<html></html>", .notJSON), ("{hello", .notJSON), ("{\"a\": nope}", .notJSON),
        ("{\"a\": 1]", .notJSON), ("{\"a\": 1}}", .notJSON), ("{\"a\" 1}", .notJSON), ("}", .notJSON),
        ("name({\"coord\": 1})", .notJSON), ("{} {}", .notJSON), ("{'a': 1}", .notJSON),
        ("[]", .invalidField(path: "$")), ("[1]", .invalidField(path: "$")), ("null", .invalidField(path: "$")),
        ("7", .invalidField(path: "$")), ("\"text\"", .invalidField(path: "$")),
        ("{}", .invalidField(path: "coord")), ("{\"cod\": 200}", .invalidField(path: "coord")),
    ]
    )
    func `finds what is wrong with a body`(body: String, problem: InvalidResponse) async {
        await #expect(throws: WeatherError.invalidResponse(problem)) {
            try await Remote(responding: body).currentWeather()
        }
    }

    @Test
    func `finds every way to cut a body off`() async {
        let whole = Data(Body.weather.utf8)

        for length in 1..<whole.count {
            let client = RespondingHTTPClient(body: whole.prefix(length))

            await #expect(throws: WeatherError.invalidResponse(.truncated)) {
                try await Remote(client).currentWeather()
            }
        }
    }

    @Test
    func `does not take invalid UTF-8 for a name`() async throws {
        var body = Data(Body.weather.utf8)
        let name = try #require(body.range(of: Data("Helsinki".utf8)))
        body.replaceSubrange(name, with: [0x48, 0xFF, 0xFE, 0x69])

        await #expect(throws: WeatherError.invalidResponse(.notJSON)) {
            try await Remote(RespondingHTTPClient(body: body)).currentWeather()
        }
    }

    @Test(arguments: ["[", "{\"a\":"])
    func `survives a body that is nested without end`(opening: String) async {
        let body = String(repeating: opening, count: 100_000)

        await #expect(throws: WeatherError.self) { try await Remote(responding: body).currentWeather() }
    }

    @Test(arguments: [
        nil, "application/json", "application/json; charset=utf-8", "Application/JSON", "text/plain",
        "text/json", "application/octet-stream", "application/geo+json", "",
    ]
    )
    func `reads JSON under the types that servers give it`(type: String?) async throws {
        let headers = type.map { ["Content-Type": $0] } ?? [:]
        let client = RespondingHTTPClient(headers: headers, body: Body.weather)

        let weather = try await Remote(client).currentWeather()

        #expect(weather.name == "Helsinki")
    }

    @Test(arguments: [
        ("text/html", "text/html"), ("text/html; charset=utf-8", "text/html"), ("image/png", "image/png"),
        ("Application/XML", "application/xml"), ("text/x\u{7}\"<b>", "text/x"), ("text/***; x", "text/***"),
        (String(repeating: "x", count: 5000), String(repeating: "x", count: 60)),
    ]
    )
    func `refuses other types unread`(type: String, named: String) async {
        let client = RespondingHTTPClient(headers: ["Content-Type": type], body: Body.weather)

        await #expect(throws: WeatherError.invalidResponse(.unexpectedContentType(named))) {
            try await Remote(client).currentWeather()
        }
    }

    @Test(arguments: [
        (#"{"cod":"404","message":"Error: Not found city"}"#, WeatherError.notFound),
        (#"{"message":"","cod":"500"}"#, .server(status: 500)),
        (#"{"cod":500,"message":""}"#, .server(status: 500)),
        (#"{"cod":401,"message":"Invalid API key."}"#, .invalidKey(.undetermined)),
        (#"{"cod":"429"}"#, .rateLimited(retryAfter: nil)),
        (#"{"code":400000,"message":"range"}"#, .badRequest(.refused(message: "range", parameters: []))),
    ]
    )
    func `reads a failure inside a success as that failure`(body: String, error: WeatherError) async throws {
        let sut = Remote(responding: body)
        let point = Coordinate(clampingLatitude: 1, longitude: 2)

        await #expect(throws: error) { try await sut.currentWeather() }
        await #expect(throws: error) { try await sut.forecast() }
        await #expect(throws: error) { try await sut.air.airQuality(at: point) }
        await #expect(throws: error) { try await sut.geocoding.locations(named: "x") }
        await #expect(throws: error) { try await sut.geocoding.location(postcode: "1", country: nil) }
    }

    @Test
    func `reads a failure beside a whole body as that failure`() async throws {
        let weather = try Body.weather.with("\"cod\": 404", for: "\"cod\": 200")
        let forecast = try Body.forecast.with("\"cod\": \"500\"", for: "\"cod\": \"200\"")

        await #expect(throws: WeatherError.notFound) { try await Remote(responding: weather).currentWeather() }
        await #expect(throws: WeatherError.server(status: 500)) { try await Remote(responding: forecast).forecast() }
    }

    @Test(arguments: ["S\u{E3}o Paulo", "\u{6771}\u{4EAC}", "\u{1F600}"])
    func `takes a body that ends within a character for a truncated one`(name: String) async throws {
        let body = try Body.weather.with(name, for: "Helsinki")
        let start = try #require(body.utf8.firstRange(of: name.utf8)).lowerBound
        let head = Data(body.utf8[..<start])

        for length in 1..<name.utf8.count {
            let client = RespondingHTTPClient(body: head + Data(name.utf8.prefix(length)))

            await #expect(throws: WeatherError.invalidResponse(.truncated)) {
                try await Remote(client).currentWeather()
            }
        }
    }

    @Test(arguments: [200, 201, 203, 299])
    func `takes any success for one`(status: Int) async throws {
        let weather = try await Remote(RespondingHTTPClient(status: status, body: Body.weather)).currentWeather()

        #expect(weather.cityID == 658_225)
    }
}
