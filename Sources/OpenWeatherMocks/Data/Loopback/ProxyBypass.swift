import Foundation

/// Keeps requests to this machine away from a proxy that the environment names.
enum ProxyBypass: Sendable {
    private static let hosts = "127.0.0.1,localhost"

    /// Adds this machine to `no_proxy`, which the system's HTTP library on Linux reads before every request.
    ///
    /// Nothing is changed where no proxy is set or the list names this machine already.
    static func arrange() {
        #if os(Linux)
        let environment = ProcessInfo.processInfo.environment
        guard ["http_proxy", "all_proxy", "ALL_PROXY"].contains(where: { environment[$0]?.isEmpty == false }) else {
            return
        }
        guard let value = extended(environment["no_proxy"] ?? environment["NO_PROXY"]) else { return }
        setenv("no_proxy", value, 1)
        #endif
    }

    /// The list with this machine in it, or `nil` when it is there already.
    static func extended(_ list: String?) -> String? {
        guard let list, !list.isEmpty else { return hosts }
        return list == "*" || list.contains("127.0.0.1") ? nil : "\(list),\(hosts)"
    }
}
