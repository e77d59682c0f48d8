public import Foundation
package import OpenWeatherCore

/// A path of the service with its query, independent of the configuration.
///
/// The static methods create the endpoints that the repositories use. They check what the service itself does not: it
/// responds to some malformed requests with unrelated weather. Use the initializer for an endpoint that the package
/// does not know, and a ``RequestBuilder`` to create a request from it.
public struct Endpoint: Hashable, Sendable {
    /// The name of the call, for example `currentWeather`, which is the same for every place.
    ///
    /// Events carry it, as a label for metrics and logs. It is never sent.
    public let operation: String
    /// The base address that ``path`` is appended to.
    public let base: Base
    /// The path below the base address, without a leading slash, for example `air_pollution/forecast`.
    public let path: String
    /// The HTTP method; only `GET` and `HEAD` are joined and retried.
    public let method: String
    /// The query in the order it is sent, unescaped, without units, language or key.
    public let queryItems: [URLQueryItem]
    /// The headers that only this endpoint needs.
    public let headers: [String: String]
    /// The body of the request, whose type is one of the ``headers``; `nil` for none.
    public let body: Data?
    /// A Boolean value that indicates whether `units` and `lang` are sent; the service ignores them for air quality and
    /// geocoding.
    public let takesOptions: Bool

    /// Creates an endpoint.
    ///
    /// - Parameters:
    ///   - operation: The name of the call in events. The default is not the path, which may name a place or a user.
    ///   - base: The base address that the path is appended to.
    ///   - path: The path below the base address, without a leading slash.
    ///   - method: The HTTP method.
    ///   - queryItems: The query in the order it is sent, unescaped, without units, language or key.
    ///   - headers: The headers that only this endpoint needs.
    ///   - body: The body of the request; `nil` for none.
    ///   - takesOptions: Whether `units` and `lang` are sent.
    public init(
        operation: String = "custom",
        base: Base,
        path: String,
        method: String = "GET",
        queryItems: [URLQueryItem],
        headers: [String: String] = [:],
        body: Data? = nil,
        takesOptions: Bool
    ) {
        self.operation = operation
        self.base = base
        self.path = path
        self.method = method
        self.queryItems = queryItems
        self.headers = headers
        self.body = body
        self.takesOptions = takesOptions
    }

    /// The base addresses of the service.
    ///
    /// ``WeatherAPIConfiguration/baseURL(of:)`` provides the URL of each, so that an endpoint works with the service and with
    /// a gateway.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Base: Hashable, CaseIterable, Sendable {
        /// Weather, forecasts and air quality: ``WeatherAPIConfiguration/baseURLWeather``.
        case weather
        /// Geocoding: ``WeatherAPIConfiguration/baseURLGeo``.
        case geo
        /// One Call 3.0: ``WeatherAPIConfiguration/baseURLOneCall3``.
        case oneCall3
        /// One Call 4.0: ``WeatherAPIConfiguration/baseURLOneCall4``.
        case oneCall4
        /// Stations and measurements of one's own, `data/3.0` outside of One Call.
        case stations
        /// The forecasts of larger plans, such as `forecast/hourly`: `data/2.5` of the host `pro`.
        case pro
        /// Weather of the past and statistics, such as `history/city`: `data/2.5` of the host `history`.
        case history
        /// The tiles of weather maps 1.0: `map` of the host `tile`.
        case tiles
        /// The tiles of weather maps 2.0, relief and radar: `maps/2.0` of the host `maps`.
        case maps
        /// Solar radiation: `energy/2.0`.
        case energy
        /// Files of whole regions and lists of cities: the host `bulk`.
        case bulk

        /// The plan that the service counts its requests under.
        var plan: BillingPlan {
            switch self {
            case .weather, .geo, .stations, .pro, .tiles, .maps, .bulk: .account
            case .oneCall3: .oneCall3
            case .oneCall4: .oneCall4
            case .history: .history
            case .energy: .energy
            }
        }
    }
}

extension Endpoint {
    /// The plan that the service counts requests for the endpoint under, which follows from its base address.
    package var plan: BillingPlan { base.plan }

    /// Returns the query items of a point.
    package static func point(_ coordinate: Coordinate) -> [URLQueryItem] {
        [
            URLQueryItem(name: "lat", value: decimalDegrees(coordinate.latitude)),
            URLQueryItem(name: "lon", value: decimalDegrees(coordinate.longitude)),
        ]
    }

    /// Returns whole seconds since 1970.
    package static func seconds(_ date: Date, rounded rule: FloatingPointRoundingRule = .down) -> String {
        String(date.wholeSeconds(rounded: rule))
    }

    /// Returns degrees with at most six decimals, which is 11 cm, so that each point has one form.
    ///
    /// They are computed in whole millionths, which excludes exponents, negative zero and the locale.
    package static func decimalDegrees(_ degrees: Double) -> String {
        let millionths = Int64((degrees * 1_000_000).rounded())
        var (whole, rest) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
        let sign = millionths < 0 ? "-" : ""
        guard rest > 0 else { return "\(sign)\(whole)" }
        var decimals = 6
        while rest.isMultiple(of: 10) { (rest, decimals) = (rest / 10, decimals - 1) }
        let digits = String(rest)
        return "\(sign)\(whole)." + String(repeating: "0", count: decimals - digits.count) + digits
    }

    /// Returns a place in the service's form `name,state,country`, or `postcode,country`.
    ///
    /// State codes exist only in the United States, so that is the country of a state without one: the service would
    /// take the state in `Portland,OR` for a country.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for a name without a letter or a digit.
    static func place(_ name: String, state: String?, country: String?) throws(WeatherError) -> String {
        let name = trimmed(name)
        guard name.contains(where: { $0.isLetter || $0.isNumber }) else { throw .badRequest(.emptyQuery) }
        let state = trimmed(state ?? "")
        let country = trimmed(country ?? "")
        if state.isEmpty { return country.isEmpty ? name : "\(name),\(country)" }
        return "\(name),\(state),\(country.isEmpty ? "US" : country)"
    }

    /// Checks that a number is in range; the service would ignore others and respond to a different request.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/badRequest(_:)`` with the parameter and its range.
    package static func check(
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
