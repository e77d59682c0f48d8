import Foundation
import OpenWeatherCore
import OpenWeatherNetworking

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A client that remembers what passed through it, and whose network can be taken away.
final class WatchedHTTPClient: HTTPClient {
    private let client: any HTTPClient
    private let state = Locked((paths: [String](), isCutOff: false))

    init(_ client: any HTTPClient) {
        self.client = client
    }

    var paths: [String] { state.withLock { $0.paths } }

    func cutOff() {
        state.withLock { $0.isCutOff = true }
    }

    func send(_ request: URLRequest) async throws(NetworkError) -> (Data, HTTPURLResponse) {
        let path = request.url?.path() ?? ""
        let isCutOff = state.withLock { state in
            state.paths.append(path)
            return state.isCutOff
        }
        if isCutOff { throw .transport(URLError(.notConnectedToInternet)) }
        return try await client.send(request)
    }
}
