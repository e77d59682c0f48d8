public import Foundation
import OpenWeatherCore

/// A question to the service, as far as it does not depend on the configuration.
///
/// The factories check what the service itself does not: it answers some wrong questions with unrelated weather.
public struct Endpoint: Hashable, Sendable {
    /// The address the path is appended to.
    public let base: Base
    /// The path below the base address without a leading slash, for example `air_pollution/forecast`.
    public let path: String
    /// The HTTP method.
    public let method: String
    /// The query in the order it is sent, unescaped, without units, language and key.
    public let queryItems: [URLQueryItem]
    /// Headers of this question alone.
    public let headers: [String: String]
    /// Whether the service reads `units` and `lang` here; it ignores them for air quality and geocoding.
    public let takesOptions: Bool

    /// Creates a question; the factories make the ones the package knows.
    public init(
        base: Base,
        path: String,
        method: String = "GET",
        queryItems: [URLQueryItem],
        headers: [String: String] = [:],
        takesOptions: Bool
    ) {
        self.base = base
        self.path = path
        self.method = method
        self.queryItems = queryItems
        self.headers = headers
        self.takesOptions = takesOptions
    }

    /// The addresses the service has.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Base: Hashable, CaseIterable, Sendable {
        /// Weather, forecasts and air quality; ``WeatherAPIConfig/baseURLWeather``.
        case weather
        /// Geocoding; ``WeatherAPIConfig/baseURLGeo``.
        case geo
    }
}

extension Endpoint {
    /// A point as the service reads it.
    static func point(_ coordinate: Coordinate) -> [URLQueryItem] {
        [
            URLQueryItem(name: "lat", value: decimalDegrees(coordinate.latitude)),
            URLQueryItem(name: "lon", value: decimalDegrees(coordinate.longitude)),
        ]
    }

    /// Degrees with at most six decimals, which is 11 cm: the same point is always written the same way.
    ///
    /// Computed in whole millionths, so that there is no exponent, no minus zero and no locale in it.
    static func decimalDegrees(_ degrees: Double) -> String {
        let millionths = Int64((degrees * 1_000_000).rounded())
        let (whole, rest) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
        let sign = millionths < 0 ? "-" : ""
        guard rest > 0 else { return "\(sign)\(whole)" }
        let digits = String(rest)
        var fraction = String(repeating: "0", count: 6 - digits.count) + digits
        while fraction.hasSuffix("0") { fraction.removeLast() }
        return "\(sign)\(whole).\(fraction)"
    }

    /// A place in the service's form `name,state,country`, or `postcode,country`.
    ///
    /// State codes exist for the United States alone, so a state without a country means those: the service would
    /// read `Portland,OR` as a country code.
    static func place(_ name: String, state: String?, country: String?) throws(WeatherError) -> String {
        let name = trimmed(name)
        guard name.contains(where: { $0.isLetter || $0.isNumber }) else { throw .badRequest(.emptyQuery) }
        let state = trimmed(state ?? "")
        let country = trimmed(country ?? "")
        if state.isEmpty { return country.isEmpty ? name : "\(name),\(country)" }
        return "\(name),\(state),\(country.isEmpty ? "US" : country)"
    }

    /// Refuses a number out of range; the service would ignore it and answer another question.
    static func check(
        _ number: Int,
        of parameter: String,
        isIn allowed: ClosedRange<Int>
    ) throws(WeatherError) {
        guard allowed.contains(number) else {
            throw .badRequest(.outOfRange(parameter: parameter, allowed: allowed))
        }
    }

    private static func trimmed(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
