import OpenWeatherCore
import Testing

@Suite("Postcode")
struct PostcodeTests {
    @Test(arguments: [
        ("90210", "90210", nil as String?), ("90210,US", "90210", "US"), ("90210 , us", "90210", "US"),
        (" SW1A 1AA, GB ", "SW1A 1AA", "GB"),
        ("E14", "E14", nil), ("100-0001,JP", "100-0001", "JP"), ("1A", "1A", nil),
        ("1234567890", "1234567890", nil),
    ]
    )
    func readsCodesWithAndWithoutACountry(text: String, code: String, country: String?) throws {
        let sut = try #require(Postcode(text))

        #expect(sut.code == code)
        #expect(sut.country == country)
    }

    @Test(arguments: [
        "", " ", ",", "1", "12345678901", "London", "London,GB", "90210,", "90210,USA", "90210,U", "90210,U1",
        "90210,US,CA", "90_210",
        "９０２１０", "90210\n", "90210,日本", "10.5",
    ]
    )
    func refusesWhatCannotBeOne(text: String) {
        #expect(Postcode(text) == nil)
    }
}
