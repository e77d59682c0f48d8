import ExampleSupport
import Testing

@Suite("Table")
struct TableTests {
    private let sut = Table([
        .init(), .init(.trailing), .init(isFlexible: true), .init(isOptional: true),
    ])

    private func lines(_ rows: [[String]], width: Int = 60, isRightToLeft: Bool = false) -> [StyledText] {
        sut.lines(rows.map { $0.map { StyledText($0) } }, width: width, isRightToLeft: isRightToLeft)
    }

    @Test
    func `aligns text of every width in columns`() {
        let lines = lines([["☀", "9°", "Lisbon", "a"], ["☂", "-12°", "札幌市", "b"], ["☂", "7°", "القاهرة", "c"]])

        #expect(Set(lines.map(\.width)).count == 1)
        #expect(
            lines.map { $0.text.filter { !"\u{2068}\u{2069}".contains($0) } } == [
                "☀    9°  Lisbon   a", "☂  -12°  札幌市   b", "☂    7°  القاهرة  c",
            ]
        )
    }

    @Test
    func `keeps text from the right apart from what is beside it`() {
        let text = lines([["a", "1", "القاهرة", "b"]])[0].text

        #expect(text == "a  1  \u{2068}القاهرة\u{2069}  b")
    }

    @Test
    func `begins at the right where that is read first`() {
        let lines = lines([["a", "1", "bb", "c"], ["a", "10", "b", "c"]], isRightToLeft: true)

        #expect(lines.map(\.text) == ["c  bb  1   a", "c   b  10  a"])
    }

    @Test
    func `leaves out a column without text`() {
        #expect(lines([["", "1", "b"], ["", "2", "c"]]).map(\.text) == ["1  b", "2  c"])
    }

    @Test
    func `truncates first and then leaves out what is not needed`() {
        let row = ["a", "1", "twelve chars", "optional"]

        #expect(lines([row], width: 29).map(\.text) == ["a  1  twelve chars  optional"])
        #expect(lines([row], width: 26).map(\.text) == ["a  1  twelve ch…  optional"])
        #expect(lines([row], width: 20).map(\.text) == ["a  1  twelve chars"])
        #expect(lines([row], width: 15).map(\.text) == ["a  1  twelve c…"])
    }

    @Test(arguments: [(0, ""), (1, "…"), (3, "ab…"), (4, "ab…"), (6, "ab日本"), (9, "ab日本")])
    func `truncates a line of pieces`(width: Int, text: String) {
        let sut = StyledText("ab", TextStyle(isBold: true)) + StyledText("日本")

        #expect(sut.truncated(to: width).text == text)
    }

    @Test
    func `can be clicked between the cells of a row`() {
        let cells = ["★", "Cairo", "warm"].map { StyledText($0).clickable(.item(2)) }
        let other = [StyledText("a").clickable(.item(0)), StyledText("b").clickable(.item(1))]

        let rows = sut.lines([cells, other, [StyledText("x")]], width: 40).map { $0.drawn(depth: .none) }

        #expect((0..<rows[0].width).allSatisfy { rows[0].target(at: $0) == .item(2) })
        #expect([0, 1, 7].map { rows[1].target(at: $0) } == [.item(0), nil, .item(1)])
        #expect((0..<rows[2].width).allSatisfy { rows[2].target(at: $0) == nil })
    }

    @Test
    func `remembers where a line can be clicked`() {
        let line = (StyledText("日本") + StyledText("one").clickable(.item(0)) + StyledText("two").clickable(.item(1)))
            .drawn(depth: .none)

        #expect([3, 4, 6, 7, 9, 10].map { line.target(at: $0) } == [nil, .item(0), .item(0), .item(1), .item(1), nil])
        #expect(DrawnLine("x", width: 1).followed(by: line, at: 10).target(at: 14) == .item(0))
    }
}
