import Foundation
import OpenWeatherNetworking
import Testing

@Suite("Configuration")
struct ConfigurationRedactionTests {
    private static let address = "https://someone:hunter2@weather.example.com:8443/v1?token=sesame#part"

    private func texts(of value: some Any) -> [String] {
        var dumped = ""
        dump(value, to: &dumped)
        return ["\(value)", String(describing: value), String(reflecting: value), dumped, "\([value])"]
    }

    private func check(_ config: some WeatherAPIConfig) {
        for text in texts(of: config) {
            for secret in ["someone", "hunter2", "token", "sesame", "part", "0123456789abcdef"] {
                #expect(!text.contains(secret), "\(text)")
            }
            #expect(text.contains("https://weather.example.com:8443/v1"), "\(text)")
        }
    }

    @Test
    func ofAGatewayIsDescribedByItsAddressAlone() throws {
        let url = try #require(URL(string: Self.address))

        check(GatewayAPIConfig(url: url, headers: ["X-App": "sesame"]))
    }

    @Test
    func ofTheServiceIsDescribedByItsAddressAlone() {
        check(OpenWeatherAPIConfig(apiKey: APIKey("0123456789abcdef"), host: URL(string: Self.address)))
    }

    @Test
    func withoutAnAddressIsDescribedWithoutOne() {
        let sut = OpenWeatherAPIConfig(apiKey: APIKey("0123456789abcdef"), host: nil)

        #expect("\(sut)" == "OpenWeatherAPIConfig(-)")
        #expect(String(reflecting: sut) == "OpenWeatherAPIConfig(-)")
    }
}
