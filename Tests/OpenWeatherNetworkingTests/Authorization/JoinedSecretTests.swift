import Foundation
import OpenWeatherCore
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Redaction of a key that a later step would join", .watched)
struct JoinedSecretTests {
    private static let key = "0123456789abcdef0123456789abcdef"
    private static let halves = (key.prefix(10), key.dropFirst(10))

    /// Every character that is not drawn, of which texts, types or terminals leave out some.
    private static let undrawn: [Unicode.Scalar] = (0...0x10FFFF).compactMap { Unicode.Scalar($0) }
        .filter { scalar in
            let category = scalar.properties.generalCategory
            return scalar.properties.isDefaultIgnorableCodePoint
                || [.control, .format, .lineSeparator, .paragraphSeparator].contains(category)
        }

    private func response(to body: String, headers: [String: String] = [:]) async throws -> TransportResponse {
        let transport = RespondingHTTPClient(headers: headers, body: body)
        return try await AuthorizingHTTPClient(wrapping: transport, key: APIKey(Self.key)).send(makeRequest())
    }

    /// Returns the current weather of a body in which the key is the description and the name.
    private func weather(_ form: String) async throws -> CurrentWeather {
        let body = Body.weather.replacing("light rain", with: form).replacing("Helsinki", with: form)
        let client = AuthorizingHTTPClient(wrapping: RespondingHTTPClient(body: body), key: APIKey(Self.key))
        let api = OpenWeatherAPIConfiguration(apiKey: APIKey(Self.key))
        return try await RemoteWeatherRepository(client: client, api: api)
            .currentWeather(for: .city("x"), options: RequestOptions(), policy: .refresh).value
    }

    @Test
    func `finds it with any character in between that is not drawn`() async throws {
        #expect(Self.undrawn.count > 4_000)
        var texts = ""
        for scalar in Self.undrawn { texts += "\(Self.halves.0)\(scalar)\(Self.halves.1)|" }

        let found = try await response(to: texts)

        let expected = String(repeating: "***|", count: Self.undrawn.count)
        #expect(String(decoding: found.body, as: UTF8.self) == expected)
    }

    @Test(arguments: [
        "\u{FEFF}", #"\ufeff"#, #"\uFEFF"#, "%EF%BB%BF", #"\\ufeff"#, "%25EF%25BB%25BF", #"\u0025EF%BB%BF"#,
        "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{FFF9}", "\u{E0041}", #"\udb40\udc41"#, #"\u0001"#, "\u{7F}",
        #"\n"#, #"\t"#, #"\u200b"#, "\u{AD}", "é", "\u{301}", "\u{FE0F}\u{200D}", #"\ufeff\u202a\ufeff"#,
    ]
    )
    func `keeps it out of values`(separator: String) async throws {
        let found = try await weather("a\(Self.halves.0)\(separator)\(Self.halves.1)b")

        #expect(found.name == "a***b")
        #expect(found.conditions.first?.description == "a***b")
    }

    @Test
    func `finds it with a character between any two`() async throws {
        for form in [
            Self.key.map { "\($0)" }.joined(separator: "\u{FEFF}"),
            Self.key.map { "\($0)" }.joined(separator: #"\u2066"#),
            Self.key.utf8.map { "%" + String($0, radix: 16) }.joined(separator: "%E2%80%AA"),
        ] {
            let found = try await weather(form)

            #expect(found.name == "***")
        }
    }

    @Test(arguments: ["\u{1}", "\u{1B}", "\u{7F}", "\u{FEFF}", "\u{202E}", "é", "%01", #"\u0001"#])
    func `keeps it out of the type of a response`(separator: String) async throws {
        let type = "text/\(Self.halves.0)\(separator)\(Self.halves.1)"

        let found = try await response(to: Body.weather, headers: ["Content-Type": type, "X-\(type)": "1"])

        #expect(found.headers["Content-Type"] == "text/***")
        #expect(found.headers["X-text/***"] == "1")
    }

    @Test(arguments: [" ", "\"", "(", ",", "\u{1}", "é"])
    func `joins nothing in the type of an error`(separator: String) async throws {
        let type = "text/\(Self.halves.0)\(separator)\(Self.halves.1)"
        let client = RespondingHTTPClient(headers: ["Content-Type": type], body: Body.weather)
        let api = OpenWeatherAPIConfiguration(apiKey: APIKey(Self.key))
        let sut = RemoteWeatherRepository(client: client, api: api)

        let error = await #expect(throws: WeatherError.self) {
            try await sut.currentWeather(for: .city("x"), options: RequestOptions(), policy: .refresh)
        }

        #expect(error == .invalidResponse(.unexpectedContentType("text/\(Self.halves.0)")))
    }

    @Test
    func `keeps a token out of the path of a field that joins its parts`() async throws {
        let body = Body.weather.replacing(
            #""main": {"temp": 8.3"#,
            with: #""gateway": {"token": {"1a": 1}}, "main": {"temp": "x""#
        )
        let endpoint = Endpoint(base: .weather, path: "weather", queryItems: [], takesOptions: false)
        let api = HeaderAPI(headers: ["Authorization": "Bearer gateway.token.1a"])
        let client = AuthorizingHTTPClient(wrapping: RespondingHTTPClient(body: body), api: api)
        struct Value: Decodable, Sendable { let gateway: [String: [String: String]] }

        let error = await #expect(throws: WeatherError.self) {
            try await RemoteEndpointSource(client: client, api: api).value(of: endpoint, as: Value.self)
        }

        #expect(error == .invalidResponse(.invalidField(path: "***")))
    }

    @Test(arguments: ["a%2Fb-12345678", "a/b-12345678", "A/B-12345678"])
    func `keeps a token of the address out as it is and decoded`(form: String) async throws {
        let url = try #require(URL(string: "https://gateway.test/a%2Fb-12345678"))
        let transport = RespondingHTTPClient(body: #"{"path":"\#(form)"}"#)

        let found = try await AuthorizingHTTPClient(wrapping: transport, api: OpenWeatherAPIConfiguration(gateway: url))
            .send(makeRequest())

        #expect(String(decoding: found.body, as: UTF8.self) == #"{"path":"***"}"#)
    }

    @Test
    func `leaves the rest of a text as it was`() async throws {
        let text = #"{"a":"São \u00e3\n%41 \#(Self.halves.0)\ufeff\#(Self.halves.1)\u00e9\"","b":["é",1.5]}"#

        let found = try await response(to: text)

        #expect(String(decoding: found.body, as: UTF8.self) == #"{"a":"São \u00e3\n%41 ***\u00e9\"","b":["é",1.5]}"#)
    }

    @Test
    func `joins no parts of two texts`() async throws {
        let text = #"{"a":"é\#(Self.halves.0)","b":"\#(Self.halves.1)"}"#

        let found = try await response(to: text)

        #expect(String(decoding: found.body, as: UTF8.self) == text)
    }
}

/// A configuration with headers and the service's addresses.
private struct HeaderAPI: WeatherAPIConfiguration {
    var apiKey: APIKey? { nil }
    var headers: [String: String]
}
