import Foundation
import OpenWeatherTestWatch
import Testing

@Suite("Suites whose tests wait", .watched)
struct WatchedSuitesTests {
    /// The files with tests, without those that add to a suite of another file.
    private static let files: [(name: String, text: String)] = {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let names = FileManager.default.enumerator(atPath: tests.path(percentEncoded: false))?
            .compactMap { $0 as? String }
        // Those of the apps over the package are as its users write them.
        return (names ?? []).filter { $0.hasSuffix(".swift") && !$0.hasPrefix("SourceApps/") }
            .compactMap { name in
                guard let text = try? String(contentsOf: tests.appending(path: name), encoding: .utf8),
                    text.contains("\n@Suite") || text.contains("\n    @Test")
                else { return nil }
                return (name, text)
            }
    }()

    @Test
    func `are watched`() {
        let waiting = Self.files.filter { $0.text.contains("await ") && $0.text.contains("\n@Suite") }

        #expect(waiting.count > 200)
        #expect(waiting.filter { !$0.text.contains(".watched") }.map(\.name) == [])
    }

    /// A time limit counts the time in which a test waits for its turn.
    @Test
    func `have no time limit`() {
        let limit = "time" + "Limit("

        #expect(Self.files.filter { $0.text.contains(limit) }.map(\.name) == [])
    }
}
