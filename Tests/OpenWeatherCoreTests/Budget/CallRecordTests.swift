import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import Testing

@Suite("Record of calls")
struct CallRecordTests {
    private static let noon = Date(timeIntervalSince1970: 1_779_969_600)  // 12:00 UTC on 28 May 2026
    private static let midnight = noon + 43_200
    private static let oneCall = CallLimits(perDay: 3)

    private func reserve(
        _ record: inout CallRecord,
        within limits: CallLimits = oneCall,
        at date: Date
    ) -> CallRecord.Reservation {
        record.reserve(within: limits, isBilled: true, at: date)
    }

    @Test
    func `grants up to the limit and refuses until the window ends`() {
        var sut = CallRecord()

        let results = (0..<4).map { _ in reserve(&sut, at: Self.noon) }

        #expect(results == [.granted, .granted, .granted, .refused(.budget(.day), until: Self.midnight + 300)])
        #expect(sut.count(in: .day, at: Self.noon) == 3)
    }

    @Test(
        arguments: [
            (CallLimits(perMinute: 2), CallWindow.minute, 60.0), (CallLimits(perDay: 2), .day, 43_500),
            (CallLimits(perMonth: 2), .month, 302_400),
            (CallLimits(perMinute: 2, perDay: 2, perMonth: 2), .month, 302_400),
            (CallLimits(perMinute: 1, perDay: 2), .day, 43_500),
        ] as [(CallLimits, CallWindow, TimeInterval)]
    )
    func `names the window that ends last`(limits: CallLimits, window: CallWindow, wait: TimeInterval) {
        var sut = CallRecord()
        sut.count(2, at: Self.noon)

        #expect(reserve(&sut, within: limits, at: Self.noon) == .refused(.budget(window), until: Self.noon + wait))
    }

    @Test
    func `counts a call in the first five minutes for both days`() {
        var sut = CallRecord()
        sut.count(2, at: Self.midnight - 1)

        #expect(reserve(&sut, at: Self.midnight) == .granted)
        #expect(reserve(&sut, at: Self.midnight + 299) == .refused(.budget(.day), until: Self.midnight + 300))
        #expect(reserve(&sut, at: Self.midnight + 300) == .granted)
        #expect(reserve(&sut, at: Self.midnight + 301) == .granted)
        #expect(reserve(&sut, at: Self.midnight + 302) == .refused(.budget(.day), until: Self.midnight + 86_700))
    }

    @Test
    func `counts from nothing in a new minute day and month`() {
        var sut = CallRecord()
        sut.count(5, at: Self.noon)

        #expect(sut.count(in: .minute, at: Self.noon + 60) == 0)
        #expect(sut.count(in: .day, at: Self.noon + 60) == 5)
        #expect(sut.count(in: .day, at: Self.midnight + 300) == 0)
        #expect(sut.count(in: .month, at: Self.midnight + 300) == 5)
        #expect(sut.count(in: .month, at: Self.noon + 86_400 * 4) == 0)
    }

    @Test
    func `remembers the last day with calls through days without any`() {
        var sut = CallRecord()
        sut.count(3, at: Self.noon)
        _ = sut.reserve(9, within: Self.oneCall, isBilled: true, at: Self.noon + 86_400)
        _ = sut.reserve(9, within: Self.oneCall, isBilled: true, at: Self.noon + 172_800)

        // The clock was two days ahead until now.
        #expect(sut.count(in: .day, at: Self.noon) == 3)
        #expect(reserve(&sut, at: Self.midnight) == .refused(.budget(.day), until: Self.midnight + 300))
    }

    @Test
    func `forgets no call of a day when the clock is set forward and back within it`() {
        var sut = CallRecord()
        sut.count(2, at: Self.noon)
        sut.count(4, at: Self.noon + 3_600)

        #expect(sut.count(in: .day, at: Self.noon) == 6)
        #expect(reserve(&sut, within: CallLimits(perDay: 7), at: Self.noon) == .granted)
        #expect(
            reserve(&sut, within: CallLimits(perDay: 7), at: Self.noon)
                == .refused(.budget(.day), until: Self.midnight + 300)
        )
        // It is not stuck in the day either.
        #expect(sut.count(in: .day, at: Self.noon + 86_400) == 0)
    }

    @Test
    func `does not refuse for longer after the clock was set back`() {
        var sut = CallRecord()
        sut.count(at: Self.noon + 86_400 * 3_650)
        sut.close(advice: nil, limits: .none, isOnlyDevice: false, at: Self.noon + 86_400 * 3_650)

        #expect(reserve(&sut, at: Self.noon) == .refused(.unknown, until: Self.noon + 600))
        #expect(reserve(&sut, at: Self.noon + 600) == .granted)
    }

    @Test(
        arguments: [
            (CallLimits(perDay: 2), nil, CallLimit.day(ends: midnight + 300), 43_500.0),
            (CallLimits(perDay: 2), Duration.seconds(60), .day(ends: midnight + 300), 43_500),
            (CallLimits(perMonth: 2), nil, .month(ends: noon + 302_400), 302_400),
            (CallLimits(perMinute: 2), nil, .minute, 60), (CallLimits(perMinute: 2), .seconds(90), .minute, 90),
            (CallLimits(perMinute: 3), nil, .blocked, 3_600),
            (CallLimits(perMinute: 3), .seconds(7_200), .blocked, 7_200),
            (CallLimits(perDay: 3), nil, .unknown, 600), (CallLimits(perDay: 3), .seconds(5), .unknown, 5),
            (.none, .seconds(1e15), .unknown, 604_800),
        ] as [(CallLimits, Duration?, CallLimit, TimeInterval)]
    )
    func `closes until the limit of the service ends`(
        limits: CallLimits,
        advice: Duration?,
        limit: CallLimit,
        wait: TimeInterval
    ) {
        var sut = CallRecord()
        sut.count(2, at: Self.noon)

        let refusal = sut.close(advice: advice, limits: limits, isOnlyDevice: true, at: Self.noon)

        #expect(refusal.limit == limit)
        #expect(refusal.ends == Self.noon + wait)
        #expect(reserve(&sut, within: .none, at: Self.noon + wait - 0.5) == .refused(limit, until: refusal.ends))
        #expect(reserve(&sut, within: .none, at: Self.noon + wait) == .granted)
    }

    /// In the first five minutes of a day, the one before is open, too.
    @Test(arguments: [(3, 0, 300.0), (0, 3, 86_700), (3, 3, 86_700)])
    func `closes until the day ends whose calls are used up`(yesterday: Int, today: Int, wait: TimeInterval) {
        var sut = CallRecord()
        if yesterday > 0 { sut.count(yesterday, at: Self.midnight - 1) }
        if today > 0 { sut.count(today, at: Self.midnight + 60) }

        let refusal = sut.close(advice: nil, limits: CallLimits(perDay: 3), isOnlyDevice: true, at: Self.midnight + 60)

        #expect(refusal.limit == .day(ends: Self.midnight + wait))
        #expect(refusal.ends == Self.midnight + wait)
    }

    @Test
    func `closes for no longer than a day after the clock was years ahead`() {
        var sut = CallRecord()
        sut.count(3, at: Self.noon + 86_400 * 3_650)

        let refusal = sut.close(advice: nil, limits: CallLimits(perDay: 3), isOnlyDevice: true, at: Self.noon)

        #expect(refusal.ends == Self.midnight + 300)
    }

    @Test
    func `keeps a longer refusal that it knows`() {
        var sut = CallRecord()
        sut.count(2, at: Self.noon)
        let day = sut.close(advice: nil, limits: CallLimits(perDay: 2), isOnlyDevice: true, at: Self.noon)

        let other = sut.close(advice: .seconds(5), limits: .none, isOnlyDevice: false, at: Self.noon + 60)

        #expect(other == day)
        #expect(sut.refusal == day)
    }

    @Test(arguments: [true, false])
    func `refuses billed calls until the day ends when earlier ones are unknown`(isBilled: Bool) {
        var sut = CallRecord.incomplete
        let until = Self.midnight + 300

        let first = sut.reserve(within: .oneCall, isBilled: isBilled, at: Self.noon)
        let last = sut.reserve(within: .oneCall, isBilled: isBilled, at: until - 1)

        #expect(first == (isBilled ? .refused(.uncounted, until: until) : .granted))
        #expect(last == first)
        #expect(sut.reserve(within: .oneCall, isBilled: isBilled, at: until) == .granted)
    }

    @Test
    func `comes back from its bytes which are always as many`() throws {
        var records = [CallRecord(), .incomplete]
        for limits in [CallLimits(perMinute: 2), CallLimits(perDay: 2), CallLimits(perMonth: 2), .none] {
            for isOnlyDevice in [true, false] {
                var record = CallRecord()
                record.count(1, at: Self.noon - 86_400)
                record.count(2, at: Self.noon)
                record.close(advice: .seconds(7), limits: limits, isOnlyDevice: isOnlyDevice, at: Self.noon)
                records.append(record)
                record.trust(Self.noon - 864_000)
                _ = record.reserveToLearnTheDate(at: Self.noon - 86_400_000)
                records.append(record)
            }
        }
        var uncounted = CallRecord.incomplete
        _ = reserve(&uncounted, at: Self.noon)
        records.append(uncounted)
        var full = CallRecord()
        for day in 0..<100 { full.count(day, at: Self.noon + Double(day) * 2_000_000) }
        records.append(full)

        for record in records {
            #expect(CallRecord(record.bytes) == record)
            #expect(record.bytes.count == CallRecord().bytes.count)
        }
    }

    @Test
    func `is not made from other bytes`() {
        let bytes = CallRecord().bytes

        #expect(CallRecord(Data()) == nil)
        #expect(CallRecord(bytes.dropLast()) == nil)
        #expect(CallRecord(bytes + [0]) == nil)
        // A negative number of calls, one that is not a number, and one that is too large to calculate with.
        for number in [-1.0, 0.5, .nan, .infinity, 1e300, 9_223_372_036_854_774_784] {
            var damaged = bytes
            withUnsafeBytes(of: number.bitPattern.littleEndian) { damaged.replaceSubrange(8..<16, with: $0) }
            #expect(CallRecord(damaged) == nil)
        }
    }

    /// The bytes of the first version, with counts at noon and the day before, a refusal, and no other fields.
    @Test
    func `is made from the bytes of the first version`() throws {
        let minute = Self.noon.timeIntervalSince1970 / 60
        let day = (Self.noon.timeIntervalSince1970 / 86_400).rounded(.down)
        let month = Double(2_026 * 12 + 4)
        let numbers = [
            minute, 70, minute - 1_440, 30, day, 70, day - 1, 30, month, 100, -1, 0, 0, 1, 0,
            Self.noon.timeIntervalSince1970, Self.noon.timeIntervalSince1970 + 600,
        ]
        let bytes = numbers.reduce(into: Data()) { bytes, number in
            withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
        }
        var sut = try #require(CallRecord(bytes))

        #expect(CallWindow.allCases.map { sut.count(in: $0, at: Self.noon) } == [70, 70, 100])
        #expect(sut.refusal?.ends == Self.noon + 600)
        #expect(sut.count(in: .day, at: Self.noon - 172_800) == 70)
        sut.trust(Self.noon - 86_400)
        #expect(sut.count(in: .day, at: Self.noon - 86_400) == 30)
        #expect(CallRecord(sut.bytes) == sut)
        #expect(CallRecord(bytes.dropLast()) == nil)
        // No calls in the minute, nor in the day, and calls in the earliest of all days.
        var damaged = bytes
        for (index, number) in [1: 0, 4: 0, 5: 0, 6: -9_223_372_036_854_775_808, 7: 1] as [Int: Double] {
            withUnsafeBytes(of: number.bitPattern.littleEndian) {
                damaged.replaceSubrange(index * 8..<index * 8 + 8, with: $0)
            }
        }
        #expect(CallRecord(damaged) == nil)
    }

    @Test
    func `says in its use that calls are uncounted`() {
        let usage = CallUsage(of: .oneCall3, in: .incomplete, allowance: .oneCall, at: Self.noon)

        #expect(usage.refusal?.limit == .uncounted)
        #expect(usage.refusal?.ends == Self.noon + 43_500)
        #expect(CallUsage(of: .account, in: .incomplete, allowance: .free, at: Self.noon).refusal == nil)
    }
}
