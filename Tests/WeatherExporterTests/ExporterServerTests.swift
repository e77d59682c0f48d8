#if os(macOS) || os(Linux)
import ExampleSupport
import OpenWeatherCore
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@testable import WeatherExporter

@Suite("The server of an exporter", .watched)
struct ExporterServerTests {
    @Test
    func `replies to one request after another on a connection`() async throws {
        let sut = try server()
        let client = RawClient(sut.port)

        client.send("GET /metrics HTTP/1.1\r\nHost: a\r\n\r\nHEAD /influx HTTP/1.1\r\nHost: a\r\n\r\n")
        let first = client.text(to: "page /metrics")
        let second = client.text(to: "\r\n\r\n")
        client.send("GET /last HTTP/1.0\r\n\r\n")
        let third = client.text()
        await sut.stop()

        #expect(first.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: 13\r\n"))
        #expect(second.contains("Content-Length: 12\r\n") && second.contains("Connection: keep-alive"))
        #expect(third.hasSuffix("page /last") && third.contains("Connection: close"))
    }

    @Test
    func `sends a body that is longer than what fits`() async throws {
        let long = String(repeating: "0123456789", count: 1_000_000)
        let sut = try ExporterServer(on: ListenAddress("127.0.0.1:0")) { _ in Reply(long) }

        let text = RawClient.response(sut.port, "GET /")
        await sut.stop()

        #expect(text.hasSuffix("\r\n\r\n\(long)"))
    }

    @Test(arguments: [
        ("GET /\u{1} HTTP/1.1\r\n\r\n", "HTTP/1.1 400 Bad Request"),
        ("GET / HTTP/1.1\r\nX: \(String(repeating: "x", count: 60_000))\r\n\r\n", "HTTP/1.1 431 Request"),
    ])
    func `refuses with a text and closes the connection`(request: String, start: String) async throws {
        let sut = try server()
        let client = RawClient(sut.port)

        client.send(request)
        let text = client.text()
        await sut.stop()

        #expect(text.hasPrefix(start))
        #expect(text.contains("Connection: close\r\n") && text.hasSuffix("\n"))
    }

    @Test
    func `closes a connection whose head takes long`() async throws {
        let sut = try server(Connection.Limits(head: .milliseconds(20)))
        let (silent, slow) = (RawClient(sut.port), RawClient(sut.port))

        slow.send("GET / HT")

        #expect(silent.text().isEmpty)
        #expect(slow.text().isEmpty)
        await sut.stop()
    }

    @Test
    func `replies among many clients that send nothing or slowly`() async throws {
        let sut = try server(Connection.Limits(connections: 32))
        let idle = (0..<100)
            .map { index in
                let client = RawClient(sut.port)
                if index.isMultiple(of: 2) { client.send("GET /live HTTP/1.1\r\nHost") }
                return client
            }

        for _ in 0..<20 { #expect(RawClient.response(sut.port, "GET /live").hasSuffix("page /live")) }
        await sut.stop()

        #expect(idle.count == 100)
    }

    @Test
    func `refuses a client while all others receive a response`() async throws {
        let long = String(repeating: "0123456789", count: 2_000_000)
        let sut = try ExporterServer(on: ListenAddress("127.0.0.1:0"), limits: Connection.Limits(connections: 1)) { _ in
            Reply(long)
        }
        let busy = RawClient(sut.port)
        busy.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        _ = busy.text(to: "\r\n\r\n")

        let text = RawClient(sut.port).text()
        await sut.stop()

        #expect(text.hasPrefix("HTTP/1.1 503 Service Unavailable"))
    }

    @Test
    func `rests while no descriptor is left and then accepts the client that has waited`() async throws {
        let attempts = Locked<[ContinuousClock.Instant]>([])
        let sut = try ExporterServer(
            on: ListenAddress("127.0.0.1:0"),
            reply: { Reply("page \($0.path)") },
            accept: { listener in
                let number = attempts.withLock { attempts -> Int in
                    attempts.append(ContinuousClock.now)
                    return attempts.count
                }
                return number <= 2 ? .noDescriptor : listener.accept()
            }
        )

        let text = RawClient.response(sut.port, "GET /live")
        await sut.stop()

        let moments = attempts.withLock { $0 }
        #expect(text.hasSuffix("page /live"))
        #expect(moments.count > 2)
        #expect(zip(moments, moments.dropFirst()).prefix(2).allSatisfy { $0.duration(to: $1) >= ServerLoop.pause })
    }

    @Test
    func `ends with its connections`() async throws {
        let sut = try server()
        let client = RawClient(sut.port)
        client.send("GET /live HTTP/1.1\r\nHost: a\r\n\r\n")
        _ = client.text(to: "page /live")

        await sut.stop()

        #expect(client.text().isEmpty)
        #expect(RawClient(sut.port).text().isEmpty)
    }

    @Test
    func `says which address is in use or is none`() async throws {
        let sut = try server()
        let address = try ListenAddress("127.0.0.1:\(sut.port)")

        let inUse = #expect(throws: ExampleFailure.self) { try ExporterServer(on: address) { _ in Reply("") } }
        let unknown = #expect(throws: ExampleFailure.self) {
            try ExporterServer(on: ListenAddress("localhost:0")) { _ in Reply("") }
        }
        await sut.stop()

        #expect(inUse?.description.contains("address already in use") == true)
        #expect(unknown?.description.contains("'localhost' is not the number of an address") == true)
    }

    private func server(_ limits: Connection.Limits = Connection.Limits()) throws -> ExporterServer {
        try ExporterServer(on: ListenAddress("127.0.0.1:0"), limits: limits) { Reply("page \($0.path)") }
    }
}

@Suite("The program of an exporter", .watched)
struct ExporterProgramTests {
    @Test(
        arguments: [
            ([], 2, "PLACES: are missing"), (["--live", "Lisbon"], 1, "No API key is set"),
            (["Lisbon", "Lisbon"], 2, "already"), (["Lisbon", "--listen", "here"], 2, "is not ADDRESS:PORT"),
            (["--places", "/nowhere"], 2, "cannot be read"),
            (["A", "--every", "0"], 2, "is not a number from 1 to 360"),
        ] as [([String], Int32, String)]
    )
    func `says what is wrong with its arguments`(arguments: [String], status: Int32, message: String) async throws {
        let run = try await BuiltProgram("owm-exporter").run(arguments)

        #expect(run.status == status)
        #expect(run.errors.contains(message), "\(run.errors)")
    }
}
#endif
