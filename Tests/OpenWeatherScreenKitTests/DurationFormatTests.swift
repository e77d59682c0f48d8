import OpenWeatherCore
import OpenWeatherScreenKit
import Testing

/// Lengths of time in the sentences of each language, at their limits.
@Suite("Duration format")
struct DurationFormatTests {
    private static let minutes = [0, 1, 59, 60, 61, 1439, 2855]

    @Test(arguments: [
        (
            TextLanguage.english,
            ["1 minute", "1 minute", "59 minutes", "1 hour", "1 hour", "24 hours", "2 days"]
        ),
        (.german, ["1 Minute", "1 Minute", "59 Minuten", "1 Stunde", "1 Stunde", "24 Stunden", "2 Tage"]),
        (.french, ["1 minute", "1 minute", "59 minutes", "1 heure", "1 heure", "24 heures", "2 jours"]),
        (.spanish, ["1 minuto", "1 minuto", "59 minutos", "1 hora", "1 hora", "24 horas", "2 días"]),
        (.japanese, ["1分間", "1分間", "59分間", "1時間", "1時間", "24時間", "2日間"]),
        (.arabic, ["دقيقة واحدة", "دقيقة واحدة", "59 دقيقة", "ساعة واحدة", "ساعة واحدة", "24 ساعة", "يومين"]),
    ]
    )
    func `says how long something lasts at the least`(language: TextLanguage, expected: [String]) {
        let sut = format(language)

        #expect(Self.minutes.map { sut.atLeast(minutes: $0) } == expected)
    }

    @Test(arguments: [
        (TextLanguage.english, ["1 minute", "59 minutes", "1 hour", "2 hours", "36 hours", "2 days"]),
        (.german, ["1 Minute", "59 Minuten", "1 Stunde", "2 Stunden", "36 Stunden", "2 Tagen"]),
        (.french, ["1 minute", "59 minutes", "1 heure", "2 heures", "36 heures", "2 jours"]),
        (.spanish, ["1 minuto", "59 minutos", "1 hora", "2 horas", "36 horas", "2 días"]),
        (.japanese, ["1分", "59分", "1時間", "2時間", "36時間", "2日"]),
        (.arabic, ["دقيقة واحدة", "59 دقيقة", "ساعة واحدة", "ساعتين", "36 ساعة", "يومين"]),
    ]
    )
    func `says how long it takes until something happens`(language: TextLanguage, expected: [String]) {
        let sut = format(language)

        #expect([0, 59, 61, 90, 2160, 2855].map { sut.ahead(minutes: $0) } == expected)
    }

    @Test(arguments: [(116, "1 hour"), (117, "2 hours"), (2807, "46 hours"), (2808, "2 days"), (4247, "2 days")])
    func `claims a longer time only where less than a twentieth of it is missing`(minutes: Int, expected: String) {
        #expect(format(.english).atLeast(minutes: minutes) == expected)
    }

    @Test(arguments: TextLanguage.allCases)
    func `tells ages at the same limits`(language: TextLanguage) {
        let age = ScreenEnvironment.sample(language.rawValue).formats.age
        let ages = Self.minutes.map { age(.seconds($0 * 60)) }

        #expect(ages[0] == Texts.texts(in: language).ages.justNow)
        #expect(Set(ages).count == 6)
        #expect(ages[3] == ages[4])
        #expect(!ages.contains { $0.hasPrefix("0") || $0.contains(" 0 ") })
    }

    private func format(_ language: TextLanguage) -> DurationFormat {
        ScreenEnvironment.sample(language == .arabic ? "ar_EG@numbers=latn" : language.rawValue).formats.duration
    }
}
