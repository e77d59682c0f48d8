import Foundation
import OpenWeatherCore

/// The part of a place that a link carries: its coordinate, name, and country, but neither local names nor the state.
struct LinkedPlace {
    /// The parameters of a link that belong to its place.
    enum Parameter {
        static let latitude = "lat"
        static let longitude = "lon"
        static let name = "name"
        static let country = "country"

        /// The names of all parameters.
        static let all: Set = [latitude, longitude, name, country]
    }

    /// The place as the link describes it.
    let location: Location

    /// Creates the part of `location` that a link can carry: a name of at most 100 visible characters, and a country
    /// code of two letters.
    init(_ location: Location) {
        let country = location.country.flatMap { Self.isCountry($0) ? $0.uppercased() : nil }
        self.init(location.coordinate, name: Self.linkable(location.name), country: country)
    }

    /// Parses a place; `nil` when a parameter is missing or is not understood.
    ///
    /// Latitude and longitude are plain decimal numbers; the other forms that the search understands are rejected.
    init?(_ values: [String: String]) {
        guard let latitude = values[Parameter.latitude].flatMap(Self.number),
            let longitude = values[Parameter.longitude].flatMap(Self.number),
            let coordinate = Coordinate(latitude: latitude, longitude: longitude)
        else { return nil }
        let name = values[Parameter.name] ?? ""
        let country = values[Parameter.country]
        guard name.count <= Self.longestName, name.unicodeScalars.allSatisfy(Self.isVisible),
            country.map(Self.isCountry) ?? true
        else { return nil }
        self.init(coordinate, name: name, country: country?.uppercased())
    }

    private init(_ coordinate: Coordinate, name: String, country: String?) {
        location = Location(name: name, country: country, state: nil, coordinate: coordinate)
    }

    /// The place as query items of a link.
    var queryItems: [URLQueryItem] {
        var items = [
            URLQueryItem(name: Parameter.latitude, value: "\(location.coordinate.latitude)"),
            URLQueryItem(name: Parameter.longitude, value: "\(location.coordinate.longitude)"),
        ]
        if !location.name.isEmpty { items.append(URLQueryItem(name: Parameter.name, value: location.name)) }
        if let country = location.country { items.append(URLQueryItem(name: Parameter.country, value: country)) }
        return items
    }

    /// The largest number of characters in a name.
    private static let longestName = 100

    /// The largest number of UTF-8 bytes in a name; percent-encoded, they take three times as many in a link.
    private static let mostBytes = 1_200

    private static func linkable(_ name: String) -> String {
        let visible = String(String.UnicodeScalarView(name.unicodeScalars.filter(isVisible)))
        var name = visible.prefix(longestName)
        while name.utf8.count > mostBytes { name.removeLast() }
        return String(name)
    }

    /// Returns whether a name may contain `scalar`: not a control character, and not an invisible or bidirectional mark.
    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\u{200C}", "\u{200D}": true  // The joiners in Persian and Indic names are part of the word.
        default: ![.control, .format].contains(scalar.properties.generalCategory)
        }
    }

    private static func isCountry(_ text: String) -> Bool {
        text.utf8.count == 2 && text.allSatisfy { $0.isASCII && $0.isLetter }
    }

    /// Parses a number; the pattern rejects texts that `Double` accepts as well, such as `nan` and `0x10`.
    private static func number(_ text: String) -> Double? {
        guard text.wholeMatch(of: /[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?/) != nil else { return nil }
        return Double(text)
    }
}

extension Preferences {
    /// Returns the stored place that a link describes, with its local names and state; `linked` itself when there is none.
    func known(_ linked: Location) -> Location {
        let id = LinkedPlace(linked).location.id
        let places = [currentLocation].compactMap(\.self) + favorites + recents
        return places.first { LinkedPlace($0).location.id == id } ?? linked
    }
}
