import Foundation
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import Testing

/// Compares the texts of every state with the snapshots beside this file, in a left-to-right and a right-to-left
/// language, but for the kinds of spaces that differ between versions of Foundation.
///
/// `UPDATE_SNAPSHOTS=1 swift test --filter GallerySnapshotTests` writes new snapshots; read the difference before you
/// commit it.
@Suite("Gallery snapshots")
struct GallerySnapshotTests {
    @Test(arguments: [TextLanguage.english, .arabic])
    func showsTheSameTextsInEveryStateAsBefore(language: TextLanguage) async throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Snapshots/\(language.rawValue).txt")
        let articles = PageReader.articles(in: try await Pages.made.tokens(language))
        let lines = articles.map { "\($0.id): \($0.texts.joined(separator: " | "))" }
        if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
            try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
        }

        let kept = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)

        #expect(lines.count == kept.count)
        for (line, expected) in zip(lines, kept) { #expect(line.plain == expected.plain) }
    }
}
