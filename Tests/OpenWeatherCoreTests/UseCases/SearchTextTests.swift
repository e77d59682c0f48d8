import OpenWeatherCore
import Testing

@Suite("SearchText")
struct SearchTextTests {
    @Test(arguments: ["", " ", "\n\t ", "\u{3000}", "\u{200B}", "\u{FEFF}\u{200E} ", ",", " , , ", "，", "\u{0}"]
    )
    func `takes white space marks and commas for nothing`(text: String) {
        #expect(SearchText(text) == .empty)
    }

    @Test(arguments: [
        ("48.85, 2.35", 48.85, 2.35), ("48.85,2.35", 48.85, 2.35), ("48.85 2.35", 48.85, 2.35),
        (" 48.85 ,  2.35 ", 48.85, 2.35),
        ("48.85;2.35", 48.85, 2.35), ("-33.87, 151.21", -33.87, 151.21), ("−33.87, −70.65", -33.87, -70.65),
        ("+48.85 +2.35", 48.85, 2.35),
        ("48,85 2,35", 48.85, 2.35), ("48,85; 2,35", 48.85, 2.35), ("48,85, 2,35", 48.85, 2.35),
        ("48,85,2,35", 48.85, 2.35),
        ("48, 2", 48, 2), ("48,2", 48, 2), ("0,0", 0, 0), ("90,-180", 90, -180), ("-5 10", -5, 10),
        ("48. 2.", 48, 2), (".5,.5", 0.5, 0.5),
        ("48.85N 2.35E", 48.85, 2.35), ("48.85n, 2.35w", 48.85, -2.35), ("48.85° N, 2.35° E", 48.85, 2.35),
        ("48.85 ° 2.35 °", 48.85, 2.35),
        ("33.9S 18.4E", -33.9, 18.4), ("S33.9 W70.6", -33.9, -70.6), ("S 33.9, W 70.6", -33.9, -70.6),
        ("2.35E 48.85N", 48.85, 2.35),
        ("W70.6 S33.9", -33.9, -70.6), ("48,85° N; 2,35° E", 48.85, 2.35), ("４８．８５，２．３５", 48.85, 2.35),
        ("٤٨٫٨٥، ٢٫٣٥", 48.85, 2.35),
        ("۳۵٫۷ ۵۱٫۴", 35.7, 51.4), ("\u{200E}48.85, 2.35\u{200F}", 48.85, 2.35), ("48.85\u{A0}2.35", 48.85, 2.35),
        ("48.85\n2.35", 48.85, 2.35),
    ]
    )
    func `understands coordinates as people write them`(text: String, latitude: Double, longitude: Double) {
        #expect(SearchText(text) == .coordinate(.at(latitude, longitude)))
    }

    @Test(arguments: [
        "Paris", "48.85", "48.85, 2.35, 7", "91, 0", "-90.1, 0", "0, 180.5", "nan, nan", "inf inf", "0x10, 0x10",
        "1e1, 1e1", "48.8.5, 2",
        "--5, 3", "5-, 3", "48.85N 2.35", "48.85 2.35E", "48.85N 2.35S", "E2.35 W48.85", "-48.85N 2.35E",
        "N48.85N E2.35E", "48,2,35", "48,85 2.35",
        "48°51, 2°21", "48°51'24\" N 2°21'03\" E", "10 Downing Street", "N1 9GU", "E14 5AB", "+, -", ". .",
        "48.85 / 2.35", "5 th Avenue 3",
    ]
    )
    func `takes other texts for names`(text: String) {
        guard case .name(let name, _) = SearchText(text) else {
            Issue.record("\(SearchText(text))")
            return
        }

        #expect(name == text)
    }

    @Test(arguments: ["040 01", "110 00", "10 115", "00 950", "12 34"])
    func `leaves two whole numbers to the postcodes`(text: String) {
        #expect(SearchText(text) == .name(text, postcode: Postcode(text)))
        #expect(Postcode(text)?.code == text)
    }

    @Test(arguments: [
        ("  New   York ", "New York"), ("Paris\n", "Paris"), ("Par\u{200B}is", "Paris"), ("London,", "London"),
        (",London, GB ,", "London, GB"),
        ("東京，JP", "東京, JP"), ("القاهرة، مصر", "القاهرة, مصر"), ("می\u{200C}دان", "می\u{200C}دان"),
        ("\u{202B}حيفا\u{202C}", "حيفا"), ("A\u{0}B", "AB"),
        ("São Paulo", "São Paulo"), ("'s-Hertogenbosch", "'s-Hertogenbosch"),
    ]
    )
    func `cleans a name`(text: String, name: String) {
        #expect(SearchText(text) == .name(name, postcode: nil))
    }

    @Test(arguments: [String(repeating: "a", count: 100_000), "a" + String(repeating: "\u{0301}", count: 100_000)]
    )
    func `cuts a text that no place has even in one endless character`(text: String) {
        guard case .name(let name, nil) = SearchText(text) else {
            Issue.record("not a name")
            return
        }

        #expect(name.unicodeScalars.count == 200)
    }

    @Test(arguments: [
        ("90210,US", "90210", "US" as String?), ("９０２１０", "90210", nil), ("〒100-0001", "100-0001", nil),
        ("〒１００－０００１，JP", "100-0001", "JP"),
        ("SW1A 1AA,GB", "SW1A 1AA", "GB"), ("K1A 0B1, ca", "K1A 0B1", "CA"),
    ]
    )
    func `reads postcodes in the digits of any script`(text: String, code: String, country: String?) {
        guard case .name(_, let postcode) = SearchText(text) else {
            Issue.record("not a name")
            return
        }

        #expect(postcode?.code == code)
        #expect(postcode?.country == country)
    }
}

@Suite("Postcode")
struct PostcodeTests {
    @Test(arguments: [
        ("90210", "90210", nil as String?), ("90210,US", "90210", "US"), ("90210 , us", "90210", "US"),
        (" SW1A 1AA, GB ", "SW1A 1AA", "GB"),
        ("E14", "E14", nil), ("100-0001,JP", "100-0001", "JP"), ("1A", "1A", nil),
        ("1234567890", "1234567890", nil),
    ]
    )
    func `reads codes with and without a country`(text: String, code: String, country: String?) throws {
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
    func `refuses what cannot be one`(text: String) {
        #expect(Postcode(text) == nil)
    }
}
