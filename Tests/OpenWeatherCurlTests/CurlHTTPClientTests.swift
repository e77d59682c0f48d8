#if os(Linux)
import Foundation
import FoundationNetworking
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@testable import OpenWeatherCurl  // A test names a library that is not there.

/// What differs from the transport over `URLSession`; the tests over sockets run on both.
@Suite("HTTP client over libcurl", .watched)
struct CurlHTTPClientTests {
    private let sut = CurlHTTPClient(timeout: .seconds(3_600), maximumBodySize: 1_000)

    @Test
    func `says what to install where the library is missing`() async throws {
        let sut = CurlHTTPClient(library: CurlLibrary.load("libcurl-of-nobody.so.4"))
        let request = TransportRequest(url: try #require(URL(string: "http://127.0.0.1:1/")))

        let error = await #expect(throws: NetworkError.self) { try await sut.send(request) }

        #expect(
            error?.localizedDescription
                == "libcurl-of-nobody.so.4 of libcurl 7.68 or later cannot be loaded. Install libcurl4 on Debian and "
                + "Ubuntu, or libcurl on Fedora, Red Hat and Amazon Linux."
        )
    }

    @Test
    func `takes a library without the functions for missing`() {
        #expect(throws: NetworkError.self) { try CurlLibrary.load("libm.so.6").get() }
    }

    @Test
    func `reads a chunked body with a trailer`() async throws {
        let server = try server(
            sending: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX-Sum: abc\r\n\r\n"
        )

        let response = try await sut.send(request(server))

        #expect(response.body == Data("{}".utf8))
        #expect(response.headers["X-Sum"] == nil)
    }

    @Test(arguments: ["HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nContent-Ty", "HTT", "", "HTTP/1.1 100 X\r\n\r\n"])
    func `says that the connection was closed in the head`(text: String) async throws {
        let server = try server(sending: text)

        await #expect(throws: NetworkError.self) { try await sut.send(request(server)) }
    }

    /// Whether this is a response depends on the version of the library.
    @Test
    func `survives a line that begins with a bare return`() async throws {
        let server = try server(sending: "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\rX: 1\r\n\r\n")

        _ = try? await sut.send(request(server))
    }

    @Test(arguments: ["1001", "9223372036854775807", "9223372036854775808", "18446744073709551616"])
    func `refuses a length above the limit before it reads the body`(length: String) async throws {
        let server = try server(sending: "HTTP/1.1 200 OK\r\nContent-Length: \(length)\r\n\r\n{}")

        await #expect(throws: NetworkError.decoding(.tooLarge(limit: 1_000))) { try await sut.send(request(server)) }
    }

    @Test
    func `ends a head that is too long`() async throws {
        let lines = (0..<30_000).map { "X-\($0): \($0)\r\n" }.joined()
        let server = try server(sending: "HTTP/1.1 200 OK\r\n\(lines)\r\n{}")

        await #expect(throws: NetworkError.decoding(.tooLarge(limit: 262_144))) { try await sut.send(request(server)) }
    }

    @Test
    func `ends a compressed body at the limit`() async throws {
        let bomb = LoopbackResponse(
            headers: ["Content-Encoding": "gzip"],
            body: Data(GzipBomb.bytes(count: 50_000_000))
        )
        let server = try LoopbackWeatherServer { _ in bomb }
        let sut = CurlHTTPClient(timeout: .seconds(3_600), maximumBodySize: 1_000_000)

        await #expect(throws: NetworkError.decoding(.tooLarge(limit: 1_000_000))) {
            try await sut.send(request(server))
        }
    }

    @Test(arguments: [("POST", 301, "GET"), ("POST", 307, "POST"), ("PUT", 302, "PUT"), ("PUT", 303, "GET")])
    func `sends the body again only where the redirect asks for it`(method: String, status: Int, next: String)
        async throws
    {
        let server = try LoopbackWeatherServer { request in
            request.path == "/old" ? LoopbackResponse(status: status, headers: ["Location": "/new"]) : .json("{}")
        }
        let url = server.baseURL.appending(path: "old")

        _ = try await sut.send(TransportRequest(url: url, method: method, body: Data("a=1".utf8)))

        #expect(server.requests.map(\.method) == [method, next])
        #expect(server.requests.last?.headers["content-length"] == (next == "GET" ? nil : "3"))
    }

    @Test
    func `uses a connection again`() async throws {
        let server = try LoopbackWeatherServer { _ in .json("{}") }

        for _ in 0..<20 { _ = try await sut.send(request(server)) }

        #expect(server.connectionCount == 1)
    }

    @Test
    func `closes its connections when it is released`() async throws {
        let server = try LoopbackWeatherServer { _ in .json("{}") }

        _ = try await CurlHTTPClient(timeout: .seconds(3_600)).send(request(server))

        await until { server.connectionCount == 0 }
    }

    private func server(sending text: String) throws -> LoopbackWeatherServer {
        let response = LoopbackResponse(body: Data(text.utf8), delivery: .raw)
        return try LoopbackWeatherServer { _ in response }
    }

    private func request(_ server: LoopbackWeatherServer) throws -> TransportRequest {
        TransportRequest(url: server.baseURL.appending(path: "data"))
    }
}
#endif
