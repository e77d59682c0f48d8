import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Recording and replaying", .watched)
struct RecordReplayTests {
    private static let key = "0123456789abcdef0123456789abcdef"

    private func withDirectory(_ body: (URL) async throws -> Void) async throws {
        let directory = FileManager.default.temporaryDirectory.appending(
            path: "answers of the day \(UUID().uuidString)"
        )
        defer { try? FileManager.default.removeItem(at: directory) }
        try await body(directory)
    }

    private func files(in directory: URL) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: directory.path(percentEncoded: false)).sorted()
    }

    @Test
    func `what was recorded is replayed in order by request and by endpoint`() async throws {
        try await withDirectory { directory in
            let http = ScriptedHTTPClient()
            let recorder = RecordingHTTPClient(wrapping: http, directory: directory, now: { SampleTime.fetched })
            http.responses.enqueue(.json(#"{"n":1}"#))
            http.responses.enqueue(.json(#"{"n":2}"#))
            http.responses.enqueue(.error(status: 404, message: "city not found"))
            for target in [
                "/data/2.5/weather?q=A&units=metric", "/data/2.5/weather?q=A&units=metric", "/data/2.5/weather?q=B",
            ] {
                _ = try await recorder.fetch(target)
            }

            let sut = try ReplayingHTTPClient(directory: directory)

            #expect(try await sut.fetch("/data/2.5/weather?units=metric&q=A&appid=x").text == #"{"n":1}"#)
            #expect(try await sut.fetch("/data/2.5/weather?units=metric&q=A").text == #"{"n":2}"#)
            #expect(try await sut.fetch("/data/2.5/weather?q=A&units=metric").text == #"{"n":2}"#)
            #expect(try await sut.fetch("/data/2.5/weather?q=B").status == 404)
            #expect(try await sut.fetch("/data/2.5/weather?q=C").text == #"{"n":1}"#)
            #expect(sut.requests.count == 5)
        }
    }

    @Test
    func `a recording has a directory of its day and a sidecar that tells about it`() async throws {
        try await withDirectory { directory in
            let http = ScriptedHTTPClient()
            http.responses.enqueue(
                StubResponse(status: 429, headers: ["Retry-After": "60", "Server": "x"], body: Data("{}".utf8))
            )
            let sut = RecordingHTTPClient(wrapping: http, directory: directory, now: { SampleTime.fetched })

            _ = try await sut.fetch("/data/2.5/forecast?lat=1&lon=2")

            let names = try files(in: directory)
            #expect(names.contains("2026-05-28/120400-1-data-2.5-forecast.body"))
            let sidecar = directory.appending(path: "2026-05-28/120400-1-data-2.5-forecast.recording.json")
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            let recording = try decoder.decode(HTTPRecording.self, from: Data(contentsOf: sidecar))
            #expect(
                recording
                    == HTTPRecording(
                        url: "https://api.openweathermap.org/data/2.5/forecast?lat=1&lon=2",
                        method: "GET",
                        status: 429,
                        headers: ["Retry-After": "60"],
                        date: SampleTime.fetched,
                        body: "120400-1-data-2.5-forecast.body"
                    )
            )
        }
    }

    @Test
    func `what is made up, old, or refused by a gateway still says so`() async throws {
        try await withDirectory { directory in
            let http = ScriptedHTTPClient()
            let headers = ["Weather-Source": "made-up", "Age": "3600", "Gateway-Refusal": "day"]
            http.responses.always(StubResponse(headers: headers, body: Data("{}".utf8)))
            let recorder = RecordingHTTPClient(wrapping: http, directory: directory, now: { SampleTime.fetched })
            let request = try makeRequest("/data/2.5/weather")
            _ = try await recorder.send(request)

            let replayed = try await ReplayingHTTPClient(directory: directory).send(request)
            let faulty = FaultInjectingHTTPClient(wrapping: http)
            faulty.inject([.status(203)])
            let changed = try await faulty.send(request)

            for (name, value) in headers {
                #expect(replayed.headers[name] == value && changed.headers[name] == value)
            }
        }
    }

    @Test
    func `two recorders in one directory overwrite nothing`() async throws {
        try await withDirectory { directory in
            for number in 0..<3 {
                let http = ScriptedHTTPClient()
                http.responses.always(.json("\(number)"))
                let sut = RecordingHTTPClient(wrapping: http, directory: directory, now: { SampleTime.fetched })
                _ = try await sut.fetch("/geo/1.0/zip?zip=E14,GB")
                _ = try await sut.fetch("/geo/1.0/zip?zip=E14,GB")
            }

            #expect(try files(in: directory).count { $0.hasSuffix(".body") } == 6)
            let replay = try ReplayingHTTPClient(directory: directory)
            var texts: [String] = []
            for _ in 0..<6 { texts.append(try await replay.fetch("/geo/1.0/zip?zip=E14,GB").text) }
            #expect(texts == ["0", "0", "1", "1", "2", "2"])
        }
    }

    @Test
    func `the key is in no file wherever the request and the response carry it`() async throws {
        try await withDirectory { directory in
            let http = ScriptedHTTPClient()
            let headers = [
                "Content-Type": "application/json", "X-Cache-Key": "/weather?APPID=\(Self.key)", "Set-Cookie": Self.key,
            ]
            let echo = Data([0xFF]) + Data(#"{"url":"?appid=\#(Self.key)","again":"\#(Self.key)"}"#.utf8)
            http.responses.always(StubResponse(headers: headers, body: echo))
            let sut = RecordingHTTPClient(wrapping: http, directory: directory, now: { SampleTime.fetched })
            var headed = try makeRequest("/data/2.5/weather?q=A")
            headed.headers["x-api-key"] = Self.key
            var authorized = try makeRequest("/data/2.5/weather?q=B")
            authorized.headers["Authorization"] = "Bearer \(Self.key)"

            _ = try await sut.fetch("/data/2.5/weather?q=C&APPID=\(Self.key)")
            _ = try await sut.send(headed)
            _ = try await sut.send(authorized)

            let names = try files(in: directory)
            #expect(names.count == 7)
            for name in names where name.contains("/") {
                #expect(!name.contains(Self.key))
                let data = try Data(contentsOf: directory.appending(path: name))
                #expect(data.range(of: Data(Self.key.utf8)) == nil, "\(name)")
                if name.hasSuffix(".body") { #expect(data.range(of: Data("REDACTED".utf8)) != nil) }
            }
        }
    }

    @Test
    func `a response that cannot be written is passed on and reported`() async throws {
        try await withDirectory { directory in
            try Data().write(to: directory)
            let http = ScriptedHTTPClient()
            http.responses.always(.json("{}"))
            let reports = Locked<[String]>([])
            let sut = RecordingHTTPClient(
                wrapping: http,
                directory: directory,
                now: { SampleTime.fetched },
                onFailure: { report in reports.withLock { $0.append(report) } }
            )

            #expect(try await sut.fetch("/data/2.5/weather").text == "{}")
            #expect(reports.withLock { $0 }.count == 1)
        }
    }

    @Test
    func `failures are passed on and leave no file`() async throws {
        try await withDirectory { directory in
            let http = ScriptedHTTPClient()
            http.responses.always(failure: .transport(URLError(.timedOut)))
            let sut = RecordingHTTPClient(wrapping: http, directory: directory, now: { SampleTime.fetched })

            await #expect(throws: NetworkError.transport(URLError(.timedOut))) { try await sut.fetch("/") }

            #expect(!FileManager.default.fileExists(atPath: directory.path(percentEncoded: false)))
        }
    }

    @Test
    func `bodies in memory are served by path under a gateways prefix too`() async throws {
        let sut = ReplayingHTTPClient(bodies: [
            "/data/2.5/weather": Data("any".utf8), "/geo/1.0/zip?zip=E14,GB": Data("zip".utf8),
            "/forecast": Data("days".utf8), "/data/2.5/air_pollution/forecast": Data("air".utf8),
        ])

        #expect(try await sut.fetch("/data/2.5/weather?q=A&appid=1").text == "any")
        #expect(try await sut.fetch("/gateway/v1/data/2.5/weather").text == "any")
        #expect(try await sut.fetch("/geo/1.0/zip?zip=E14%2CGB&appid=1").text == "zip")
        #expect(try await sut.fetch("/data/2.5/forecast").text == "days")
        #expect(try await sut.fetch("/data/2.5/air_pollution/forecast").text == "air")
    }

    @Test
    func `a request without a response is loud`() async throws {
        let sut = ReplayingHTTPClient(bodies: ["/geo/1.0/zip?zip=E14,GB": Data()], onUnscripted: { _ in })

        await #expect(throws: NetworkError.self) { try await sut.fetch("/geo/1.0/zip?zip=E15,GB&appid=secret") }

        #expect(sut.log.unscriptedCalls.map(\.call) == ["GET /geo/1.0/zip?zip=E15,GB"])
    }

    @Test
    func `a damaged sidecar and a missing directory are errors`() async throws {
        try await withDirectory { directory in
            #expect(throws: (any Error).self) { try ReplayingHTTPClient(directory: directory) }
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            try Data("{".utf8).write(to: directory.appending(path: "1.recording.json"))
            #expect(throws: DecodingError.self) { try ReplayingHTTPClient(directory: directory) }
        }
    }
}
