#if canImport(FoundationNetworking)
public import Foundation
public import FoundationNetworking  // Linux keeps URLRequest in a module of its own.
#else
public import Foundation
#endif
import OpenWeatherCore
public import OpenWeatherNetworking

/// A client that writes every answer of another one to disk, for ``ReplayingHTTPClient`` to serve.
///
/// Each day has a folder, such as `2026-05-28`. An answer is two files: the body as it came, and a sidecar, see
/// ``HTTPRecording``. The key is kept out of both, wherever in the stack the recorder stands: of the address it is
/// removed, of the body and of headers it is replaced, and only harmless headers are kept.
public final class RecordingHTTPClient: HTTPClient {
    private let client: any HTTPClient
    private let directory: URL
    private let now: @Sendable () -> Date
    private let onFailure: @Sendable (String) -> Void
    private let counter = Locked(0)

    /// Creates a recorder of `client`.
    ///
    /// - Parameters:
    ///   - client: The client whose answers to write.
    ///   - directory: Where to write; made when missing.
    ///   - now: The wall clock.
    ///   - onFailure: Told when an answer could not be written; the answer is passed on all the same.
    public init(
        wrapping client: any HTTPClient,
        directory: URL,
        now: @escaping @Sendable () -> Date = { Date() },
        onFailure: @escaping @Sendable (String) -> Void = {
            try? FileHandle.standardError.write(contentsOf: Data("\($0)\n".utf8))
        }
    ) {
        self.client = client
        self.directory = directory
        self.now = now
        self.onFailure = onFailure
    }

    /// Sends `request` by the wrapped client, writes the answer and passes it on.
    public func send(_ request: URLRequest) async throws(NetworkError) -> (Data, HTTPURLResponse) {
        let (data, response) = try await client.send(request)
        do {
            try write(data, response, to: request)
        } catch {
            onFailure("An answer could not be recorded in \(directory.lastPathComponent).")
        }
        return (data, response)
    }

    private func write(_ data: Data, _ response: HTTPURLResponse, to request: URLRequest) throws {
        let redactor = RequestRedactor(request)
        let date = now()
        let day = directory.appending(path: date.formatted(.iso8601.year().month().day()))
        try FileManager.default.createDirectory(at: day, withIntermediateDirectories: true)
        let name = freeName(in: day, for: request, at: date)
        let recording = HTTPRecording(
            url: redactor.url,
            method: request.httpMethod ?? "GET",
            status: response.statusCode,
            headers: redactor.headers(of: response),
            date: date,
            body: name + ".body"
        )
        try redactor.body(data).write(to: day.appending(path: recording.body), options: .withoutOverwriting)
        try Self.encoder.encode(recording)
            .write(
                to: day.appending(path: name + HTTPRecording.sidecarSuffix),
                options: .withoutOverwriting
            )
    }

    /// A name such as `120000-1-data-2.5-weather`, which sorts by time and says what was asked.
    private func freeName(in day: URL, for request: URLRequest, at date: Date) -> String {
        let time = date.formatted(.iso8601.time(includingFractionalSeconds: false)).filter(\.isNumber)
        let path = (request.url?.path(percentEncoded: false) ?? "").split(separator: "/").joined(separator: "-")
        let endpoint = String(
            path.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "-._".contains($0)) }.prefix(80)
        )
        while true {
            let number = counter.withLock { counter in
                counter += 1
                return counter
            }
            let name = "\(time)-\(number)-\(endpoint)"
            let sidecar = day.appending(path: name + HTTPRecording.sidecarSuffix).path(percentEncoded: false)
            guard FileManager.default.fileExists(atPath: sidecar) else { return name }
        }
    }

    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return encoder
    }
}

/// What a recording's sidecar file tells about its body.
public struct HTTPRecording: Hashable, Codable, Sendable {
    /// The address that was asked, without the key.
    public let url: String
    /// The method, such as `GET`.
    public let method: String
    /// The answer's status.
    public let status: Int
    /// The answer's headers, without cookies and keys.
    public let headers: [String: String]
    /// The moment of the answer.
    public let date: Date
    /// The name of the body's file, in the sidecar's folder.
    public let body: String

    /// The end of a sidecar's file name.
    public static let sidecarSuffix = ".recording.json"

    /// Creates a description.
    public init(url: String, method: String, status: Int, headers: [String: String], date: Date, body: String) {
        self.url = url
        self.method = method
        self.status = status
        self.headers = headers
        self.date = date
        self.body = body
    }

    /// Path and query of ``url``.
    package var target: String {
        guard let components = URLComponents(string: url) else { return url }
        return components.percentEncodedPath + (components.percentEncodedQuery.map { "?\($0)" } ?? "")
    }
}
