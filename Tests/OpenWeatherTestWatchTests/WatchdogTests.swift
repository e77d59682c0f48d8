import Testing

@testable import OpenWeatherTestWatch  // Only the trait and the waits are for other tests.

@Suite("The watchdog", .watched)
struct WatchdogTests {
    @Test
    func `knows the tests that run`() {
        #expect(
            Watchdog.shared.running.contains {
                $0.hasPrefix("knows the tests that run (OpenWeatherTestWatchTests/")
            }
        )
    }

    @Test
    func `forgets a test at its end`() {
        let number = Watchdog.shared.begin("forgotten")
        #expect(Watchdog.shared.running.contains("forgotten"))
        Watchdog.shared.end(number)
        #expect(!Watchdog.shared.running.contains("forgotten"))
    }
}
