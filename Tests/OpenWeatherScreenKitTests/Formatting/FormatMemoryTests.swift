import Foundation
import Observation
import OpenWeatherCore
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// The texts that formatters put together or remember have the same bytes as those of Foundation, but for the minus sign
/// and the French percent sign.
@Suite("Format memory")
struct FormatMemoryTests {
    /// The locales of the six languages and others with digits, signs, and separators of their own.
    private static let locales = [
        "en_US", "en_GB", "en_IN", "de_DE", "de_CH", "de_AT", "fr_FR", "fr_CH", "es_ES", "es_MX", "ja_JP", "ar",
        "ar_EG", "ar_SA", "ar_MA", "fa_IR", "ur_IN", "hi_IN", "mr_IN", "bn_BD", "my_MM", "ne_NP", "ckb_IQ", "he_IL",
        "sv_SE",
        "nb_NO", "lt_LT", "et_EE", "pt_BR", "ru_RU", "zh_Hant_TW", "ja_JP@calendar=japanese", "th_TH@numbers=thai",
        "zh_CN@numbers=hanidec", "en_US@numbers=arab", "en_GB@hours=h12", "ja_JP@numbers=jpan", "en_US@numbers=roman",
        "ff_Adlm_GN", "ccp_BD",
    ]

    /// Returns the bytes of a text of Foundation with a minus sign for the hyphen that most locales have.
    private func bytes(_ text: String) -> [UInt8] { Array(text.replacing("-", with: "−").utf8) }

    /// Returns the bytes of a percentage of Foundation, with the narrow space of French that it has not on Linux.
    private func bytes(percentage text: String, _ identifier: String) -> [UInt8] {
        bytes(identifier == "fr_FR" ? text.replacing("\u{A0}%", with: "\u{202F}%") : text)
    }

    @Test(arguments: locales)
    func `writes whole numbers as Foundation does`(identifier: String) {
        let locale = Locale(identifier: identifier)
        let sut = NumberFormat(locale: locale, language: .english)
        let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0)).grouping(.never)
            .locale(locale)

        for number in Array(-200...200) + [999, 1_000, -1_000, 12_345, 1_000_000, 987_654_321_012] {
            #expect(Array(sut(Double(number)).text.utf8) == bytes(Double(number).formatted(style)), "\(number)")
        }
        for number in [9.99e14, 1e15, -1e15, 1.5e16, 1e21, 1e300] {
            #expect(Array(sut(number).text.utf8) == bytes(number.formatted(style)), "\(number)")
        }
    }

    @Test(arguments: locales, [1, 2])
    func `writes fractions as Foundation does`(identifier: String, digits: Int) {
        let locale = Locale(identifier: identifier)
        let sut = NumberFormat(locale: locale, language: .english)
        let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(digits)).grouping(.never)
            .locale(locale)

        for number in -2_000...2_000 {
            let value = Double(number) / (digits == 1 ? 10 : 100)
            let text = sut(value, fractionDigits: digits...digits).text
            #expect(Array(text.utf8) == bytes(value.formatted(style)), "\(value)")
        }
    }

    @Test(arguments: locales)
    func `writes percentages as Foundation does`(identifier: String) {
        let locale = Locale(identifier: identifier)
        let sut = PercentFormat(locale: locale)
        let style = FloatingPointFormatStyle<Double>.Percent.percent.precision(.fractionLength(0)).locale(locale)

        for percent in Array(-200...200) + [999, 1_000, 9_999, 10_000, 1_234_567] {
            let expected = (Double(percent) / 100).formatted(style)
            #expect(
                Array(sut(Percentage(percent: Double(percent))).text.utf8) == bytes(percentage: expected, identifier),
                "\(percent)"
            )
        }
    }

    @Test(arguments: locales, [0, 3_600, 20_700, -34_200, 50_400, -1_172])
    func `writes times as Foundation does`(identifier: String, offset: Int) throws {
        let locale = Locale(identifier: identifier)
        let clock = try #require(UTCOffset(seconds: offset))
        let sut = TimeFormat(locale: locale, offset: clock)
        let style = Date.FormatStyle(locale: locale, calendar: locale.calendar, timeZone: clock.timeZone)

        for minute in stride(from: -1_440, to: 2_880, by: 37) {
            let date = Date(timeIntervalSince1970: 1_780_009_500 + Double(minute) * 60 + 59.25)
            // Twice, as the second text is a remembered one.
            for _ in 0..<2 {
                #expect(Array(sut(date).utf8) == Array(date.formatted(style.hour().minute()).utf8), "\(minute)")
            }
        }
    }

    @Test(arguments: locales)
    func `writes days as Foundation does however many there are`(identifier: String) {
        let locale = Locale(identifier: identifier)
        let sut = Formats(locale: locale, language: .english, units: .metric).day
        let style = Date.FormatStyle(locale: locale, calendar: locale.calendar, timeZone: .gmt)

        for number in stride(from: 20_000, to: 21_000, by: 9).flatMap({ [$0, $0] }) {
            let day = LocalDay(daysSince1970: number)
            let date = day.start(at: .utc)
            let expected = date.formatted(style.weekday(.wide).day().month(.abbreviated))
            #expect(Array(sut(day).utf8) == Array(expected.utf8), "\(number)")
            #expect(Array(sut.weekday(day).utf8) == Array(date.formatted(style.weekday(.abbreviated)).utf8))
        }
    }

    @Test
    func `leaves dates that are none to Foundation`() {
        let locale = Locale(identifier: "en_US")
        let sut = TimeFormat(locale: locale, offset: .utc)
        let style = Date.FormatStyle(locale: locale, calendar: locale.calendar, timeZone: .gmt).hour().minute()

        for date in [Date(timeIntervalSince1970: .nan), .distantPast, .distantFuture] {
            #expect(sut(date) == date.formatted(style))
        }
    }

    @Test(.watched)
    func `may be used from many tasks at once`() async {
        let sut = Formats(locale: Locale(identifier: "ar_EG"), language: .arabic, units: .metric)
        let alone = Formats(locale: Locale(identifier: "ar_EG"), language: .arabic, units: .metric)

        let texts = await withTaskGroup(of: [String].self) { group in
            for _ in 0..<8 {
                group.addTask {
                    await sut.prepare()
                    let time = sut.time(at: .utc)
                    return (0..<200)
                        .map { "\(sut.number(Double($0)).text) \(time(Date(timeIntervalSince1970: Double($0) * 600)))" }
                }
            }
            return await group.reduce(into: Set<[String]>()) { $0.insert($1) }
        }

        let time = alone.time(at: .utc)
        let expected = (0..<200)
            .map { "\(alone.number(Double($0)).text) \(time(Date(timeIntervalSince1970: Double($0) * 600)))" }
        #expect(texts == [expected])
    }
}

/// Environments that follow one another share what their formatters remember, unless the locale may have changed.
@MainActor
@Suite("Formatters of the settings")
struct SettingsFormatTests {
    private let date = Date(timeIntervalSince1970: 1_780_009_500)

    @Test
    func `follow a change of locale and of units`() {
        let sut = ScreenSettings(deviceLocale: Locale(identifier: "en_US"), timeZone: .gmt, now: { .distantPast })
        let american = sut.environment.formats.time(at: .utc)(date)

        sut.deviceChanged(locale: Locale(identifier: "en_GB"), timeZone: .gmt)
        let british = sut.environment.formats.time(at: .utc)(date)
        var preferences = Preferences()
        preferences.units = .imperial
        preferences.language = .fixed(.arabic)
        sut.apply(preferences)
        let arabic = sut.environment.formats

        #expect(american.plain == "11:05 PM")
        #expect(british == "23:05")
        #expect(arabic.temperature(Temperature(celsius: 0)).text == "32°")
        #expect(arabic.time(at: .utc)(date) == british)
        #expect(arabic.age(.zero) != "just now")
    }

    @Test
    func `are renewed for a locale that follows the device`() {
        let sut = ScreenSettings(deviceLocale: .autoupdatingCurrent, timeZone: .gmt, now: { .distantPast })
        let renewals = Locked(0)
        withObservationTracking {
            _ = sut.environment
        } onChange: {
            renewals.withLock { $0 += 1 }
        }

        sut.deviceChanged(locale: .autoupdatingCurrent, timeZone: .gmt)

        #expect(renewals.withLock { $0 } == 1)
    }
}
