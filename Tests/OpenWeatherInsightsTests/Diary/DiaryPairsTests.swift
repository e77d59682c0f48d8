import Foundation
import OpenWeatherCore
import OpenWeatherTestWatch
import Testing

@testable import OpenWeatherInsights

@Suite("Pairs of a diary", .watched)
struct DiaryPairsTests {
    private typealias Row = SaidAndCame

    private func temperatures(_ entries: [DiaryEntry]) -> [[Double]] {
        (DiaryPairs.byDaysAhead(entries)[1]?.temperatures ?? []).map { [$0.said, $0.came] }
    }

    private func chances(_ entries: [DiaryEntry]) -> [Bool] {
        (DiaryPairs.byDaysAhead(entries)[1]?.chances ?? []).map(\.came)
    }

    @Test(
        arguments: [
            ([0.5], 10.0), ([-0.5], 10), ([0.51], nil), ([-0.51], nil), ([-0.4, 0.2], 11), ([-0.2, 0.4], 10),
            ([-0.3, 0.3], 10), ([], nil),
        ] as [([Double], Double?)]
    )
    func `a temperature has the nearest measurement within half an hour`(offsets: [Double], came: Double?) {
        let measured = offsets.enumerated().map { Row.came(10 + Double($0), at: 5 + $1) }
        #expect(temperatures(measured + [Row.said(12, at: 5)]) == came.map { [[12, $0]] } ?? [])
    }

    @Test
    func `a forecast is never paired with a forecast`() {
        #expect(temperatures([Row.said(12, at: 5), Row.said(13, at: 5, hoursAhead: 1)]).isEmpty)
    }

    @Test
    func `a measurement without a temperature is none`() {
        #expect(temperatures([Row.said(12, at: 5), Row.came(nil, isWet: true, at: 5)]).isEmpty)
        #expect(temperatures([Row.said(nil, at: 5), Row.came(12, at: 5)]).isEmpty)
        #expect(temperatures([Row.said(.nan, at: 5), Row.came(12, at: 5)]).isEmpty)
    }

    @Test(
        arguments: [
            ("each hour dry", [(0.0, false), (1, false), (2.9, false)], false),
            ("one hour wet", [(0.5, false), (1.5, true), (2.5, false)], true),
            ("wet once within an hour", [(0.1, false), (0.2, true), (1, false), (2, false)], true),
            ("an hour not measured, another wet", [(0.5, true), (1.5, true)], nil),
            ("an hour in which it is not known", [(0.5, true), (1.5, nil), (2.5, false)], nil),
            ("the end belongs to the next time", [(0.5, false), (1.5, false), (3, false)], nil),
        ] as [(String, [(Double, Bool?)], Bool?)]
    )
    func `a chance has an outcome when each hour was measured`(
        why: String,
        measured: [(Double, Bool?)],
        came: Bool?
    ) {
        let rows = measured.map { Row.came(nil, isWet: $0.1, at: 5 + $0.0) }
        #expect(chances(rows + [Row.said(nil, chance: 0.7, for: 3, at: 5)]) == came.map { [$0] } ?? [])
    }

    @Test(arguments: [-0.1, 1.1, .nan])
    func `a chance that is none is left out`(chance: Double) {
        #expect(chances([Row.said(nil, chance: chance, at: 5), Row.came(nil, isWet: true, at: 5)]).isEmpty)
    }
}
