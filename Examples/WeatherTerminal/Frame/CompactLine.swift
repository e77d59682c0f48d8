import ExampleSupport

/// A line with as few escape sequences as show the same.
///
/// A drawing writes each piece with its whole style and resets it afterwards. Of a space only the background shows, and
/// spaces at the end are left out, because the rest of a line is erased.
struct CompactLine: Equatable {
    /// The text with escape sequences; it begins and ends without a style.
    let text: String
    /// The number of columns without the spaces at the end.
    let width: Int

    /// Creates a line that shows the same as `line`.
    init(_ line: DrawnLine) {
        let bytes = Array(line.text.utf8)
        var (text, style, shown, spaces, index) = ([UInt8](), Style(), Style(), 0, 0)
        while index < bytes.count {
            if bytes[index] == Self.escape, let end = bytes[index...].firstIndex(of: UInt8(ascii: "m")) {
                style.apply(bytes[index..<end].dropFirst(2))
                index = end + 1
                continue
            }
            let isSpace = bytes[index] == UInt8(ascii: " ") && style.background == shown.background
            if isSpace, style.background.isEmpty {
                spaces += 1
            } else {
                text += repeatElement(UInt8(ascii: " "), count: spaces)
                spaces = 0
                if !isSpace, style != shown {
                    text += style.sequence(after: shown)
                    shown = style
                }
                text.append(bytes[index])
            }
            index += 1
        }
        if shown != Style() { text += Style().sequence(after: shown) }
        self.text = String(decoding: text, as: UTF8.self)
        width = line.width - spaces
    }

    private static let escape: UInt8 = 0x1B

    /// A style by the parameters of its sequence.
    private struct Style: Equatable {
        var isBold = false
        var isDim = false
        var foreground: ArraySlice<UInt8> = []
        var background: ArraySlice<UInt8> = []

        /// Changes the style as a terminal does after a sequence with `parameters`.
        mutating func apply(_ parameters: ArraySlice<UInt8>) {
            var fields = parameters.split(separator: UInt8(ascii: ";"))[...]
            if fields.isEmpty { self = Style() }
            while let field = fields.popFirst() {
                switch Int(String(decoding: field, as: UTF8.self)) ?? 0 {
                case 0: self = Style()
                case 1: isBold = true
                case 2: isDim = true
                case 38: foreground = Self.color(field, &fields, of: parameters)
                case 48: background = Self.color(field, &fields, of: parameters)
                case 30...37, 90...97: foreground = field
                case 40...47, 100...107: background = field
                default: break
                }
            }
        }

        /// Returns the parameters of a color of more than one field: `38;5;N` or `38;2;R;G;B`.
        private static func color(
            _ first: ArraySlice<UInt8>,
            _ fields: inout ArraySlice<ArraySlice<UInt8>>,
            of parameters: ArraySlice<UInt8>
        ) -> ArraySlice<UInt8> {
            let rest = fields.prefix(fields.first?.elementsEqual("5".utf8) == true ? 2 : 4)
            fields = fields.dropFirst(rest.count)
            return parameters[first.startIndex..<(rest.last ?? first).endIndex]
        }

        /// Returns the sequence that changes a terminal from `other` to this style.
        func sequence(after other: Style) -> [UInt8] {
            let isReset =
                other.isBold && !isBold || other.isDim && !isDim || !other.foreground.isEmpty && foreground.isEmpty
                || !other.background.isEmpty && background.isEmpty
            let start = isReset ? Style() : other
            // An empty parameter is a reset.
            var fields: [ArraySlice<UInt8>] = isReset ? [[]] : []
            if isBold, !start.isBold { fields.append([UInt8(ascii: "1")]) }
            if isDim, !start.isDim { fields.append([UInt8(ascii: "2")]) }
            if foreground != start.foreground { fields.append(foreground) }
            if background != start.background { fields.append(background) }
            return [CompactLine.escape, UInt8(ascii: "[")] + fields.joined(separator: [UInt8(ascii: ";")])
                + [UInt8(ascii: "m")]
        }
    }
}
