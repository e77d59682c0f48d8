#if canImport(FoundationNetworking)
public import Foundation
public import FoundationNetworking  // Linux keeps URLRequest in a module of its own.
#else
public import Foundation
#endif
import OpenWeatherCore
public import OpenWeatherNetworking

/// A client that serves stored answers by endpoint.
///
/// An answer is filed under a path, such as `/data/2.5/weather`, or under a path with a query, such as
/// `/geo/1.0/zip?zip=E14,GB`, which wins for exactly that question; the key and the order of query items do not
/// count. A path also serves the same path under a gateway's prefix. Several answers under one name are given in
/// order, the last of them again and again. A request without an answer is an ``UnscriptedCall``.
public final class ReplayingHTTPClient: HTTPClient {
    private let responses: [String: [StubResponse]]
    private let given = Locked<[String: Int]>([:])

    /// The requests received.
    public let log: CallLog<URLRequest>

    /// Creates a client that serves `answers` by endpoint.
    public init(
        responses: [String: [StubResponse]],
        onUnscripted: @escaping UnscriptedCall.Handler = UnscriptedCall.standardError
    ) {
        log = CallLog(double: "ReplayingHTTPClient", onUnscripted: onUnscripted)
        self.responses = Dictionary(responses.map { (Self.normalized($0.key), $0.value) }, uniquingKeysWith: +)
    }

    /// Creates a client that serves `bodies`, as JSON with status 200, by endpoint.
    public convenience init(
        bodies: [String: Data],
        onUnscripted: @escaping UnscriptedCall.Handler = UnscriptedCall.standardError
    ) {
        self.init(responses: bodies.mapValues { [StubResponse(body: $0)] }, onUnscripted: onUnscripted)
    }

    /// Creates a client that serves what ``RecordingHTTPClient`` wrote to `folder` or to one of its days.
    ///
    /// - Throws: An error of the file system, or `DecodingError` when a sidecar is damaged.
    public convenience init(
        directory: URL,
        onUnscripted: @escaping UnscriptedCall.Handler = UnscriptedCall.standardError
    ) throws {
        var responses: [String: [StubResponse]] = [:]
        for (file, recording) in try Self.recordings(in: directory) {
            let body = try Data(contentsOf: file.deletingLastPathComponent().appending(path: recording.body))
            let response = StubResponse(status: recording.status, headers: recording.headers, body: body)
            let path = recording.target.split(separator: "?", maxSplits: 1)[0]
            responses[recording.target, default: []].append(response)
            if path != recording.target { responses[String(path), default: []].append(response) }
        }
        self.init(responses: responses, onUnscripted: onUnscripted)
    }

    /// Every request so far, in order.
    public var requests: [URLRequest] { log.calls }

    /// Records the request and answers it from the store.
    public func send(_ request: URLRequest) async throws(NetworkError) -> (Data, HTTPURLResponse) {
        log.record(request)
        guard !Task.isCancelled else { throw .cancelled }
        let target = Self.normalized(RequestRedactor(request).target)
        guard let key = key(for: target), let response = next(for: key) else {
            throw .unscripted(log.reportUnscripted("\(request.httpMethod ?? "GET") \(target)"))
        }
        return try response.response(to: request)
    }

    private func key(for target: String) -> String? {
        let path = String(target.prefix { $0 != "?" })
        let byTarget = responses.keys.filter { $0.contains("?") && target.hasSuffix($0) }
        let byPath = responses.keys.filter { !$0.contains("?") && path.hasSuffix($0) }
        return byTarget.max { $0.count < $1.count } ?? byPath.max { $0.count < $1.count }
    }

    private func next(for key: String) -> StubResponse? {
        guard let queue = responses[key], let last = queue.last else { return nil }
        let index = given.withLock { given in
            defer { given[key, default: 0] += 1 }
            return given[key, default: 0]
        }
        return index < queue.count ? queue[index] : last
    }

    /// Path and query with decoded, sorted items, beginning with a slash.
    private static func normalized(_ target: String) -> String {
        let rooted = target.hasPrefix("/") ? target : "/" + target
        guard let components = URLComponents(string: rooted), let items = components.queryItems, !items.isEmpty else {
            return rooted
        }
        let pairs = items.map { "\($0.name)=\($0.value ?? "")" }.sorted()
        return components.path + "?" + pairs.joined(separator: "&")
    }

    private static func recordings(in directory: URL) throws -> [(file: URL, recording: HTTPRecording)] {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try FileManager.default.subpathsOfDirectory(atPath: directory.path(percentEncoded: false))
            .filter { $0.hasSuffix(HTTPRecording.sidecarSuffix) }
            .sorted { $0.compare($1, options: .numeric) == .orderedAscending }
            .map { directory.appending(path: $0) }
            .map { ($0, try decoder.decode(HTTPRecording.self, from: Data(contentsOf: $0))) }
    }
}
