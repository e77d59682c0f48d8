package import Foundation
import OpenWeatherCore

extension ResponseDecoder {
    /// Returns the PNG file of a response.
    ///
    /// The file itself tells, not its type: the service labels a refusal `image/png`, and file servers label pictures as
    /// they like.
    ///
    /// - Parameters:
    ///   - response: The response.
    ///   - limit: The size of the largest accepted file in bytes.
    /// - Returns: The file.
    /// - Throws: ``NetworkError/httpStatus(code:body:retryAfter:)`` for any other status, including one in a report of a
    ///   failure, or ``NetworkError/decoding(_:)`` for anything but a picture of a plausible size.
    package static func picture(in response: TransportResponse, atMost limit: Int) throws(NetworkError) -> Data {
        let file = try body(of: response)
        guard !file.isEmpty else { throw .decoding(.empty) }
        guard file.count <= limit else { throw .decoding(.tooLarge(limit: limit)) }
        guard PNGFile(file) != nil else {
            if let status = try? ServiceMessage(json: file).status, status.isFailure {
                throw .httpStatus(code: status.code, body: file, retryAfter: response.retryAfter)
            }
            let type = response.mediaType
            let isPicture = type.isEmpty || type.hasPrefix("image/png")
            throw .decoding(.unexpectedContentType(isPicture ? "application/octet-stream" : String(type.prefix(60))))
        }
        return file
    }

    /// Returns the body of a response with a status of success, whatever it is; it may be empty, as after a deletion.
    ///
    /// - Throws: ``NetworkError/httpStatus(code:body:retryAfter:)`` for any other status, or ``NetworkError/decoding(_:)``
    ///   for a part of a body.
    package static func body(of response: TransportResponse) throws(NetworkError) -> Data {
        guard (200..<300).contains(response.status) else {
            throw .httpStatus(code: response.status, body: response.body, retryAfter: response.retryAfter)
        }
        guard response.status != 206 else { throw .decoding(.truncated) }  // A part, which is never asked for.
        return response.body
    }
}

/// The beginning of a PNG file: its signature and its header chunk.
///
/// Source: <https://www.w3.org/TR/png-3/>, 5.2 and 11.2.1.
package struct PNGFile: Hashable, Sendable {
    /// The length of the longest accepted side in pixels, so that a small file cannot decode to a huge image.
    private static let longestSide = 1_024
    private static let start = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]) + Data("IHDR".utf8)

    /// The width in pixels.
    package let width: Int
    /// The height in pixels.
    package let height: Int

    /// Creates the beginning of a file; `nil` for another format, or for sides outside `1...1024`.
    package init?(_ file: Data) {
        guard file.starts(with: Self.start), file.count > 33 else { return nil }
        let sides = file.dropFirst(Self.start.count).prefix(8).map(Int.init)
        width = sides[..<4].reduce(0) { $0 << 8 | $1 }
        height = sides[4...].reduce(0) { $0 << 8 | $1 }
        guard (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height) else { return nil }
    }
}
