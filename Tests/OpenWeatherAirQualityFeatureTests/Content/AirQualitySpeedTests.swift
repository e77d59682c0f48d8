import Foundation
import OpenWeatherAirQualityFeature
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

/// How long content takes, printed on request.
///
/// Run by hand in a release build, as no test should fail for the figures of a shared machine:
///
///     OPENWEATHER_MEASURE=1 swift test -c release --filter AirQualitySpeedTests
@MainActor
@Suite(
    "Air quality speed",
    .enabled(if: ProcessInfo.processInfo.environment["OPENWEATHER_MEASURE"] != nil),
    .serialized,
    .watched
)
struct AirQualitySpeedTests {
    @Test(arguments: TextLanguage.allCases)
    func `of the whole screen is printed per language`(language: TextLanguage) async {
        let stored = Preferences.sample(language: .fixed(Language(code: language.rawValue)))
        let fixture = await AirQualityFixture.showing(.sample(), on: .usEPA, stored)
        let clock = ContinuousClock()
        let times = (0..<200)
            .map { _ in
                clock.measure { #expect(fixture.content?.hours.points.count == 24) }
            }
            .sorted()

        print("\(language): median \(times[100] / .microseconds(1)) µs, best \(times[0] / .microseconds(1)) µs")
    }
}
