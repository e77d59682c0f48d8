import Foundation
import OpenWeatherCore
import Testing

@Suite("Windows of calls")
struct CallWindowTests {
    private func date(_ text: String) throws -> Date {
        try Date(text, strategy: .iso8601)
    }

    @Test(arguments: [
        (CallWindow.minute, "2026-05-28T12:34:56Z", "2026-05-28T12:35:00Z"),
        (.minute, "2026-05-28T12:35:00Z", "2026-05-28T12:36:00Z"),
        (.day, "2026-05-28T23:59:59Z", "2026-05-29T00:05:00Z"),
        (.day, "2026-05-29T00:00:00Z", "2026-05-30T00:05:00Z"),
        (.day, "2026-05-29T00:04:59Z", "2026-05-30T00:05:00Z"),
        (.month, "2026-05-31T23:59:59Z", "2026-06-01T00:00:00Z"),
        (.month, "2026-12-31T12:00:00Z", "2027-01-01T00:00:00Z"),
        (.month, "2028-02-29T12:00:00Z", "2028-03-01T00:00:00Z"),
        (.month, "2026-11-01T00:00:00Z", "2026-12-01T00:00:00Z"),
    ]
    )
    func `end in UTC and a day five minutes late`(window: CallWindow, now: String, end: String) throws {
        let (now, end) = (try date(now), try date(end))

        #expect(window.end(at: now) == end)
    }

    @Test(arguments: CallWindow.allCases)
    func `accept any date`(window: CallWindow) {
        for date in [
            Date.distantPast, .distantFuture, Date(timeIntervalSince1970: 1e300), .init(timeIntervalSince1970: .nan),
        ] {
            var record = CallRecord()
            record.count(at: date)

            #expect(record.count(in: window, at: date) == 1)
        }
    }
}
