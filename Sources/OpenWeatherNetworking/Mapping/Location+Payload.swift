import Foundation
import OpenWeatherCore

extension Location {
    /// Creates a location from the element of `direct` or `reverse` at `path`, or from the body of `zip`.
    ///
    /// - Throws: ``NetworkError/decoding(_:)`` when the point is impossible.
    init(_ payload: PlaceDTO, path: String = "") throws(NetworkError) {
        let coordinate = try Coordinate(wireLatitude: payload.lat, longitude: payload.lon, path: path)
        // Two entries are internal to the service and no languages.
        let names = (payload.localNames?.texts ?? [:])
            .filter { language, name in
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
    static func cityID(_ id: FlexibleInteger?) -> Int? {
        guard let id = id?.value, id > 0, id != globe else { return nil }
        return id
    }

    /// Returns the name of a point; `nil` at sea, where it is empty or `Globe`.
    ///
    /// The town of Globe in Arizona is kept, as it has a country.
    static func name(_ name: String?, id: FlexibleInteger?, country: String?) -> String? {
        guard let name = text(name), id?.value != globe, name != "Globe" || country != nil else { return nil }
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
        let trimmed = text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        return trimmed.isEmpty ? nil : trimmed
    }

    /// The service's identifier of the Earth, which some points at sea have.
    private static let globe = 6_295_630
}
