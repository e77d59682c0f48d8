import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import Testing

/// The next rain or snow in words, at noon of Thursday, 28 May 2026, on the clocks of UTC.
@Suite("Outlook format")
struct OutlookFormatTests {
    typealias Change = PrecipitationOutlook.Change

    private static let noon = Date(timeIntervalSince1970: 1_779_969_600)

    private static func hours(_ hours: Double) -> Date { noon.addingTimeInterval(hours * 3600) }

    private static func begins(_ start: Double, _ end: Double) -> Change {
        .begins(.rain, within: hours(start)...hours(end))
    }

    private func format(_ locale: String = "en_GB", at offset: UTCOffset? = .utc) -> OutlookFormat {
        ScreenEnvironment.sample(locale).formats.outlook(at: offset, now: Self.noon)
    }

    private func outlook(_ change: Change) -> PrecipitationOutlook {
        PrecipitationOutlook(change: change, resolution: .seconds(3 * 3600))
    }

    @Test(
        arguments: [
            (begins(3, 6), "Rain from around 15:00", "Rain from around 15:00", "Rain from 15:00"),
            (begins(0, 3), "Rain by around 15:00", "Rain by around 15:00", "Rain by 15:00"),
            // Midnight ends today and begins tomorrow.
            (begins(0, 12), "Rain by around 00:00", "Rain by around 00:00", "Rain by 00:00"),
            (begins(0, 13), "Rain by around 01:00 tomorrow", "Rain by around 01:00", "Rain by 01:00"),
            (begins(12, 15), "Rain tomorrow from around 00:00", "Rain from Friday", nil),
            (begins(36, 39), "Rain from Saturday", "Rain from Saturday", nil),
            (.ends(.snow, around: hours(12)), "Snow until around 00:00", "Snow until around 00:00", "Snow until 00:00"),
            (
                .ends(.mixed, around: hours(15)), "Rain and snow until around 03:00 tomorrow",
                "Rain and snow until Friday", nil
            ),
            (.ends(.snow, around: hours(36)), "Snow until Friday", "Snow until Friday", nil),
            (
                .ends(.freezingRain, around: hours(40)), "Freezing rain until Saturday", "Freezing rain until Saturday",
                nil
            ),
            (
                .lasts(.thunderstorm, until: hours(108)), "Thunderstorms until at least Monday",
                "Thunderstorms until at least Monday", nil
            ),
            (.dry(until: hours(108)), "No rain expected until Monday", "Dry until at least Monday", nil),
            (
                .dry(until: hours(24 * 7)), "No rain expected until Thursday 4 Jun",
                "Dry until at least Thursday 4 Jun", nil
            ),
            // A forecast of a few steps ends today, whose weekday alone would be taken for that of the next week.
            (
                .dry(until: hours(12)), "No rain expected until Thursday 28 May",
                "Dry until at least Thursday 28 May", nil
            ),
            (
                .lasts(.rain, until: hours(9)), "Rain until at least Thursday 28 May",
                "Rain until at least Thursday 28 May", nil
            ),
        ] as [(Change, String, String, String?)]
    )
    func `says the same in a sentence a line and a few words`(
        change: Change,
        sentence: String,
        line: String,
        short: String?
    ) {
        let outlook = outlook(change)

        #expect(format()(outlook, canSnow: false) == sentence)
        #expect(format().line(outlook) == line)
        #expect(format().short(outlook) == short)
    }

    @Test
    func `speaks of snow in a sentence about dry weather that is cold enough`() {
        let outlook = outlook(.dry(until: Self.hours(108)))

        #expect(format()(outlook, canSnow: true) == "No rain or snow expected until Monday")
    }

    @Test(arguments: [
        ("de_DE", "Schnee bis morgen gegen 2 Uhr"), ("en_US", "Snow until around 2 AM tomorrow"),
        ("en_GB", "Snow until around 02:00 tomorrow"), ("fr_FR", "Neige jusqu’à demain 2 h environ"),
        ("es_ES", "Nieve hasta mañana aprox. 2:00"), ("ja_JP", "明日2時ごろまで雪"),
    ]
    )
    func `says the hour as people of the language do`(locale: String, expected: String) {
        let text = format(locale)(outlook(.ends(.snow, around: Self.hours(14))), canSnow: true)

        #expect(text.plain == expected)
    }

    @Test
    func `reads the clocks of the place`() {
        let tokyo = format(at: UTCOffset(seconds: 9 * 3600))

        #expect(tokyo(outlook(Self.begins(2, 5)), canSnow: false) == "Rain from around 23:00")
        #expect(tokyo(outlook(Self.begins(3, 6)), canSnow: false) == "Rain tomorrow from around 00:00")
        #expect(tokyo.line(outlook(Self.begins(3, 6))) == "Rain from Friday")
    }

    @Test(arguments: TextLanguage.allCases)
    func `has every text in every language with every parameter`(language: TextLanguage) {
        let english = TextLeaves.of(OutlookTexts.texts(in: .english))
        let leaves = TextLeaves.of(OutlookTexts.texts(in: language))

        #expect(leaves.keys.sorted() == english.keys.sorted())
        for (path, text) in english {
            let translation = leaves[path] ?? ""
            #expect(!translation.isEmpty, "\(path)")
            #expect(translation.contains("{0}") == text.contains("{0}"), "\(path)")
            #expect(translation.contains("{1}") == text.contains("{1}"), "\(path)")
            #expect(language == .english || translation != text, "\(path)")
        }
    }
}
