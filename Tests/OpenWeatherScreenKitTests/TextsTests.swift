import OpenWeatherScreenKit
import OpenWeatherTestSupport
import Testing

@Suite("Texts")
struct TextsTests {
    private static let translations = TextLanguage.allCases.filter { $0 != .english }

    @Test(arguments: TextLanguage.allCases)
    func `are never empty`(language: TextLanguage) {
        let leaves = TextLeaves.of(Texts.texts(in: language))

        #expect(leaves.count > 120)
        for (path, text) in leaves {
            #expect(!text.isEmpty, "\(path)")
            #expect(text.first?.isWhitespace == false && text.last?.isWhitespace == false, "\(path)")
        }
    }

    @Test(arguments: translations)
    func `carry every parameter of the English text`(language: TextLanguage) {
        let english = TextLeaves.of(Texts.texts(in: .english))
        let leaves = TextLeaves.of(Texts.texts(in: language))

        for (path, text) in english {
            // A singular or a dual may spell the number out; "one" in English has no counterpart in Japanese.
            if path.contains(".forms."), !path.contains(".other.") { continue }
            let translation = leaves[path] ?? ""
            #expect(translation.contains("{0}") == text.contains("{0}"), "\(path)")
            #expect(translation.contains("{1}") == text.contains("{1}"), "\(path)")
        }
    }

    @Test(arguments: TextLanguage.allCases)
    func `word every plural form of their language`(language: TextLanguage) {
        let texts = Texts.texts(in: language)
        let phrases = [
            texts.ages.minutesAgo, texts.ages.hoursAgo, texts.ages.daysAgo, texts.errors.rateLimitedWait,
            texts.units.spokenCelsius, texts.units.spokenFahrenheit, texts.units.spokenMiles,
            texts.units.spokenKilometersPerHour, texts.units.spokenMillimeters, texts.units.spokenHectopascals,
        ]

        for phrase in phrases {
            #expect(language.pluralCategories.isSubset(of: phrase.forms.keys))
        }
    }

    @Test(arguments: translations)
    func `are not left in English`(language: TextLanguage) {
        let english = TextLeaves.of(Texts.texts(in: .english))
        let leaves = TextLeaves.of(Texts.texts(in: language))

        let untranslated = leaves.filter { path, text in
            // Symbols of units, points of the compass, and lists may be the same in several languages.
            let isSymbol =
                (path.contains(".units.") && !path.contains(".spoken")) || path.hasSuffix(".short")
                || path.hasSuffix(".point.template") || path.hasSuffix(".region.template")
            // So may kelvins, miles and hectopascals.
            let isShared = ["kelvin", "mile", "hectopascal"].contains { text.hasPrefix("{0} \($0)") }
            return !isSymbol && !isShared && english[path] == text
        }

        // Single words that the languages share, such as "Sand", "Tornado" and "minus".
        #expect(untranslated.values.allSatisfy { $0.count < 16 && !$0.contains(". ") }, "\(untranslated)")
        #expect(untranslated.count <= 6, "\(untranslated)")
    }

    /// A semicolon, a question mark, and an exclamation mark stand after a narrow space that does not break, a colon after
    /// a wide one.
    @Test
    func `are spaced in French as the French do`() {
        for (path, text) in TextLeaves.of(Texts.texts(in: .french)) {
            let characters = Array(text)
            for (before, mark) in zip(characters, characters.dropFirst()) {
                if ";?!".contains(mark) { #expect(before == "\u{202F}", "\(path)") }
                if mark == ":" { #expect(before == "\u{A0}", "\(path)") }
            }
        }
    }

    @Test(arguments: [TextLanguage.japanese, .arabic])
    func `are written in the script of their language`(language: TextLanguage) {
        let script: ClosedRange<Unicode.Scalar> = language == .arabic ? "\u{600}"..."\u{6FF}" : "\u{3000}"..."\u{9FFF}"
        let leaves = TextLeaves.of(Texts.texts(in: language)).filter { !$0.key.contains(".units.") }

        let foreign = leaves.filter { !$0.value.unicodeScalars.contains(where: script.contains) }

        #expect(foreign.keys.sorted() == [], "\(foreign)")
    }

    /// Without the mark, a line that is read from the right shows the country before the digits: EG,11511.
    @Test
    func `show a postcode in Arabic in the order in which it is typed`() {
        let words = Texts.texts(in: .arabic).places.noResultsMessage.split(separator: " ")

        #expect(words.contains("\u{200E}11511,EG،"), "\(words)")
    }

    @Test
    func `of units are Arabic in Arabic though symbols have a default`() {
        let script: ClosedRange<Unicode.Scalar> = "\u{600}"..."\u{6FF}"
        let leaves = TextLeaves.of(Texts.texts(in: .arabic).units)

        let foreign = leaves.filter { !$0.value.unicodeScalars.contains(where: script.contains) }

        #expect(foreign.keys.sorted() == [".degrees.template", ".degreesAgain.template"])
    }

    @Test(arguments: TextLanguage.allCases)
    func `of failures name OpenWeather only where its key is meant`(language: TextLanguage) {
        let errors = Texts.texts(in: language).errors
        let leaves = TextLeaves.of(errors).filter { $0.value.contains("OpenWeather") }

        let key = [
            errors.missingKey, errors.refusedKey, errors.subscriptionRequired, errors.malformedKey,
            errors.undeterminedKey,
        ]
        .map(\.message)
        #expect(Set(leaves.values) == Set(key))
    }

    @Test(arguments: TextLanguage.allCases)
    func `of the compass tell all sixteen points apart`(language: TextLanguage) {
        let compass = Texts.texts(in: language).compass
        let leaves = TextLeaves.of(compass)

        #expect(Set(leaves.filter { $0.key.hasSuffix(".short") }.values).count == 16)
        #expect(Set(leaves.filter { $0.key.hasSuffix(".name") }.values).count == 16)
    }
}

@Suite("Texts around places")
struct PlaceTextsTests {
    @Test(arguments: TextLanguage.allCases)
    func `carry every parameter in every language`(language: TextLanguage) {
        let english = TextLeaves.of(Texts.texts(in: .english).places)
        let leaves = TextLeaves.of(Texts.texts(in: language).places)

        for (path, text) in english where !path.contains(".forms.") || path.contains(".other.") {
            #expect(leaves[path]?.isEmpty == false, "\(path)")
            #expect(leaves[path]?.contains("{0}") == text.contains("{0}"), "\(path)")
            #expect(leaves[path]?.contains("{1}") == text.contains("{1}"), "\(path)")
        }
        let forms = Texts.texts(in: language).places.found.forms
        #expect(language.pluralCategories.isSubset(of: forms.keys))
    }

    @Test(arguments: TextLanguage.allCases.filter { $0 != .english })
    func `are not left in English`(language: TextLanguage) {
        let english = TextLeaves.of(Texts.texts(in: .english).places)
        let leaves = TextLeaves.of(Texts.texts(in: language).places).filter { !$0.key.contains("region") }

        #expect(leaves.filter { english[$0.key] == $0.value } == [:])
    }
}
