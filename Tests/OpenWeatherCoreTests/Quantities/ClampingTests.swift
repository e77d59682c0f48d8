import OpenWeatherCore
import Testing

@Suite("Clamping")
struct ClampingTests {
    @Test(arguments: [(-5, 0), (0, 0), (3, 3), (10, 10), (11, 10)])
    func `returns the nearest value of a range`(value: Int, expected: Int) {
        #expect(value.clamped(to: 0...10) == expected)
    }

    @Test(
        arguments: [
            (-1, 0), (0.25, 0.25), (1.5, 1), (.infinity, 1), (-.infinity, 0), (.nan, 0),
        ] as [(Double, Double)]
    )
    func `makes a share of any number`(number: Double, expected: Double) {
        #expect(number.nearestShare == expected)
    }
}
