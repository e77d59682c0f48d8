import Foundation
import OpenWeather
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// The requests of a client over a socket for timelines, the past and the version.
@Suite("Requests of a client for timelines and the past", .watched)
struct OneCallTimelineRequestTests {
    private let sut = OneCallServer()

    @Test
    func `leave the key nowhere`() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: directory) }
        let server = try sut.makeServer()
        let client = sut.makeClient(server, .fixed(.v4), cache: .directory(directory))
        let events = client.events()
        var text = ""
        let report = try await client.oneCall(at: .lisbon)
        dump(report, to: &text)
        for try await hour in client.hourlyTimeline(at: .lisbon, limits: TimelineLimits(pages: 2)) {
            dump(hour, to: &text)
        }
        let happened = await KeyLeakTests.happened(to: client, events)
        // Those of the request that marks the end are three.
        #expect(happened.count > 3)
        text += happened.joined()
        let files = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil)
        var fileCount = 0
        while let file = files?.nextObject() as? URL {
            guard let data = try? Data(contentsOf: file) else { continue }
            fileCount += 1
            #expect(data.firstRange(of: Data(OneCallServer.key.utf8)) == nil, "\(file.lastPathComponent)")
        }
        #expect(fileCount >= 6)
        #expect(server.requests.allSatisfy { $0.query("appid") == OneCallServer.key })
        #expect(!text.contains(OneCallServer.key))
    }

    // MARK: - Hostile pages

    /// A server whose links are unencrypted, hold the key and lead elsewhere, and whose rows are not those requested.
    enum Pager: CaseIterable, Sendable {
        case repeating, backward, looping, overlapping, endless

        /// Returns the date of the first row of the page that was requested from `start` on.
        func first(_ start: Int) -> Int {
            switch self {
            case .repeating: 1_296_000_000
            case .backward: start - 40 * 3_600
            case .looping: start == 1_296_000_000 ? start : 1_296_000_000 - 3_600
            case .overlapping: start - 2 * 3_600
            case .endless: start
            }
        }

        /// The starts of the pages that are requested from 1296000000 on.
        var starts: [Int] {
            switch self {
            case .repeating, .looping: [1_296_000_000, 1_296_072_000]
            case .backward: [1_296_000_000]
            case .overlapping: [1_296_000_000, 1_296_064_800, 1_296_129_600, 1_296_194_400]
            case .endless: [1_296_000_000, 1_296_072_000, 1_296_144_000, 1_296_216_000]
            }
        }
    }

    @Test(arguments: Pager.allCases)
    func `of a timeline are exact whatever the server sends`(pager: Pager) async throws {
        let foreign = try LoopbackWeatherServer { _ in .json("{}") }
        let server = try sut.makeServer { request in
            let first = pager.first(request.query("start").flatMap { Int($0) } ?? 0)
            let rows = (0..<20).map { #"{"dt": \#(first + $0 * 3_600), "temp": 1}"# }.joined(separator: ",")
            let link = "\(foreign.baseURL.absoluteString)\(request.path)?start=7&appid=\(OneCallServer.key)"
            return .json(
                #"{"lat": 1, "lon": 2, "data": [\#(rows)], "next": "\#(link)", "prev": "\#(link)"}"#
            )
        }
        let client = sut.makeClient(server, .fixed(.v4))
        var dates: [Int] = []
        var text = ""
        let start = Date(timeIntervalSince1970: 1_296_000_000)
        for try await hour in client.hourlyTimeline(from: start, at: .lisbon, limits: TimelineLimits(pages: 4)) {
            dates.append(Int(hour.value.date.timeIntervalSince1970))
            dump(hour, to: &text)
        }
        #expect(
            server.requests.map { $0.query("start") } == pager.starts.map { "\($0)" },
            "\(sut.texts(server))"
        )
        #expect(
            server.requests.allSatisfy { $0.path == "/data/4.0/onecall/timeline/1h" && $0.query("cnt") == "20" }
        )
        #expect(foreign.requests.isEmpty)
        #expect(zip(dates, dates.dropFirst()).allSatisfy { $0 + 3_600 == $1 })
        #expect(dates.count == (pager == .backward ? 0 : pager == .overlapping ? 72 : pager == .endless ? 80 : 20))
        #expect(!text.contains(OneCallServer.key))
    }

    // MARK: - The version

    @Test
    func `remember the version of a key for a day`() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: directory) }
        let server = try sut.makeServer { request in
            request.path.hasPrefix("/data/3.0") ? .json("{}", status: 401) : nil
        }
        func versions(key: String, refresh: Bool = true) async throws -> [String] {
            var configuration = OpenWeatherConfiguration(
                api: OpenWeatherAPIConfiguration(apiKey: APIKey(key), host: server.baseURL)
            )
            configuration.cache = .directory(directory)
            configuration.retry.deadline = nil
            configuration.timeout = .seconds(3_600)
            configuration.now = { [sut] in sut.time.now }
            let before = server.requests.count
            _ = try await OpenWeatherClient(configuration: configuration)
                .oneCall(at: .lisbon, parts: [.current], policy: .refresh)
            return server.requests.dropFirst(before).map { String($0.path.prefix(9)) }
        }
        #expect(try await versions(key: OneCallServer.key) == ["/data/3.0", "/data/4.0"])
        #expect(try await versions(key: OneCallServer.key) == ["/data/4.0"], "another process")
        #expect(try await versions(key: "another-key") == ["/data/3.0", "/data/4.0"], "another key")
        sut.time.advance(by: .seconds(86_400))
        #expect(try await versions(key: OneCallServer.key) == ["/data/3.0", "/data/4.0"])
    }

    @Test
    func `of a stand in leave no version`() async throws {
        let store = InMemoryCacheStore()
        var configuration = OpenWeatherConfiguration(apiKey: OneCallServer.key)
        configuration.retry = .noDeadline
        configuration.transport = DemoHTTPClient(now: { [sut] in sut.time.now })
        configuration.cache = .store(store)
        _ = try await OpenWeatherClient(configuration: configuration).oneCall(at: .lisbon, parts: [.current])
        #expect(await store.usage().entries == 1, "the weather now alone")
    }

    // MARK: - Past and timelines

    @Test
    func `of the past are kept for 30 days`() async throws {
        let server = try sut.makeServer()
        let client = sut.makeClient(server, .fixed(.v4))
        let day = LocalDay(daysSince1970: 15_000)
        let date = day.start(at: .utc) + 7_205
        for _ in 0..<2 {
            _ = try await client.hour(of: date, at: .lisbon)
            _ = try await client.day(day, at: .lisbon)
            sut.time.advance(by: .seconds(29 * 86_400))
        }
        #expect(
            sut.texts(server) == [
                "/data/4.0/onecall/timeline/1day?P&start=1296000000&cnt=1&U&K",
                "/data/4.0/onecall/timeline/1h?P&start=1296007200&cnt=1&U&K",
            ]
        )
        sut.time.advance(by: .seconds(86_400))
        _ = try await client.hour(of: date, at: .lisbon)
        #expect(server.requests.count == 3)
    }

    @Test
    func `of a timeline are one for each page and none when it is read again`() async throws {
        let server = try sut.makeServer()
        let client = sut.makeClient(server, .fixed(.v4))
        let start = LocalDay(daysSince1970: 15_000)
        for _ in 0..<2 {
            var days: [LocalDay] = []
            for try await day in client.dailyTimeline(from: start, at: .lisbon, limits: TimelineLimits(rows: 25)) {
                days.append(day.value.day)
            }
            #expect(days == (0..<25).map { start.advanced(by: $0) })
            sut.time.advance(by: .seconds(86_400))
        }
        #expect(
            sut.texts(server) == [
                "/data/4.0/onecall/timeline/1day?P&start=1296000000&cnt=10&U&K",
                "/data/4.0/onecall/timeline/1day?P&start=1296864000&cnt=10&U&K",
                "/data/4.0/onecall/timeline/1day?P&start=1297728000&cnt=10&U&K",
            ]
        )
    }

    @Test
    func `of 3 have the rest of its endpoints`() async throws {
        let server = try sut.makeServer { request in
            request.path.contains("/4.0/") ? .json("{}", status: 401) : nil
        }
        let client = sut.makeClient(server, .automatic)
        let offset = UTCOffset(seconds: 3_600)
        let day = LocalDay(daysSince1970: 15_000)
        _ = try? await client.day(day, at: .lisbon, offset: offset)
        _ = try? await client.hour(of: day.start(at: .utc), at: .lisbon)
        _ = try? await client.overview(at: .lisbon)
        #expect(
            sut.texts(server) == [
                "/data/3.0/onecall/day_summary?P&date=2011-01-26&tz=%2B01%3A00&U&K",
                "/data/3.0/onecall/overview?P&units=metric&K", "/data/3.0/onecall/timemachine?P&dt=1296000000&U&K",
            ]
        )
    }
}
