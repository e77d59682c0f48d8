import Foundation
import OpenWeatherMocks
import Testing

@Suite("Loopback response")
struct LoopbackResponseTests {
    @Test
    func `is JSON, a page or a redirect with the headers that belong to it`() throws {
        let target = try #require(URL(string: "https://example.org/x"))

        let json = LoopbackResponse.json("{}", status: 404, headers: ["X": "1"])
        let page = LoopbackResponse.html("<p>", status: 502)
        let redirect = LoopbackResponse.redirect(to: target, status: 308)

        #expect(json.headers == ["Content-Type": "application/json; charset=utf-8", "X": "1"])
        #expect((json.status, page.status, redirect.status) == (404, 502, 308))
        #expect(page.headers == ["Content-Type": "text/html"])
        #expect(redirect.headers == ["Location": "https://example.org/x"])
    }

    @Test
    func `keeps everything but the way it travels`() {
        let sut = LoopbackResponse.json("{}", status: 500).delivered(.chunked(size: 1))

        #expect(
            sut
                == LoopbackResponse(
                    status: 500,
                    headers: ["Content-Type": "application/json; charset=utf-8"],
                    body: Data("{}".utf8),
                    delivery: .chunked(size: 1)
                )
        )
    }

    @Test
    func `is packed as RFC 1952 says checked byte by byte`() {
        let sut = LoopbackResponse(body: Data("123456789".utf8)).gzipped()

        let head: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]
        let block: [UInt8] = [1, 9, 0, 0xf6, 0xff] + Array("123456789".utf8)
        let tail: [UInt8] = [0x26, 0x39, 0xf4, 0xcb, 9, 0, 0, 0]  // The CRC's published check value, and the length.
        #expect([UInt8](sut.body) == head + block + tail)
        #expect(sut.headers == ["Content-Encoding": "gzip"])
    }

    @Test(arguments: [
        ("/data/2.5/weather?q=a%26b&x=", "/data/2.5/weather", "a&b"), ("/", "/", nil), ("/a%20b?Q=1", "/a b", nil),
    ]
    )
    func `reads a requests target`(target: String, path: String, query: String?) {
        let sut = LoopbackRequest(method: "GET", target: target)

        #expect(sut.path == path)
        #expect(sut.query("q") == query)
    }
}
