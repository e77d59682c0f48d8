import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Responses over a socket", .watched)
struct ResponsesOverSocketTests {
    @Test(arguments: TestedTransport.allCases)
    func `gives status headers and body of a response as they came`(transport: TestedTransport) async throws {
        let sut = transport.client()
        let server = try LoopbackWeatherServer(responding: .json(#"{"name":"Lisbon"}"#, headers: ["X-Test": "1"]))

        let response = try await sut.send(server.request())

        #expect(response.status == 200)
        #expect(response.headers["x-test"] == "1")
        #expect(response.body == Data(#"{"name":"Lisbon"}"#.utf8))
        #expect(server.requests.map(\.path) == ["/data/2.5/weather"])
        #expect(server.requests.first?.query("q") == "Lisbon")
    }

    @Test(
        arguments: TestedTransport.allCases,
        [
            (400, #"{"cod":"400","message":"wrong longitude"}"#),
            (401, #"{"cod":401, "message": "Invalid API key."}"#),
            (401, #"{"cod":401, "message": "Please note that using One Call 3.0 requires a separate subscription"}"#),
            (403, "{}"),
            (404, #"{"cod":"404","message":"city not found"}"#),
            (429, #"{"cod":429, "message": "Your account is temporary blocked"}"#),
            (500, #"{"cod":"500","message":"Internal error: 500001"}"#),
            (503, ""),
        ]
    )
    func `gives a response of any status with its body`(
        transport: TestedTransport,
        canned: (status: Int, text: String)
    ) async throws {
        let sut = transport.client()
        let server = try LoopbackWeatherServer(responding: .json(canned.text, status: canned.status))

        let response = try await sut.send(server.request())

        #expect(response.status == canned.status)
        #expect(String(decoding: response.body, as: UTF8.self) == canned.text)
        #expect(response.retryAfter == nil)
        #expect(server.requests.count == 1)
    }

    @Test(arguments: TestedTransport.allCases)
    func `reads how long a refused request should wait`(transport: TestedTransport) async throws {
        let sut = transport.client()
        let server = try LoopbackWeatherServer(responding: .json("{}", status: 429, headers: ["Retry-After": "7"]))

        let response = try await sut.send(server.request())

        #expect(response.status == 429)
        #expect(response.retryAfter == .seconds(7))
    }

    @Test(
        arguments: TestedTransport.allCases,
        [
            #"Basic realm="weather""#, "Basic", #"basic realm="weather""#, #"Bearer realm="weather""#,
            #"Digest realm="x", nonce="y""#, "Digest", "Negotiate",
        ]
    )
    func `gives a 401 that asks for credentials as a response`(transport: TestedTransport, challenge: String)
        async throws
    {
        let sut = transport.client()
        let canned = LoopbackResponse.json(#"{"cod":401}"#, status: 401, headers: ["WWW-Authenticate": challenge])
        let server = try LoopbackWeatherServer(responding: canned)

        let response = try await sut.send(server.request())

        #expect(response.status == 401)
        #expect(String(decoding: response.body, as: UTF8.self) == #"{"cod":401}"#)
    }

    @Test(arguments: TestedTransport.allCases)
    func `gives a proxys page as it is`(transport: TestedTransport) async throws {
        let sut = transport.client()
        let server = try LoopbackWeatherServer(responding: .html("<h1>Bad Gateway</h1>", status: 502))

        let response = try await sut.send(server.request())

        #expect(response.status == 502)
        #expect(response.headers["Content-Type"]?.hasPrefix("text/html") == true)
        #expect(response.body == Data("<h1>Bad Gateway</h1>".utf8))
    }

    @Test(arguments: TestedTransport.allCases)
    func `unpacks a compressed body`(transport: TestedTransport) async throws {
        let sut = transport.client()
        let text = String(repeating: #"{"name":"São Paulo"}"#, count: 8_000)
        let server = try LoopbackWeatherServer(responding: .json(text).gzipped())

        let body = try await sut.send(server.request()).body

        #expect(String(decoding: body, as: UTF8.self) == text)
    }

    @Test(
        arguments: TestedTransport.allCases,
        [Data([0x7b, 0xff, 0xfe, 0x7d]), Data("not JSON".utf8), Data(), Data([0])]
    )
    func `gives bodies that are not text not JSON or empty byte by byte`(transport: TestedTransport, bytes: Data)
        async throws
    {
        let sut = transport.client()
        let server = try LoopbackWeatherServer(responding: LoopbackResponse(body: bytes))

        let response = try await sut.send(server.request())

        #expect(response.status == 200)
        #expect(response.body == bytes)
    }

    @Test(
        arguments: TestedTransport.allCases,
        [
            LoopbackResponse.Delivery.chunked(size: 3), .dripping(bytes: 4, interval: .milliseconds(2)),
        ]
    )
    func `puts a body in chunks or drops together`(transport: TestedTransport, delivery: LoopbackResponse.Delivery)
        async throws
    {
        let sut = transport.client()
        let server = try LoopbackWeatherServer(responding: .json(#"{"name":"Lisbon"}"#).delivered(delivery))

        let body = try await sut.send(server.request()).body

        #expect(body == Data(#"{"name":"Lisbon"}"#.utf8))
    }

    @Test(arguments: TestedTransport.allCases)
    func `gives a response without a body to HEAD and 204`(transport: TestedTransport) async throws {
        let sut = transport.client()
        let server = try LoopbackWeatherServer(script: [
            "/head": [.json("0123456789")], "/empty": [LoopbackResponse(status: 204)],
        ])

        let head = try await sut.send(server.request("/head", method: "HEAD"))
        let empty = try await sut.send(server.request("/empty"))

        #expect((head.body.count, head.status) == (0, 200))
        #expect((empty.body.count, empty.status) == (0, 204))
    }

    @Test(arguments: TestedTransport.allCases)
    func `takes a part for the whole only when it asked for one`(transport: TestedTransport) async throws {
        let sut = transport.client()
        let server = try LoopbackWeatherServer(
            responding: .json(#"{"name":"Lisbon"}"#, status: 206, headers: ["Content-Range": "bytes 0-16/100"])
        )
        var ranged = try server.request()
        ranged.headers["Range"] = "bytes=0-16"

        await #expect(throws: NetworkError.decoding(.truncated)) { try await sut.send(server.request()) }
        #expect(try await sut.send(ranged).status == 206)
    }

    @Test(arguments: TestedTransport.allCases)
    func `keeps no cookies`(transport: TestedTransport) async throws {
        let sut = transport.client()
        let server = try LoopbackWeatherServer(responding: .json("{}", headers: ["Set-Cookie": "id=1; Path=/"]))

        _ = try await sut.send(server.request())
        _ = try await sut.send(server.request())

        #expect(server.requests.count == 2)
        #expect(server.requests.allSatisfy { $0.headers["cookie"] == nil })
    }

    @Test(arguments: TestedTransport.allCases)
    func `requests again although the response could be cached`(transport: TestedTransport) async throws {
        let sut = transport.client()
        let server = try LoopbackWeatherServer(script: [
            "/data": [.json("1", headers: ["Cache-Control": "max-age=600", "ETag": "a"]), .json("2")]
        ])

        _ = try await sut.send(server.request("/data"))
        let body = try await sut.send(server.request("/data")).body

        #expect(body == Data("2".utf8))
    }
}
