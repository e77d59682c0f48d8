import Foundation
import OpenWeatherMocks
import OpenWeatherTestSupport

extension HostileTable {
    /// Lengths of bodies.
    @HostileRows static var lengths: [HostileRow] {
        length("the same length twice", [.sound]) { "Content-Length: \($0)\r\nContent-Length: \($0)" }
        length("two lengths", HostileRow.broken.union([.sound])) { "Content-Length: \($0)\r\nContent-Length: 5" }
        length("two lengths, the long one last", HostileRow.broken.union([.sound])) {
            "Content-Length: 5\r\nContent-Length: \($0)"
        }
        length("two lengths in one field", HostileRow.broken.union([.sound])) { "Content-Length: \($0), \($0)" }
        length("a length that is too small", HostileRow.broken) { "Content-Length: \($0 / 2)" }
        length("a length of 0", HostileRow.broken) { _ in "Content-Length: 0" }
        length("a length that is too large, closed", HostileRow.broken) { "Content-Length: \($0 + 1)" }
        HostileRow("a length that is too large, held open", [.timedOut], then: .hang) {
            LoopbackRequest.head + "Content-Length: \($0.length + 1)\r\n\r\n\($0.body)"
        }
        length("a negative length", HostileRow.broken.union([.sound])) { _ in "Content-Length: -1" }
        length("a length beyond 64 bits", [.invalid]) { _ in "Content-Length: \(nines)" }
        length("a length of 2⁶³", [.invalid]) { _ in "Content-Length: 9223372036854775808" }
        length("a length of 9 EB", HostileRow.broken) { _ in "Content-Length: 9223372036854775807" }
            .endingTheProcess()
        length("a length of 8 EB", HostileRow.broken) { _ in "Content-Length: 9223372036854774784" }
        length("a length in words", HostileRow.broken.union([.sound])) { _ in "Content-Length: many" }
        length("a length in hexadecimal", HostileRow.broken) { "Content-Length: 0x" + String($0, radix: 16) }
        length("a length with a sign", HostileRow.broken.union([.sound])) { "Content-Length: +\($0)" }
        length("an empty length", HostileRow.broken.union([.sound])) { _ in "Content-Length:" }
        length("no length, ended by the end", [.sound]) { _ in "X: y" }
        HostileRow("no length, reset in the middle", HostileRow.broken, then: .reset) {
            LoopbackRequest.head + "\r\n" + $0.body.prefix(40)
        }
        HostileRow("a length and chunks", HostileRow.broken.union([.sound]), then: .close) {
            LoopbackRequest.head + "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n"
                + LoopbackRequest.chunks($0.body, of: 50) + "0\r\n\r\n"
        }
        HostileRow("a length and chunks with a response behind", HostileRow.broken.union([.sound])) {
            LoopbackRequest.head + "Transfer-Encoding: chunked\r\nContent-Length: \($0.length)\r\n\r\n"
                + LoopbackRequest.chunks($0.body, of: 5_000_000) + "0\r\n\r\n" + LoopbackRequest.whole($0.foreignBody)
        }
        .leavingBytes()
    }

    private static func length(
        _ name: String,
        _ expected: Set<HostileOutcome>,
        _ field: @escaping @Sendable (Int) -> String
    ) -> HostileRow {
        HostileRow(name, expected, then: .close) {
            "\(LoopbackRequest.head)\(field($0.length))\r\n\r\n\($0.body)"
        }
    }

    /// Bodies in chunks.
    @HostileRows static var chunks: [HostileRow] {
        chunked("a character in each chunk", [.sound]) { LoopbackRequest.chunks($0, of: 1) + "0\r\n\r\n" }
        chunked("extensions of chunks", [.sound]) {
            LoopbackRequest.chunks($0, of: 9, extensions: ";a=\"b\\\"\";c") + "0;x\r\n\r\n"
        }
        chunked("an extension of 1 MB", HostileRow.broken.union([.sound])) {
            LoopbackRequest.chunks($0, of: 5_000_000, extensions: ";" + String(repeating: "x", count: 1_000_000))
                + "0\r\n\r\n"
        }
        chunked("a trailer", HostileRow.broken.union([.sound])) {
            LoopbackRequest.chunks($0, of: 90) + "0\r\nX-Sum: abc\r\n\r\n"
        }
        .endingTheProcess()
        chunked("a trailer with a length", HostileRow.broken.union([.sound])) {
            LoopbackRequest.chunks($0, of: 90) + "0\r\nContent-Length: 3\r\n\r\n"
        }
        .endingTheProcess()
        chunked("a size that is no number", HostileRow.broken) { "zz\r\n\($0)\r\n0\r\n\r\n" }
        chunked("a size of 64 bits", HostileRow.broken) { "FFFFFFFFFFFFFFFF\r\n\($0)\r\n0\r\n\r\n" }
        chunked("a size of 7 EB", HostileRow.broken) { "7FFFFFFFFFFFFFFF\r\n\($0)\r\n0\r\n\r\n" }
        chunked("a size of 40 digits", HostileRow.broken) { "\(nines)\r\n\($0)\r\n0\r\n\r\n" }
        chunked("a negative size", HostileRow.broken) { "-5\r\n\($0)\r\n0\r\n\r\n" }
        chunked("a size in words", HostileRow.broken) { "0x\(String($0.utf8.count, radix: 16))\r\n\($0)\r\n0\r\n\r\n" }
        chunked("a size that is too small", HostileRow.broken) { "5\r\n\($0)\r\n0\r\n\r\n" }
        chunked("no last chunk, closed", HostileRow.broken) { LoopbackRequest.chunks($0, of: 90) }
        chunked("a chunk cut off", HostileRow.broken) { "ffff\r\n\($0)" }
        HostileRow("no last chunk, held open", [.timedOut], then: .hang) {
            LoopbackRequest.chunkedHead + LoopbackRequest.chunks($0.body, of: 90)
        }
        chunked("lines that end with LF alone", HostileRow.broken.union([.sound])) {
            (LoopbackRequest.chunks($0, of: 5_000_000) + "0\r\n\r\n").replacing("\r\n", with: "\n")
        }
        chunked("no chunk", [.invalid]) { _ in "0\r\n\r\n" }
        chunked("a last size of many zeros", HostileRow.broken.union([.sound])) {
            LoopbackRequest.chunks($0, of: 90) + "0000000000\r\n\r\n"
        }
        HostileRow.steps("chunks without end", [.invalid]) { _ in
            [
                .text(LoopbackRequest.chunkedHead),
                .flood(Array(("4000\r\n" + spaces(0x4000) + "\r\n").utf8), silentAfter: .max),
            ]
        }
        HostileRow.steps("a size without end", HostileRow.broken.union([.timedOut])) { _ in
            [.text(LoopbackRequest.chunkedHead), .flood(Array("0".utf8), silentAfter: 2_000)]
        }
        transfer("identity", HostileRow.broken.union([.sound]))
        transfer("xchunked", HostileRow.broken.union([.sound]))
        transfer("gzip", HostileRow.broken.union([.sound]))
        HostileRow("chunked twice", HostileRow.broken.union([.sound]), then: .close) {
            LoopbackRequest.head + "Transfer-Encoding: chunked, chunked\r\n\r\n"
                + LoopbackRequest.chunks($0.body, of: 90) + "0\r\n\r\n"
        }
    }

    private static func chunked(
        _ name: String,
        _ expected: Set<HostileOutcome>,
        _ body: @escaping @Sendable (String) -> String
    ) -> HostileRow {
        HostileRow("chunks: \(name)", expected, then: .close) { LoopbackRequest.chunkedHead + body($0.body) }
    }

    private static func transfer(_ encoding: String, _ expected: Set<HostileOutcome>) -> HostileRow {
        HostileRow("the transfer encoding \(encoding)", expected, then: .close) {
            LoopbackRequest.head + "Transfer-Encoding: \(encoding)\r\n\r\n" + $0.body
        }
    }

    private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

    /// Encodings of bodies.
    @HostileRows static var encodings: [HostileRow] {
        encoded("gzip", [.sound]) { .gzip($0) }
        HostileRow.steps("a gzip bomb", [.invalid]) { _ in
            LoopbackRequest.encoded("gzip", GzipBomb.bytes(count: 20_000_000))
        }
        encoded("gzip", as: "gzip cut off", [.invalid]) { Array([UInt8].gzip($0).dropLast(20)) }
        encoded("gzip", as: "gzip with a wrong sum", HostileRow.broken) {
            var bytes = [UInt8].gzip($0)
            bytes[bytes.count - 6] ^= 0xff
            return bytes
        }
        encoded("gzip", as: "gzip twice under one name", HostileRow.broken) { .gzip(.gzip($0)) }
        encoded("gzip, gzip", as: "gzip twice", HostileRow.broken.union([.sound])) { .gzip(.gzip($0)) }
        encoded("gzip", as: "gzip that is none", HostileRow.broken) { $0 }
        encoded(nil, as: "gzip without a name", [.invalid]) { .gzip($0) }
        encoded("gzip", as: "junk behind gzip", HostileRow.broken.union([.sound])) { .gzip($0) + [1, 2, 3] }
        encoded("gzip", as: "an empty gzip", [.invalid]) { _ in .gzip([]) }
        encoded("gzip", as: "no byte of gzip", [.invalid]) { _ in [] }
        encoded("deflate", HostileRow.broken.union([.sound])) { Array([UInt8].gzip($0).dropFirst(10).dropLast(8)) }
        encoded("deflate", as: "deflate that is none", HostileRow.broken) { $0 }
        encoded("br", HostileRow.broken) { $0.reversed() }
        encoded("zstd", HostileRow.broken) { [0x28, 0xb5, 0x2f, 0xfd] + $0 }
        encoded("x-unknown", HostileRow.broken.union([.sound])) { $0 }
        encoded(
            Array(repeating: "gzip", count: 100).joined(separator: ", "),
            as: "gzip in 100 layers",
            HostileRow.broken
        ) { .gzip($0) }
    }

    private static func encoded(
        _ encoding: String?,
        as name: String? = nil,
        _ expected: Set<HostileOutcome>,
        _ bytes: @escaping @Sendable ([UInt8]) -> [UInt8]
    ) -> HostileRow {
        HostileRow.steps(name ?? "the encoding \(encoding ?? "")", expected) {
            LoopbackRequest.encoded(encoding, bytes(Array($0.body.utf8)))
        }
    }

    /// Bodies.
    @HostileRows static var texts: [HostileRow] {
        bytes("a mark before UTF-8", [.sound, .invalid]) { [0xef, 0xbb, 0xbf] + $0 }
        bytes("UTF-16", [.invalid]) { [0xff, 0xfe] + $0.flatMap { [$0, 0] } }
        bytes("UTF-32", [.invalid]) { $0.flatMap { [0, 0, 0, $0] } }
        bytes("Latin-1", [.invalid, .sound, .other]) { Array($0.map { $0 == UInt8(ascii: "i") ? 0xef : $0 }) }
        bytes("nothing", [.invalid]) { _ in [] }
        bytes("null", [.invalid]) { _ in Array("null".utf8) }
        bytes("an empty list", [.invalid, .other]) { _ in Array("[]".utf8) }
        bytes("an empty object", [.invalid, .other]) { _ in Array("{}".utf8) }
        bytes("a number", [.invalid]) { _ in Array("1e999".utf8) }
        bytes("100,000 lists in each other", [.invalid]) { _ in Array(repeating: UInt8(ascii: "["), count: 100_000) }
        bytes("a million objects in each other", [.invalid]) { _ in
            Array(String(repeating: #"{"main":"#, count: 1_000_000).utf8)
        }
        text("every key twice", [.sound, .other, .invalid]) {
            $0.replacing("\"main\":", with: "\"main\":{\"temp\":99},\"main\":")
        }
        text("a body behind 7 MB of spaces", [.sound]) { spaces(7_000_000) + $0 }
        text("10 MB of spaces", [.invalid]) { _ in spaces(10_000_000) }
        HostileRow.steps("a body without end", [.invalid]) { _ in
            [.text(LoopbackRequest.head + "\r\n"), .flood(Array(spaces(16_384).utf8), silentAfter: .max)]
        }
        text("a body with junk behind", [.invalid]) { $0 + " junk" }
        text("two bodies", [.invalid]) { $0 + $0 }
        text("a body cut off", [.invalid]) { String($0.dropLast(30)) }
        text("XML", [.invalid]) { _ in "<?xml version=\"1.0\"?><weather/>" }
        HostileRow("a login page", [.invalid]) { _ in
            page(
                "200 OK",
                "text/html; charset=utf-8",
                "<html><form action=\"http://login.invalid\">Log in</form></html>"
            )
        }
        HostileRow("a login page that says it is JSON", [.invalid]) { _ in
            page("200 OK", "application/json", "<html>Log in</html>")
        }
        HostileRow("weather in the type of a page", [.invalid]) { page("200 OK", "text/html", $0.body) }
        HostileRow("weather in parts", [.invalid]) { page("200 OK", "multipart/mixed; boundary=x", $0.body) }
        text("escapes in names", [.sound, .other]) {
            ["Helsinki", "Vienna", "light rain", "rain", "Rain"]
                .reduce($0) { $0.replacing($1, with: #"\u001b]0;x\u0007\u009b31m\u0000\u202e"#) }
        }
        text("a name of 6 MB", [.sound, .other, .invalid]) {
            $0.replacing("Helsinki", with: String(repeating: "x", count: 6_000_000))
        }
        text("a name with half a character", [.sound, .other, .invalid]) { $0.replacing("Helsinki", with: #"\ud83d"#) }
        text("the key in a name", [.sound, .other]) {
            ["Helsinki", "Vienna", "rain"].reduce($0) { $0.replacing($1, with: AttackService.key) }
        }
        text("the escaped key in a name", [.sound, .other]) {
            ["Helsinki", "Vienna", "rain"].reduce($0) { $0.replacing($1, with: escapedKey) }
        }
        text("numbers beyond every number", [.other, .invalid]) {
            ["8.3", "8.1", "201.3", "48.2083537"].reduce($0) { $0.replacing($1, with: "1e999") }
        }
        text("a status of failure in the body", [.refusedKey, .other, .sound, .invalid]) { _ in
            #"{"cod":401,"message":"\u001b[31m\#(AttackService.key)"}"#
        }
    }

    /// The key in which every character is escaped.
    static let escapedKey = AttackService.key.utf8.map { "\\u00" + String($0, radix: 16) }.joined()

    private static func bytes(
        _ name: String,
        _ expected: Set<HostileOutcome>,
        _ bytes: @escaping @Sendable ([UInt8]) -> [UInt8]
    ) -> HostileRow {
        HostileRow.steps("the body: \(name)", expected) { LoopbackRequest.encoded(nil, bytes(Array($0.body.utf8))) }
    }

    private static func text(
        _ name: String,
        _ expected: Set<HostileOutcome>,
        _ text: @escaping @Sendable (String) -> String
    ) -> HostileRow {
        bytes(name, expected) { Array(text(String(decoding: $0, as: UTF8.self)).utf8) }
    }

    /// Returns a response with a status, a type and a body.
    static func page(_ status: String, _ type: String, headers: String = "", _ body: String) -> String {
        "HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\n\(headers)Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }
}

extension [UInt8] {
    /// Returns the bytes in the gzip format.
    fileprivate static func gzip(_ bytes: [UInt8]) -> [UInt8] {
        Array(LoopbackResponse(body: Data(bytes)).gzipped().body)
    }
}
