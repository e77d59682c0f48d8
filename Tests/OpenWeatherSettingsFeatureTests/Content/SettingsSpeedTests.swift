import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherSettingsFeature
import Testing

/// How long content takes, printed on request.
///
/// Run by hand in a release build, as no test should fail for the figures of a shared machine:
///
///     OPENWEATHER_MEASURE=1 swift test -c release --filter SettingsSpeedTests
@MainActor
@Suite(
    "Settings speed",
    .enabled(if: ProcessInfo.processInfo.environment["OPENWEATHER_MEASURE"] != nil),
    .serialized
)
struct SettingsSpeedTests {
    @Test(arguments: TextLanguage.allCases)
    func `of the whole screen is printed per language`(language: TextLanguage) {
        let fixture = SettingsFixture(.sample(language: .fixed(Language(code: language.rawValue))))
        let clock = ContinuousClock()
        let first = clock.measure { #expect(fixture.content.language.choice.options.count == 49) }
        let times = (0..<200)
            .map { _ in
                clock.measure { #expect(fixture.content.language.choice.options.count == 49) }
            }
            .sorted()

        print("\(language): first \(first / .microseconds(1)) µs, median \(times[100] / .microseconds(1)) µs")
    }
}
