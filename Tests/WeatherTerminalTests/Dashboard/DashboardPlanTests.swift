import Testing

@testable import WeatherTerminal

@Suite("Sizes of the dashboard")
struct DashboardPlanTests {
    @Test
    func `fills the width and never more than the height`() {
        for width in 100...240 {
            for height in 3...80 {
                let plan = Dashboard.Plan(width: width, height: height, details: 8)

                #expect(plan.left + plan.right == width)
                #expect(plan.left >= 40 && plan.right >= 40)
                #expect(plan.total <= height, "\(height)")
                #expect(plan.top >= 3)
            }
        }
    }

    @Test(arguments: [
        (9, true, false, false, false), (14, true, false, false, false), (15, true, true, false, false),
        (17, true, true, false, false), (18, true, true, true, false), (30, true, true, true, false),
        (31, true, true, true, true),
        (38, true, true, true, true), (48, true, true, true, true),
    ]
    )
    func `gives up the metrics first then the days and never the number`(
        height: Int,
        now: Bool,
        days: Bool,
        details: Bool,
        week: Bool
    ) {
        let plan = Dashboard.Plan(width: 120, height: height, details: 7)

        #expect((plan.top > 0) == now)
        #expect((plan.bottom > 0) == days)
        #expect(plan.hasDetails == details)
        #expect((plan.week > 0) == week)
    }
}

@Suite("Big numbers")
struct BigNumberTests {
    @Test(arguments: ["9°", "-12°", "−3°", "104°", "0°", "58726°"])
    func `have three lines of the same width`(text: String) throws {
        let lines = try #require(BigNumber.lines(text))

        #expect(lines.count == 3)
        #expect(Set(lines.map(\.count)) == [4 * text.count - 1])
    }

    @Test(arguments: ["––", "٩°", "12 K"])
    func `are only for what they know`(text: String) {
        #expect(BigNumber.lines(text) == nil)
    }

    @Test
    func `are told apart`() {
        let digits = (0...9).compactMap { BigNumber.lines("\($0)") }

        #expect(Set(digits).count == 10)
    }
}
