import Foundation
import Gallery
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// Compares the texts of every state with the snapshots beside this file, in both kinds of English and in a
/// right-to-left language, but for the kinds of spaces that differ between versions of Foundation.
///
/// `UPDATE_SNAPSHOTS=1 swift test --filter GallerySnapshotTests` writes new snapshots; read the difference before you
/// commit it.
@Suite("Gallery snapshots", .watched)
struct GallerySnapshotTests {
    @Test(arguments: [Edition(.english), .american, Edition(.arabic)])
    func `shows the same texts in every state as before`(edition: Edition) async throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Snapshots/\(edition.tag).txt")
        let articles = PageReader.articles(in: try await Pages.made.tokens(edition))
        let lines = articles.map { article in
            // The text of an alert has lines of its own.
            "\(article.id): \(article.texts.joined(separator: " | "))".replacing("\n", with: " ")
        }
        if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
            try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
        }

        let kept = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)

        #expect(lines.count == kept.count)
        for (line, expected) in zip(lines, kept) { #expect(line.plain == expected.plain) }
    }
}
