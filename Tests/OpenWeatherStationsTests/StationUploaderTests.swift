import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherStations
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Uploader of measurements", .watched)
struct StationUploaderTests {
    private let parent: TemporaryDirectory
    private var directory: URL { parent.url.appending(path: "measurements") }
    private let http = ScriptedHTTPClient()
    private let clock = ManualClock()
    private let events = Log()

    init() throws {
        parent = try TemporaryDirectory()
    }

    /// The events of an uploader.
    private final class Log: Sendable {
        private let events = Locked<[StationUploadEvent]>([])
        var all: [StationUploadEvent] { events.withLock { $0 } }
        func add(_ event: StationUploadEvent) { events.withLock { $0.append(event) } }
    }

    private func uploader(batchSize: Int = 4, limit: Int = 100) -> StationUploader {
        var configuration = OpenWeatherConfiguration(transport: http)
        configuration.retry = RetryPolicy(maximumAttempts: 1, deadline: nil)
        configuration.plan = .unlimited
        var options = StationUploader.Options()
        options.batchSize = batchSize
        options.limit = limit
        return StationUploader(
            OpenWeatherClient(configuration: configuration).stations,
            directory: directory,
            options: options,
            clock: clock,
            now: { SampleTime.fetched },
            randomness: { $0.upperBound },
            onEvent: { [events] in events.add($0) }
        )
    }

    private func measurement(_ number: Int) -> StationMeasurement {
        StationMeasurement(of: WeatherStation.ID(rawValue: "a"), at: Date(timeIntervalSince1970: Double(number)))
    }

    /// The numbers of the measurements in each request.
    private var sent: [[Int]] {
        http.requests.map { request in
            let rows = try? JSONDecoder().decode([StationMeasurement].self, from: request.body ?? Data())
            return (rows ?? []).map { Int($0.date.timeIntervalSince1970) }
        }
    }

    private var files: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path(percentEncoded: false))) ?? []
        return names.map { String($0.split(separator: ".").last ?? "") }.sorted()
    }

    /// Responds with 204, or with a refusal when a request has one of some measurements.
    private func respond(refusing bad: Set<Int> = []) {
        http.responses.respond { request throws(NetworkError) in
            let rows = (try? JSONDecoder().decode([StationMeasurement].self, from: request.body ?? Data())) ?? []
            guard rows.contains(where: { bad.contains(Int($0.date.timeIntervalSince1970)) }) else {
                return StubResponse(status: 204, headers: [:], body: Data())
            }
            return .json(#"{"code":400000,"message":"bad record"}"#, status: 400)
        }
    }

    @Test
    func `sends the oldest first, in requests of at most a batch, and leaves nothing behind`() async throws {
        respond()
        let sut = uploader()
        try await sut.enqueue([measurement(1), measurement(2), measurement(3)])
        try await sut.enqueue([measurement(4)])
        try await sut.enqueue([measurement(5), measurement(6)])
        #expect(try await sut.waiting() == 6)

        #expect(try await sut.upload() == 6)

        #expect(Set(sent.flatMap { $0 }) == [1, 2, 3, 4, 5, 6])
        #expect(sent.allSatisfy { $0.count <= 4 })
        #expect(try await sut.waiting() == 0)
        #expect(files == ["lock", "staging"])
        #expect(try await sut.upload() == 0)
        #expect(http.requests.count == sent.count)
    }

    @Test
    func `divides a large array into batches`() async throws {
        respond()
        let sut = uploader()
        try await sut.enqueue((0..<10).map(measurement))

        #expect(try await sut.upload() == 10)
        #expect(sent.map(\.count).sorted() == [2, 4, 4])
    }

    @Test(arguments: [[2], [0, 3], [0, 1, 2, 3]])
    func `sets aside what the service refuses, and sends the rest`(bad: Set<Int>) async throws {
        respond(refusing: bad)
        let sut = uploader()
        try await sut.enqueue((0..<4).map(measurement))

        #expect(try await sut.upload() == 4 - bad.count)

        let error = WeatherError.badRequest(.refused(message: "bad record", parameters: []))
        let refused = events.all.filter { if case .refused = $0 { true } else { false } }
        #expect(refused == bad.sorted().map { .refused(measurement($0), error) })
        #expect(try await sut.waiting() == 0)
        #expect(files == Array(repeating: "aside", count: bad.count) + ["lock", "staging"])
    }

    @Test
    func `keeps what was not sent when a half of a batch fails`() async throws {
        let count = Locked(0)
        http.responses.respond { _ throws(NetworkError) in
            switch count.withLock({ count in
                count += 1
                return count
            }) {
            case 1: return .json(#"{"code":400000,"message":"bad record"}"#, status: 400)
            case 2: return StubResponse(status: 204, headers: [:], body: Data())
            default: throw .transport(URLError(.notConnectedToInternet))
            }
        }
        let sut = uploader()
        try await sut.enqueue((0..<4).map(measurement))

        await #expect(throws: WeatherError.offline) { try await sut.upload() }
        #expect(sent == [[0, 1, 2, 3], [0, 1], [2, 3]])

        respond()
        #expect(try await sut.upload() == 2)
        #expect(sent.last == [2, 3])
    }

    @Test
    func `keeps everything when a page responds in place of the service, and waits`() async throws {
        http.responses.respond { _ throws(NetworkError) in
            StubResponse(status: 200, headers: ["Content-Type": "text/html"], body: Data("<p>Log in</p>".utf8))
        }
        let sut = uploader()
        try await sut.enqueue([measurement(1), measurement(2)])
        let task = Task { try await sut.run() }

        await clock.waitForSleepers()

        #expect(try await sut.waiting() == 2)
        respond()
        clock.advance(by: .seconds(60))
        await clock.waitForSleepers()
        task.cancel()
        #expect(await task.result.failure as? WeatherError == .cancelled)
        #expect(sent == [[1, 2], [1, 2]])
        #expect(events.all.last == .sent(2))
        #expect(try await sut.waiting() == 0)
    }

    @Test(arguments: [400, 403, 404])
    func `sets nothing aside when a proxy refuses the request in place of the service`(status: Int) async throws {
        http.responses.respond { _ throws(NetworkError) in
            StubResponse(status: status, headers: ["Content-Type": "text/html"], body: Data("<p>Blocked</p>".utf8))
        }
        let sut = uploader()
        try await sut.enqueue([measurement(1), measurement(2)])

        await #expect(throws: WeatherError.invalidResponse(.otherServer(status: status, at: .unknown))) {
            try await sut.upload()
        }

        #expect(try await sut.waiting() == 2)
        #expect(http.requests.count == 1)
    }

    @Test(arguments: [401, 200])
    func `stops at a refused key, and keeps everything`(status: Int) async throws {
        http.responses.respond { _ throws(NetworkError) in
            .json(#"{"cod":401,"message":"Invalid API key"}"#, status: status)
        }
        let sut = uploader()
        try await sut.enqueue([measurement(1)])

        let error = await #expect(throws: WeatherError.self) { try await sut.run() }

        guard case .invalidKey? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(events.all == error.map { [.stopped($0)] })
        #expect(try await sut.waiting() == 1)
        #expect(http.requests.count == 1)
    }

    @Test
    func `waits as long as the service advises, then longer each time, and looks again`() async throws {
        let count = Locked(0)
        http.responses.respond { _ throws(NetworkError) in
            switch count.withLock({ count in
                count += 1
                return count
            }) {
            case 1:
                return StubResponse(status: 429, headers: ["Retry-After": "300"], body: Data(#"{"cod":429}"#.utf8))
            case 2, 3: throw .transport(URLError(.notConnectedToInternet))
            default: return StubResponse(status: 204, headers: [:], body: Data())
            }
        }
        let sut = uploader()
        try await sut.enqueue([measurement(1)])
        let task = Task { try await sut.run() }

        for wait in [300, 120, 240] {
            await clock.waitForSleepers()
            clock.advance(by: .seconds(wait - 1))
            clock.advance(by: .seconds(1))
        }
        await clock.waitForSleepers()
        try await sut.enqueue([measurement(2)])
        clock.advance(by: .seconds(60))
        await clock.waitForSleepers()
        task.cancel()

        #expect(await task.result.failure as? WeatherError == .cancelled)
        #expect(sent == [[1], [1], [1], [1], [2]])
        let waits = events.all.map { event -> Duration? in
            if case .waiting(let duration, _) = event { duration } else { nil }
        }
        #expect(waits == [.seconds(300), .seconds(120), .seconds(240), nil, nil])
    }

    @Test
    func `refuses what is beyond its limit, and drops nothing`() async throws {
        let sut = uploader(limit: 3)
        try await sut.enqueue([measurement(1), measurement(2)])

        await #expect(throws: StationQueueError.full(waiting: 2)) {
            try await sut.enqueue([measurement(3), measurement(4)])
        }
        let error = StationQueueError.full(waiting: 2)
        #expect(error.localizedDescription == error.description)
        try await sut.enqueue([measurement(3)])
        #expect(try await sut.waiting() == 3)
    }

    @Test
    func `refuses a batch that would be too large to be read again`() async throws {
        let sut = uploader()
        var large = measurement(1)
        large.visibilityPrefix = String(repeating: "N", count: 8_000_000)
        let batch = [large, measurement(2)]

        await #expect(throws: StationQueueError.tooLarge(batch: 2)) { try await sut.enqueue(batch) }

        #expect(try await sut.waiting() == 0)
    }

    @Test
    func `says so when nothing can be stored`() async throws {
        try Data("a file".utf8).write(to: directory)
        let sut = uploader()

        let error = await #expect(throws: StationQueueError.self) { try await sut.enqueue([measurement(1)]) }
        guard case .failed(.storage)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test
    func `sets a damaged file aside and sends the others`() async throws {
        respond()
        let sut = uploader()
        try await sut.enqueue([measurement(1)])
        let name = try #require(
            FileManager.default.contentsOfDirectory(atPath: directory.path(percentEncoded: false))
                .first { $0.hasSuffix(".queue") }
        )
        try Data("{".utf8).write(to: directory.appending(path: name))
        try await sut.enqueue([measurement(2)])

        #expect(try await sut.upload() == 1)

        #expect(sent == [[2]])
        #expect(events.all.first == .unreadable(name: name.replacing(".queue", with: ".aside")))
    }

    @Test(arguments: ["a directory", "a link", "a large file"])
    func `sets aside what cannot be one of its files, and sends the others`(kind: String) async throws {
        respond()
        let sut = uploader()
        try await sut.enqueue([measurement(1)])
        let first = directory.appending(path: "0-1-a.queue")
        switch kind {
        case "a directory": try FileManager.default.createDirectory(at: first, withIntermediateDirectories: false)
        case "a link": try FileManager.default.createSymbolicLink(at: first, withDestinationURL: parent.url)
        default: try Data(count: 8_000_001).write(to: first)
        }

        #expect(try await sut.upload() == 1)

        #expect(sent == [[1]])
        #expect(events.all == [.unreadable(name: "0-1-a.aside"), .sent(1)])
        #expect(files == ["aside", "lock", "staging"])
    }

    @Test(arguments: ["0", "1000001", "9223372036854775807"])
    func `leaves alone a file whose name has an impossible number of measurements`(count: String) async throws {
        respond()
        let sut = uploader()
        try await sut.enqueue([measurement(1)])
        try Data("[]".utf8).write(to: directory.appending(path: "0-\(count)-a.queue"))

        #expect(try await sut.waiting() == 1)
        try await sut.enqueue([measurement(2)])
        #expect(try await sut.upload() == 2)
        #expect(files == ["lock", "queue", "staging"])
    }

    @Test
    func `leaves sending to another one of the same directory`() async throws {
        respond()
        let (first, second) = (uploader(), uploader())
        try await first.enqueue([measurement(1)])
        try await second.enqueue([measurement(2)])

        async let one = first.upload()
        async let other = second.upload()

        let sum = try await one + other
        let rest = try await first.upload()
        #expect(sum + rest == 2)
        #expect(sent.flatMap { $0 }.sorted() == [1, 2])
    }
}

extension Result where Success == Void {
    /// The failure; `nil` for a success.
    fileprivate var failure: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
