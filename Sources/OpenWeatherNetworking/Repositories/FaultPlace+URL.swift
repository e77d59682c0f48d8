import Foundation
import OpenWeatherCore

extension FaultPlace {
    /// Creates the place of a failed exchange with the server of `url`, in an environment that may name a proxy.
    init(_ url: URL?, _ error: NetworkError, _ environment: [String: String]) {
        let proxy = url.flatMap { EnvironmentProxy.server(for: $0, environment) }
        let isEncrypted = url?.scheme?.lowercased() == "https"
        self.init(server: url.flatMap(Self.server), proxy: proxy, cause: Cause(error, isEncrypted: isEncrypted))
    }

    /// Returns the host and the port of a URL, without user, path and query.
    static func server(of url: URL) -> String? {
        guard let host = url.host(), !host.isEmpty else { return nil }
        let name = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
        return name + (url.port.map { ":\($0)" } ?? "")
    }
}

extension FaultPlace.Cause {
    /// Creates the cause that the code of a failed connection tells; `nil` for any other failure.
    fileprivate init?(_ error: NetworkError, isEncrypted: Bool) {
        guard case .transport(let error) = error else { return nil }
        switch error.code {
        case .cannotFindHost, .dnsLookupFailed: self = .unknownHost
        case .cannotConnectToHost: self = .refusedConnection
        case .networkConnectionLost: self = .lostConnection
        case .serverCertificateUntrusted, .serverCertificateHasBadDate, .serverCertificateHasUnknownRoot,
            .serverCertificateNotYetValid:
            self = .untrustedCertificate
        case .secureConnectionFailed: self = .failedEncryption
        #if !canImport(Darwin)
        // The code of all that libcurl says about TLS.
        case .unknown where isEncrypted: self = .failedEncryption
        #endif
        default: return nil
        }
    }
}

/// The proxy that the environment names, which libcurl uses where there are no settings of the system.
enum EnvironmentProxy: Sendable {
    /// Returns the host and the port of the proxy for `url`; `nil` without one.
    ///
    /// Source: the manual of libcurl, `libcurl-env`.
    static func server(for url: URL, _ environment: [String: String]) -> String? {
        #if canImport(Darwin)
        return nil  // The settings of the system are used.
        #else
        guard let host = url.host()?.lowercased(), let scheme = url.scheme?.lowercased() else { return nil }
        let names = scheme == "http" ? ["http_proxy"] : ["https_proxy", "HTTPS_PROXY"]
        let text = (names + ["all_proxy", "ALL_PROXY"]).lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        guard let text, !isExempt(host, environment["no_proxy"] ?? environment["NO_PROXY"] ?? "") else { return nil }
        return URL(string: text.contains("://") ? text : "http://\(text)").flatMap(FaultPlace.server)
        #endif
    }

    /// Returns whether every libcurl exempts the host: networks have a meaning since 7.86, and a space ends the list
    /// since 8.9.
    private static func isExempt(_ host: String, _ list: String) -> Bool {
        let host = host.filter { $0 != "[" && $0 != "]" }
        let names = list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
        return list == "*"
            || names.prefix { !$0.contains(" ") }
                .contains { entry in
                    let name = entry.drop { $0 == "." }
                    return host == name || host.hasSuffix(".\(name)")
                }
    }
}
