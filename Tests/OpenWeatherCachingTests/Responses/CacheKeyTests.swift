import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherTestSupport
import Testing

@Suite("Cache keys")
struct CacheKeyTests {
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
        return "weather2/"
            + parts.map { part in
                part.map { $0.addingPercentEncoding(withAllowedCharacters: allowed) ?? "" }.joined(separator: ",")
            }
            .joined(separator: "/")
    }

    private static func key(_ query: LocationQuery, _ language: Language) -> CacheKey {
        CacheKey(.currentWeather, .language(language), .place(query, decimals: 2))
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
            return .coordinate(Coordinate(validLatitude: latitude ?? 0, validLongitude: longitude ?? 0))
        case 2...4: return .postcode(one, country: optional(two))
        default: return .city(name: one, state: optional(two), country: optional(three))
        }
    }

    @Test
    func areEqualForEqualRequestsAndForNoOthers() {
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
    func areWrittenAsFoundationEncodesThem() {
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
    func differByKind() {
        let keys = CacheKey.Kind.allCases.map { CacheKey($0, .name("x")) }

        #expect(Set(keys).count == CacheKey.Kind.allCases.count)
    }
}
