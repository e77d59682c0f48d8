import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherTestSupport
import OpenWeatherWidgetFeature
import Testing

@Suite("Deep link")
struct DeepLinkTests {
    private func link(_ text: String) throws -> DeepLink? {
        DeepLink(try #require(URL(string: text)))
    }

    @Test(arguments: [
        ("openweather://home", []), ("openweather://search", [Route.search]),
        ("openweather://forecast", [.forecast]), ("openweather://air", [.airQuality]),
        ("openweather://map", [.map]),
        ("openweather://settings", [.settings]), ("openweather://converter", [.converter]),
        ("openweather://day?date=2026-11-21", [.forecast, .dayDetail(LocalDay(daysSince1970: 20_778))]),
        ("OpenWeather://Forecast/", [.forecast]),
        ("openweather://favorites", [.favorites]), ("openweather://history", [.history]),
    ]
    )
    func `leads to a path of screens`(text: String, path: [Route]) throws {
        #expect(try link(text)?.path == path)
    }

    @Test
    func `names a place by coordinates name and country`() throws {
        let sut = try #require(
            try link("openweather://forecast?lat=38.72&lon=-9.14&name=Lisboa%20%26%20Bel%C3%A9m&country=pt")
        )

        #expect(sut.location?.coordinate == Coordinate(clampingLatitude: 38.72, longitude: -9.14))
        #expect(sut.location?.name == "Lisboa & Belém")
        #expect(sut.location?.country == "PT")
    }

    private static let belem = Location(
        name: "Belém",
        country: "PT",
        coordinate: Coordinate(clampingLatitude: 38.5, longitude: -9.25)
    )

    @Test(arguments: [
        ("home?", [Route.home(belem)]), ("forecast?", [.forecast(at: belem)]), ("air?", [.airQuality(at: belem)]),
        ("map?", [.map(at: belem)]),
        (
            "day?date=2026-11-21&",
            [.forecast(at: belem), .dayDetail(LocalDay(daysSince1970: 20_778), at: belem)]
        ),
    ])
    func `leads to a place without selecting it`(start: String, path: [Route]) throws {
        let text = "openweather://\(start)lat=38.5&lon=-9.25&name=Bel%C3%A9m&country=PT&select=no"

        let sut = try #require(try link(text))

        #expect(sut.path == path)
        #expect(sut.location == nil)
        #expect(sut.url?.absoluteString == text)
    }

    @Test
    func `has no URL for screens of different places`() {
        let day = LocalDay(daysSince1970: 20_778)
        let paths: [[Route]] = [
            [.forecast(at: Self.belem), .dayDetail(day)], [.forecast, .dayDetail(day, at: Self.belem)],
            [.home(Self.belem), .forecast], [.custom(id: "radar", value: "")], [.search(for: "Oslo")],
        ]
        for path in paths { #expect(DeepLink(path: path).url == nil) }
        #expect(DeepLink(path: [.home(Self.belem)], location: Self.belem).url == nil)
    }

    @Test(arguments: [
        "openweather://home?select=no", "openweather://home?lat=1&lon=2&select=yes",
        "openweather://home?lat=1&lon=2&select=", "openweather://search?lat=1&lon=2&select=no",
        "openweather://favorites?lat=1&lon=2&select=no", "openweather://home?lat=1&select=no",
    ])
    func `is refused without a place not to select`(text: String) throws {
        #expect(try link(text) == nil)
    }

    @Test(arguments: [
        "https://forecast", "openweather://", "openweather://tides", "openweather://forecast/extra",
        "openweather://forecast?lat=38.72", "openweather://forecast?lon=1", "openweather://forecast?name=Lisbon",
        "openweather://forecast?lat=91&lon=0", "openweather://forecast?lat=nan&lon=0",
        "openweather://forecast?lat=0x10&lon=0", "openweather://forecast?lat=1&lon=2&lat=3",
        "openweather://forecast?lat=1&lon=2&appid=x", "openweather://forecast?lat=1&lon=2&country=PRT",
        "openweather://forecast?lat=1&lon=2&name=a%00b", "openweather://forecast?date=2026-11-21",
        "openweather://day", "openweather://day?date=2026-02-30", "openweather://day?date=26-1-1",
        "openweather://user@forecast", "openweather://forecast:80", "openweather://forecast#top",
        "openweather://day?date=٢٠٢٦-١١-٢١", "openweather://forecast?lat=1&lon=2&country=",
    ]
    )
    func `is refused when anything about it is not understood`(text: String) {
        #expect(URL(string: text).flatMap(DeepLink.init) == nil)
    }

    @Test(arguments: [
        ("", "10,20"), ("10,20", ""), ("10,5", ""), ("10,5", "1"), ("E10", "N20"), ("N10", "E20"), ("", ""),
        ("10°", "20"), ("%2010", "20"), ("10", "20%20"), ("١٠", "20"), ("−10", "20"), ("1_0", "20"), ("10", "."),
        ("--1", "2"), ("1e", "2"), ("1e1.5", "2"), ("1e2", "2"), ("1e999", "2"), ("inf", "2"), ("10", "nan"),
        ("10", "180.1"), ("1;2", "3"), ("10", "0x1p3"),
    ]
    )
    func `is refused unless latitude and longitude are one plain number each`(latitude: String, longitude: String)
        throws
    {
        #expect(try link("openweather://forecast?lat=\(latitude)&lon=\(longitude)") == nil)
    }

    @Test(arguments: [
        ("38.72", "-9.14", 38.72, -9.14), ("%2B38", "+9", 38, 9), ("5e-05", "-1E2", 0.000_05, -100),
        (".5", "5.", 0.5, 5), ("-0", "0", 0, 0), ("90", "-180", 90, -180),
    ]
    )
    func `reads plain numbers with a sign a point and an exponent`(
        latitude: String,
        longitude: String,
        north: Double,
        east: Double
    ) throws {
        let sut = try link("openweather://forecast?lat=\(latitude)&lon=\(longitude)")

        #expect(sut?.location?.coordinate == Coordinate(latitude: north, longitude: east))
    }

    @Test(arguments: [
        ("%E2%80%AE", false), ("%E2%80%8E", false), ("%C2%AD", false), ("%E2%80%8B", false), ("%EF%BB%BF", false),
        ("%0A", false), ("%7F", false), ("%E2%80%8C", true), ("%E2%80%8D", true), ("%20", true),
    ]
    )
    func `is refused with an invisible character in the name other than those that join letters`(
        character: String,
        isAllowed: Bool
    )
        throws
    {
        let sut = try link("openweather://forecast?lat=1&lon=2&name=%D9%85%DB%8C\(character)%D8%AE")

        #expect((sut != nil) == isAllowed)
    }

    @Test
    func `is refused when it is very long`() throws {
        #expect(try link("openweather://forecast?lat=1&lon=2&name=" + String(repeating: "a", count: 2_000)) == nil)
    }

    @Test(arguments: [
        [], [Route.search], [.forecast], [.forecast, .dayDetail(LocalDay(daysSince1970: 0))], [.airQuality], [.map],
        [.settings], [.converter],
    ]
    )
    func `survives the way to a URL and back`(path: [Route]) throws {
        let place = Location(
            name: "São Paulo + more",
            country: "BR",
            state: nil,
            coordinate: Coordinate(clampingLatitude: -23.55, longitude: -46.63)
        )

        for location in [nil, place] {
            let sut = DeepLink(path: path, location: location)

            #expect(sut.url.flatMap(DeepLink.init) == sut)
        }
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `survives the way to a URL and back with any place that it can name`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)

        for _ in 0..<50 {
            let name = try Self.name(of: Self.letters, count: 0...100, &random)
            let country = ["PT", "JP", nil].randomElement(using: &random) ?? nil
            let place = Location(name: name, country: country, state: nil, coordinate: try Self.point(&random))
            let sut = DeepLink(
                path: [[], [.forecast, .dayDetail(Self.day)]].randomElement(using: &random) ?? [],
                location: place
            )

            #expect(sut.url.flatMap(DeepLink.init) == sut)
        }
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `is understood whatever place the app makes it of`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)

        for _ in 0..<50 {
            let name = try Self.name(of: Self.letters + Self.oddities, count: 0...300, &random)
            let country = ["PT", "jp", "", "PRT", "x\u{7}", "ÄÖ", nil].randomElement(using: &random) ?? nil
            let place = Location(name: name, country: country, state: "x", coordinate: try Self.point(&random))
            let sut = try #require(DeepLink(path: [.forecast, .dayDetail(Self.day)], location: place).url)
            let read = try #require(DeepLink(sut)?.location)

            #expect(read.coordinate == place.coordinate)
            #expect(read.name.count <= 100)
            #expect(DeepLink(path: [], location: read).url.flatMap(DeepLink.init)?.location == read)
        }
    }

    @Test
    func `keeps the beginning of a name that is too long and no country that is none`() throws {
        let place = Location.sample(name: String(repeating: "ab", count: 51), country: "")
        let sut = try #require(DeepLink(path: [], location: place).url)

        #expect(DeepLink(sut)?.location?.name == String(repeating: "ab", count: 50))
        #expect(!sut.absoluteString.contains("country"))
    }

    @Test
    func `has no URL for a path that no link leads to`() {
        #expect(DeepLink(path: [.settings, .search]).url == nil)
        #expect(DeepLink(path: [.dayDetail(LocalDay(daysSince1970: 0))]).url == nil)
    }

    @Test
    func `leads from a widget to what it shows`() {
        #expect(DeepLink(.home) == DeepLink(path: []))
        #expect(DeepLink(.search) == DeepLink(path: [.search]))
        #expect(DeepLink(.weather(.tokyo)) == DeepLink(path: [], location: .tokyo))
        #expect(DeepLink(.weather(.tokyo)).url?.host() == "home")
    }

    private static let day = LocalDay(daysSince1970: 0)

    private static let letters = [
        "a", "Z", "é", "e\u{301}", "ß", "Ł", " ", "+", "&", "=", "%", "#", "/", "?", ";", "'", "\"", "東", "京", "ب", "ي",
        "क्षि", "க", "🏝", "\u{200C}", "\u{200D}", "-", ".", ",", "1", "\\",
    ]

    /// Characters that no link carries, and letters that take up more room than any name needs.
    private static let oddities = [
        "\u{0}", "\n", "\u{7F}", "\u{AD}", "\u{200B}", "\u{202E}", "\u{FEFF}", "👨‍👩‍👧‍👦",
        "e" + String(repeating: "\u{301}", count: 40),
    ]

    private static func name(
        of letters: [String],
        count: ClosedRange<Int>,
        _ random: inout SeededGenerator
    ) throws -> String {
        let count = Int.random(in: count, using: &random)
        return try (0..<count).map { _ in try #require(letters.randomElement(using: &random)) }.joined()
    }

    /// A point, often close to the equator or to Greenwich, where numbers are written with an exponent.
    private static func point(_ random: inout SeededGenerator) throws -> Coordinate {
        let scales = [1, 1, 1e-3, 1e-6, 1e-12, 0]
        return Coordinate(
            clampingLatitude: .random(in: -90...90, using: &random) * (scales.randomElement(using: &random) ?? 1),
            longitude: .random(in: -180...180, using: &random) * (scales.randomElement(using: &random) ?? 1)
        )
    }
}
