public import Foundation

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
