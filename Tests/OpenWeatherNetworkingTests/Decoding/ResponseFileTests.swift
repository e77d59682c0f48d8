import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("A response that is a file", .watched)
struct ResponseFileTests {
    /// A picture of 1 × 1 pixels.
    private static let pixel = Data(
        base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5"
            + "ErkJggg=="
    )

    private func picture(
        _ body: Data,
        type: String = "image/png",
        status: Int = 200
    ) throws(NetworkError) -> Data {
        let response = TransportResponse(status: status, headers: ["Content-Type": type], body: body)
        return try ResponseDecoder.picture(in: response, atMost: 1_000)
    }

    @Test(arguments: ["image/png", "text/html", "application/octet-stream", ""])
    func `is a picture by its first bytes whatever its type`(type: String) throws {
        let pixel = try #require(Self.pixel)
        #expect(try picture(pixel, type: type) == pixel)
    }

    @Test(
        arguments: [
            ("", "image/png", .empty),
            (#"{"message":"no cod"}"#, "image/png", .unexpectedContentType("application/octet-stream")),
            ("<html>", "text/html", .unexpectedContentType("text/html")),
            (String(repeating: "x", count: 1_001), "image/png", .tooLarge(limit: 1_000)),
            ("\u{89}PNG", "image/png", .unexpectedContentType("application/octet-stream")),
        ] as [(String, String, InvalidResponse)]
    )
    func `is no picture by its type alone`(body: String, type: String, problem: InvalidResponse) {
        #expect(throws: NetworkError.decoding(problem)) { try picture(Data(body.utf8), type: type) }
    }

    @Test
    func `is a failure when it reports one, though it says that it is a picture`() {
        let body = Data(#"{"cod":401,"message":"Invalid API key."}"#.utf8)
        let failure = NetworkError.httpStatus(code: 401, body: body, retryAfter: nil)

        #expect(throws: failure) { try picture(body) }
        #expect(throws: failure) { try picture(body, status: 401) }
    }

    @Test(arguments: [200, 201, 204])
    func `may be empty where only the status counts`(status: Int) throws {
        #expect(try ResponseDecoder.body(of: TransportResponse(status: status, headers: [:], body: Data())).isEmpty)
    }
}
