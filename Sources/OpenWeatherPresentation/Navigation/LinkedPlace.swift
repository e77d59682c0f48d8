import Foundation
import OpenWeatherCore

/// What a link carries of a place: the point, the name and the country, but neither local names nor the state.
struct LinkedPlace {
    /// The parameters of a link that belong to its place.
    enum Parameter {
        static let latitude = "lat"
        static let longitude = "lon"
        static let name = "name"
        static let country = "country"

        /// All of them.
        static let all: Set = [latitude, longitude, name, country]
    }

    /// The place, as whoever reads the link will know it.
    let location: Location

    /// Takes from a place what a link can carry: a name of at most 100 visible characters, and a country that is one.
    init(_ location: Location) {
        let country = location.country.flatMap { Self.isCountry($0) ? $0.uppercased() : nil }
        self.init(location.coordinate, name: Self.linkable(location.name), country: country)
    }

    /// Reads a place; `nil` when a parameter is missing or is not understood.
    ///
    /// Latitude and longitude are plain decimal numbers, each on its own; what people type into a search is no link.
    init?(_ values: [String: String]) {
        guard let latitude = values[Parameter.latitude].flatMap(Self.number),
            let longitude = values[Parameter.longitude].flatMap(Self.number),
            let coordinate = try? Coordinate(latitude: latitude, longitude: longitude)
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

    /// The place as parameters of a link.
    var queryItems: [URLQueryItem] {
        var items = [
            URLQueryItem(name: Parameter.latitude, value: "\(location.coordinate.latitude)"),
            URLQueryItem(name: Parameter.longitude, value: "\(location.coordinate.longitude)"),
        ]
        if !location.name.isEmpty { items.append(URLQueryItem(name: Parameter.name, value: location.name)) }
        if let country = location.country { items.append(URLQueryItem(name: Parameter.country, value: country)) }
        return items
    }

    /// The most characters of a name.
    private static let longestName = 100

    /// The most bytes of a name that is written; the longest link holds three times as many, as bytes are escaped.
    private static let mostBytes = 1_200

    private static func linkable(_ name: String) -> String {
        let visible = String(String.UnicodeScalarView(name.unicodeScalars.filter(isVisible)))
        var name = visible.prefix(longestName)
        while name.utf8.count > mostBytes { name.removeLast() }
        return String(name)
    }

    /// Whether a name may hold `scalar`: no control, and no mark that is invisible or turns the writing direction.
    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\u{200C}", "\u{200D}": true  // The joiners of Persian and Indic names are part of the word.
        default: ![.control, .format].contains(scalar.properties.generalCategory)
        }
    }

    private static func isCountry(_ text: String) -> Bool {
        text.utf8.count == 2 && text.allSatisfy { $0.isASCII && $0.isLetter }
    }

    /// Reads a number; the pattern keeps out what `Double` would read too, such as `nan` and `0x10`.
    private static func number(_ text: String) -> Double? {
        guard text.wholeMatch(of: /[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?/) != nil else { return nil }
        return Double(text)
    }
}

extension Preferences {
    /// The place of a link as it is known here, with local names and the state; the link's own when it is not known.
    func known(_ linked: Location) -> Location {
        let id = LinkedPlace(linked).location.id
        let places = [currentLocation].compactMap(\.self) + favorites + recents
        return places.first { LinkedPlace($0).location.id == id } ?? linked
    }
}
