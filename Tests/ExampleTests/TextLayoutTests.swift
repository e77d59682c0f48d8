import ExampleSupport
import Testing

@Suite("Text in lines")
struct TextLayoutTests {
    private static let sentence = "天気サービスに接続できません。"

    @Test(arguments: [2, 3, 10, 14, 28, 30, 80])
    func `loses nothing of a sentence without spaces`(width: Int) {
        let lines = TextLayout.wrapped(Self.sentence, to: width)

        #expect(lines.joined() == Self.sentence)
        #expect(lines.allSatisfy { DisplayWidth.of($0) <= width }, "\(lines)")
    }

    @Test
    func `begins no line with the punctuation of the line before`() {
        #expect(TextLayout.wrapped(Self.sentence, to: 14) == ["天気サービスに", "接続できませ", "ん。"])
    }

    @Test
    func `has a word that is wider than a line behind the word before`() {
        #expect(TextLayout.wrapped("! \(Self.sentence) a b", to: 22) == ["! 天気サービスに接続で", "きません。 a b"])
    }

    @Test
    func `breaks no character of several scalars`() {
        let family = "👩‍👩‍👧‍👦"

        #expect(TextLayout.wrapped(String(repeating: family, count: 3), to: 5) == [family + family, family])
    }

    @Test
    func `is wrapped between words that fit into a line`() {
        #expect(TextLayout.wrapped("one two  three four", to: 9) == ["one two", "three", "four"])
    }

    @Test(arguments: [
        ("vent de 12\u{A0}km/h", 10, ["vent de", "12 km/h"]), ("le vent\u{A0}: 3", 7, ["le", "vent :", "3"]),
        ("ce soir\u{202F}?", 7, ["ce", "soir ?"]), ("Mesuré\u{A0}: 12:05", 6, ["Mesuré", ":", "12:05"]),
    ]
    )
    func `is not wrapped at a space that does not break unless it must be`(text: String, width: Int, lines: [String]) {
        #expect(TextLayout.wrapped(text, to: width) == lines)
    }

    @Test(arguments: [(1, ["…"]), (0, [""]), (-1, [""])])
    func `is truncated where no character fits into a line`(width: Int, lines: [String]) {
        #expect(TextLayout.wrapped("天気", to: width) == lines)
    }
}
