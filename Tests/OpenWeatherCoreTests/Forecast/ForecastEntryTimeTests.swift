import Foundation
import OpenWeatherCore
import OpenWeatherTestSupport
import Testing

@Suite("Local time of a forecast entry")
struct ForecastEntryTimeTests {
    /// Thursday, 28 May 2026, 23:05 UTC.
    private let date = Date(timeIntervalSince1970: 1_780_009_500)

    @Test(arguments: [
        ("en_US", 0 as Int?, "May 28, 2026 at 11:05 PM"), ("en_GB", 0, "28 May 2026 at 23:05"),
        ("en_US", 3600, "May 29, 2026 at 12:05 AM"), ("de_DE", 3600, "29. Mai 2026 um 00:05"),
        ("ja_JP", 32_400, "2026年5月29日 8:05"), ("en_GB", 20_700, "29 May 2026 at 04:50"),
        ("en_GB", nil, "28 May 2026 at 23:05 UTC"),
    ]
    )
    func `is on the clocks of the city in the words of the locale`(locale: String, seconds: Int?, expected: String) {
        let offset = seconds.flatMap { UTCOffset(seconds: $0) }
        let sut = ForecastEntry(
            date: date,
            utcOffset: offset,
            elements: WeatherElements(temperature: Temperature(celsius: 1))
        )

        let text = sut.localTimeText(in: Locale(identifier: locale)).plain

        // Versions of Foundation differ in what stands between date and time.
        #expect(joined(text) == joined(expected))
    }

    private func joined(_ text: String) -> String {
        text.replacing(" at ", with: ", ").replacing(" um ", with: ", ")
    }
}
