import ExampleSupport
import Testing

@Suite("Charts of characters")
struct ChartTests {
    @Test
    func `draws a rising line from the lower left to the upper right`() {
        let lines = BrailleCurve.lines([(x: 0, y: 0), (x: 1, y: 1)], width: 2, height: 1)

        // Four dots, one in each column, from the lowest row to the highest: dots 7, 6, 2 and 4 twice over.
        #expect(lines == ["\u{2860}\u{280A}"])
    }

    @Test
    func `draws a level line as one row of dots`() {
        let lines = BrailleCurve.lines([(x: 0, y: 1), (x: 1, y: 1)], width: 3, height: 2)

        #expect(lines == ["⠉⠉⠉", "⠀⠀⠀"])
    }

    @Test
    func `leaves no gap in a steep piece`() {
        let lines = BrailleCurve.lines(
            [(x: 0, y: 0), (x: 0.5, y: 0), (x: 0.51, y: 1), (x: 1, y: 1)],
            width: 4,
            height: 6
        )

        #expect(lines.count == 6)
        #expect(lines.allSatisfy { line in line.unicodeScalars.contains { $0.value > 0x2800 } })
    }

    @Test
    func `keeps to its size whatever the points are`() {
        for points in [[], [(x: 0.5, y: 0.5)], [(x: -1, y: -5), (x: 2, y: 9)], [(x: 0, y: 0), (x: 0, y: 1)]] {
            let lines = BrailleCurve.lines(points, width: 7, height: 3)

            #expect(lines.map(\.count) == [7, 7, 7])
        }
        #expect(BrailleCurve.lines([(x: 0, y: 0)], width: 0, height: 3).isEmpty)
    }

    @Test
    func `draws bars that stand the lowest still to be seen`() {
        #expect(BlockChart.columns([0, 0.5, 1, 7, -1], barWidth: 1, height: 2) == ["  ██ ", "▁███▁"])
        #expect(BlockChart.columns([1, 0], barWidth: 2, height: 1) == ["██▁▁"])
    }

    @Test(arguments: [(0.0, "░░░░"), (0.5, "██░░"), (1, "████"), (3, "████"), (-1, "░░░░")])
    func `draws bars that lie`(fraction: Double, text: String) {
        #expect(BlockChart.bar(fraction, width: 4) == text)
    }

    @Test
    func `sets columns side by side as many in each row`() {
        let columns = [["a", "1"], ["bb", "2"], ["c", "3"], ["d", "4"]]

        #expect(Strip.lines(columns, width: 10, isRightToLeft: false) == ["a   bb", "1   2 ", "c   d ", "3   4 "])
        #expect(Strip.lines(columns, width: 20, isRightToLeft: true) == ["d   c   bb  a ", "4   3   2   1 "])
        #expect(Strip.lines([], width: 20, isRightToLeft: false).isEmpty)
    }

    @Test
    func `leaves out a row that says nothing`() {
        #expect(Strip.lines([["a", "", "1"], ["b", "", "2"]], width: 20, isRightToLeft: false) == ["a  b", "1  2"])
    }
}
