import OpenWeatherCaching
import OpenWeatherCore
import Testing

@Suite("Secrets of the environment")
struct EnvironmentSecretStoreTests {
    private let sut = EnvironmentSecretStore(
        environment: ["OPENWEATHER_API_KEY": "abc123", "EMPTY": "", "OTHER": "x"],
        variables: ["api-key": "OPENWEATHER_API_KEY", "empty": "EMPTY", "unset": "UNSET"]
    )

    @Test(arguments: [("api-key", "abc123"), ("empty", nil), ("unset", nil), ("OTHER", nil)])
    func `are found by name`(name: String, expected: String?) {
        #expect(sut.secret(named: name)?.reveal() == expected)
    }

    @Test(arguments: [("api-key", "OPENWEATHER_API_KEY"), ("unknown", "unknown")])
    func `cannot be changed`(name: String, variable: String) {
        #expect(throws: WeatherError.storage(.unwritable(name: variable))) {
            try sut.setSecret(Secret("x"), named: name)
        }
    }

    @Test
    func `are not printed`() {
        var text = "\(sut) \(String(reflecting: sut))"
        dump(sut, to: &text)

        #expect(!text.contains("abc123"))
    }
}
