import ExampleSupport
import Testing

@Suite("KeyReader")
struct KeyReaderTests {
    private func keys(_ text: String) -> [Key] {
        var sut = KeyReader()
        return sut.feed(text.utf8)
    }

    @Test(arguments: [
        ("a", Key.character("a")), ("\r", .enter), ("\n", .enter), ("\t", .tab), ("\u{7F}", .backspace),
        ("\u{8}", .backspace), ("\u{3}", .control("c")), ("\u{6}", .control("f")), ("\u{1B}[A", .up),
        ("\u{1B}[B", .down), ("\u{1B}[C", .right), ("\u{1B}[D", .left), ("\u{1B}OA", .up), ("\u{1B}[Z", .backTab),
        ("\u{1B}[H", .home), ("\u{1B}[F", .end), ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown),
        ("\u{1B}[3~", .delete), ("\u{1B}[1;5A", .up), ("é", .character("é")), ("東", .character("東")),
        ("🌧", .character("🌧")), (" ", .character(" ")), ("\u{1B}OP", .function(1)), ("\u{1B}[11~", .function(1)),
        ("\u{1A}", .control("z")), ("\u{1B}[<0;5;3M", .click(column: 4, row: 2)),
        ("\u{1B}[<4;200;50M", .click(column: 199, row: 49)), ("\u{1B}[<64;1;1M", .scrollUp),
        ("\u{1B}[<65;1;1M", .scrollDown),
    ]
    )
    func `reads what xterm sends`(text: String, key: Key) {
        #expect(keys(text) == [key])
    }

    @Test
    func `reads many keys at once in their order`() {
        #expect(keys("Lé\u{1B}[B\r") == [.character("L"), .character("é"), .down, .enter])
    }

    @Test(arguments: ["東", "🌧", "\u{1B}[5~", "\u{1B}OB"])
    func `joins keys that arrive byte by byte`(text: String) {
        var sut = KeyReader()

        let pieces = text.utf8.map { sut.feed([$0]) }

        #expect(!pieces.dropLast().contains { !$0.isEmpty })
        #expect(pieces.last == keys(text))
        #expect(pieces.last?.count == 1)
        #expect(!sut.isPending)
    }

    @Test
    func `takes a lone escape for the key when nothing follows`() {
        var sut = KeyReader()

        #expect(sut.feed([27]).isEmpty)
        #expect(sut.isPending)
        #expect(sut.flush() == [.escape])
        #expect(!sut.isPending)
        #expect(sut.flush().isEmpty)
    }

    @Test
    func `takes two escapes for two keys`() {
        var sut = KeyReader()

        #expect(sut.feed([27, 27]) == [.escape])
        #expect(sut.flush() == [.escape])
    }

    @Test(
        arguments: [
            [0x80], [0xFF], [0xC3], [0xE2, 0x82], [0xF5, 0x80], [0xED, 0xA0, 0x80], [0x00],
            [27, 0x5B, 0x39, 0x39, 0x7E],
            [27, 0x78], [27, 0x5B, 0x3F, 0x31, 0x63], Array("\u{1B}[<0;5;3m".utf8), Array("\u{1B}[<2;5;3M".utf8),
            Array("\u{1B}[<32;5;3M".utf8), Array("\u{1B}[<0;0;0M".utf8), Array("\u{1B}[<0;5M".utf8),
        ] as [[UInt8]]
    )
    func `drops what means nothing and goes on behind it`(bytes: [UInt8]) {
        var sut = KeyReader()

        let result = sut.feed(bytes + [0x71])

        #expect(result.last == .character("q"))
        #expect(!result.contains(.escape))
        #expect(!sut.isPending)
    }

    @Test
    func `gives up a sequence that never ends`() {
        var sut = KeyReader()

        _ = sut.feed([27, 0x5B] + [UInt8](repeating: 0x31, count: 40))

        #expect(sut.feed([0x71]) == [.character("q")])
    }

    @Test(arguments: ["\u{7}", "\u{1B}\\"])
    func `keeps replies of the terminal apart from keys`(end: String) {
        var sut = KeyReader()

        let pieces = "\u{1B}]11;rgb:1e1e/1e1e/2e2e\(end)q".utf8.map { sut.feed([$0]) }

        #expect(pieces.joined().elementsEqual([.character("q")]))
        #expect(sut.takeReplies() == ["11;rgb:1e1e/1e1e/2e2e"])
        #expect(sut.takeReplies().isEmpty)
    }

    @Test
    func `gives up a reply that never ends or is cut off`() {
        var sut = KeyReader()

        #expect(sut.feed(Array("\u{1B}]11;rgb:".utf8) + [27, 0x5B, 0x41]) == [.up])
        _ = sut.feed([27, 0x5D] + [UInt8](repeating: 0x31, count: 80))
        #expect(sut.feed([0x71]) == [.character("q")])
        #expect(sut.takeReplies().isEmpty)
    }

    @Test
    func `takes pasted text for characters that press no key`() {
        #expect(
            keys("\u{1B}[200~a\rb\tc\u{1B}[201~\r").map { "\($0)" }.joined(separator: " ") == """
                character("a") character(" ") character("b") character(" ") character("c") enter
                """
        )
    }

    @Test(arguments: [
        "\u{1B}[200~", "\u{1B}[200~pasted", "\u{1B}[200~é\u{1B}[", "\u{1B}[", "\u{1B}]11;rgb:", "\u{1B}[<0;5",
    ])
    func `takes Control-C for a key whatever is incomplete`(start: String) {
        var sut = KeyReader()
        _ = sut.feed(start.utf8)
        var together = KeyReader()

        #expect(sut.feed([3]) == [.control("c")])
        #expect(!sut.isPending)
        #expect(sut.feed([13]) == [.enter])
        #expect(together.feed(Array(start.utf8) + [3, 13]).suffix(2) == [.control("c"), .enter])
    }

    @Test
    func `takes Control-C after Escape for two keys`() {
        #expect(keys("\u{1B}\u{3}") == [.escape, .control("c")])
    }

    @Test
    func `presses keys again after the end of a text was lost`() {
        var sut = KeyReader()
        _ = sut.feed(Array("\u{1B}[200~a\u{1B}".utf8))

        #expect(sut.flush() == [.escape])
        #expect(sut.feed([13]) == [.enter])
    }
}
