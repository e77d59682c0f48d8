import Foundation
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherTestWatch
import Testing

/// How long content takes, printed on request.
///
/// Run by hand in a release build, as no test should fail for the figures of a shared machine:
///
///     OPENWEATHER_MEASURE=1 swift test -c release --filter HomeContentSpeedTests
@MainActor
@Suite(
    "Home speed",
    .enabled(if: ProcessInfo.processInfo.environment["OPENWEATHER_MEASURE"] != nil),
    .serialized,
    .watched
)
struct HomeContentSpeedTests {
    @Test(arguments: ["en_US", "de_DE", "fr_FR", "es_ES", "ja_JP", "ar_EG"])
    func `with a forecast is printed per language`(locale: String) async {
        let fixture = HomeFixture(locale: locale, forecast: .success(.sample()))
        await fixture.sut.onAppear()
        let clock = ContinuousClock()
        let times = (0..<200)
            .map { _ in clock.measure { #expect(fixture.content?.days?.rows.count == 5) } }
            .sorted()

        print("\(locale): median \(times[100] / .microseconds(1)) µs, best \(times[0] / .microseconds(1)) µs")
    }
}
