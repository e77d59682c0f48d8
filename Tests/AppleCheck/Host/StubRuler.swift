import Foundation
import SwiftUI

/// The sizes of texts in the system's font, by a table of how wide characters are.
///
/// The table is cruder than a font and errs toward wide: what fits by it fits on a screen. Widths are parts of the size of
/// the font, as those of San Francisco at the size of a text.
@MainActor
struct StubRuler {
    /// The part of the screen that a text needs at least before one of its words may be broken: half of what its margins
    /// leave of the narrowest one.
    static let leastShare: CGFloat = 0.45

    /// The points of a font at the size of text around a node.
    func points(_ node: StubNode) -> CGFloat {
        let measures = font(of: node).stubMeasures
        return measures.size ?? StubTypeSizes.points(measures.style ?? .body, node.environment.dynamicTypeSize)
    }

    /// The height of a line of text.
    func lineHeight(_ node: StubNode) -> CGFloat { (points(node) * 1.19).rounded() }

    /// The width of a text on one line.
    func width(of text: Substring, in node: StubNode) -> CGFloat {
        let points = points(node)
        let weight = 1 + max(-0.04, 0.12 * font(of: node).stubMeasures.weight)
        // Small letters stand a little farther apart.
        let tracking: CGFloat = points < 14 ? 0.02 : 0
        return text.reduce(0) { $0 + (Self.share(of: $1) + tracking) * points * weight }
    }

    /// The width of a text on one line; that of the widest line where it has several.
    func width(_ node: StubNode) -> CGFloat {
        let lines = (node.text ?? "").split(separator: "\n")
        return lines.map { width(of: $0, in: node) }.max() ?? 0
    }

    /// The width of the widest part of a text that no line break can go through.
    func widestWord(_ node: StubNode) -> CGFloat {
        words(in: node.text ?? "").map { width(of: $0, in: node) }.max() ?? 0
    }

    /// The parts of a text between which a line may end: words, and each character of a script without spaces.
    private func words(in text: String) -> [Substring] {
        text.split { $0 == " " || $0 == "\n" || $0 == "-" || $0 == "/" }
            .flatMap { word in
                word.contains(where: Self.isIdeographic) ? word.indices.map { word[$0...$0] } : [word]
            }
    }

    private func font(of node: StubNode) -> Font { node.details["font"] as? Font ?? node.environment.font ?? .body }

    private static func isIdeographic(_ character: Character) -> Bool {
        character.unicodeScalars.contains {
            (0x2E80...0x9FFF).contains($0.value) || (0xFF00...0xFFEF).contains($0.value)
        }
    }

    /// The width of a character as a part of the size of the font.
    private static func share(of character: Character) -> CGFloat {
        guard let scalar = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first else { return 0 }
        switch scalar {
        case "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{200E}", "\u{200F}", "\u{200B}": return 0
        case "i", "j", "l", "I", "'", "’", ".", ",", ":", ";", "|", "!", "·": return 0.29
        case " ", "\u{A0}", "\u{202F}": return 0.28
        case "f", "t", "r", "(", ")", "[", "]", "/", "-", "°", "“", "”", "\"", "1": return 0.42
        case "m", "w", "—": return 0.86
        case "M", "W", "%", "@", "…": return 0.95
        case "0"..."9", "−", "–", "+", "=", "~", "↑", "↓", "₂", "₃": return 0.64
        case "A"..."Z": return 0.72
        case "a"..."z": return 0.57
        case "\u{0600}"..."\u{06FF}", "\u{FB50}"..."\u{FEFF}": return 0.56
        case "\u{0300}"..."\u{036F}": return 0
        case "\u{2E80}"..."\u{9FFF}", "\u{FF00}"..."\u{FFEF}": return 1
        default: return scalar.value > 0xFFFF ? 1.3 : 0.7
        }
    }
}
