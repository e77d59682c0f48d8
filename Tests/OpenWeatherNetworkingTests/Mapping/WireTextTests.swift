import Foundation
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@testable import OpenWeatherNetworking  // The rules for texts are internal.

@Suite("Rules for texts", .watched)
struct WireTextTests {
    @Test(arguments: [0, 1, 2, 3, 14, 15, 16])  // The planes with characters.
    func `clean every character as the definition does`(plane: UInt32) async {
        for page in (plane << 8)..<(plane + 1) << 8 {
            await Task.yield()  // Other tests run on the same few threads.
            goesOn()
            for scalar in (page << 8..<(page + 1) << 8).compactMap(Unicode.Scalar.init) {
                let text = "\(scalar)a\(scalar)\n\(scalar)b \(scalar)"
                #expect(isCleanedAsDefined(text, limit: 200), "U+\(String(scalar.value, radix: 16))")
            }
        }
    }

    @Test
    func `clean generated texts as the definition does`() {
        let parts = [
            "a", "é", "Ж", "日", "😀", "e\u{301}", " ", "  ", "\n", "\r", "\r\n", "\t", "\u{0}", "\u{7F}", "\u{85}",
            "\u{A0}", "\u{200B}", "\u{200C}", "\u{202E}", "\u{2028}", "\u{2029}", "\u{2066}", "\u{3000}", "\u{FEFF}",
            "\u{FFF9}", "\u{E0041}",
        ]
        var random = SeededGenerator(seed: 1)
        for _ in 0..<20_000 {
            let text = (0..<Int.random(in: 0...12, using: &random))
                .compactMap { _ in parts.randomElement(using: &random) }.joined()
            let limit = Int.random(in: 1...16, using: &random)
            #expect(isCleanedAsDefined(text, limit: limit), "\(text.debugDescription), limit \(limit)")
        }
    }

    /// Whether both forms of a text are the defined ones, to the last byte.
    private func isCleanedAsDefined(_ text: String, limit: Int) -> Bool {
        let line = definition(text, limit: limit, lineBreaks: [])
        let paragraphs = definition(text, limit: limit, lineBreaks: Self.lineBreaks)
        return WireText.line(text, limit: limit).map { Array($0.utf8) } == line.map { Array($0.utf8) }
            && WireText.paragraphs(text, limit: limit).map { Array($0.utf8) } == paragraphs.map { Array($0.utf8) }
    }

    private static let lineBreaks: Set<Unicode.Scalar> = [
        "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}",
    ]
    private static let separators: [ClosedRange<Unicode.Scalar>] = [
        "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{2029}",
    ]
    private static let invisible: [ClosedRange<Unicode.Scalar>] = [
        "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FEFF}"..."\u{FEFF}", "\u{FFF9}"..."\u{FFFB}",
        "\u{E0000}"..."\u{E007F}",
    ]

    /// The definition of a cleaned text, step by step and for Foundation to trim.
    private func definition(_ text: String, limit: Int, lineBreaks: Set<Unicode.Scalar>) -> String? {
        var result: [Unicode.Scalar] = []
        var last: Unicode.Scalar?
        var count = 0
        for scalar in text.unicodeScalars.prefix(4 * limit) where !Self.invisible.contains(where: { $0 ~= scalar }) {
            guard count < limit else { break }
            defer { last = scalar }
            let isSeparator = Self.separators.contains { $0 ~= scalar }
            if lineBreaks.contains(scalar) {
                if scalar == "\n", last == "\r" { continue }
                if result.last == " " { result.removeLast() }
                result.append("\n")
            } else if isSeparator, result.last == " " || result.last == "\n" {
                continue
            } else {
                result.append(isSeparator ? " " : scalar)
            }
            count += 1
        }
        let trimmed = String(String.UnicodeScalarView(result)).trimmingCharacters(in: .whitespacesAndNewlines)
        return trimmed.isEmpty ? nil : trimmed
    }
}
