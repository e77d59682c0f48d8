public import Foundation
import OpenWeatherCore
public import OpenWeatherNetworking

/// A client that writes every response of another client to disk, so that a ``ReplayingHTTPClient`` can serve them.
///
/// Each day has a directory, such as `2026-05-28`. A response is two files: the body, and a sidecar, JSON with the
/// request and the rest of the response. The API key is in neither of them, wherever in the stack the recorder is: it
/// is removed from the URL and redacted in the body and the headers, and only headers that are known to be harmless are
/// kept.
///
/// Writing is synchronous, so a recorded request takes a little longer.
public final class RecordingHTTPClient: HTTPClient {
    private let client: any HTTPClient
    private let directory: URL
    private let now: @Sendable () -> Date
    private let onFailure: @Sendable (String) -> Void
    private let counter = Locked(0)

    /// Creates a client that records the responses of `client`.
    ///
    /// - Parameters:
    ///   - client: The client that sends the requests.
    ///   - directory: The directory to write to, created when missing.
    ///   - now: A closure that returns the current date, which names the directory of the day.
    ///   - onFailure: A closure that receives a message when a response cannot be written; it is returned anyway.
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

    /// Sends `request` with the wrapped client, records the response, and returns it.
    ///
    /// - Throws: The error of the wrapped client; a failure to write is passed to `onFailure` instead.
    public func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        let response = try await client.send(request)
        do {
            try write(response, to: request)
        } catch {
            onFailure("A response could not be recorded in \(directory.lastPathComponent).")
        }
        return response
    }

    private func write(_ response: TransportResponse, to request: TransportRequest) throws {
        let redactor = RequestRedactor(request)
        let date = now()
        let day = directory.appending(path: date.formatted(.iso8601.year().month().day()))
        try FileManager.default.createDirectory(at: day, withIntermediateDirectories: true)
        let name = freeName(in: day, for: request, at: date)
        let recording = HTTPRecording(
            url: redactor.url,
            method: request.method,
            status: response.status,
            headers: redactor.headers(of: response),
            date: date,
            body: name + ".body"
        )
        try redactor.body(response.body)
            .write(to: day.appending(path: recording.body), options: .withoutOverwriting)
        try Self.encoder.encode(recording)
            .write(
                to: day.appending(path: name + HTTPRecording.sidecarSuffix),
                options: .withoutOverwriting
            )
    }

    /// Returns an unused name, such as `120000-1-data-2.5-weather`: the time, a number, and the path.
    private func freeName(in day: URL, for request: TransportRequest, at date: Date) -> String {
        let time = date.formatted(.iso8601.time(includingFractionalSeconds: false)).filter(\.isNumber)
        let path = request.url.path(percentEncoded: false).split(separator: "/").joined(separator: "-")
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

/// The sidecar file of a recorded response: everything but the body.
///
/// A ``RecordingHTTPClient`` writes it as JSON beside the file of the body.
package struct HTTPRecording: Hashable, Codable, Sendable {
    /// The URL of the request, without the API key.
    package let url: String
    /// The HTTP method, for example `GET`.
    package let method: String
    /// The HTTP status.
    package let status: Int
    /// The headers of the response, without cookies and keys.
    package let headers: [String: String]
    /// The date of the response.
    package let date: Date
    /// The name of the body's file, in the directory of the sidecar.
    package let body: String

    /// The suffix of a sidecar's file name.
    package static let sidecarSuffix = ".recording.json"

    /// Creates the sidecar of a response.
    package init(url: String, method: String, status: Int, headers: [String: String], date: Date, body: String) {
        self.url = url
        self.method = method
        self.status = status
        self.headers = headers
        self.date = date
        self.body = body
    }

    /// The path and query of ``url``, percent-encoded.
    package var target: String {
        guard let components = URLComponents(string: url) else { return url }
        return components.percentEncodedPath + (components.percentEncodedQuery.map { "?\($0)" } ?? "")
    }
}
