/// A source of damaged bodies, each of which follows from its seed.
///
/// It knows where values begin and end, so that most results are JSON that no service would send, and the others break
/// the grammar in one place.
public struct BodyMutator: Sendable {
    private var generator: SeededGenerator
    private var bytes: [UInt8]

    /// Returns one of `bodies`, after up to three mutations.
    public static func body(seed: UInt64, from bodies: [[UInt8]]) -> [UInt8] {
        var generator = SeededGenerator(seed: seed)
        let bytes = bodies.randomElement(using: &generator) ?? []
        var mutator = BodyMutator(generator: generator, bytes: bytes)
        for _ in 0..<Int.random(in: 1...3, using: &mutator.generator) where !mutator.bytes.isEmpty { mutator.mutate() }
        return mutator.bytes
    }

    private mutating func mutate() {
        switch Int.random(in: 0..<10, using: &generator) {
        case 0: flip()
        case 1: cut()
        case 2: nest()
        case 3: swapValues()
        case 4, 5, 6: replaceValue(with: Self.values.randomElement(using: &generator) ?? "0")
        case 7: repeatMember()
        case 8: insert(Self.pieces.randomElement(using: &generator) ?? "")
        default: damageText()
        }
    }

    private mutating func flip() {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[index] =
            Bool.random(using: &generator)
            ? bytes[index] ^ 1 << UInt8.random(in: 0..<8, using: &generator) : .random(in: 0...255, using: &generator)
    }

    private mutating func cut() {
        let start = Int.random(in: 0..<bytes.count, using: &generator)
        let length = Bool.random(using: &generator) ? Int.random(in: 1...20, using: &generator) : bytes.count
        bytes.removeSubrange(start..<min(bytes.count, start + length))
    }

    private mutating func nest() {
        guard let value = BodyStructure(of: bytes).values.randomElement(using: &generator) else { return }
        let depth = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 9, 130].randomElement(using: &generator) ?? 1
        let (opening, closing) = Bool.random(using: &generator) ? ("[", "]") : ("{\"x\":", "}")
        let whole =
            [UInt8](String(repeating: opening, count: depth).utf8) + bytes[value]
            + String(repeating: closing, count: depth).utf8
        bytes.replaceSubrange(value, with: whole)
    }

    private mutating func swapValues() {
        let values = BodyStructure(of: bytes).values
        guard let one = values.randomElement(using: &generator), let other = values.randomElement(using: &generator)
        else { return }
        bytes.replaceSubrange(one, with: Array(bytes[other]))
    }

    private mutating func replaceValue(with text: String) {
        guard let value = BodyStructure(of: bytes).values.randomElement(using: &generator) else { return }
        bytes.replaceSubrange(value, with: text.utf8)
    }

    /// Repeats a key with its value or with another, before or after the other members.
    private mutating func repeatMember() {
        let members = BodyStructure(of: bytes).members
        guard let member = members.randomElement(using: &generator),
            let place = members.randomElement(using: &generator)
        else { return }
        let key = bytes[member.key] + [UInt8(ascii: ":")]
        let value =
            Bool.random(using: &generator)
            ? Array(bytes[member.value]) : Array((Self.values.randomElement(using: &generator) ?? "0").utf8)
        bytes.insert(contentsOf: key + value + [UInt8(ascii: ",")], at: place.key.lowerBound)
    }

    private mutating func insert(_ text: String) {
        bytes.insert(contentsOf: text.utf8, at: Int.random(in: 0...bytes.count, using: &generator))
    }

    /// Puts bytes into a string that are UTF-8, a part of it, or none.
    private mutating func damageText() {
        let structure = BodyStructure(of: bytes)
        let strings =
            structure.members.map(\.key) + structure.values.filter { bytes[$0.lowerBound] == UInt8(ascii: "\"") }
        guard let string = strings.randomElement(using: &generator) else { return }
        let scalar = ["é", "ロ", "😀", "\u{FEFF}", "\u{0}"].randomElement(using: &generator) ?? ""
        var piece = Array(scalar.utf8)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: piece.removeLast()
        case 1:
            piece =
                [[0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF]].randomElement(using: &generator)
                ?? []
        default: break
        }
        bytes.insert(
            contentsOf: piece,
            at: Int.random(
                in: (string.lowerBound + 1)..<max(string.lowerBound + 2, string.upperBound),
                using: &generator
            )
        )
    }

    private static let values = [
        "null", "true", "false", "0", "-0", "1e400", "-1e400", "1e-400", "5e-324", "2e-324", "1.7976931348623157e308",
        "1E+2", "1e3", "4.0",
        "1.5", "01", "1.", ".5", "+1", "--1", "-", "1e", "NaN", "Infinity", "9007199254740991", "9007199254740992",
        "9007199254740993", "9007199254740993.0", "9223372036854775807", "9223372036854775808",
        "-9223372036854775808", "123456789012345678901234567890", "0.30000000000000004", "4.35",
        "2.2250738585072011e-308",
        "899999999999999.9", "900000000000000.1", "8999999999999999", "9000000000000001e22", "1e22", "1e23", "0.1e-5",
        "0e999", "1e17", "32503680000", "253402300799", "-62135596800",
        "\"\"", "\"7\"", "\"\\ud83d\\ude00\"", "\"\\ud800\"", "\"\\udc00\"", "\"\\ud800\\ud800\"", "\"\\u00e9\\n\"",
        "\"\\x\"", "\"\\u12\"", "\"a\u{1}b\"", "\"é\"", "{}", "[]", "[null]", "[[]]",
        "{\"temp\":1}", "tru", "nul", "TRUE", "",
    ]

    private static let pieces = [
        "{", "}", "[", "]", ",", ":", "\"", "\\", " \n\t\r", "\u{FEFF}", "/**/", "\u{0}", "e", "-", "0", ".", ",}",
        ",]", "\\u", "\u{A0}",
    ]
}
