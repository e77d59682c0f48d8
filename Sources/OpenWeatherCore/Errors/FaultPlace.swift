/// The server at which a request failed, for the sentence of an error.
///
/// It takes no part in comparisons: two errors of one case are equal wherever they happened, so that a state and a test
/// compare the situation. It contains a host and a port, and never a path, a query, a user, or a key.
public struct FaultPlace: Hashable, Sendable {
    /// The reason of a fault, as far as it is known beyond the case of the error.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Cause: Sendable {
        /// The name of the host has no address.
        case unknownHost
        /// No connection was accepted at the host and the port.
        case refusedConnection
        /// The connection ended before the response was complete.
        case lostConnection
        /// The certificate of the server is not trusted, is out of date, or is that of another host.
        case untrustedCertificate
        /// No encrypted connection is possible, for example because the port speaks plain http, or on Linux because no
        /// certificate authority is known.
        case failedEncryption
    }

    /// The host and, when the address has one, the port, such as `weather.example:8080`; `nil` when it is not known.
    public let server: String?
    /// The host and the port of the proxy that stands between; `nil` without one.
    public let proxy: String?
    /// The reason; `nil` when it is not known.
    public let cause: Cause?

    /// The place of an error that does not name one.
    public static let unknown = FaultPlace(server: nil)

    /// Creates a place from its parts.
    public init(server: String?, proxy: String? = nil, cause: Cause? = nil) {
        self.server = server
        self.proxy = proxy
        self.cause = cause
    }

    /// Returns `true`, because a place makes no difference between two errors.
    public static func == (first: FaultPlace, second: FaultPlace) -> Bool { true }

    /// Adds nothing, because all places are equal.
    public func hash(into hasher: inout Hasher) {}
}

extension FaultPlace {
    /// The server at the start of a sentence.
    private var subject: String { server ?? "The service" }

    /// A Boolean value that indicates whether the address names a port, which may be the wrong one.
    private var hasPort: Bool { server?.contains(/:[0-9]+$/) == true }

    private var check: String { hasPort ? "Check the host and the port" : "Check the host" }

    /// The sentences for a server that cannot be reached.
    var whenUnreachable: String {
        if let proxy {
            return "\(subject) cannot be reached through the proxy \(proxy) of the environment. Check https_proxy and "
                + "http_proxy, and that the proxy runs."
        }
        switch cause {
        case .unknownHost:
            return "The host of \(server ?? "the service") cannot be found. Check its spelling, the DNS server, and "
                + "the network connection."
        case .refusedConnection:
            return "\(subject) cannot be reached: nothing accepts connections there. \(check), and that a server runs."
        case .lostConnection:
            return "The connection to \(server ?? "the service") was lost. Check the network connection and try again."
        default:
            // This device is not connected, which is no fault of the server.
            return "The service cannot be reached. Check the network connection and try again."
        }
    }

    /// The sentences for a server that did not respond in time.
    var whenLate: String {
        guard let server else { return "The service did not answer in time. Try again." }
        if let proxy {
            return "\(server) did not answer in time through the proxy \(proxy) of the environment. Check https_proxy "
                + "and http_proxy, or try again."
        }
        return hasPort
            ? "\(server) did not answer in time. Try again, or check the port: one for http does not answer https, nor "
                + "the other way round."
            : "\(server) did not answer in time. Try again, or check the network connection."
    }

    /// The sentences for a status that is none of the service's refusals; `nil` for a connection that broke.
    func whenFailed(with status: Int?) -> String {
        switch status {
        case let status? where server != nil && (300..<400).contains(status):
            "\(subject) redirects to another address (HTTP status \(status)), where no request is sent. Check the base "
                + "address."
        case let status? where server != nil && (400..<500).contains(status):
            "\(subject) answered with HTTP status \(status), which the weather service does not use. \(check), and the "
                + "path of the base address."
        case 511?:
            "The network asks for a sign-in (HTTP status 511). Open its page in a browser, and try again."
        case let status?: "\(subject) failed with HTTP status \(status). Try again later."
        case nil: whenBroken
        }
    }

    private var whenBroken: String {
        if let proxy {
            return "The connection to \(subject) through the proxy \(proxy) of the environment broke. Check "
                + "https_proxy and http_proxy, or try again."
        }
        return switch cause {
        case .untrustedCertificate:
            "The certificate of \(server ?? "the service") is not trusted. \(check), the date of this device, and its "
                + "certificate authorities."
        case .failedEncryption:
            "No encrypted connection to \(server ?? "the service") is possible. \(check), whether the address "
                + "begins with http or https, and the certificate authorities of this device."
        default:
            hasPort
                ? "The connection to \(subject) broke. Try again, or check the port and whether the address begins with "
                    + "http or https."
                : "The connection to \(server ?? "the service") broke. Try again."
        }
    }

    /// The sentences for a base address without encryption.
    var whenInsecure: String {
        let address = "The \(server.map { "address of \($0)" } ?? "base address") begins with http"
        if let proxy {
            return "\(address), so that the proxy \(proxy) of the environment could read what is sent. Use https, name "
                + "a server on this machine in no_proxy, or set allowsInsecureHTTP for a server on your own network."
        }
        let sentences =
            "\(address), so that others could read what is sent. Use https, or set allowsInsecureHTTP for a server on "
            + "your own network."
        #if canImport(Darwin)
        return sentences + " App Transport Security also needs an exception for the host in Info.plist."
        #else
        return sentences
        #endif
    }
}
