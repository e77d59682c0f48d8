import Foundation
import OpenWeatherCore
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Record of calls under a wrong clock", .watched)
struct CallRecordLeapTests {
    private static let noon = Date(timeIntervalSince1970: 1_779_969_600)  // 12:00 UTC on 28 May 2026
    private static let limits = CallLimits(perDay: 100)
    /// The days from then to 2099.
    private static let far = 26_600.0

    private static func date(_ day: Double) -> Date { noon + day * 86_400 }

    /// Reserves calls one by one, and returns the number that was granted.
    private func granted(_ calls: Int = 150, by sut: inout CallRecord, on day: Double) -> Int {
        (0..<calls)
            .count { _ in
                sut.reserve(within: Self.limits, isBilled: true, at: Self.date(day)) == .granted
            }
    }

    @Test(
        arguments: [
            ([0, -2, 0], [100, 0, 0]), ([0, -2, 0, -2, 0, 1], [100, 0, 0, 0, 0, 100]),
            ([0, 2, 0, 1, 2, 3], [100, 100, 0, 0, 0, 100]), ([-20_000, 0, -20_000, 0], [100, 100, 0, 0]),
            ([0, far, 0, 1], [100, 100, 0, 0]), ([0, 0.6, 0, 0.6, 1], [100, 100, 0, 0, 0]),
            ([0, -0.001, 0, 1], [100, 0, 0, 100]),
        ] as [([Double], [Int])]
    )
    func `grants each day its calls once`(days: [Double], expected: [Int]) {
        var sut = CallRecord()
        let results = days.map { granted(by: &sut, on: $0) }

        #expect(results == expected)
    }

    @Test
    func `counts the calls after the clock was set back in the latest day`() {
        var sut = CallRecord()

        #expect(granted(60, by: &sut, on: 0) == 60)
        #expect(granted(60, by: &sut, on: -2) == 40)
        #expect(sut.count(in: .day, at: Self.date(-2)) == 100)
        #expect(sut.end(of: .day, at: Self.date(-2)) == Self.noon + 43_500)
        #expect(
            sut.reserve(within: Self.limits, isBilled: true, at: Self.date(-2))
                == .refused(.budget(.day), until: Self.noon + 43_500)
        )
    }

    @Test
    func `sets a day of the far future aside after the date of a response and locks nobody out`() {
        var sut = CallRecord()
        #expect(granted(by: &sut, on: Self.far) == 100)
        #expect(granted(by: &sut, on: 0) == 0)

        #expect(sut.trust(Self.noon) == Self.date(Self.far))

        #expect(granted(by: &sut, on: 0) == 100)
        #expect(granted(by: &sut, on: 1) == 100)
        // Its calls were granted once.
        #expect(granted(by: &sut, on: Self.far) == 0)
        #expect(granted(by: &sut, on: Self.far + 1) == 100)
        #expect(sut.trust(Self.date(Self.far + 1)) == nil)
    }

    @Test
    func `grants three days three times their calls in twenty passes with leaps`() {
        let leaps: [Double] = [0, -2, 0, -1, 0, 1, -3, 0, 2, 0, -20_000, 0, 30, 0, Self.far, 0, -2, 0, 1, 0]
        var sut = CallRecord()
        var granted = 0
        var named: [Double: Int] = [:]

        for (pass, leap) in leaps.enumerated() {
            let truth = Double(pass * 3 / leaps.count)
            // A pass begins with the clock as it is. Its first response says what day it is.
            let first = self.granted(1, by: &sut, on: truth + leap)
            if first > 0 { sut.trust(Self.date(truth)) }
            granted += first + self.granted(by: &sut, on: first > 0 ? truth : truth + leap)
            named[truth + leap, default: 0] += first
        }

        // Five leaps ahead have cost a call of a day to come; each day has granted its own.
        #expect(granted >= 300)
        #expect(granted <= 300 + leaps.count { $0 > 0 })
        for day in [0.0, 1, 2] { #expect(sut.count(in: .day, at: Self.date(day)) <= 100) }
    }

    @Test(arguments: 0..<20)
    func `never grants a day more than its calls`(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var sut = CallRecord()
        var granted: [Int: Int] = [:]
        for _ in 0..<200 {
            let day = Double.random(in: -4...7, using: &random)
            if Int.random(in: 0..<5, using: &random) == 0 { sut.trust(Self.date(day)) }
            let date = Self.date(day)
            let calls = Int.random(in: 1...60, using: &random)
            for _ in 0..<calls where sut.reserve(within: Self.limits, isBilled: true, at: date) == .granted {
                let ends = sut.end(of: .day, at: date)
                granted[Int(ends.timeIntervalSince1970) / 86_400, default: 0] += 1
            }
        }

        #expect(granted.values.allSatisfy { $0 <= 100 })
        #expect(granted.count >= 2)
    }

    @Test
    func `does not know a day before those it remembers`() {
        var sut = CallRecord()
        for day in 0..<20 { sut.count(100, at: Self.date(Double(day))) }

        sut.trust(Self.date(2))

        #expect(sut.isIncomplete)
        #expect(
            sut.reserve(within: Self.limits, isBilled: true, at: Self.date(2))
                == .refused(.uncounted, until: Self.date(2) + 43_500)
        )
        #expect(granted(by: &sut, on: 3) == 100)
        #expect(granted(by: &sut, on: 4) == 0)
    }

    @Test
    func `refuses a day and no more when the clock has named many in advance`() {
        var sut = CallRecord()
        for day in 0..<40 {
            sut.count(100, at: Self.date(100 + Double(day)))
            sut.trust(Self.noon)
        }

        #expect(granted(by: &sut, on: 0) == 0)
        #expect(granted(by: &sut, on: 1) == 100)
        #expect(granted(by: &sut, on: 1) == 0)
    }

    @Test
    func `remembers the day that is still open when the clock has named many in advance`() {
        let afterMidnight = Self.date(0.501)
        var sut = CallRecord()
        #expect(granted(by: &sut, on: 0) == 100)
        for day in 2..<17 { sut.count(1, at: Self.date(Double(day))) }
        sut.trust(afterMidnight)

        // The seventeenth day with calls, beside one that is open for three more minutes.
        sut.count(1, at: afterMidnight)

        #expect(sut.count(in: .day, at: afterMidnight) == 101)
        #expect(granted(by: &sut, on: 0.501) == 0)
    }

    @Test
    func `grants no further calls of a minute to a clock that is set back`() {
        let limits = CallLimits(perMinute: 60)
        var sut = CallRecord()
        sut.count(60, at: Self.noon)

        let result = sut.reserve(within: limits, isBilled: false, at: Self.noon - 60)

        #expect(result == .refused(.budget(.minute), until: Self.noon))
    }

    @Test
    func `refuses uncounted calls also after the clock was set back and forth`() {
        var sut = CallRecord.incomplete
        sut.count(1, at: Self.noon)

        for day in [0.0, -2, 0, -20_000, 0.2] { #expect(granted(by: &sut, on: day) == 0) }
        #expect(granted(by: &sut, on: 1) == 100)
    }

    @Test
    func `requests the date with One Call a day when only a wrong clock has named the day`() {
        var sut = CallRecord()
        sut.count(100, at: Self.date(Self.far))

        let asked = [0, 0.1, 1, 1].map { sut.reserveToLearnTheDate(at: Self.date($0)) }
        #expect(asked == [true, false, true, false])
        sut.trust(Self.date(Self.far))
        let asksAgain = sut.reserveToLearnTheDate(at: Self.date(2))
        #expect(!asksAgain)
        #expect(sut.count(in: .day, at: Self.noon) == 102)
    }

    @Test
    func `locks nobody out when calls were uncounted in the far future`() {
        var sut = CallRecord.incomplete
        #expect(granted(by: &sut, on: Self.far) == 0)
        #expect(granted(by: &sut, on: 0) == 0)

        #expect(sut.isAhead(of: Self.noon))
        let isReserved = sut.reserveToLearnTheDate(at: Self.noon)
        #expect(isReserved)
        sut.trust(Self.noon)

        // The day itself is still one whose earlier calls are not known.
        #expect(granted(by: &sut, on: 0) == 0)
        #expect(granted(by: &sut, on: 1) == 100)
    }

    @Test(arguments: [0.0, 1, 2])
    func `does not ask for the date after a small leap`(days: Double) {
        var sut = CallRecord()
        sut.count(100, at: Self.noon)

        let isReserved = sut.reserveToLearnTheDate(at: Self.date(-days))
        #expect(!isReserved)
    }
}
