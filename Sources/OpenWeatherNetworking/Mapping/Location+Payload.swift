import Foundation
import OpenWeatherCore

extension Location {
    /// Creates a location from the element of `direct` or `reverse` at `path`, or from the body of `zip`.
    ///
    /// - Throws: ``NetworkError/decoding(_:)`` when the point is impossible.
    init(_ payload: PlaceDTO, path: String = "") throws(NetworkError) {
        let coordinate = try Coordinate(wireLatitude: payload.lat, longitude: payload.lon, path: path)
        self.init(
            name: WireText.line(payload.name) ?? "",
            localizedNames: PlaceNames.localized(payload.localNames),
            country: PlaceNames.country(payload.country),
            state: WireText.line(payload.state),
            coordinate: coordinate
        )
    }
}

/// The rules for names of places, which discard values that carry no information.
enum PlaceNames: Sendable {
    /// Returns the identifier of a city; `nil` at sea, where it is 0 or that of the whole Earth.
    static func cityID(_ id: Int?) -> Int? {
        guard let id, id > 0, id != globe else { return nil }
        return id
    }

    /// Returns the name of a point; `nil` at sea, where it is empty or `Globe`.
    ///
    /// The town of Globe in Arizona is kept, as it has a country.
    static func name(_ name: String?, id: Int?, country: String?) -> String? {
        guard let name = WireText.line(name), id != globe, name != "Globe" || country != nil else { return nil }
        return name
    }

    /// Returns an ISO 3166-1 alpha-2 code; `nil` for anything else, such as `none` and `India` in old responses.
    static func country(_ country: String?) -> String? {
        guard let country = WireText.line(country), country.utf8.count == 2,
            country.allSatisfy({ $0.isASCII && $0.isLetter })
        else { return nil }
        return country.uppercased()
    }

    /// Returns the names by language, at most ``localizedLimit``.
    ///
    /// Two entries are internal to the service and no languages.
    static func localized(_ names: [String: String]) -> [String: String] {
        var localized: [String: String] = [:]
        // Which of too many are kept must not change from one response to the next.
        let tags = names.count <= localizedLimit ? Array(names.keys) : names.keys.sorted()
        for tag in tags where tag != "ascii" && tag != "feature_name" && isTag(tag) {
            guard localized.count < localizedLimit else { break }
            localized[tag] = names[tag].flatMap { WireText.line($0) }
        }
        return localized
    }

    /// Whether a key can be the tag of a language.
    private static func isTag(_ tag: String) -> Bool {
        (1...35).contains(tag.utf8.count)
            && tag.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    /// The number of languages that are kept; the service has up to 135.
    static let localizedLimit = 200

    /// The service's identifier of the Earth, which some points at sea have.
    private static let globe = 6_295_630
}
