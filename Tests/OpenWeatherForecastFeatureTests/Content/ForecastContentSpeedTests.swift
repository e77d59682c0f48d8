import Foundation
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import Testing

/// How long content takes, printed on request.
///
/// Run by hand in a release build, as no test should fail for the figures of a shared machine:
///
///     OPENWEATHER_MEASURE=1 swift test -c release --filter ForecastContentSpeedTests
@Suite("Forecast speed", .enabled(if: ProcessInfo.processInfo.environment["OPENWEATHER_MEASURE"] != nil), .serialized)
struct ForecastContentSpeedTests {
    @Test(arguments: ["en_US", "de_DE", "fr_FR", "es_ES", "ja_JP", "ar_EG"])
    func `of 40 entries is printed per language`(locale: String) {
        let known = PlaceForecast.sample()
        let environment = ScreenEnvironment.sample(locale)
        let clock = ContinuousClock()
        let times = (0..<200)
            .map { _ in
                clock.measure { #expect(ForecastContent(known, failure: nil, in: environment).days.count == 6) }
            }
            .sorted()

        print("\(locale): median \(times[100] / .microseconds(1)) µs, best \(times[0] / .microseconds(1)) µs")
    }
}
