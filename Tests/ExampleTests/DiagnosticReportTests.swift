#if os(macOS) || os(Linux)
import ExampleSupport
import Foundation
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("A report for a bug", .watched)
struct DiagnosticReportTests {
    private let file = FileManager.default.temporaryDirectory.appending(path: "report-\(UUID().uuidString).txt")

    /// Returns the report, of 20,000 bytes, of a program that has received a number of responses with a body of 400.
    private func report(of count: Int) async throws -> String {
        defer { try? FileManager.default.removeItem(at: file) }
        let http = ScriptedHTTPClient()
        http.responses.always(.json(String(repeating: "x", count: 400)))
        let sut = DiagnosticReport(limit: 20_000)
        let client = sut.recording(http)
        let url = try #require(URL(string: "https://api.openweathermap.org/data/2.5/weather"))
        for number in 0..<count {
            let place = url.appending(queryItems: [URLQueryItem(name: "id", value: "\(number)")])
            _ = try await client.send(TransportRequest(url: place))
        }
        let syntax = CommandLineSyntax(program: "QueryExample", summary: "", operands: "TEXT", options: [])
        try await sut.write(to: file, syntax, try syntax.parse(["watch"]), outcome: "Success.")
        return try String(contentsOf: file, encoding: .utf8)
    }

    @Test
    func `has each exchange of a program that sends a few`() async throws {
        let text = try await report(of: 30)

        #expect((0..<30).allSatisfy { text.contains("?id=\($0)\n") })
        #expect(!text.contains("left out"))
    }

    @Test
    func `has the latest exchanges of a program that runs for long and says how many are left out`() async throws {
        let text = try await report(of: 100)

        let kept = (0..<100).filter { text.contains("?id=\($0)\n") }
        let first = try #require(kept.first)
        #expect(kept == Array(first..<100) && kept.count >= 15)
        #expect(text.utf8.count < 21_000)
        #expect(text.contains("Outcome: Success.\n\nEarlier exchanges that are left out: \(first)\n\n"))
    }
}
#endif
