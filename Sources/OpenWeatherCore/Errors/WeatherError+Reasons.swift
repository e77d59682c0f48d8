/// The reason a request is invalid.
///
/// Only ``refused(message:parameters:)`` and ``beyondPlan(message:)`` come from the service; the others are found before
/// anything is sent.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum BadRequest: Hashable, Sendable, CustomStringConvertible {
    /// The latitude is not a number in `-90...90`.
    case latitudeOutOfRange
    /// The longitude is not a number in `-180...180`.
    case longitudeOutOfRange
    /// The name or the postcode of the place is empty.
    case emptyQuery
    /// A number is outside its `allowed` range.
    case outOfRange(parameter: String, allowed: ClosedRange<Int>)
    /// The configured base address is not an http or https URL with a host, or it has a user, a query or a fragment.
    case invalidAddress
    /// The configured base address begins with http, over which neither this package sends credentials nor App Transport
    /// Security permits an app to connect.
    case insecureAddress(at: FaultPlace)
    /// The service rejected the request; `message` is its own text, `parameters` the ones it names, often none.
    case refused(message: String, parameters: [String])
    /// The period of a request for the past lies outside of what the plan of the key includes, a month or a year; `message`
    /// is the service's own text.
    case beyondPlan(message: String)

    /// The base address begins with http, at a place that is not known.
    public static var insecureAddress: BadRequest { .insecureAddress(at: .unknown) }

    /// A sentence in English that says what to change.
    public var description: String {
        switch self {
        case .latitudeOutOfRange: "The latitude must be between -90 and 90."
        case .longitudeOutOfRange: "The longitude must be between -180 and 180."
        case .emptyQuery: "The place is empty. Enter a name, a postcode or coordinates."
        case .outOfRange(let parameter, let allowed):
            "\(parameter) must be between \(allowed.lowerBound) and \(allowed.upperBound)."
        case .invalidAddress:
            "The base address must be an http or https URL with a host, and without a user, a query or a fragment."
        case .insecureAddress(let place): place.whenInsecure
        case .refused(let message, let parameters):
            "The service refused the question: \(Self.clause(message))"
                + (parameters.isEmpty ? "." : " (\(parameters.joined(separator: ", "))).") + " Change it and try again."
        case .beyondPlan(let message):
            "The plan of the key has no weather of this period: \(Self.clause(message)). Its depth, a month or a year, ends "
                + "there. Choose a later period, or see https://openweathermap.org/price."
        }
    }

    /// Returns the service's message on one line and without its full stop; the message may be empty.
    private static func clause(_ message: String) -> String {
        let words = message.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
        let clause = words.hasSuffix(".") ? String(words.dropLast()) : words
        return clause.isEmpty ? "it gives no reason" : clause
    }
}

/// The reason a response could not be decoded.
///
/// A response is invalid as a whole: a value that is required and missing makes it so, whereas an optional value that
/// is missing or impossible is `nil`.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum InvalidResponse: Hashable, Sendable, CustomStringConvertible {
    /// The body is empty.
    case empty
    /// The body is longer than `limit` bytes.
    case tooLarge(limit: Int)
    /// The body is of another type than JSON, for example the `text/html` page of a proxy.
    case unexpectedContentType(String, at: FaultPlace)
    /// A status that the service explains with a message came without one, so that another server has sent it.
    case otherServer(status: Int, at: FaultPlace)
    /// The body ends in the middle of a value.
    case truncated
    /// The body is not JSON.
    case notJSON
    /// The response redirects to an address that is neither http nor https; no request went there.
    case unusableRedirect
    /// The response is that of a proxy, which refused to connect to the service.
    case proxyRefusal(at: FaultPlace)
    /// The value at `path` is missing or of the wrong type; a path looks like `list[3].main.temp`.
    case invalidField(path: String)

    /// Returns the reason for a body of another type, at a place that is not known.
    public static func unexpectedContentType(_ type: String) -> InvalidResponse {
        .unexpectedContentType(type, at: .unknown)
    }

    /// The response is that of a proxy, at a place that is not known.
    public static var proxyRefusal: InvalidResponse { .proxyRefusal(at: .unknown) }

    /// The server, which only some of the reasons name.
    var place: FaultPlace {
        switch self {
        case .unexpectedContentType(_, let place), .otherServer(_, let place), .proxyRefusal(let place): place
        default: .unknown
        }
    }

    /// A Boolean value that indicates whether a server that is not the service's has certainly responded.
    var isOfAnotherServer: Bool {
        if case .otherServer = self { true } else { false }
    }

    /// A clause in English that says what is wrong.
    public var description: String {
        switch self {
        case .empty: "it is empty."
        case .tooLarge(let limit): "it is longer than \(limit) bytes."
        case .unexpectedContentType(let type, _): "it is \(type) instead of JSON, perhaps from a proxy or a login page."
        case .truncated: "it ends in the middle."
        case .notJSON: "it is not JSON."
        case .otherServer(let status, _):
            "it is HTTP status \(status) without a message, which the weather service never sends."
        case .unusableRedirect: "it redirects to an address that is neither http nor https."
        case .proxyRefusal: "it is that of a proxy, which refused to connect. Check the proxy's settings."
        case .invalidField(let path): "\(path) is missing or malformed."
        }
    }
}

/// The reason the service rejected an API key.
///
/// The service responds in the same way to a wrong key, a new key, and a key without the subscription, so the reason
/// follows from what else the key has reached.
///
/// ```swift
/// func advice(for error: WeatherError) -> String {
///     switch error {
///     case .missingKey: "Enter your key."
///     case .invalidKey(.malformed): "Copy the key again. It has 32 digits and letters."
///     case .invalidKey(.unknownOrInactive): "Wait if the key is new. Check it if it is older than two hours."
///     case .invalidKey(.subscriptionRequired): "The key is good. Subscribe to the product."
///     case .invalidKey: "Check the key, and what your plan includes."
///     default: error.description
///     }
/// }
/// ```
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum KeyRefusal: Hashable, Sendable, CustomStringConvertible {
    /// The key is wrong or not active yet: a product that every account has refused it.
    case unknownOrInactive
    /// The key is valid, as another product has accepted it, but has no subscription for this one.
    case subscriptionRequired
    /// The key does not have 32 hexadecimal digits, the usual form, and no product has accepted it.
    case malformed
    /// The reason cannot be told: the key may be wrong, not active yet, or without the subscription.
    case undetermined

    /// A sentence in English that says what to do.
    public var description: String {
        switch self {
        case .unknownOrInactive:
            "The service refused the API key. Check it for typing errors; a new key takes up to two hours to work."
        case .subscriptionRequired:
            "The API key has no subscription for this product. Subscribe at https://openweathermap.org/price."
        case .malformed:
            "The service refused the API key, which does not look like one: keys have 32 hexadecimal digits. Copy it again "
                + "from https://home.openweathermap.org/api_keys."
        case .undetermined:
            "The service refused the API key for this product. Check the key, which takes up to two hours to work when it "
                + "is new, and whether its plan includes the product: https://openweathermap.org/price."
        }
    }
}

/// The reason the device's own location is not available.
///
/// Screens offer a search by name in every case, and the settings of the system where they help.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum LocationFailure: Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// The user has not been asked for permission, and this call may not ask.
    case undetermined
    /// The user denied the app access to the location.
    case refused
    /// A policy on the device denies access, which the user cannot change.
    case restricted
    /// The location services of the device are turned off.
    case servicesOff
    /// The device did not determine its location in time.
    case timedOut
    /// The device could not determine its location.
    case unavailable
    /// There is no source of the location.
    case unsupported

    /// A sentence in English that says what to do.
    public var description: String {
        switch self {
        case .undetermined:
            "The current location was not asked for yet. Ask in response to a tap, or search for a city by name instead."
        case .refused:
            "Access to the current location was refused. Permit it in the system's settings, or search for a city by "
                + "name instead."
        case .restricted:
            "A policy on this device denies access to the current location. Search for a city by name instead."
        case .servicesOff:
            "The location services of this device are off. Turn them on in the system's settings, or search for a city "
                + "by name instead."
        case .timedOut:
            "The current location was not found in time. Try again, or search for a city by name instead."
        case .unavailable: "The current location could not be found. Search for a city by name instead."
        case .unsupported: "This device has no source of the current location. Search for a city by name instead."
        }
    }
}

/// The reason something could not be saved or read on this device.
///
/// Names are paths of files or directories, or keys of user defaults; they never contain a secret.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum StorageFailure: Hashable, Sendable, CustomStringConvertible {
    /// The file or directory `name` cannot be read, or was written by a version of the program that is not compatible.
    case unreadable(name: String)
    /// The file or directory `name` cannot be written.
    case unwritable(name: String)
    /// The file `name` would become too large to be read again; what was saved before is still there.
    case tooLarge(name: String)
    /// The volume has no space left.
    case full
    /// The file was damaged; it was kept under the name `keptAs`, and defaults are used.
    case damaged(keptAs: String)
    /// Other users of the device can read the secret file `name`.
    case exposed(name: String)

    /// A sentence in English that says what to do.
    public var description: String {
        switch self {
        case .unreadable(let name): "\(name) cannot be read. Check its path and its permissions."
        case .unwritable(let name): "\(name) cannot be written. Check its path and its permissions."
        case .tooLarge(let name): "\(name) would become too large. Remove some saved places and try again."
        case .full: "There is no space left to save to. Free some and try again."
        case .damaged(let keptAs):
            "The saved preferences were damaged and kept as \(keptAs). Defaults are used; choose again."
        case .exposed(let name): "Others can read \(name). Run: chmod 600 \(name)"
        }
    }
}

/// The reason this system could not send a request.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum SystemFailure: Hashable, Sendable, CustomStringConvertible {
    /// The process has about as many files and connections open, or about to be opened, as its `limit` permits.
    case tooManyOpenFiles(limit: Int)
    /// The library `name`, which is loaded while the program runs, is missing; `advice` is a sentence on what to install.
    case missingLibrary(name: String, advice: String)

    /// Sentences in English that say what to do.
    public var description: String {
        switch self {
        case .tooManyOpenFiles(let limit):
            "The process may have \(limit) files and connections open, which leaves none for this request. Raise the limit, "
                + "as ulimit -n does, or lower maximumConnections."
        case .missingLibrary(let name, let advice): "\(name) cannot be loaded. \(advice)"
        }
    }
}
