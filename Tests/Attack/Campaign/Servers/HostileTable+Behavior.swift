import OpenWeatherMocks

extension HostileTable {
    /// Moments at which nothing comes, or the connection ends.
    @HostileRows static var timing: [HostileRow] {
        HostileRow.steps("silence after the request", [.timedOut]) { _ in [.hang] }
        HostileRow("silence from the start", [.timedOut], greeting: [.hang])
        HostileRow.steps("a head that trickles", [.timedOut]) { _ in
            [.text(LoopbackRequest.head + "X: "), .trickle(65)]
        }
        HostileRow.steps("a body that trickles", [.timedOut]) { _ in
            [.text(LoopbackRequest.head + "\r\n"), .trickle(32)]
        }
        HostileRow.steps("a response byte by byte", [.sound]) { [.drip(Array($0.sound.utf8))] }
        HostileRow("closed at once", HostileRow.broken, greeting: [.close])
        HostileRow("reset at once", HostileRow.broken, greeting: [.reset])
        HostileRow.steps("closed after the request", HostileRow.broken) { _ in [.close] }
        HostileRow.steps("reset after the request", HostileRow.broken) { _ in [.reset] }
        HostileRow.steps("half closed after the request", HostileRow.broken) { _ in [.finish] }
        HostileRow("closed before the body", HostileRow.broken, then: .close) {
            LoopbackRequest.head + "Content-Length: \($0.length)\r\n\r\n"
        }
        HostileRow("closed in the body", HostileRow.broken, then: .close) { String($0.sound.dropLast(20)) }
        HostileRow("reset in the body", HostileRow.broken, then: .reset) { String($0.sound.dropLast(20)) }
        HostileRow("half closed in the body", HostileRow.broken, then: .finish) { String($0.sound.dropLast(20)) }
        HostileRow("silence in the body", [.timedOut], then: .hang) { String($0.sound.dropLast(20)) }
        HostileRow("half closed after the response", [.sound], then: .finish) { $0.sound }
        HostileRow("closed after the response", [.sound], then: .close) { $0.sound }
        HostileRow(
            "a response before the request",
            [.badRequest],
            greeting: [.text(LoopbackRequest.whole(AttackBodies.error)), .finish]
        )
    }

    /// Redirects.
    @HostileRows static var redirects: [HostileRow] {
        redirect("to itself", [.server]) { $0.target }
        HostileRow("a redirect between two pages", [.server]) {
            location($0.path.hasSuffix("x") ? String($0.path.dropLast()) : $0.path + "x")
        }
        HostileRow("300 redirects", [.server, .sound]) { request in
            let count = request.query("n").flatMap { Int($0) } ?? 0
            return count < 300 ? location("\(request.path)?n=\(count + 1)") : request.sound
        }
        HostileRow("a redirect to the response", [.sound]) {
            $0.query("moved") == nil ? location("\($0.target)&moved=1") : $0.sound
        }
        redirect("to a file", [.invalid]) { _ in "file:///etc/passwd" }
        redirect("to data", [.invalid]) { _ in "data:application/json,{}" }
        redirect("to a script", [.invalid]) { _ in "javascript:alert(1)" }
        redirect("to FTP", [.invalid]) { _ in "ftp://127.0.0.1/x" }
        redirect("to gopher", [.invalid]) { _ in "gopher://127.0.0.1:25/_QUIT" }
        redirect("to another host with the key", [.server]) { "http://other.invalid\($0.target)" }
        HostileRow("a redirect to this machine by another name", [.server]) { request in
            let host = request.headers["host"] ?? ""
            return host.hasPrefix("127.")
                ? location("http://\(host.replacing("127.0.0.1", with: "localhost"))\(request.target)") : request.sound
        }
        redirect("to another port", [.server]) { "http://127.0.0.1:1\($0.target)" }
        redirect("to TLS on the same port", [.server]) { "https://\($0.headers["host"] ?? "")\($0.target)" }
        redirect("without a scheme to another host", [.server]) { "//other.invalid\($0.target)" }
        redirect("with a user and a password", [.server, .invalid]) {
            "http://user:password@\($0.headers["host"] ?? "")\($0.target)x"
        }
        redirect("to an empty address", [.server, .invalid]) { _ in "" }
        redirect("with escapes", [.server, .invalid]) { _ in "http://\u{1B}[31m/\u{7}" }
        redirect("of 60 kB", [.server, .invalid]) { _ in
            "http://other.invalid/" + String(repeating: "x", count: 60_000)
        }
        HostileRow("a redirect to nowhere", [.server, .invalid]) { _ in
            "HTTP/1.1 302 Found\r\nContent-Length: 0\r\n\r\n"
        }
        HostileRow("two targets", [.server, .invalid]) { _ in
            "HTTP/1.1 302 Found\r\nLocation: file:///a\r\nLocation: http://other.invalid/\r\nContent-Length: 0\r\n\r\n"
        }
        HostileRow("a redirect with weather in it", [.server, .invalid]) {
            "HTTP/1.1 301 Moved\r\nLocation: http://other.invalid/\r\n\($0.plainRest)"
        }
        HostileRow("300 with choices", [.server]) { page("300 Multiple Choices", "application/json", $0.body) }
        HostileRow("305, a proxy", [.server, .invalid]) { _ in
            "HTTP/1.1 305 Use Proxy\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n"
        }
    }

    private static func redirect(
        _ name: String,
        _ expected: Set<HostileOutcome>,
        _ target: @escaping @Sendable (LoopbackRequest) -> String
    ) -> HostileRow {
        HostileRow("a redirect \(name)", expected) { location(target($0)) }
    }

    private static func location(_ target: String) -> String {
        "HTTP/1.1 302 Found\r\nLocation: \(target)\r\nContent-Length: 0\r\n\r\n"
    }

    /// Refusals.
    @HostileRows static var refusals: [HostileRow] {
        HostileRow("401 with a page", [.refusedKey]) { page("401 Unauthorized", "text/html", "<p>\($0.target)</p>") }
        HostileRow("401 that asks for a password", [.refusedKey]) { _ in
            page("401 Unauthorized", "text/html", headers: "WWW-Authenticate: Basic realm=\"\u{1B}[31m\"\r\n", "")
        }
        HostileRow("401 cut off", [.refusedKey, .server, .offline, .invalid], then: .close) { _ in
            "HTTP/1.1 401 Unauthorized\r\nContent-Length: 500\r\n\r\n{"
        }
        HostileRow("403 without a body", [.refusedKey]) { _ in LoopbackRequest.failure("403 Forbidden", "") }
        HostileRow("404 with a page", [.invalid]) { page("404 Not Found", "text/html", "<p>\($0.target)</p>") }
        HostileRow("407, a proxy's password", [.invalid, .server], then: .close) { _ in
            page("407 Proxy", "text/html", headers: "Proxy-Authenticate: Basic realm=\"x\"\r\n", "")
        }
        HostileRow("502 with the address", [.server]) { page("502 Bad Gateway", "text/html", "<p>\($0.target)</p>") }
        HostileRow("511, a network that wants a login", [.server]) { _ in
            page("511 Login", "text/html", "<p>Log in</p>")
        }
        tooMany(nines)
        tooMany("-1")
        tooMany("1e9")
        tooMany("0")
        tooMany("3")
        tooMany("Fri, 31 Dec 9999 23:59:59 GMT")
        tooMany("\u{1B}[31m")
        tooMany("1, 2")
        HostileRow("429 without a wait", [.rateLimited]) { _ in LoopbackRequest.failure("429 Too Many", "") }
        HostileRow("503 with a date", [.server]) { _ in
            LoopbackRequest.failure(
                "503 Unavailable",
                headers: "Retry-After: Fri, 31 Dec 9999 23:59:59 GMT\r\nDate: Fri, 31 Dec 1999 23:59:59 GMT\r\n",
                ""
            )
        }
        HostileRow("503 with a wait of 3 s", [.server]) { _ in
            LoopbackRequest.failure("503 Unavailable", headers: "Retry-After: 3\r\n", "")
        }
        HostileRow("503 with a wait of 0 s", [.server]) { _ in
            LoopbackRequest.failure("503 Unavailable", headers: "Retry-After: 0\r\n", "")
        }
        HostileRow("500 with a message of 1 MB", [.server]) { _ in
            LoopbackRequest.failure("500 Failed", message(String(repeating: "x", count: 1_000_000)))
        }
        refused("escapes of a terminal", #"\u001b]0;x\u0007\u009b31m\u0000\u202e\u2028\r\n"#)
        refused("characters of a terminal", "\u{1B}]0;x\u{7}\u{9B}31m\u{202E}", .invalid)
        refused("the key", AttackService.key)
        refused("the escaped key", escapedKey)
        refused("the key in upper case", AttackService.key.uppercased())
        refused("the key in percent", AttackService.key.utf8.map { "%" + String($0, radix: 16) }.joined())
        refused(
            "the key in percent, escaped",
            AttackService.key.utf8.map { #"\u0025"# + String($0, radix: 16) }.joined()
        )
        refused(
            "the key among invisible characters",
            AttackService.key.prefix(16) + "\u{200B}" + AttackService.key.suffix(16)
        )
        refused("1 MB", String(repeating: "x", count: 1_000_000))
        refused("30,000 marks on a letter", "e" + String(repeating: "\u{301}", count: 30_000))
        refused("half a character", #"\ud83d"#)
        refused("nothing", "")
        HostileRow("400 with the address", [.badRequest]) {
            LoopbackRequest.failure("400 Bad Request", message("http://x\($0.target)"))
        }
        HostileRow("400 with 10,000 parameters", [.badRequest]) { _ in
            let names = Array(repeating: "\"\(AttackService.key)\"", count: 10_000).joined(separator: ",")
            return LoopbackRequest.failure(
                "400 Bad Request",
                "{\"cod\":400,\"message\":\"x\",\"parameters\":[\(names)]}"
            )
        }
        HostileRow("400 that is no JSON", [.invalid]) { LoopbackRequest.failure("400 Bad Request", $0.target) }
        HostileRow("400 in lists in each other", [.invalid]) { _ in
            LoopbackRequest.failure("400 Bad Request", String(repeating: "[", count: 100_000))
        }
        HostileRow.steps("400 without end", [.badRequest, .invalid]) { _ in
            [.text("HTTP/1.1 400 Bad Request\r\n\r\n"), .flood(Array(repeating: 32, count: 16_384), silentAfter: .max)]
        }
    }

    private static func message(_ text: String) -> String { "{\"cod\":\"400\",\"message\":\"\(text)\"}" }

    private static func refused(_ name: String, _ text: String, _ kind: HostileOutcome = .badRequest) -> HostileRow {
        HostileRow("400 with \(name)", [kind]) { _ in LoopbackRequest.failure("400 Bad Request", message(text)) }
    }

    private static func tooMany(_ wait: String) -> HostileRow {
        HostileRow("429 with a wait of \(wait.debugDescription)", [.rateLimited]) { _ in
            LoopbackRequest.failure("429 Too Many", headers: "Retry-After: \(wait)\r\n", "")
        }
    }

    /// Connections that are used again, and other protocols.
    @HostileRows static var connections: [HostileRow] {
        HostileRow("a second response", [.sound]) { $0.sound + LoopbackRequest.whole($0.foreignBody) }
            .leavingBytes()
        HostileRow.steps("a second response in a packet of its own", [.sound]) {
            [.text($0.sound), .text(LoopbackRequest.whole($0.foreignBody))]
        }
        .leavingBytes()
        HostileRow("half a second response", [.sound]) {
            $0.sound + LoopbackRequest.head + "Content-Length: \($0.length)\r\n\r\n"
        }
        .leavingBytes()
        HostileRow("a second response behind chunks", [.sound]) {
            LoopbackRequest.chunkedHead + LoopbackRequest.chunks($0.body, of: 90) + "0\r\n\r\n"
                + LoopbackRequest.whole($0.foreignBody)
        }
        .leavingBytes()
        HostileRow("a response behind 204", [.invalid, .server]) {
            "HTTP/1.1 204 No Content\r\n\r\n" + LoopbackRequest.whole($0.foreignBody)
        }
        .leavingBytes()
        HostileRow("junk behind the response", [.sound]) { $0.sound + "\u{0}\u{1}junk\r\n\r\n" }
            .leavingBytes()
        HostileRow("1 MB behind the response", [.sound]) { $0.sound + String(repeating: "x", count: 1_000_000) }
            .leavingBytes()
        HostileRow("100 behind the response", [.sound]) { $0.sound + "HTTP/1.1 100 Continue\r\n\r\n" }
            .leavingBytes()
        HostileRow("408 behind the response", [.sound], then: .close) {
            $0.sound + "HTTP/1.1 408 Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
        }
        .leavingBytes()
        HostileRow("a second response on a connection said to close", [.sound]) {
            LoopbackRequest.whole($0.body, headers: "Connection: close\r\n") + LoopbackRequest.whole($0.foreignBody)
        }
        HostileRow("kept open although said to close", [.sound]) {
            LoopbackRequest.whole($0.body, headers: "Connection: close\r\n")
        }
        HostileRow("closed although said to stay", [.sound], then: .close) {
            LoopbackRequest.whole($0.body, headers: "Connection: keep-alive\r\nKeep-Alive: timeout=\(nines)\r\n")
        }
        HostileRow("reset although said to stay", [.sound], then: .reset) {
            LoopbackRequest.whole($0.body, headers: "Connection: keep-alive\r\n")
        }
        HostileRow(
            "TLS without being asked",
            HostileRow.broken,
            greeting: [
                .send([0x15, 3, 3, 0, 2, 2, 40]), .finish,
            ]
        )
        HostileRow(
            "a handshake of TLS",
            HostileRow.broken,
            greeting: [
                .send([0x16, 3, 3, 0, 74, 2, 0, 0, 70, 3, 3] + Array(repeating: 7, count: 68)), .finish,
            ]
        )
        HostileRow("SSH", HostileRow.broken, greeting: [.text("SSH-2.0-x\r\n"), .finish])
        HostileRow("a mail server", HostileRow.broken, greeting: [.text("220 x ESMTP\r\n"), .finish])
        HostileRow(
            "an endless greeting",
            HostileRow.broken,
            greeting: [.flood(Array(repeating: 0, count: 1_000), silentAfter: 200_000)]
        )
        encrypted(
            HostileRow(
                "no TLS where TLS was asked for",
                HostileRow.broken,
                greeting: [.text("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n"), .finish]
            )
        )
        encrypted(
            HostileRow(
                "an alert where TLS was asked for",
                HostileRow.broken,
                greeting: [
                    .send([0x15, 3, 3, 0, 2, 2, 40]), .finish,
                ]
            )
        )
        encrypted(HostileRow("silence where TLS was asked for", [.timedOut], greeting: [.hang]))
    }

    private static func encrypted(_ row: HostileRow) -> HostileRow {
        var row = row
        row.isEncrypted = true
        return row
    }
}
