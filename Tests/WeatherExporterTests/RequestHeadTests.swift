import Testing

@testable import WeatherExporter

@Suite("Heads of requests")
struct RequestHeadTests {
    @Test
    func `are read with their fields and their length`() throws {
        let text = "GET /metrics?a=1 HTTP/1.1\r\nHost: a\r\nAccept:  text/plain\r\n\r\nGET"

        guard case .head(let sut, let length) = RequestHead.read(Array(text.utf8)) else {
            Issue.record("no head")
            return
        }

        #expect(sut.method == "GET")
        #expect(sut.path == "/metrics")
        #expect(sut.fields == ["host": "a", "accept": "text/plain"])
        #expect(sut.keepsConnection)
        #expect(length == text.utf8.count - 3)
    }

    @Test(arguments: [
        ("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", false),
        ("GET / HTTP/1.0\r\n\r\n", false),
        ("GET / HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n", true),
    ])
    func `say whether another may follow`(text: String, keeps: Bool) {
        guard case .head(let sut, _) = RequestHead.read(Array(text.utf8)) else {
            Issue.record("no head")
            return
        }

        #expect(sut.keepsConnection == keeps)
    }

    @Test(arguments: ["", "G", "GET / HTTP/1.1\r\nHost: a\r\n", "GET / HTTP/1.1\r\nHost: a\r\n\r"])
    func `are incomplete without an empty line`(text: String) {
        #expect(RequestHead.read(Array(text.utf8)) == .incomplete)
    }

    @Test(arguments: [
        "GET / HTTP/1.1\nHost: a\n\n", "\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n", "GET / HTTP/1.1\r\n\r\n",
        "GET / HTTP/2.0\r\nHost: a\r\n\r\n", "GET  / HTTP/1.1\r\nHost: a\r\n\r\n", "GET /\r\nHost: a\r\n\r\n",
        "get / HTTP/1.1\r\nHost: a\r\n\r\n", "GET http://a/ HTTP/1.1\r\nHost: a\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\n b\r\n\r\n",
        "GET / HTTP/1.1\r\nHost : a\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nX: a\u{0}\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello",
        "GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\n",
    ])
    func `are refused when they could be read in two ways`(text: String) {
        #expect(RequestHead.read(Array(text.utf8)) == .refused(400))
    }

    @Test
    func `are refused when they are long`() {
        let field = "X: \(String(repeating: "x", count: 9_000))"

        #expect(RequestHead.read(Array("GET / HTTP/1.1\r\n\(field)".utf8)) == .refused(431))
        #expect(RequestHead.read(Array("GET / HTTP/1.1\r\n\(field)\r\n\r\n".utf8)) == .refused(431))
    }
}
