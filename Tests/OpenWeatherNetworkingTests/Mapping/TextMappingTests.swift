import Foundation
import OpenWeatherCore
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Mapping of texts", .watched)
struct TextMappingTests {
    /// A text as it may stand in a body, and as it is shown.
    static let texts = [
        (#"Lis\u001b]0;owned\u0007bon"#, "Lis ]0;owned bon"), (#"Lis\nbon"#, "Lis bon"), (#"Lis\r\n\tbon"#, "Lis bon"),
        (#"\u0000Lisbon\u0000"#, "Lisbon"), (#"Lis\u009b31mbon"#, "Lis 31mbon"), (#"Lis\u007fbon"#, "Lis bon"),
        (#"Lis\u2028bon"#, "Lis bon"), (#"\u202enobsiL\u202c"#, "nobsiL"), (#"\u2066Lisbon\u2069"#, "Lisbon"),
        (#"\ufeffLisbon"#, "Lisbon"), ("Nueva  York", "Nueva  York"), ("می\u{200c}خواهم", "می\u{200c}خواهم"),
        ("São Tomé \u{1F1F8}\u{1F1F9}", "São Tomé \u{1F1F8}\u{1F1F9}"),
    ]

    @Test(arguments: texts)
    func `leaves no control character in a name or a description`(raw: String, shown: String) async throws {
        let weather = try Body.weather.with("\"\(raw)\"", for: "\"Helsinki\"")
            .with("\"\(raw)\"", for: "\"light rain\"")
        let forecast = try Body.forecast.with("\"\(raw)\"", for: "\"Helsinki\"")
            .with("\"\(raw)\"", for: "\"light rain\"")
        let places = try Body.places.with("\"\(raw)\",", for: "\"Vienna\",").with("\"\(raw)\"", for: "\"Wien\"")
            .with("\"\(raw)\"", for: "\"Wien-Stadt\"")

        let current = try await Remote(responding: weather).currentWeather()
        let later = try await Remote(responding: forecast).forecast()
        let found = try await Remote(responding: places).geocoding.locations(named: "x").value

        #expect(current.name == shown)
        #expect(current.conditions.first?.description == shown)
        #expect(later.city.name == shown)
        #expect(later.entries.first?.conditions.first?.description == shown)
        #expect(found.first?.name == shown)
        #expect(found.first?.state == shown)
        #expect(found.first?.localizedNames == ["de": shown])
    }

    @Test
    func `keeps the start of a long name`() async throws {
        let long = String(repeating: "Å", count: 1_000_000)
        let body = try Body.places.with("\"\(long)\",", for: "\"Vienna\",").with("\"\(long)\"", for: "\"Wien\"")

        let place = try #require(try await Remote(responding: body).geocoding.locations(named: "x").value.first)

        #expect(place.name == String(repeating: "Å", count: 200))
        #expect(place.localizedNames["de"] == place.name)
    }

    @Test
    func `keeps names under tags of languages alone`() async throws {
        let names =
            #"{"pt-BR": "Viena", "a\u001bb": "x", "": "x", "\#(String(repeating: "a", count: 36))": "x", "ж": "x"}"#
        let body = try Body.places.with(
            names,
            for: "{\"de\": \"Wien\", \"ascii\": \"Vienna\", \"feature_name\": \"Vienna\", \"fr\": \"\"}"
        )

        let place = try await Remote(responding: body).geocoding.locations(named: "x").value.first

        #expect(place?.localizedNames == ["pt-BR": "Viena"])
    }

    @Test
    func `shows no more of a path than a line`() async throws {
        struct Anything: Decodable, Sendable {
            let values: [String: Int]
        }
        let key = "\\u001b" + String(repeating: "k", count: 100_000)
        let source = RemoteEndpointSource(
            client: RespondingHTTPClient(body: #"{"values": {"\#(key)": "x"}}"#),
            api: OpenWeatherAPIConfiguration(apiKey: APIKey("abc"))
        )

        let path = "values. " + String(repeating: "k", count: 192)
        await #expect(throws: WeatherError.invalidResponse(.invalidField(path: path))) {
            try await source.value(
                of: Endpoint(base: .weather, path: "x", queryItems: [], takesOptions: false),
                as: Anything.self
            )
        }
    }
}
