public import Foundation
import OpenWeatherCore
public import OpenWeatherNetworking

/// A client that serves stored responses by endpoint.
///
/// A response is stored under a path, such as `/data/2.5/weather`, or under a path with a query, such as
/// `/geo/1.0/zip?zip=E14,GB`, which takes precedence for exactly that request. The API key and the order of query items
/// are ignored, and a path also matches the same path behind a gateway's prefix. Several responses under one name are
/// served in order, and the last one repeats. A request without a response is an ``UnscriptedCall``.
public final class ReplayingHTTPClient: HTTPClient {
    private let responses: [String: [StubResponse]]
    private let given = Locked<[String: Int]>([:])

    /// The log of the requests.
    public let log: CallLog<TransportRequest>

    /// Creates a client that serves `responses`, keyed by path or by path and query.
    public init(
        responses: [String: [StubResponse]],
        onUnscripted: @escaping UnscriptedCall.Handler = UnscriptedCall.standardError
    ) {
        log = CallLog(double: "ReplayingHTTPClient", onUnscripted: onUnscripted)
        self.responses = Dictionary(responses.map { (Self.normalized($0.key), $0.value) }, uniquingKeysWith: +)
    }

    /// Creates a client that serves `bodies`, keyed by path or by path and query, as JSON with status 200.
    public convenience init(
        bodies: [String: Data],
        onUnscripted: @escaping UnscriptedCall.Handler = UnscriptedCall.standardError
    ) {
        self.init(responses: bodies.mapValues { [StubResponse(body: $0)] }, onUnscripted: onUnscripted)
    }

    /// Creates a client that serves the recordings in `directory`.
    ///
    /// All bodies are read at once. Recordings of one endpoint are served in the order in which they were made.
    ///
    /// - Parameters:
    ///   - directory: The directory that a ``RecordingHTTPClient`` wrote to, or one of its days.
    ///   - onUnscripted: A closure that receives each request without a response.
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
    public var requests: [TransportRequest] { log.calls }

    /// Records the request and returns its stored response.
    ///
    /// - Throws: `cancelled` when the task is cancelled, or an error that names the request when it has no response.
    public func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        log.record(request)
        guard !Task.isCancelled else { throw .cancelled }
        let target = Self.normalized(RequestRedactor(request).target)
        guard let key = key(for: target), let response = next(for: key) else {
            throw .unscripted(log.reportUnscripted("\(request.method) \(target)"))
        }
        return response.response
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

    /// Returns the path and query with decoded, sorted items and a leading slash.
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
