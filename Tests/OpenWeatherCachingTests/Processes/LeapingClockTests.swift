#if os(macOS) || os(Linux)
import Foundation
import OpenWeatherCaching
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// Processes that share a ledger of 100 calls a day, each with a clock of its own.
@Suite(
    "Ledger across leaps of the clock",
    .enabled(if: StressProcess.isAvailable, "SKIPPED: CacheStressTool was not built beside the tests."),
    .enabled(if: StressProcess.movesClocks, "SKIPPED: faketime is missing; apt-get install faketime."),
    .watched
)
struct LeapingClockTests {
    /// A process that begins at a date, and the calls that it is granted of 150.
    struct Pass: Sendable {
        let date: String
        /// Whether a response has said that it is noon on 28 May 2026.
        let learns: Bool
        let granted: Int

        init(_ date: String, learns: Bool = false, _ granted: Int) {
            (self.date, self.learns, self.granted) = (date, learns, granted)
        }
    }

    private static let today = "2026-05-28 12:00:00"

    private static let leaps: [[Pass]] = [
        // A machine that begins without a clock, again and again.
        [
            Pass(today, 100), Pass("2026-05-26 12:00:00", 0), Pass(today, 0), Pass("2026-05-26 12:00:00", 0),
            Pass(today, 0),
        ],
        [Pass("1970-01-02 00:00:00", 100), Pass(today, 100), Pass("1970-01-02 00:00:00", 0), Pass(today, 0)],
        // Days go by.
        [Pass(today, 100), Pass("2026-05-27 12:00:00", 0), Pass("2026-05-29 12:00:00", 100), Pass(today, 0)],
        [Pass("2026-05-28 23:59:00", 100), Pass("2026-05-29 00:04:00", 0), Pass("2026-05-29 00:06:00", 100)],
        // Ahead, and back without a response, and with one.
        [Pass("2026-05-30 12:00:00", 100), Pass(today, 0), Pass("2026-05-31 12:00:00", 100)],
        [
            Pass("2026-05-30 12:00:00", 100), Pass(today, learns: true, 100), Pass("2026-05-29 12:00:00", 100),
            Pass("2026-05-30 12:00:00", 0), Pass("2026-05-31 12:00:00", 100),
        ],
        // A start in 2099 locks nobody out.
        [
            Pass("2099-01-01 12:00:00", 100), Pass(today, learns: true, 100), Pass(today, 0),
            Pass("2026-05-29 12:00:00", 100),
        ],
        // A response knows better than a clock that is behind.
        [Pass("2026-05-26 12:00:00", learns: true, 100), Pass("2026-05-26 12:00:00", 0), Pass(today, 0)],
    ]

    @Test(arguments: leaps)
    func `grants each day that was named its calls once`(passes: [Pass]) async throws {
        let directory = try TemporaryDirectory()
        for (number, pass) in passes.enumerated() {
            let trusted = pass.learns ? "1779969600" : "none"
            let process = try StressProcess("today", directory.path("calls"), "150", trusted, date: pass.date)

            #expect(await process.status() == 0)
            #expect(await process.allSteps() == pass.granted, "pass \(number) at \(pass.date)")
        }
    }
}
#endif
