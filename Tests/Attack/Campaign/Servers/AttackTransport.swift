import Foundation
import OpenWeatherNetworking

#if os(Linux)
import OpenWeatherCurl
#endif

/// A transport between a client and a hostile server.
public enum AttackTransport: String, Sendable {
    /// The transport over `URLSession`, which some responses end on Linux together with the process.
    case urlSession
    #if os(Linux)
    /// The transport over libcurl.
    case curl
    #endif

    /// The variable of the environment that names the transport to a child process.
    static let variable = "OPENWEATHER_ATTACK_TRANSPORT"

    /// The transport that the environment names.
    static var ofEnvironment: AttackTransport? {
        ProcessInfo.processInfo.environment[variable].flatMap(AttackTransport.init)
    }

    /// Returns the transport of an area when none is named: damaged responses end a process over `URLSession`.
    static func standard(for area: AttackArea) -> AttackTransport {
        #if os(Linux)
        area == .wires ? .curl : .urlSession
        #else
        .urlSession
        #endif
    }

    /// Creates a client; `nil` for that of the configuration.
    func client(clock: any Clock<Duration>) -> (any HTTPClient)? {
        switch self {
        case .urlSession: nil
        #if os(Linux)
        case .curl: CurlHTTPClient(clock: clock)
        #endif
        }
    }
}
