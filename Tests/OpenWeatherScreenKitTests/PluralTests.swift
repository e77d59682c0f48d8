import Foundation
import OpenWeatherScreenKit
import Testing

@Suite("Plurals")
struct PluralTests {
    @Test(arguments: [
        (TextLanguage.english, [0: PluralCategory.other, 1: .one, 2: .other, 21: .other, 1_000_000: .other]),
        (.german, [0: .other, 1: .one, 2: .other, 101: .other]),
        (.french, [0: .one, 1: .one, 2: .other, 1_000_000: .many, 1_500_000: .other]),
        (.spanish, [0: .other, 1: .one, 2: .other, 1_000_000: .many, 1_000_001: .other]),
        (.japanese, [0: .other, 1: .other, 2: .other]),
        (
            .arabic,
            [
                0: .zero, 1: .one, 2: .two, 3: .few, 10: .few, 11: .many, 99: .many, 100: .other, 101: .other,
                102: .other, 103: .few, 110: .few, 111: .many, 199: .many, 200: .other,
            ]
        ),
    ]
    )
    func `follow CLDR for whole numbers`(language: TextLanguage, expected: [Int: PluralCategory]) {
        for (number, category) in expected {
            #expect(language.pluralCategory(of: Double(number)) == category, "\(number)")
            #expect(language.pluralCategory(of: -Double(number)) == category, "minus \(number)")
        }
    }

    @Test(arguments: [
        (TextLanguage.english, 1.5, PluralCategory.other), (.english, 1.0, .other), (.german, 0.1, .other),
        (.german, 1.0, .other), (.french, 1.5, .one), (.french, 0.1, .one), (.french, 2.5, .other),
        (.spanish, 1.0, .one), (.spanish, 1.5, .other), (.arabic, 3.5, .other), (.arabic, 3.0, .few),
        (.japanese, 1.5, .other),
    ]
    )
    func `follow CLDR for numbers with digits after the point`(
        language: TextLanguage,
        number: Double,
        expected: PluralCategory
    ) {
        #expect(language.pluralCategory(of: number, fractionDigits: 1) == expected)
    }

    @Test(arguments: TextLanguage.allCases)
    func `use no category that a language does not word`(language: TextLanguage) {
        let used = Set((0...1000).map { language.pluralCategory(of: Double($0)) })

        #expect(used == language.pluralCategories)
    }

    @Test
    func `fall back on the general form`() {
        let sut = PluralPhrase(one: "one {0}", other: "many {0}")
        let few = NumberFormat(locale: Locale(identifier: "ar"), language: .arabic)(3)

        #expect(few.pluralCategory == .few)
        #expect(sut(few) == "many 3")
        #expect(Set(sut.forms.keys) == [.one, .other])
    }

    @Test(arguments: [
        (TextLanguage.english, 1, "1 hour ago"), (.english, 2, "2 hours ago"), (.german, 1, "vor 1 Stunde"),
        (.german, 5, "vor 5 Stunden"), (.french, 1, "il y a 1 heure"), (.french, 2, "il y a 2 heures"),
        (.spanish, 1, "hace 1 hora"), (.spanish, 23, "hace 23 horas"), (.japanese, 1, "1時間前"),
        (.arabic, 1, "قبل ساعة واحدة"), (.arabic, 2, "قبل ساعتين"), (.arabic, 3, "قبل 3 ساعات"),
        (.arabic, 11, "قبل 11 ساعة"),
    ]
    )
    func `count ages`(language: TextLanguage, hours: Int, expected: String) {
        let formats = ScreenEnvironment.sample(language.rawValue).formats

        #expect(formats.age(.seconds(hours * 3600)) == expected)
    }
}
