/// The number of columns that text takes in a terminal.
///
/// Source: Unicode Standard Annex 11, East Asian Width, and the emoji presentation of UTS 51, in the ranges that
/// terminals draw two columns wide.
public enum DisplayWidth: Sendable {
    /// Returns the number of columns of `text`; control characters take none.
    public static func of(_ text: some StringProtocol) -> Int {
        var count = 0
        for scalar in text.unicodeScalars {
            guard isPlain(scalar) else { return text.reduce(0) { $0 + of($1) } }
            count += 1
        }
        return count
    }

    /// Returns whether a scalar is a character of one column whatever plain ones are beside it, as are those of Latin texts
    /// and drawings.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x2010...0x2027, 0x2500...0x259F, 0x2800...0x28FF: true
        default: false
        }
    }

    /// Returns the number of columns of `character`: 0, 1, or 2.
    public static func of(_ character: Character) -> Int {
        guard let first = character.unicodeScalars.first else { return 0 }
        let scalars = character.unicodeScalars
        if scalars.count > 1, scalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
        if scalars.count > 1, first.properties.isEmojiPresentation { return 2 }
        switch first.properties.generalCategory {
        case .control, .format, .nonspacingMark, .enclosingMark: return 0
        default: break
        }
        if first.properties.isEmojiPresentation { return 2 }
        return isWide(first.value) ? 2 : 1
    }

    private static func isWide(_ value: UInt32) -> Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
            0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
