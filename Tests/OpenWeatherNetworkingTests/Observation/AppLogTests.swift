import Foundation
import OpenWeatherCore
import OpenWeatherNetworking
import Testing

@Suite("App log")
struct AppLogTests {
    private let lines = Locked<[AppLog.Line]>([])
    private let key = "0123456789abcdef0123456789abcdef"

    private func log(_ least: AppLog.Level = .debug, category: String = "app") -> AppLog {
        let api = OpenWeatherAPIConfiguration(apiKey: APIKey(key))
        return AppLog(category: category, least: least, redacting: api) { [lines] line in
            lines.withLock { $0.append(line) }
        }
    }

    private var texts: [String] { lines.withLock { $0.map(\.description) } }

    @Test(arguments: [
        (AppLog.Level.debug, ["debug app: 1", "info app: 2", "error app: 3"]),
        (.info, ["info app: 2", "error app: 3"]), (.error, ["error app: 3"]),
    ]
    )
    func `writes lines from a level on`(least: AppLog.Level, expected: [String]) {
        let sut = log(least)

        sut.debug("1")
        sut.info("2")
        sut.error("3")

        #expect(texts == expected)
        #expect(AppLog.Level.allCases.sorted() == [.debug, .info, .error])
    }

    @Test
    func `makes no text that is not written`() {
        func text() -> String {
            Issue.record("the text was made")
            return ""
        }

        log(.info).debug(text())

        #expect(texts.isEmpty)
    }

    @Test
    func `redacts the key however it is written`() {
        let sut = log()

        sut.error("https://example.com/?appid=\(key)&q=Lisbon")
        sut.info("KEY \(key.uppercased())")
        sut.debug("%30%31\(key.dropFirst(2))")

        for line in lines.withLock({ $0 }) {
            #expect(!line.text.lowercased().contains(key.suffix(20)), "\(line)")
            #expect(line.text.contains("***"))
        }
        #expect(texts.first == "error app: https://example.com/?appid=***&q=Lisbon")
    }

    @Test
    func `shows no byte of the key when it is printed or dumped`() {
        let sut = log()
        let bytes = Array(key.utf8.prefix(8)).description.dropFirst().dropLast()
        var dumped = ""

        dump(sut, to: &dumped)

        // A dump has a line for each byte.
        #expect(dumped.contains("category") && !dumped.contains("- 97\n"))
        for text in ["\(sut)", String(reflecting: sut), dumped] {
            #expect(!text.contains(key) && !text.contains(bytes), "\(text)")
        }
    }

    @Test
    func `writes network events without the address or a text of the server`() throws {
        let url = try #require(URL(string: "https://example.com/weather?lat=38.71&appid=\(key)"))
        let request = NetworkRequest(TransportRequest(url: url, operation: "currentWeather"))
        let sut = log(category: "network")
        let body = Data("no \(key)".utf8)

        sut.record(.responded(request, status: 200, bytes: 512, duration: .milliseconds(87)))
        sut.record(.failed(request, .httpStatus(code: 503, body: body, retryAfter: nil), duration: .seconds(1e19)))
        sut.record(.correctedDate(request, by: .seconds(-1e18)))
        sut.record(.correctedDate(request, by: .seconds(172_800)))

        #expect(
            texts == [
                "debug network: currentWeather HTTP 200, 512 bytes, 87 ms",
                "error network: currentWeather failed: HTTP 503, 1000000000000 ms",
                "error network: currentWeather shows that the clock is wrong by -1000000000000 ms",
                "error network: currentWeather shows that the clock is wrong by 172800000 ms",
            ]
        )
    }
}
