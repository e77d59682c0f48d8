import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@testable import AssistantServer

@Suite("Tools of the server for assistants", .watched)
struct ToolTests {
    private static let names = Tool.all.map(\.name)
    private let sut = TestServer()

    /// A service that refuses One Call, as it does for a free key.
    private static func free() -> TestServer {
        TestServer { $0.contains("/data/3.0") || $0.contains("/data/4.0") ? 401 : nil }
    }

    @Test(arguments: names)
    func `answer in text and values, each with zone, age, source and calls left`(name: String) async throws {
        let result = try await sut.result(name, ["place": "Lisbon"])

        #expect(!result.isError, "\(result.text)")
        #expect(result.text.utf8.count <= 1_500, "\(result.text.utf8.count)")
        #expect(result.text.contains("times in UTC") && result.text.contains("Calls left: "), "\(result.text)")
        #expect(result.text.contains("ago (20") && result.text.contains("never present it as real"), "\(result.text)")
        #expect(result.values["origin"]?["isOutdated"] == false)
        #expect(result.values["origin"]?["source"] == "Made-up weather")
        #expect(result.values["place"]?["name"] == "Lisbon" && result.values["calls"]?["of"] == 100)
        if name != "place" { #expect(result.text.contains("times in UTC+01:00"), "\(result.text)") }
    }

    @Test(arguments: names)
    func `have values that their schema names`(name: String) async throws {
        let tool = try #require(Tool.all.first { $0.name == name })
        for full in ["brief", "full"] {
            let result = try await sut.result(name, ["place": "38.72,-9.14", "detail": .string(full)])
            guard case .object(let values) = result.values, case .object(let properties)? = tool.output["properties"]
            else {
                Issue.record("no values")
                continue
            }
            let required = tool.output["required"]?.elements.compactMap(\.text) ?? []
            #expect(Set(values.keys).isSubset(of: properties.keys))
            #expect(Set(required).isSubset(of: values.keys))
        }
    }

    @Test(arguments: names)
    func `cost no call when they are asked again`(name: String) async throws {
        _ = try await sut.result(name, ["place": "Lisbon"])
        let count = sut.service.paths.count
        _ = try await sut.result(name, ["place": "Lisbon"])

        #expect(sut.service.paths.count == count, "\(sut.service.paths)")
    }

    @Test(arguments: [("metric", "°C", "m/s"), ("imperial", "°F", "mph"), ("standard", "K", "m/s")])
    func `name the units of their numbers`(units: String, temperature: String, speed: String) async throws {
        let result = try await sut.result("now", ["place": "Lisbon", "units": .string(units)])

        #expect(result.values["units"]?["temperature"] == .string(temperature))
        #expect(result.text.contains(" \(temperature)") && result.text.contains(" \(speed)"), "\(result.text)")
    }

    @Test(
        arguments: [
            (nil, "UTC"), (0, "UTC"), (20_700, "UTC+05:45"), (-12_600, "UTC-03:30"), (20_476, "UTC+05:41:16"),
            (64_800, "UTC+18:00"),
        ] as [(Int?, String)]
    )
    func `name a zone by its difference from UTC`(seconds: Int?, name: String) {
        #expect(PlaceClock(offset: seconds.flatMap { UTCOffset(seconds: $0) }).name == name)
    }

    @Test
    func `describe the weather in the requested language`() async throws {
        let german = try await sut.result("now", ["place": "Lisbon", "language": "de"])
        let english = try await sut.result("now", ["place": "Lisbon"])

        #expect(german.values["conditions"] != english.values["conditions"])
        #expect(german.values["place"]?["name"] == "Lissabon")
    }

    @Test
    func `leave rows out of a short answer with their number, and none of a full one`() async throws {
        let short = try await sut.result("hours", ["place": "Lisbon", "hours": 48])
        let full = try await sut.result("hours", ["place": "Lisbon", "hours": 48, "detail": "full"])
        let shown = short.values["hours"]?.elements.count ?? 0

        #expect(short.text.utf8.count <= 1_500)
        #expect(short.text.contains("… and \(48 - shown) more; detail: full shows them."), "\(short.text)")
        #expect(short.values["omitted"] == .integer(48 - shown))
        #expect(full.values["hours"]?.elements.count == 48 && full.values["omitted"] == 0)
        #expect(full.text.utf8.count > 1_500)
    }

    @Test(
        arguments: [
            ("now", [:], "place: is missing"), ("now", ["place": "  "], "place: is missing"),
            ("now", ["place": 7], "place: is not a string"),
            ("now", ["place": "Lisbon", "unit": "K"], "no argument unit"),
            ("now", ["place": "Lisbon", "units": "furlongs"], "\"furlongs\" is none of"),
            ("now", ["place": "Lisbon", "language": "xx"], "language: \"xx\" is none of"),
            ("hours", ["place": "Lisbon", "hours": 0], "hours: is not a whole number from 1 to 120"),
            ("hours", ["place": "Lisbon", "hours": .number(2.5)], "hours: is not a whole number"),
            ("when", ["place": "Lisbon", "activity": "sleep"], "\"sleep\" is none of run"),
            ("now", ["place": "Nowhereville"], "No such place"), ("now", ["place": "91,0"], "No such place"),
        ] as [(String, JSONNode, String)]
    )
    func `say what is wrong with an argument`(tool: String, arguments: JSONNode, reason: String) async throws {
        let result = try await sut.result(tool, arguments)

        #expect(result.isError)
        #expect(result.text.contains(reason), "\(result.text)")
    }

    @Test
    func `give a free key what the free endpoints have, after two calls to find out`() async throws {
        let sut = Self.free()

        let hours = try await sut.result("hours", ["place": "38.72,-9.14"])
        let days = try await sut.result("days", ["place": "38.72,-9.14"])

        #expect(hours.values["stepHours"] == 3 && hours.text.contains("steps of three hours"), "\(hours.text)")
        #expect(days.values["days"]?.elements.count == 5, "\(days.text)")
        #expect(sut.service.paths.count == 3, "\(sut.service.paths)")
    }

    /// The free forecast of a day whose strongest gust comes with the lighter wind.
    private struct Squall: HTTPClient {
        func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
            let body = #"""
                {"list": [{"dt": 1779980400, "main": {"temp": 17}, "wind": {"speed": 4.5, "deg": 200, "gust": 5.2}},
                          {"dt": 1779991200, "main": {"temp": 15}, "wind": {"speed": 2, "deg": 90, "gust": 12.5}}],
                 "city": {"coord": {"lat": 38.72, "lon": -9.14}, "timezone": 3600}}
                """#
            return StubResponse.json(body).response
        }
    }

    @Test
    func `name the strongest gust of a day beside its strongest wind`() async throws {
        let sut = TestServer(over: Squall()) { $0.contains("/data/2.5/forecast") ? nil : 401 }

        let result = try await sut.result("days", ["place": "38.72,-9.14"])

        #expect(result.text.contains("wind 4.5 m/s SSW, gusts 12.5 m/s"), "\(result.text)")
        #expect(result.values["days"]?.elements.first?["windSpeed"] == .number(4.5))
        #expect(result.values["days"]?.elements.first?["windGust"] == .number(12.5))
    }

    @Test
    func `find out what the plan of a key lacks once the key is active`() async throws {
        let isActive = Locked(false)
        let sut = TestServer { path in
            isActive.withLock { $0 } && !path.contains("onecall") ? nil : 401
        }

        let early = try await sut.result("alerts", ["place": "38.72,-9.14"])
        isActive.withLock { $0 = true }
        let late = try await sut.result("alerts", ["place": "38.72,-9.14"])
        let count = sut.service.paths.count
        _ = try await sut.result("alerts", ["place": "38.72,-9.14"])

        #expect(early.isError && !early.text.contains("subscription"), "\(early.text)")
        #expect(late.text.contains("subscription"), "\(late.text)")
        #expect(sut.service.paths.count == count, "\(sut.service.paths)")
    }

    @Test
    func `try One Call again a day after a refusal, and when the clock was set back`() async throws {
        let sut = Self.free()
        let start = sut.time.now
        func attempts(after seconds: Double) async throws -> Int {
            sut.time.set(start + seconds)
            let count = sut.service.paths.count { $0.contains("onecall") }
            _ = try await sut.result("hours", ["place": "38.72,-9.14"])
            return sut.service.paths.count { $0.contains("onecall") } - count
        }

        #expect(try await attempts(after: 0) == 2)
        #expect(try await attempts(after: 86_399) == 0)
        #expect(try await attempts(after: 30 * 86_400) == 2)
        #expect(try await attempts(after: 86_400) == 2)
    }

    @Test(arguments: ["alerts", "hours"])
    func `do not take a key that is not active yet for one without a subscription`(tool: String) async throws {
        let isActive = Locked(false)
        let sut = TestServer { _ in isActive.withLock { $0 } ? nil : 401 }

        let refused = try await sut.result(tool, ["place": "38.72,-9.14"])
        isActive.withLock { $0 = true }
        let hours = try await sut.result("hours", ["place": "38.72,-9.14"])

        #expect(refused.isError && !refused.text.contains("subscription"), "\(refused.text)")
        #expect(hours.text.contains("One Call, 48 hours"), "\(hours.text)")
    }

    @Test
    func `leave out the steps that are over, each of which ends at its time`() async throws {
        let sut = Self.free()
        let all = try await sut.result("hours", ["place": "38.72,-9.14", "hours": 120, "detail": "full"])
        let rows = all.values["hours"]?.elements.compactMap { $0["time"]?.text } ?? []

        #expect(rows.count > 30 && all.values["knownUntil"]?.text == rows.last, "\(all.text)")

        let short = try await sut.result("hours", ["place": "38.72,-9.14", "hours": 1])
        #expect(short.values["hours"]?.elements.compactMap { $0["time"]?.text } == Array(rows.prefix(1)))

        sut.time.advance(by: .seconds(3 * 3_600))
        let later = try await sut.result("hours", ["place": "38.72,-9.14", "hours": 1])
        #expect(later.values["hours"]?.elements.first?["time"]?.text == rows.dropFirst().first)
    }

    @Test
    func `have each hour on the clocks that the place has by then`() async throws {
        // In Berlin clocks go forward at 01:00 UTC on 2026-03-29; it is the midnight before.
        sut.time.set(Date(timeIntervalSince1970: 1_774_738_800))
        let result = try await sut.result("hours", ["place": "52.52,13.405", "hours": 72, "detail": "full"])
        let times = result.values["hours"]?.elements.compactMap { $0["time"]?.text } ?? []

        #expect(times.prefix(2) == ["2026-03-29T00:00:00+01:00", "2026-03-29T01:00:00+01:00"])
        #expect(times.dropFirst(2).prefix(2) == ["2026-03-29T03:00:00+02:00", "2026-03-29T04:00:00+02:00"])
        #expect(result.values["knownUntil"] == "2026-03-31T01:00:00+02:00")
        #expect(result.text.contains("times in UTC+01:00"), "\(result.text)")
        #expect(result.text.contains("\nSun 03-29 01:00: "), "\(result.text)")
        #expect(result.text.contains("\nSun 03-29 04:00 UTC+02:00: "), "\(result.text)")
        #expect(result.text.contains("The forecast ends Tue 03-31 01:00 UTC+02:00."), "\(result.text)")
    }

    @Test
    func `compare with yesterday on the clocks of then`() async throws {
        let sut = TestServer { $0.contains("/data/3.0") ? 401 : nil }
        // 14:00 in Berlin, whose clocks went forward in the night.
        sut.time.set(Date(timeIntervalSince1970: 1_774_785_600))
        // 3.0 has the hour 24 hours ago alone: the hours find out that the key has 4.0.
        _ = try await sut.result("hours", ["place": "52.52,13.405"])
        let result = try await sut.result("compare", ["place": "52.52,13.405"])

        #expect(result.values["yesterday"]?["time"] == "2026-03-28T14:00:00+01:00", "\(result.text)")
    }

    @Test
    func `never request One Call when they must not`() async throws {
        let sut = TestServer(usesOneCall: false)
        for name in Self.names { _ = try await sut.result(name, ["place": "Lisbon"]) }

        #expect(!sut.service.paths.contains { $0.contains("onecall") }, "\(sut.service.paths)")
    }

    @Test
    func `do not say that there are no alerts where a key does not reach them`() async throws {
        let result = try await Self.free().result("alerts", ["place": "Lisbon"])

        #expect(result.isError)
        #expect(result.text.contains("This does not mean that there are none"))
    }

    @Test
    func `leave out an alert that has ended since the response`() async throws {
        // 4.0 would request the text again at the end of the alert.
        let sut = TestServer { $0.contains("/data/4.0") ? 401 : nil }
        // A minute before the end of an alert, on 29 May 2026 at 16:00 UTC.
        sut.time.set(Date(timeIntervalSince1970: 1_780_070_340))
        let before = try await sut.result("alerts", ["place": "London"])
        let count = sut.service.paths.count
        sut.time.advance(by: .seconds(120))
        let after = try await sut.result("alerts", ["place": "London"])

        #expect(before.text.hasPrefix("1 alert for London"), "\(before.text)")
        #expect(after.text.hasPrefix("There are no alerts for London"), "\(after.text)")
        #expect(sut.service.paths.count == count)
    }

    @Test
    func `shorten alerts to the first sentence with the number of characters left`() async throws {
        var found = 0
        for place in ["Lisbon", "Tokyo", "Oslo", "Reykjavik", "New York", "Nairobi", "Sydney", "London", "Paris"] {
            let short = try await sut.result("alerts", ["place": .string(place)])
            let full = try await sut.result("alerts", ["place": .string(place), "detail": "full"])
            guard let alert = short.values["alerts"]?.elements.first else { continue }
            found += 1
            let whole = full.values["alerts"]?.elements.first?["text"]?.text ?? ""
            let start = alert["text"]?.text ?? ""
            #expect(whole.hasPrefix(start))
            #expect(alert["charactersLeft"] == .integer(whole.count - start.count))
            #expect(alert["event"] != nil && alert["from"] != nil && alert["until"] != nil)
        }
        #expect(found > 0)
    }

    @Test
    func `compare without a subscription only by the weather now, and say so`() async throws {
        let sut = Self.free()
        _ = try await sut.result("compare", ["place": "38.72,-9.14"])
        let count = sut.service.paths.count
        let result = try await sut.result("compare", ["place": "38.72,-9.14"])

        #expect(result.text.contains("needs a subscription"), "\(result.text)")
        #expect(result.values["temperature"] != nil && result.values["yesterday"] == nil)
        #expect(sut.service.paths.count == count)
    }

    @Test
    func `say that an answer is out of date and why`() async throws {
        let isDown = Locked(false)
        let sut = TestServer { _ in isDown.withLock { $0 } ? 503 : nil }
        _ = try await sut.result("now", ["place": "38.72,-9.14"])
        isDown.withLock { $0 = true }
        sut.time.advance(by: .seconds(7_200))

        let result = try await sut.result("now", ["place": "38.72,-9.14"])

        #expect(result.text.contains("Fetched 2 h ago") || result.text.contains("Fetched 120 min"), "\(result.text)")
        #expect(result.text.contains("OUT OF DATE because: "), "\(result.text)")
        #expect(result.values["origin"]?["isOutdated"] == true && result.values["origin"]?["reason"] != nil)
    }
}
