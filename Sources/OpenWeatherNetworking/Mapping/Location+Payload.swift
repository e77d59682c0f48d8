import Foundation
import OpenWeatherCore

extension Location {
    /// Creates a location from the element of `direct` or `reverse` at `path`, or from the body of `zip`.
    ///
    /// - Throws: ``NetworkError/decoding(_:)`` when the point is impossible.
    init(_ payload: PlaceDTO, path: String = "") throws(NetworkError) {
        let coordinate = try Coordinate(wireLatitude: payload.lat, longitude: payload.lon, path: path)
        // Two entries are internal to the service and no languages.
        let names = payload.localNames.filter { language, name in
            language != "ascii" && language != "feature_name" && !name.isEmpty
        }
        self.init(
            name: PlaceNames.text(payload.name) ?? "",
            localizedNames: names,
            country: PlaceNames.country(payload.country),
            state: PlaceNames.text(payload.state),
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
        guard let name = text(name), id != globe, name != "Globe" || country != nil else { return nil }
        return name
    }

    /// Returns an ISO 3166-1 alpha-2 code; `nil` for anything else, such as `none` and `India` in old responses.
    static func country(_ country: String?) -> String? {
        guard let country = text(country), country.utf8.count == 2,
            country.allSatisfy({ $0.isASCII && $0.isLetter })
        else { return nil }
        return country.uppercased()
    }

    /// Returns a string without surrounding white space; `nil` when it is empty or missing.
    static func text(_ text: String?) -> String? {
        guard let text, !text.isEmpty else { return nil }
        // Nearly no text of the service has to be trimmed, and a look at both ends is the faster way to know.
        if isTrimmed(text) { return text }
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return trimmed.isEmpty ? nil : trimmed
    }

    /// Whether a text begins and ends with characters in ranges without white space.
    private static func isTrimmed(_ text: String) -> Bool {
        if let first = text.utf8.first, let last = text.utf8.last, 0x21...0x7E ~= first, 0x21...0x7E ~= last {
            return true
        }
        return [text.unicodeScalars.first, text.unicodeScalars.last]
            .allSatisfy { scalar in
                guard let scalar else { return false }
                return switch scalar {
                case "\u{21}"..."\u{7E}", "\u{C0}"..."\u{167F}", "\u{3041}"..."\u{D7FF}": true
                default: false
                }
            }
    }

    /// The service's identifier of the Earth, which some points at sea have.
    private static let globe = 6_295_630
}
