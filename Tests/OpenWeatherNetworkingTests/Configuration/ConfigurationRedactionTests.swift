import Foundation
import OpenWeatherNetworking
import Testing

@Suite("Configuration")
struct ConfigurationRedactionTests {
    private static let address = "https://someone:hunter2@weather.example.com:8443/t0k3n-12345678/v1?token=sesame#part"

    private func texts(of value: some Any) -> [String] {
        var dumped = ""
        dump(value, to: &dumped)
        return ["\(value)", String(describing: value), String(reflecting: value), dumped, "\([value])"]
    }

    private func check(_ api: some WeatherAPIConfiguration) {
        for text in texts(of: api) {
            for secret in ["someone", "hunter2", "t0k3n", "token", "sesame", "part", "0123456789abcdef"] {
                #expect(!text.contains(secret), "\(text)")
            }
            #expect(text.contains("https://weather.example.com:8443/…/data/2.5"), "\(text)")
        }
    }

    @Test
    func `of a gateway is described by its address alone`() throws {
        let url = try #require(URL(string: Self.address))

        check(OpenWeatherAPIConfiguration(gateway: url, headers: ["X-App": "sesame"]))
    }

    @Test
    func `of the service is described by its address alone`() {
        check(OpenWeatherAPIConfiguration(apiKey: APIKey("0123456789abcdef"), host: URL(string: Self.address)))
    }

    @Test(arguments: [
        ("https://weather.example.com", "https://weather.example.com/data/2.5"),
        ("https://weather.example.com/t0k3n-12345678", "https://weather.example.com/…/data/2.5"),
        ("http://localhost:8080/a/b/", "http://localhost:8080/…/data/2.5"),
        ("https://weather.example.com/data/t0k3n-12345678", "https://weather.example.com/…/data/2.5"),
        ("https://weather.example.com/map/t0k3n-12345678", "https://weather.example.com/…/data/2.5"),
    ]
    )
    func `of a gateway shows only the services part of its path`(address: String, shown: String) throws {
        let sut = OpenWeatherAPIConfiguration(gateway: try #require(URL(string: address)))

        #expect("\(sut)" == "OpenWeatherAPIConfiguration(\(shown))")
    }

    @Test
    func `of a gateway with other paths shows none of them`() throws {
        var sut = OpenWeatherAPIConfiguration(gateway: try #require(URL(string: "https://weather.example.com")))
        sut.baseURLWeather = URL(string: "https://weather.example.com/t0k3n-12345678/now")

        #expect("\(sut)" == "OpenWeatherAPIConfiguration(https://weather.example.com/…)")
    }

    @Test
    func `without an address is described without one`() {
        let sut = OpenWeatherAPIConfiguration(apiKey: APIKey("0123456789abcdef"), host: nil)

        #expect("\(sut)" == "OpenWeatherAPIConfiguration(-)")
        #expect(String(reflecting: sut) == "OpenWeatherAPIConfiguration(-)")
    }
}
