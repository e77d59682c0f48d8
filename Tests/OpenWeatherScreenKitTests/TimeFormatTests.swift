import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import Testing

@Suite("Time format")
struct TimeFormatTests {
    /// Thursday, 28 May 2026, 23:05 UTC.
    private let date = Date(timeIntervalSince1970: 1_780_009_500)

    @Test(arguments: [
        ("en_US", 0, "11:05 PM"), ("en_US", 3600, "12:05 AM"), ("de_DE", 3600, "00:05"),
        ("en_GB", -5 * 3600, "18:05"), ("en_GB", 20_700, "04:50"), ("ja_JP", 9 * 3600, "8:05"),
    ]
    )
    func `tells the time on the clocks of the place`(locale: String, offset: Int, expected: String) {
        let sut = TimeFormat(locale: Locale(identifier: locale), offset: UTCOffset(seconds: offset))

        #expect(sut(date).plain == expected)
    }

    @Test(arguments: [
        ("en_US", 3600 as Int?, "11 PM"), ("de_DE", 3600, "23 Uhr"), ("fr_FR", 3600, "23 h"),
        ("ja_JP", 3600, "23時"), ("en_GB", 3600, "23:00"), ("es_ES", 3600, "23:00"), ("en_US", 5400, "11:30 PM"),
        ("de_DE", nil, "22 Uhr UTC"),
    ]
    )
    func `leaves out the minutes of a full hour where the hour is still one`(
        locale: String,
        offset: Int?,
        expected: String
    ) {
        let sut = TimeFormat(locale: Locale(identifier: locale), offset: offset.flatMap(UTCOffset.init(seconds:)))
        let date = Date(timeIntervalSince1970: 1_780_005_600)

        for _ in 0..<2 { #expect(sut.hour(date).plain == expected) }
    }

    @Test(arguments: [
        ("de_DE", "2 Uhr"), ("de_AT", "2 Uhr"), ("fr_FR", "2 h"), ("en_US", "2 AM"), ("en_GB", "02:00"),
        ("es_ES", "2:00"), ("ja_JP", "2時"), ("ar_EG", "٢ ص"),
    ]
    )
    func `writes no zero before an hour that is a word`(locale: String, expected: String) {
        let sut = TimeFormat(locale: Locale(identifier: locale), offset: .utc)

        #expect(sut.hour(Date(timeIntervalSince1970: 7200)).plain == expected)
    }

    @Test
    func `keeps the zero of midnight`() {
        let sut = TimeFormat(locale: Locale(identifier: "de_DE"), offset: .utc)

        #expect(sut.hour(Date(timeIntervalSince1970: 0)).plain == "0 Uhr")
    }

    @Test
    func `tells UTC and says so where the clocks of the place are not known`() {
        let sut = TimeFormat(locale: Locale(identifier: "de_DE"), offset: nil)

        #expect(sut(date) == "23:05 UTC")
        #expect(sut.withDay(date).hasSuffix("UTC"))
    }

    @Test(
        arguments: [
            (0, 0.0, "11:05 PM"), (0, 3_600, nil), (7_200, 3_600, "1:05 AM"), (7_200, -10_800, nil),
        ] as [(Int, TimeInterval, String?)]
    )
    func `names the day where it is not today at the place`(offset: Int, later: TimeInterval, expected: String?) {
        let sut = TimeFormat(locale: Locale(identifier: "en_US"), offset: UTCOffset(seconds: offset))

        let text = sut(date, relativeTo: date.addingTimeInterval(later))

        if let expected { #expect(text.plain == expected) } else { #expect(text.contains("May")) }
    }

    @Test(arguments: [
        (0, "Thursday", "May 28"), (3600, "Friday", "May 29"), (-86_400 / 2, "Thursday", "May 28"),
    ]
    )
    func `names days on the calendar of the place`(offset: Int, weekday: String, day: String) {
        let sut = TimeFormat(locale: Locale(identifier: "en_US"), offset: UTCOffset(seconds: offset))

        #expect(sut.weekday(date) == weekday)
        #expect(sut.day(date) == day)
    }
}
