import Foundation
import OpenWeatherCore
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Request builder", .watched)
struct RequestBuilderTests {
    private let sut = RequestBuilder(api: OpenWeatherAPIConfiguration(apiKey: APIKey("0123456789abcdef-secret")))

    @Test
    func `writes the exact address of every request`() throws {
        let point = Coordinate(clampingLatitude: 60.17, longitude: -24.94)
        let german = RequestOptions(units: .imperial, language: .german)
        let expected: [(Endpoint, String)] = [
            (
                try .currentWeather(for: .coordinate(point)),
                "data/2.5/weather?lat=60.17&lon=-24.94&units=imperial&lang=de"
            ),
            (try .currentWeather(for: .cityID(7)), "data/2.5/weather?id=7&units=imperial&lang=de"),
            (
                try .forecast(for: .postcode("SW1A 1AA", country: "GB"), count: 8),
                "data/2.5/forecast?zip=SW1A%201AA,GB&cnt=8&units=imperial&lang=de"
            ),
            (.airPollution(at: point), "data/2.5/air_pollution?lat=60.17&lon=-24.94"),
            (.airPollutionForecast(at: point), "data/2.5/air_pollution/forecast?lat=60.17&lon=-24.94"),
            (try .geocoding(named: "London,GB", limit: 5), "geo/1.0/direct?q=London,GB&limit=5"),
            (try .geocoding(at: point, limit: 1), "geo/1.0/reverse?lat=60.17&lon=-24.94&limit=1"),
            (try .geocoding(postcode: "E14", country: "GB"), "geo/1.0/zip?zip=E14,GB"),
        ]

        for (endpoint, address) in expected {
            let request = try sut.request(for: endpoint, options: german)

            #expect(request.url.absoluteString == "https://api.openweathermap.org/" + address)
            #expect(request.method == "GET")
            #expect(request.headers["Accept"] == "application/json")
        }
    }

    @Test
    func `requests metric units and English by default`() throws {
        let request = try sut.request(for: .currentWeather(for: .city("Oslo")))

        #expect(request.url.query(percentEncoded: true) == "q=Oslo&units=metric&lang=en")
    }

    @Test(arguments: [
        ("A&B=C", "A%26B%3DC"), ("1+1 #2?", "1%2B1%20%232%3F"), ("50%", "50%25"), ("a/b:c;d", "a%2Fb%3Ac%3Bd"),
        ("Zürich", "Z%C3%BCrich"), ("東京", "%E6%9D%B1%E4%BA%AC"), ("x\r\nHost: y", "x%0D%0AHost%3A%20y"),
        ("x\u{0}y", "x%00y"), ("a-._~,z", "a-._~,z"),
        ("'\"<>[]{}|\\^`@$!*()", "%27%22%3C%3E%5B%5D%7B%7D%7C%5C%5E%60%40%24%21%2A%28%29"),
    ]
    )
    func `escapes what has a meaning in addresses`(name: String, escaped: String) throws {
        let endpoint = Endpoint(
            base: .geo,
            path: "direct",
            queryItems: [URLQueryItem(name: "q", value: name)],
            takesOptions: false
        )

        let url = try sut.request(for: endpoint).url

        #expect(url.absoluteString == "https://api.openweathermap.org/geo/1.0/direct?q=\(escaped)")
        let items = try #require(URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems)
        #expect(items == [URLQueryItem(name: "q", value: name)])
    }

    @Test
    func `escapes an unlisted language`() throws {
        let options = RequestOptions(language: Language(code: "x&appid=1"))

        let request = try sut.request(for: .currentWeather(for: .city("Oslo")), options: options)

        #expect(request.url.query(percentEncoded: true) == "q=Oslo&units=metric&lang=x%26appid%3D1")
    }

    @Test
    func `never adds the key`() throws {
        let request = try sut.request(for: .currentWeather(for: .city("Oslo")))

        var text = "\(request) \(String(reflecting: request)) \(request.headers)"
        dump(request, to: &text)
        #expect(!text.contains("secret"))
        #expect(!text.lowercased().contains("appid"))
    }

    @Test(arguments: [
        ("https://weather.example.org", "https://weather.example.org/data/2.5/weather"),
        ("https://example.org/owm/", "https://example.org/owm/data/2.5/weather"),
        ("http://127.0.0.1:8080/a%20b", "http://127.0.0.1:8080/a%20b/data/2.5/weather"),
        ("http://[::1]:8080", "http://[::1]:8080/data/2.5/weather"),
        ("HTTPS://example.org", "https://example.org/data/2.5/weather"),
    ]
    )
    func `goes below a gateways own path`(base: String, address: String) throws {
        let url = try #require(URL(string: base))
        let sut = RequestBuilder(api: OpenWeatherAPIConfiguration(gateway: url, headers: ["X-Token": "gateway-secret"]))

        let request = try sut.request(for: .currentWeather(for: .cityID(1)))

        #expect(request.url.absoluteString == address + "?id=1&units=metric&lang=en")
        // Credentials are added below the builder, like the key.
        #expect(request.headers["X-Token"] == nil)
    }

    @Test(arguments: [
        nil, "", "example.org", "/data", "ftp://example.org", "file:///etc", "https://", "https:///data",
        "https://user:password@example.org", "https://example.org/?appid=1", "https://example.org/#x",
        "javascript:alert(1)",
    ]
    )
    func `refuses a base address that requests cannot or should not go to`(base: String?) async throws {
        let api = FixedAPI(address: base)
        let sut = RequestBuilder(api: api)

        #expect(throws: NetworkError.invalidURL) { try sut.request(for: .currentWeather(for: .city("Oslo"))) }
        #expect(throws: NetworkError.invalidURL) { try sut.request(for: .geocoding(named: "Oslo", limit: 1)) }
        await #expect(throws: WeatherError.badRequest(.invalidAddress)) {
            try await Remote(RespondingHTTPClient(body: Body.weather), api: api).currentWeather()
        }
    }

    @Test
    func `uses the addresses that were set later`() throws {
        var gateway = OpenWeatherAPIConfiguration(gateway: try #require(URL(string: "https://example.com")))
        gateway.baseURLGeo = URL(string: "https://geo.example.com/v1")
        var service = OpenWeatherAPIConfiguration(apiKey: APIKey("abc"))
        service.baseURLGeo = gateway.baseURLGeo

        for api in [gateway, service] as [any WeatherAPIConfiguration] {
            let request = try RequestBuilder(api: api).request(for: .geocoding(postcode: "E14", country: "GB"))

            #expect(request.url.absoluteString == "https://geo.example.com/v1/zip?zip=E14,GB")
        }
    }

    @Test
    func `sends the requests own method and headers`() throws {
        let endpoint = Endpoint(
            base: .weather,
            path: "/a b//c/",
            method: "POST",
            queryItems: [],
            headers: ["X-A": "question", "accept": "text/json"],
            takesOptions: false
        )

        let request = try sut.request(for: endpoint)

        #expect(request.method == "POST")
        #expect(request.url.path(percentEncoded: true) == "/data/2.5/a%20b/c")
        #expect(request.headers["Accept"] == "text/json")
        #expect(request.headers["X-A"] == "question")
    }
}

/// A configuration with one address for everything.
private struct FixedAPI: WeatherAPIConfiguration {
    let address: String?

    var apiKey: APIKey? { nil }
    var baseURLWeather: URL? { address.flatMap { URL(string: $0) } }
    var baseURLGeo: URL? { baseURLWeather }
}
