import OpenWeatherMocks

extension HostileTable {
    /// Status lines.
    @HostileRows static var statusLines: [HostileRow] {
        HostileRow("no status line", HostileRow.broken, then: .close) {
            "Content-Length: \($0.length)\r\n\r\n\($0.body)"
        }
        HostileRow("HTTP/0.9: a body alone", HostileRow.broken, then: .close) { $0.body }
        HostileRow("the preface of HTTP/2", HostileRow.broken, then: .close) { _ in "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" }
        HostileRow.steps("settings of HTTP/2", HostileRow.broken) { _ in
            [.send([0, 0, 0, 4, 0, 0, 0, 0, 0] + Array(repeating: 0, count: 32)), .close]
        }
        HostileRow("HTTP/2 in the status line", HostileRow.broken.union([.sound]), then: .close) {
            $0.sound.replacing("HTTP/1.1", with: "HTTP/2")
        }
        HostileRow("HTTP/1.0", [.sound], then: .close) { $0.sound.replacing("HTTP/1.1", with: "HTTP/1.0") }
        HostileRow("HTTP/3.7", HostileRow.broken.union([.sound]), then: .close) {
            $0.sound.replacing("HTTP/1.1", with: "HTTP/3.7")
        }
        HostileRow("http in lower case", HostileRow.broken.union([.sound]), then: .close) {
            $0.sound.replacing("HTTP/1.1", with: "http/1.1")
        }
        HostileRow("ICY", HostileRow.broken, then: .close) { $0.sound.replacing("HTTP/1.1", with: "ICY") }
        status("999", [.server])
        status("000", HostileRow.broken)
        status("-200", HostileRow.broken)
        status("20", HostileRow.broken)
        status("2000", HostileRow.broken.union([.sound]))
        status("OK", HostileRow.broken)
        status("99999999999999999999", HostileRow.broken.union([.sound]))
        HostileRow("a status without a reason", [.sound]) { $0.sound.replacing("200 OK", with: "200 ") }
        HostileRow("a status and no more", HostileRow.broken.union([.sound])) {
            $0.sound.replacing("200 OK", with: "200")
        }
        HostileRow("a reason of 60 kB", HostileRow.broken.union([.sound])) {
            $0.sound.replacing("200 OK", with: "200 " + String(repeating: "x", count: 60_000))
        }
        HostileRow("a reason of 1 MB", HostileRow.broken.union([.sound])) {
            $0.sound.replacing("200 OK", with: "200 " + String(repeating: "x", count: 1_000_000))
        }
        HostileRow("a reason with escapes", [.server]) {
            $0.sound.replacing("200 OK", with: "500 \u{1B}]0;x\u{7}\u{9B}31m")
        }
        HostileRow("100 a thousand times", [.sound]) {
            String(repeating: "HTTP/1.1 100 Continue\r\n\r\n", count: 1_000) + $0.sound
        }
        HostileRow.steps("100 for ever", HostileRow.broken.union([.timedOut])) { _ in
            [.flood(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8), silentAfter: 200_000)]
        }
        HostileRow("103 before the response", [.sound]) { "HTTP/1.1 103 Early\r\nLink: </x>\r\n\r\n" + $0.sound }
        HostileRow("101, a protocol that was not asked for", HostileRow.broken, then: .close) {
            "HTTP/1.1 101 Switching\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n" + $0.body
        }
        HostileRow("204 with a body", [.invalid], then: .close) { $0.sound.replacing("200 OK", with: "204 No Content") }
        HostileRow("205 with a body", [.sound, .invalid], then: .close) {
            $0.sound.replacing("200 OK", with: "205 Reset")
        }
        HostileRow("304 with a body", [.server], then: .close) {
            $0.sound.replacing("200 OK", with: "304 Not Modified")
        }
        HostileRow("206, a part that was not asked for", [.invalid]) {
            $0.sound.replacing("200 OK", with: "206 Partial Content\r\nContent-Range: bytes 0-9/9999")
        }
        HostileRow("empty lines before the status line", HostileRow.broken.union([.sound]), then: .close) {
            "\r\n\r\n\r\n" + $0.sound
        }
        HostileRow("lines that end with LF alone", HostileRow.broken.union([.sound])) {
            $0.sound.replacing("\r\n", with: "\n")
        }
        HostileRow("lines that end with CR alone", HostileRow.broken, then: .close) {
            $0.sound.replacing("\r\n", with: "\r")
        }
        HostileRow("a status line cut off", HostileRow.broken, then: .close) { _ in "HTTP/1.1 20" }
        HostileRow("NUL in the status line", HostileRow.broken.union([.sound]), then: .close) {
            $0.sound.replacing("200 OK", with: "200 \u{0}OK")
        }
    }

    private static func status(_ text: String, _ expected: Set<HostileOutcome>) -> HostileRow {
        HostileRow("the status \(text)", expected, then: .close) { $0.sound.replacing("200 OK", with: "\(text) X") }
    }

    /// Heads.
    @HostileRows static var heads: [HostileRow] {
        HostileRow("a line that begins with a bare CR", HostileRow.broken.union([.notFound])) { _ in
            "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\rX: 1\r\n\r\n"
        }
        .endingTheProcess()
        HostileRow("a head cut off in a field", HostileRow.broken, then: .close) { _ in "HTTP/1.1 200 OK\r\nContent-" }
            .endingTheProcess()
        HostileRow("a head cut off after a field", HostileRow.broken, then: .close) { _ in LoopbackRequest.head }
            .endingTheProcess()
        HostileRow("a head reset in the middle", HostileRow.broken, then: .reset) { _ in LoopbackRequest.head }
        HostileRow("a head that stops", [.timedOut], then: .hang) { _ in LoopbackRequest.head }
        HostileRow.steps("a head without end", HostileRow.broken.union([.timedOut])) { _ in
            [.text(LoopbackRequest.head), .flood(Array("X-A: b\r\n".utf8), silentAfter: 400_000)]
        }
        HostileRow("a field of 90 kB", [.sound]) {
            LoopbackRequest.whole($0.body, headers: "X: " + String(repeating: "x", count: 90_000) + "\r\n")
        }
        HostileRow("a field of 1 MB", HostileRow.broken) {
            LoopbackRequest.whole($0.body, headers: "X: " + String(repeating: "x", count: 1_000_000) + "\r\n")
        }
        HostileRow("2,000 fields", [.sound]) { LoopbackRequest.whole($0.body, headers: fields(2_000)) }
        // Over `URLSession` this takes seconds, in which nothing stops it.
        HostileRow("20,000 fields", [.sound]) { LoopbackRequest.whole($0.body, headers: fields(20_000)) }
        HostileRow("200,000 fields", HostileRow.broken.union([.sound, .timedOut])) {
            LoopbackRequest.whole($0.body, headers: fields(200_000))
        }
        field("a field without a colon", "NoColon\r\n")
        field("a field without a name", ": x\r\n")
        field("a space before the colon", "X : y\r\n")
        field("a space before the first field", " X: y\r\n")
        field("a field folded over lines", "X: a\r\n b\r\n\tc\r\n")
        field("NUL in a field", "X: a\u{0}b\r\n")
        field("NUL in a name", "X\u{0}Y: a\r\n")
        field("escapes in a field", "X: \u{1B}[31m\u{7}\u{9B}\r\n")
        HostileRow.steps("bytes that are no UTF-8 in a field", HostileRow.broken.union([.sound])) {
            [.text(LoopbackRequest.head + "X: "), .send([0xff, 0xfe, 0xc3]), .text("\r\n" + $0.plainRest)]
        }
        HostileRow("the key in a field", [.sound]) {
            LoopbackRequest.whole($0.body, headers: "X-Cache-Key: \($0.target)\r\nX-\(AttackService.key): 1\r\n")
        }
        field("a thousand cookies", String(repeating: "Set-Cookie: a=b; Path=/\r\n", count: 1_000))
        field("a date and an age beyond every number", "Date: \(nines)\r\nAge: \(nines)\r\nExpires: \(nines)\r\n")
        field("a type of 60 kB", "Content-Type: " + String(repeating: "x", count: 60_000) + "\r\n", [.invalid])
        field("a type with escapes", "Content-Type: text/\u{1B}[31mhtml\r\n", [.invalid])
        field("an upgrade to HTTP/2", "Upgrade: h2c\r\nConnection: Upgrade\r\n")
        field("a strict transport", "Strict-Transport-Security: max-age=99999999999\r\nAlt-Svc: h3=\":1\"\r\n")
        HostileRow("a response without a type", [.sound]) {
            "HTTP/1.1 200 OK\r\n" + $0.plainRest
        }
    }

    /// A number with more digits than any type holds.
    static let nines = String(repeating: "9", count: 40)

    private static func fields(_ count: Int) -> String {
        (0..<count).map { "X-\($0): y\r\n" }.joined()
    }

    private static func field(
        _ name: String,
        _ text: String,
        _ extra: Set<HostileOutcome> = [.sound]
    ) -> HostileRow {
        HostileRow(name, HostileRow.broken.union(extra), then: .close) {
            "HTTP/1.1 200 OK\r\n\(text)\($0.plainRest)"
        }
    }
}

extension LoopbackRequest {
    /// The length, the end of the head, and the body.
    var plainRest: String { "Content-Length: \(length)\r\n\r\n\(body)" }
}
