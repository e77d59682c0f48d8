import Foundation
import OpenWeatherConverterFeature
import OpenWeatherCore
import OpenWeatherScreenKit
import Testing

@Suite("Typed number")
struct TypedNumberTests {
    @Test(arguments: [
        ("21", 21), ("-40", -40), ("\u{2212}40", -40), ("\u{2013}40", -40), ("\u{2010}7", -7), ("\u{2011}7", -7),
        ("\u{FF0D}12", -12), ("\u{FE63}12", -12), ("+5", 5), ("\u{FF0B}5", 5), ("-0", 0), ("007", 7),
        ("  12 ", 12), ("\u{A0}12", 12), ("21.5", 21.5), ("21,5", 21.5), (".5", 0.5), ("5.", 5), ("-,5", -0.5),
        ("١٢٫٥", 12.5), ("\u{61C}-١٢", -12), ("\u{200E}\u{2212}۱۲", -12), ("２１．５", 21.5), ("٢١,٥", 21.5),
        ("1000000", 1_000_000), ("0.125", 0.125), ("1234.567", 1234.567), (".125", 0.125),
    ]
    )
    func `is read in every script and with every sign`(text: String, expected: Double) {
        for locale in ["en_US", "de_DE", "ar_EG", "ja_JP"] {
            let sut = TypedNumber(text, locale: Locale(identifier: locale))

            #expect(sut?.value == expected, "\(locale)")
            #expect(sut?.value.sign == (expected < 0 ? .minus : .plus))
        }
    }

    @Test(arguments: [
        "", " ", "-", "+", ".", ",", "-.", "abc", "12abc", "1e5", "0x10", "nan", "inf", "--5", "+-5", "5-", "1.2.3",
        "1,2,3", "1.234,5", "1 000", "1'000", "5 °C", "12°", "½", "二十", "1000001", "99999999999999999999999999",
        "1\u{0}2", "1\n2", "٬", "12:30", "1_000", "∞", "🌡️",
    ]
    )
    func `is refused when it is none`(text: String) {
        for locale in ["en_US", "de_DE", "ar_EG"] {
            #expect(TypedNumber(text, locale: Locale(identifier: locale)) == nil, "\(locale)")
        }
    }

    @Test(
        arguments: [
            ("en_US", "1.234", 1.234), ("en_US", "1,234", nil), ("de_DE", "1,234", 1.234), ("de_DE", "1.234", nil),
            ("ar_EG", "١٫٢٣٤", 1.234), ("fr_FR", "-12,345", -12.345), ("fr_FR", "-12.345", nil),
        ] as [(String, String, Double?)]
    )
    func `is refused rather than guessed when it may mean thousands`(locale: String, text: String, expected: Double?) {
        #expect(TypedNumber(text, locale: Locale(identifier: locale))?.value == expected)
    }

    @Test(arguments: ["en_US", "de_DE", "fr_FR", "es_ES", "ja_JP", "ar_EG", "sv_SE", "fa_IR"]
    )
    func `reads back what the locale and the screen write`(identifier: String) {
        let locale = Locale(identifier: identifier)
        let style = FloatingPointFormatStyle<Double>.number.grouping(.never).precision(.fractionLength(0...2))
        let format = Formats(locale: locale, language: .english, units: .metric).number

        for value in stride(from: -459.67, through: 140, by: 7.77) {
            let rounded = (value * 100).rounded() / 100
            let text = rounded.formatted(style.locale(locale))

            #expect(TypedNumber(text, locale: locale)?.value == rounded, "\(text)")
            let shown = format(value, fractionDigits: 0...2).text
            #expect(TypedNumber(shown, locale: locale)?.value == rounded, "\(shown)")
        }
    }

    @Test(arguments: [
        ("", true), (" ", true), ("-", true), ("−", true), ("+", true), ("--", false), ("a", false), ("5", false),
    ]
    )
    func `knows its beginnings`(text: String, expected: Bool) {
        #expect(TypedNumber.isBeginning(text) == expected)
    }
}
