import CurlClient
import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("HTTP client over libcurl", .timeLimit(.minutes(5)))
struct CurlHTTPClientTests {
    private let sut = CurlHTTPClient(timeout: .seconds(3_600), maximumBodySize: 1_000)

    @Test
    func returnsStatusHeadersAndBody() async throws {
        let server = try LoopbackWeatherServer { request in
            .json(#"{"method":"\#(request.method)","x":"\#(request.headers["x-test"] ?? "")"}"#, headers: ["ETag": "1"])
        }

        let response = try await sut.send(request(server, headers: ["X-Test": "a"]))

        #expect(response.status == 200)
        #expect(response.headers["etag"] == "1")
        #expect(response.body == Data(#"{"method":"GET","x":"a"}"#.utf8))
    }

    @Test
    func readsAChunkedBodyWithATrailer() async throws {
        let text = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX-Sum: abc\r\n\r\n"
        let server = try server(sending: text)

        let response = try await sut.send(request(server))

        #expect(response.body == Data("{}".utf8))
        #expect(response.headers["X-Sum"] == nil)
    }

    @Test(arguments: ["HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nContent-Ty", "HTT", ""])
    func saysThatTheConnectionWasClosedInTheHead(text: String) async throws {
        let server = try server(sending: text)

        await #expect(throws: NetworkError.self) { try await sut.send(request(server)) }
    }

    @Test(arguments: ["1001", "9223372036854775807", "9223372036854775808", "18446744073709551616"])
    func refusesALengthAboveTheLimitBeforeItReadsTheBody(length: String) async throws {
        let server = try server(sending: "HTTP/1.1 200 OK\r\nContent-Length: \(length)\r\n\r\n{}")

        await #expect(throws: NetworkError.decoding(.tooLarge(limit: 1_000))) { try await sut.send(request(server)) }
    }

    @Test
    func endsABodyAndAHeadThatAreTooLong() async throws {
        let long = try LoopbackWeatherServer { _ in .json(String(repeating: "9", count: 1_001)).gzipped() }
        let lines = (0..<30_000).map { "X-\($0): \($0)\r\n" }.joined()
        let wide = try server(sending: "HTTP/1.1 200 OK\r\n\(lines)\r\n{}")

        await #expect(throws: NetworkError.decoding(.tooLarge(limit: 1_000))) { try await sut.send(request(long)) }
        await #expect(throws: NetworkError.decoding(.tooLarge(limit: 262_144))) { try await sut.send(request(wide)) }
    }

    @Test
    func followsNoRedirect() async throws {
        let server = try LoopbackWeatherServer { _ in LoopbackResponse(status: 302, headers: ["Location": "/elsewhere"])
        }

        #expect(try await sut.send(request(server)).status == 302)
        #expect(server.requests.count == 1)
    }

    @Test
    func endsAtTheTimeoutAndWhenItIsCancelled() async throws {
        let server = try LoopbackWeatherServer { _ in .never }
        let call = try request(server)

        await #expect(throws: NetworkError.transport(URLError(.timedOut))) {
            try await CurlHTTPClient(timeout: .milliseconds(100)).send(call)
        }
        let task = Task { try await sut.send(call) }
        task.cancel()
        await #expect(throws: NetworkError.cancelled) { try await task.value }
    }

    @Test
    func saysThatNoServerListens() async throws {
        let call = TransportRequest(url: try #require(URL(string: "http://127.0.0.1:1/")))

        await #expect(throws: NetworkError.transport(URLError(.cannotConnectToHost))) { try await sut.send(call) }
    }

    private func server(sending text: String) throws -> LoopbackWeatherServer {
        let response = LoopbackResponse(body: Data(text.utf8), delivery: .raw)
        return try LoopbackWeatherServer { _ in response }
    }

    private func request(_ server: LoopbackWeatherServer, headers: HeaderFields = [:]) throws -> TransportRequest {
        TransportRequest(url: server.baseURL.appending(path: "data"), headers: headers)
    }
}
