import Foundation
import OpenWeatherCore
import OpenWeatherTestSupport
import Testing

@Suite("Keys of resources")
struct ResourceKeyTests {
    /// A name as the service compares it.
    private static func folded(_ text: String?) -> String {
        (text ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
            .precomposedStringWithCanonicalMapping
    }

    /// The parts that tell requests apart, computed and written independently of the keys.
    private static func parts(of query: LocationQuery) -> [String] {
        switch query {
        case .coordinate(let point):
            let cell = point.rounded(toDecimals: 2)
            return ["at", "\(cell.latitude)", "\(cell.longitude)"]
        case .city(let name, let state, let country): return ["name", folded(name), folded(state), folded(country)]
        case .cityID(let id): return ["id", "\(id)"]
        case .postcode(let code, let country): return ["zip", folded(code), folded(country ?? "us")]
        }
    }

    /// The text of a key with the percent-encoding of Foundation.
    private static func text(of query: LocationQuery, _ language: Language) -> String {
        let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: ".-_ "))
        let parts = [["lang", language.code], parts(of: query)]
        return "weather3/"
            + parts.map { part in
                part.map { $0.addingPercentEncoding(withAllowedCharacters: allowed) ?? "" }.joined(separator: ",")
            }
            .joined(separator: "/")
    }

    private static func key(_ query: LocationQuery, _ language: Language) -> CacheKey {
        Resource.currentWeather(for: query).key(in: language, decimals: 2)
    }

    private static func text(_ random: inout SeededGenerator) -> String {
        let parts = [
            "a", "B", "é", "e\u{301}", "É", "/", ",", "%", "%2F", "%2C", " ", "  ", "\t", "\r\n", "\u{a0}", "\u{1f}",
            "\u{0}", "ß", "İ", "ﬁ", "ロ", "👩‍🚀", "-", "_", ".", "~", "'", "at", "1", "us", "\u{7f}",
        ]
        return (0..<Int.random(in: 0...4, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
            .joined()
    }

    private static func query(_ random: inout SeededGenerator) -> LocationQuery {
        func optional(_ text: String) -> String? { Bool.random(using: &random) ? text : nil }
        let (one, two, three) = (text(&random), text(&random), text(&random))
        switch Int.random(in: 0..<10, using: &random) {
        case 0: return .cityID([0, 1, -1, 11, .max].randomElement(using: &random) ?? 0)
        case 1:
            let angles = [0, -0.001, 0.01, 1, 10.004, 10.006, -89.999, 90, 1e-7]
            let (latitude, longitude) = (angles.randomElement(using: &random), angles.randomElement(using: &random))
            return .coordinate(Coordinate(clampingLatitude: latitude ?? 0, longitude: longitude ?? 0))
        case 2...4: return .postcode(one, country: optional(two))
        default: return .city(name: one, state: optional(two), country: optional(three))
        }
    }

    @Test
    func `are equal for equal requests and for no others`() {
        let seed = Seed.make("keys")
        var random = SeededGenerator(seed: seed)
        var known: [CacheKey: [String]] = [:]
        var keys: [[String]: CacheKey] = [:]

        for round in 0..<50_000 {
            let code = ["en", "de", "x/y", "x,y", "x%2Fy", "", "en/at"].randomElement(using: &random) ?? ""
            let language = Language(code: code)
            let query = Self.query(&random)
            let parts = [language.code] + Self.parts(of: query)
            let key = Self.key(query, language)

            #expect(known[key] == nil || known[key] == parts, "seed \(seed), round \(round)")
            #expect(keys[parts] == nil || keys[parts] == key, "seed \(seed), round \(round)")
            (known[key], keys[parts]) = (parts, key)
        }

        #expect(known.count > 5_000, "seed \(seed)")
    }

    @Test
    func `are written as Foundation encodes them`() {
        let seed = Seed.make("texts of keys")
        var random = SeededGenerator(seed: seed)

        for round in 0..<20_000 {
            let query = Self.query(&random)
            let key = Self.key(query, .portugueseBrazil).description

            #expect(key == Self.text(of: query, .portugueseBrazil), "seed \(seed), round \(round)")
            #expect(key.utf8.allSatisfy { (0x20...0x7e).contains($0) }, "seed \(seed), round \(round)")
        }
    }

    @Test
    func `are those of stored entries`() throws {
        let (day, hour) = (LocalDay(daysSince1970: 20_000), Date(timeIntervalSince1970: 1_780_002_000))
        let (now, point) = (hour + 3_600, Coordinate(clampingLatitude: 38.7167, longitude: -9.1333))

        let keys = [
            Resource.currentWeather(for: .cityID(7)).key(in: .german, decimals: 2),
            Resource.forecast(for: .coordinate(point)).key(in: .german, decimals: 2),
            Resource.airQuality(at: point).key(in: .german, decimals: 2),
            Resource.airQualityForecast(at: point).key(in: .german, decimals: 1),
            Resource.places(named: " New  York").key(in: .german, decimals: 2),
            Resource.places(at: point).key(in: .german, decimals: 2),
            Resource.place(postcode: "E14", country: nil).key(in: .german, decimals: 2),
            Resource.oneCallCurrent(at: point).key(in: .german, decimals: 2),
            Resource.minutes(at: point).key(in: .german, decimals: 2),
            Resource.quarterHours(at: point).key(in: .german, decimals: 2),
            Resource.hours(at: point).key(in: .german, decimals: 2),
            Resource.days(at: point).key(in: .german, decimals: 2),
            Resource.alerts(at: point).key(in: .german, decimals: 2),
            Resource.alert(id: "a/b:1").key(in: .german, decimals: 2),
            Resource.hour(of: hour + 5, at: point, now: now).key(in: .german, decimals: 2),
            Resource.day(day, at: point, offset: nil, now: now).key(in: .german, decimals: 2),
            Resource.page(of: .quarterHour, from: nil, at: point, now: now).key(in: .german, decimals: 2),
            Resource.page(from: day, at: point, now: now).key(in: .german, decimals: 2),
            Resource.overview(of: nil, at: point, units: .imperial).key(in: .german, decimals: 2),
        ]

        #expect(
            keys.map(\.description) == [
                "weather3/lang,de/id,7",
                "forecast2/lang,de/at,38.72,-9.13",
                "air1/at,38.72,-9.13",
                "airforecast1/at,38.7,-9.1",
                "places1/name,new york",
                "reverse1/at,38.72,-9.13",
                "places1/zip,e14,us",
                "now2/lang,de/at,38.72,-9.13",
                "minutes1/at,38.72,-9.13",
                "quarters2/lang,de/at,38.72,-9.13",
                "hours2/lang,de/at,38.72,-9.13",
                "days1/lang,de/at,38.72,-9.13",
                "alerts1/at,38.72,-9.13",
                "alert1/identity,a%2Fb%3A1",
                "pasthour2/lang,de/at,38.72,-9.13/time,1780002000/is,ahead",
                "pastday1/lang,de/at,38.72,-9.13/day,20000/is,own/is,past",
                "hourpage2/lang,de/at,38.72,-9.13/is,quarterHour/time,now",
                "daypage1/lang,de/at,38.72,-9.13/day,20000",
                "overview1/at,38.72,-9.13/day,now/is,imperial",
            ]
        )
    }
}
