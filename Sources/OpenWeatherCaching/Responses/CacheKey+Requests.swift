package import Foundation
package import OpenWeatherCore

/// A component of a cache key, which is the same string for identical requests.
///
/// Values are separated by commas and components by slashes, and both characters are escaped within a value, so that
/// no two requests share a key. The common case, an ASCII name or a coordinate, costs one pass over its bytes.
package struct CacheKeyComponent: Sendable {
    /// The escaped component.
    let text: String

    /// Creates a component from a kind and one value that needs no escaping.
    private init(_ kind: String, plain value: String) {
        text = kind + "," + value
    }

    /// Creates a component from a kind and values.
    private init(_ kind: String, _ values: String...) {
        var text = kind
        for value in values {
            text += ","
            value.appendEscaped(to: &text)
        }
        self.text = text
    }

    /// The grid cell that contains a coordinate.
    package static func point(_ coordinate: Coordinate, decimals: Int) -> CacheKeyComponent {
        let cell = coordinate.rounded(toDecimals: decimals)
        return CacheKeyComponent("at", plain: "\(cell.latitude),\(cell.longitude)")
    }

    /// The name of a place.
    package static func name(_ name: String) -> CacheKeyComponent {
        CacheKeyComponent("name", name.folded)
    }

    /// The name of a place with its state and country, either of which may be missing.
    package static func name(_ name: String, state: String?, country: String?) -> CacheKeyComponent {
        CacheKeyComponent("name", name.folded, (state ?? "").folded, (country ?? "").folded)
    }

    /// A postcode; in the United States when `country` is `nil`, as the service assumes.
    package static func postcode(_ code: String, country: String?) -> CacheKeyComponent {
        CacheKeyComponent("zip", code.folded, (country ?? "us").folded)
    }

    /// The service's identifier of a city.
    package static func cityID(_ id: Int) -> CacheKeyComponent {
        CacheKeyComponent("id", plain: "\(id)")
    }

    /// A moment, in whole seconds since 1970; the present one when `nil`.
    package static func moment(_ date: Date?) -> CacheKeyComponent {
        let seconds = date.map { Int64(max(-1e16, min($0.timeIntervalSince1970.rounded(.down), 1e16))) }
        return CacheKeyComponent("time", plain: seconds.map(String.init) ?? "now")
    }

    /// A calendar day; the present one when `nil`.
    package static func day(_ day: LocalDay?) -> CacheKeyComponent {
        CacheKeyComponent("day", plain: day.map { "\($0.daysSince1970)" } ?? "now")
    }

    /// A word of this package, which needs no escaping.
    package static func word(_ word: String) -> CacheKeyComponent {
        CacheKeyComponent("is", plain: word)
    }

    /// An identity of the service.
    package static func identity(_ identity: String) -> CacheKeyComponent {
        CacheKeyComponent("identity", identity)
    }

    /// The language of the descriptions.
    package static func language(_ language: Language) -> CacheKeyComponent {
        CacheKeyComponent("lang", language.code)
    }

    /// The place of a weather request.
    package static func place(_ query: LocationQuery, decimals: Int) -> CacheKeyComponent {
        switch query {
        case .coordinate(let coordinate): .point(coordinate, decimals: decimals)
        case .city(let name, let state, let country): .name(name, state: state, country: country)
        case .cityID(let id): .cityID(id)
        case .postcode(let code, let country): .postcode(code, country: country)
        }
    }
}

extension CacheKey {
    /// A kind of response, with a version.
    ///
    /// The stored form of a value has a number of its own. Raise the version together with it, so that two versions of
    /// this package that share a store do not remove each other's entries.
    package enum Kind: String, CaseIterable, Sendable {
        /// Current weather.
        case currentWeather = "weather2"
        /// The whole forecast.
        case forecast = "forecast1"
        /// Current air quality.
        case airQuality = "air1"
        /// The air quality of the coming hours.
        case airQualityForecast = "airforecast1"
        /// Places by name or postcode.
        case places = "places1"
        /// Places at a coordinate.
        case reverse = "reverse1"
        /// The weather now of One Call.
        case oneCallCurrent = "now1"
        /// The minutes of One Call.
        case minutes = "minutes1"
        /// The quarters of an hour of One Call.
        case quarterHours = "quarters1"
        /// The hours of One Call.
        case hours = "hours1"
        /// The days of One Call.
        case days = "days1"
        /// The list of alerts of One Call at a place.
        case alerts = "alerts1"
        /// An alert of One Call by its identity.
        case alert = "alert1"
        /// The weather of a past hour.
        case pastHour = "pasthour1"
        /// The weather of a past day.
        case pastDay = "pastday1"
        /// A page of a timeline of hours.
        case hourPage = "hourpage1"
        /// A page of the timeline of days.
        case dayPage = "daypage1"
        /// The description of a day.
        case overview = "overview1"
    }

    /// Creates the key that identical requests share.
    ///
    /// The unit system is not part of it, because values are stored in canonical units.
    package init(_ kind: Kind, _ components: CacheKeyComponent...) {
        var text = kind.rawValue
        for component in components {
            text += "/"
            text += component.text
        }
        self.init(text)
    }
}

extension String {
    /// The string as the service compares names: without regard to case and to space around and between words.
    fileprivate var folded: String {
        guard utf8.allSatisfy({ $0 < 0x80 }) else {
            return split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
                .precomposedStringWithCanonicalMapping
        }
        // The same for ASCII, whose white space is the space and the five controls from tab to carriage return.
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count)
        var isAfterSpace = false
        for byte in utf8 {
            if byte == 0x20 || (0x09...0x0d).contains(byte) {
                isAfterSpace = !bytes.isEmpty
            } else {
                if isAfterSpace { bytes.append(0x20) }
                isAfterSpace = false
                bytes.append((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the string with every byte that is not a letter, a digit or one of `.-_ ` of ASCII as `%` and two digits.
    fileprivate func appendEscaped(to text: inout String) {
        if utf8.allSatisfy({ Self.isPlain($0) }) { return text += self }
        for byte in utf8 {
            if Self.isPlain(byte) {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += "%"
                text += String(byte >> 4, radix: 16, uppercase: true)
                text += String(byte & 15, radix: 16, uppercase: true)
            }
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "): true
        default: false
        }
    }
}
