import Foundation
import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import Testing

@Suite("The accuracy of forecasts in words")
struct DayAccuracySentenceTests {
    /// What a diary shows.
    enum Diary: String, Sendable {
        case biased, tooCold, unbiased, sameDay, chanceAlone, days

        /// The accuracy over 60 days.
        var accuracy: ForecastAccuracy {
            switch self {
            case .biased: .sample(bias: 0.4, chance: 70)
            case .tooCold: .sample(bias: -0.4)
            case .unbiased: .sample(bias: 0.4, interval: -0.1...0.9)
            case .sameDay: .sample(daysAhead: 0)
            case .chanceAlone: .sample(count: 19, chance: 70)
            case .days: .sample(daysAhead: 3, days: 11)
            }
        }
    }

    private func text(
        of accuracy: ForecastAccuracy,
        said chance: Double? = 68,
        in locale: String = "en_GB",
        _ units: Units = .metric
    ) -> TextContent? {
        let locale = Locale(identifier: locale)
        let environment = ScreenEnvironment(
            language: Language(locale: locale),
            locale: locale,
            units: units,
            timeZone: .gmt,
            now: { SampleTime.fetched }
        )
        let chance = chance.map { Percentage(percent: $0) }
        return DayDetailContent.Accuracy(accuracy, chance: chance, in: environment)?.text
    }

    @Test(
        arguments: [
            (
                .biased,
                "Over 60 days, forecasts a day ahead were 1.3° off here, 0.4° too warm. "
                    + "When about 70% was said, it rained or snowed in 64% of 25 times."
            ),
            (.tooCold, "Over 60 days, forecasts a day ahead were 1.3° off here, 0.4° too cold."),
            (.unbiased, "Over 60 days, forecasts a day ahead were 1.3° off here."),
            (.sameDay, "Over 60 days, forecasts of the same day were 1.3° off here."),
            (.chanceAlone, "When about 70% was said, it rained or snowed in 64% of 25 times."),
            (.days, "Over 11 days, forecasts 3 days ahead were 1.3° off here."),
        ] as [(Diary, String)]
    )
    func `are sentences in English`(diary: Diary, expected: String) {
        #expect(text(of: diary.accuracy)?.text == expected)
    }

    @Test(
        arguments: [
            (
                .biased,
                "In 60 Tagen lagen Vorhersagen einen Tag im Voraus hier um 1,3° daneben, im Mittel 0,4° zu warm. "
                    + "Wenn etwa 70 % angesagt waren, regnete oder schneite es in 64 % von 25 Fällen."
            ),
            (
                .tooCold,
                "In 60 Tagen lagen Vorhersagen einen Tag im Voraus hier um 1,3° daneben, im Mittel 0,4° zu kalt."
            ),
            (.sameDay, "In 60 Tagen lagen Vorhersagen für denselben Tag hier um 1,3° daneben."),
            (.days, "In 11 Tagen lagen Vorhersagen 3 Tage im Voraus hier um 1,3° daneben."),
        ] as [(Diary, String)]
    )
    func `are sentences in German`(diary: Diary, expected: String) {
        #expect(text(of: diary.accuracy, in: "de_DE")?.text.plain == expected)
    }

    @Test(
        arguments: [
            (
                .biased,
                "Sur 60 jours, les prévisions à 1 jour se sont écartées ici de 1,3°, trop chaudes de 0,4°. "
                    + "Quand environ 70 % étaient annoncés, il a plu ou neigé dans 64 % des 25 cas."
            ),
            (.tooCold, "Sur 60 jours, les prévisions à 1 jour se sont écartées ici de 1,3°, trop froides de 0,4°."),
            (.sameDay, "Sur 60 jours, les prévisions du jour même se sont écartées ici de 1,3°."),
            (.days, "Sur 11 jours, les prévisions à 3 jours se sont écartées ici de 1,3°."),
        ] as [(Diary, String)]
    )
    func `are sentences in French`(diary: Diary, expected: String) {
        #expect(text(of: diary.accuracy, in: "fr_FR")?.text.plain == expected)
    }

    @Test(
        arguments: [
            (
                .biased,
                "En 60 días, los pronósticos a 1 día fallaron aquí por 1,3°, con 0,4° de más. "
                    + "Cuando se anunció cerca del 70 %, llovió o nevó en el 64 % de 25 veces."
            ),
            (.tooCold, "En 60 días, los pronósticos a 1 día fallaron aquí por 1,3°, con 0,4° de menos."),
            (.sameDay, "En 60 días, los pronósticos del mismo día fallaron aquí por 1,3°."),
            (.days, "En 11 días, los pronósticos a 3 días fallaron aquí por 1,3°."),
        ] as [(Diary, String)]
    )
    func `are sentences in Spanish`(diary: Diary, expected: String) {
        #expect(text(of: diary.accuracy, in: "es_ES")?.text.plain == expected)
    }

    @Test(
        arguments: [
            (.biased, "60日間で、1日前の予報はこの場所で平均1.3°外れ、0.4°高すぎました。降水確率が約70%のとき、25回のうち64%で雨か雪が降りました。"),
            (.tooCold, "60日間で、1日前の予報はこの場所で平均1.3°外れ、0.4°低すぎました。"),
            (.sameDay, "60日間で、当日の予報はこの場所で平均1.3°外れました。"), (.days, "11日間で、3日前の予報はこの場所で平均1.3°外れました。"),
        ] as [(Diary, String)]
    )
    func `are sentences in Japanese`(diary: Diary, expected: String) {
        #expect(text(of: diary.accuracy, in: "ja_JP")?.text == expected)
    }

    @Test(
        arguments: [
            (
                .biased,
                "خلال ٦٠ يومًا، أخطأت التوقعات الصادرة قبل يوم هنا بمقدار ١٫٣°، وكانت أدفأ بمقدار ٠٫٤°. "
                    + "عندما قيل نحو ٧٠٪، هطل مطر أو ثلج في ٦٤٪ من ٢٥ مرة."
            ),
            (.tooCold, "خلال ٦٠ يومًا، أخطأت التوقعات الصادرة قبل يوم هنا بمقدار ١٫٣°، وكانت أبرد بمقدار ٠٫٤°."),
            (.sameDay, "خلال ٦٠ يومًا، أخطأت توقعات اليوم نفسه هنا بمقدار ١٫٣°."),
            (.days, "خلال ١١ يومًا، أخطأت التوقعات الصادرة قبل ٣ أيام هنا بمقدار ١٫٣°."),
        ] as [(Diary, String)]
    )
    func `are sentences in Arabic`(diary: Diary, expected: String) {
        let shown = text(of: diary.accuracy, in: "ar_EG")?.text.plain
        #expect(shown == expected)
    }

    @Test
    func `have differences in the units of the screen`() {
        let biased = Diary.biased.accuracy

        #expect(text(of: biased, said: nil, .imperial)?.text.hasSuffix("were 2.3° off here, 0.7° too warm.") == true)
        #expect(text(of: biased, said: nil, .standard)?.text.plain.hasSuffix("1.3 K off here, 0.4 K too warm.") == true)
    }

    @Test
    func `are spoken with the scale`() {
        let label = text(of: Diary.biased.accuracy, said: nil)?.accessibility.label

        #expect(label?.hasSuffix("were 1.3 degrees Celsius off here, 0.4 degrees Celsius too warm.") == true)
    }

    @Test(arguments: [
        (0.04, nil as ClosedRange<Double>?), (0.04, 0.01...0.07), (0.4, nil), (0.4, 0...0.8), (-0.4, -0.9...0.1),
    ])
    func `leave out a bias that may be none or reads as none`(bias: Double, interval: ClosedRange<Double>?) {
        let error = ForecastError(
            count: 30,
            bias: .init(bias, interval: interval),
            meanAbsoluteError: .init(1.25)
        )
        let accuracy = ForecastAccuracy(daysAhead: 1, interval: .days(60), temperature: error)

        #expect(text(of: accuracy)?.text == "Over 60 days, forecasts a day ahead were 1.3° off here.")
    }

    @Test(arguments: [nil, 64.0, 76, 80, .nan])
    func `have no sentence about chances that were not said often enough`(chance: Double?) {
        let accuracy = Diary.biased.accuracy

        #expect(text(of: accuracy, said: chance)?.text.contains("said") == false)
        #expect(text(of: .sample(chance: 70, times: 19))?.text.contains("said") == false)
    }

    @Test
    func `are absent with too few pairs`() {
        #expect(text(of: .sample(count: 19, chance: 70, times: 19)) == nil)
        #expect(DayDetailContent.Accuracy(nil, chance: Percentage(percent: 70), in: .sample()) == nil)
    }

    @Test(arguments: TextLanguage.allCases)
    func `have texts with every parameter and plural form`(language: TextLanguage) {
        let texts = AccuracyTexts.texts(in: language)
        let english = TextLeaves.of(AccuracyTexts.texts(in: .english)).filter { !$0.key.contains("forms") }
        let leaves = TextLeaves.of(texts)

        for (path, text) in english {
            let translation = leaves[path] ?? ""
            #expect(!translation.isEmpty, "\(path)")
            #expect(translation.contains("{1}") == text.contains("{1}"), "\(path)")
        }
        for phrase in [texts.period, texts.ahead, texts.times] {
            #expect(Set(phrase.forms.keys).isSuperset(of: language.pluralCategories))
        }
    }
}

extension ForecastAccuracy {
    /// An accuracy of 1.3 K a day ahead over 60 days, with the bias and the bin of a chance that are given.
    static func sample(
        daysAhead: Int = 1,
        days: Int = 60,
        count: Int = 60,
        error: Double = 1.3,
        bias: Double = 0,
        interval: ClosedRange<Double>? = nil,
        chance: Double? = nil,
        times: Int = 25
    ) -> ForecastAccuracy {
        let bin = chance.map {
            ChanceReliability.Bin(
                chance: Percentage(percent: $0),
                count: times,
                said: Percentage(percent: $0 - 1.5),
                came: Percentage(percent: 64)
            )
        }
        return ForecastAccuracy(
            daysAhead: daysAhead,
            interval: .days(days),
            temperature: ForecastError(
                count: count,
                bias: .init(bias, interval: interval ?? bias - 0.1...bias + 0.1),
                meanAbsoluteError: .init(error)
            ),
            chanceOfPrecipitation: bin.map { ChanceReliability(count: times, brierScore: 0.2, bins: [$0]) }
        )
    }
}

extension DateInterval {
    /// The interval that reaches over a number of days.
    static func days(_ count: Int) -> DateInterval {
        DateInterval(start: SampleTime.fetched - Double(count) * 86_400, duration: (Double(count) - 0.5) * 86_400)
    }
}
