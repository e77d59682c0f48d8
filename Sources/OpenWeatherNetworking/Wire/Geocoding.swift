import Foundation
public import OpenWeatherCore

extension Endpoint {
    /// Returns the endpoint of places by name.
    ///
    /// Source: <https://openweathermap.org/api/geocoding-api>.
    ///
    /// - Parameters:
    ///   - name: A name such as `London`, `London,GB` or `Portland,OR,US`.
    ///   - limit: The largest number of places, in `1...5`. It is always sent, as the service's default is
    ///     undocumented.
    /// - Returns: The endpoint.
    /// - Throws: ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for an empty name or a limit out of range.
    public static func geocoding(named name: String, limit: Int) throws(WeatherError) -> Endpoint {
        try check(limit, of: "limit", isIn: 1...5)
        let items = [
            URLQueryItem(name: "q", value: try place(name, state: nil, country: nil)),
            URLQueryItem(name: "limit", value: String(limit)),
        ]
        return Endpoint(
            operation: "locationsByName",
            base: .geo,
            path: "direct",
            queryItems: items,
            takesOptions: false
        )
    }

    /// Returns the endpoint of up to `limit` places at or near a point; `limit` lies in `1...5`.
    ///
    /// Source: <https://openweathermap.org/api/geocoding-api>.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for a limit out of range.
    public static func geocoding(at coordinate: Coordinate, limit: Int) throws(WeatherError) -> Endpoint {
        try check(limit, of: "limit", isIn: 1...5)
        let items = point(coordinate) + [URLQueryItem(name: "limit", value: String(limit))]
        return Endpoint(
            operation: "locationsByCoordinate",
            base: .geo,
            path: "reverse",
            queryItems: items,
            takesOptions: false
        )
    }

    /// Returns the endpoint of a postcode's place; the service assumes the United States when `country` is `nil`.
    ///
    /// Source: <https://openweathermap.org/api/geocoding-api>.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for an empty postcode.
    public static func geocoding(postcode: String, country: String?) throws(WeatherError) -> Endpoint {
        let items = [URLQueryItem(name: "zip", value: try place(postcode, state: nil, country: country))]
        return Endpoint(
            operation: "locationByPostcode",
            base: .geo,
            path: "zip",
            queryItems: items,
            takesOptions: false
        )
    }
}

extension WireResource where Value == [Location] {
    /// The places with a name.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for an empty name or a limit out of range.
    package static func places(named name: String, limit: Int) throws(WeatherError) -> WireResource {
        places(try .geocoding(named: name, limit: limit), limit: limit)
    }

    /// The places at or near a point.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for a limit out of range.
    package static func places(at coordinate: Coordinate, limit: Int) throws(WeatherError) -> WireResource {
        places(try .geocoding(at: coordinate, limit: limit), limit: limit)
    }

    private static func places(_ endpoint: Endpoint, limit: Int) -> WireResource {
        WireResource(endpoint) { (payload: PlacesDTO, _) throws(NetworkError) in
            try [Location](payload, limit: limit)
        }
    }
}

extension WireResource where Value == Location {
    /// The center of the area of a postcode.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for an empty postcode.
    package static func place(postcode: String, country: String?) throws(WeatherError) -> WireResource {
        WireResource(try .geocoding(postcode: postcode, country: country)) {
            (payload: PlaceDTO, _) throws(NetworkError) in
            try Location(payload)
        }
    }
}

/// One element of `direct` and `reverse`, and the body of `zip`, which has no state and no local names.
struct PlaceDTO: ResponseBody {
    let name: String
    let lat: Double
    let lon: Double
    private(set) var localNames: [(key: String, text: String)] = []
    private(set) var country: String?
    private(set) var state: String?

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        var name: String?
        var lat: Double?
        var lon: Double?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "name": name = try reader.value()
            case "lat": lat = try reader.value()
            case "lon": lon = try reader.value()
            case "local_names": localNames = try reader.readableStrings()
            case "country": country = try reader.optional()
            case "state": state = try reader.optional()
            default: break
            }
        }
        self.name = try reader.required(name, "name")
        self.lat = try reader.required(lat, "lat")
        self.lon = try reader.required(lon, "lon")
    }
}

/// The body of `direct` and `reverse`.
struct PlacesDTO: ResponseBody {
    let places: [PlaceDTO]

    /// Reads the places; more than 100 are refused, where at most five are requested and the service may send a few
    /// more.
    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        places = try reader.array(atMost: 100)
    }
}

extension [Location] {
    /// Creates the first `limit` places of the body of `direct` or `reverse`; the service sometimes sends more than were
    /// requested.
    ///
    /// - Throws: ``NetworkError/decoding(_:)`` when a point is impossible.
    init(_ payload: PlacesDTO, limit: Int) throws(NetworkError) {
        self = []
        for (index, place) in payload.places.prefix(limit).enumerated() {
            append(try Location(place, path: "[\(index)]"))
        }
    }
}

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
    static func localized(_ names: [(key: String, text: String)]) -> [String: String] {
        var localized = [String: String](minimumCapacity: min(names.count, localizedLimit))
        // Which of too many are kept must not change from one response to the next.
        let ordered = names.count <= localizedLimit ? names : names.sorted { $0.key < $1.key }
        for (tag, name) in ordered where tag != "ascii" && tag != "feature_name" && isTag(tag) {
            guard localized.count < localizedLimit else { break }
            localized[tag] = WireText.line(name)
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
