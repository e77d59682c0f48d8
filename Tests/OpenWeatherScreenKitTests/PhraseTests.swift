import OpenWeatherScreenKit
import Testing

@Suite("Phrase")
struct PhraseTests {
    @Test(arguments: [
        (Phrase("{0} ago"), "2 ago"), ("vor {0}", "vor 2"), ("{0}", "2"), ("none", "none"), ("{0}-{0}", "2-2"),
        ("", ""),
    ]
    )
    func `fills its place wherever it is`(sut: Phrase, expected: String) {
        #expect(sut("2") == expected)
    }

    @Test
    func `fills two places in either order`() {
        #expect(PairPhrase("{0} from {1}")("a", "b") == "a from b")
        #expect(PairPhrase("{1}の{0}")("a", "b") == "bのa")
    }

    @Test
    func `takes arguments as they are even when they look like places`() {
        #expect(PairPhrase("{0} and {1}")("{1}", "{0}") == "{1} and {0}")
        #expect(Phrase("in {0}")("{0}") == "in {0}")
    }
}
