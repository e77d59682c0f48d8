import Foundation
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// What home says about yesterday and the usual, on 24 November 2026 at 9:00 in Lisbon.
@MainActor
@Suite("Home comparison content", .watched)
struct HomeComparisonContentTests {
    private static let now = Date(timeIntervalSince1970: 1_795_510_800)

    /// Returns the sentence about weather of 18 °C and a high of 18 °C.
    private func content(
        warmer: Double? = nil,
        aboveUsual: Double? = nil,
        basis: UsualWeather.Basis = .days,
        locale: String = "en_GB",
        units: UnitsPreference = .metric,
        hour: Double = 0,
        isOutdated: Bool = false
    ) -> TextContent? {
        let now = Self.now + hour * 3_600
        let measured = isOutdated ? now - 7_200 : now
        var preferences = Preferences()
        preferences.units = units
        let environment = ScreenEnvironment(
            preferences: preferences,
            deviceLocale: Locale(identifier: locale),
            timeZone: .gmt,
            now: { now }
        )
        let weather = CurrentWeather.sample(date: measured, utcOffset: .utc) {
            $0.temperature = Temperature(celsius: 18)
        }
        let entries = (0..<8)
            .map {
                ForecastEntry.sample(date: now + Double($0 + 1) * 3_600, utcOffset: .utc) {
                    $0.temperature = Temperature(celsius: 18)
                    ($0.minimum, $0.maximum) = (nil, nil)
                }
            }
        let dayBefore: WeatherComparison.Part<HourlyForecast> =
            warmer.map {
                let elements = WeatherElements(temperature: Temperature(celsius: 18 - $0))
                return .known(HourlyForecast(date: measured - 86_400, utcOffset: .utc, elements: elements))
            } ?? .absent(.needsSubscription)
        let usual: WeatherComparison.Part<UsualWeather> =
            aboveUsual.flatMap { Self.usual(Temperature(celsius: 18 - $0), basis).map { .known($0) } }
            ?? .absent(.fewYears(3))
        return HomeContent(
            Fetched(weather, at: measured, from: .network, source: .openWeather),
            forecast: Fetched(
                Forecast(city: .sample(utcOffset: .utc), entries: entries),
                at: now,
                from: .network,
                source: .openWeather
            ),
            comparison: WeatherComparison(dayBefore: dayBefore, usual: usual),
            at: .lisbon,
            in: environment
        )
        .comparison
    }

    private static func usual(_ high: Temperature, _ basis: UsualWeather.Basis) -> UsualWeather? {
        UsualWeather(
            of: UsualPeriod(containing: UTCOffset.utc.day(of: now)),
            high: UsualTemperature(middle: high),
            low: UsualTemperature(middle: high),
            years: basis == .days ? 2_006...2_025 : nil,
            yearCount: 12,
            dayCount: 120,
            basis: basis
        )
    }

    // MARK: - Truth tables

    @Test(arguments: [
        ("en_GB", 4, "4° warmer than yesterday at this time"), ("en_GB", -1, "1° colder than yesterday at this time"),
        ("en_GB", 12, "12° warmer than yesterday at this time"),
        ("en_GB", 0, "Same temperature as yesterday at this time"),
        ("de_DE", 1, "1° wärmer als gestern um diese Zeit"), ("de_DE", -12, "12° kälter als gestern um diese Zeit"),
        ("de_DE", 0, "Gleiche Temperatur wie gestern um diese Zeit"),
        ("fr_FR", 1, "1° de plus qu’hier à la même heure"), ("fr_FR", -12, "12° de moins qu’hier à la même heure"),
        ("fr_FR", 0, "Même température qu’hier à la même heure"),
        ("es_ES", 1, "1° más que ayer a esta hora"), ("es_ES", -12, "12° menos que ayer a esta hora"),
        ("es_ES", 0, "Misma temperatura que ayer a esta hora"),
        ("ja_JP", 1, "昨日の同じ時刻より1°高い"), ("ja_JP", -12, "昨日の同じ時刻より12°低い"), ("ja_JP", 0, "昨日の同じ時刻と同じ気温"),
        ("ar_EG@numbers=latn", 1, "أدفأ بـ 1° من أمس في مثل هذا الوقت"),
        ("ar_EG@numbers=latn", -12, "أبرد بـ 12° من أمس في مثل هذا الوقت"),
        ("ar_EG@numbers=latn", 0, "بنفس حرارة أمس في مثل هذا الوقت"),
    ])
    func `compares with yesterday in every language`(locale: String, warmer: Double, sentence: String) {
        #expect(content(warmer: warmer, locale: locale)?.text == sentence)
    }

    @Test(arguments: [
        ("en_GB", 6, "High 6° above the usual of late November (2006–2025)"),
        ("en_GB", -1, "High 1° below the usual of late November (2006–2025)"),
        ("en_GB", 0, "High as usual for late November (2006–2025)"),
        ("de_DE", 12, "Höchstwert 12° über dem üblichen von Ende November (2006–2025)"),
        ("de_DE", -1, "Höchstwert 1° unter dem üblichen von Ende November (2006–2025)"),
        ("de_DE", 0, "Höchstwert wie üblich für Ende November (2006–2025)"),
        ("fr_FR", 12, "Maximale 12° au-dessus de l’habituelle de fin novembre (2006–2025)"),
        ("fr_FR", -1, "Maximale 1° au-dessous de l’habituelle de fin novembre (2006–2025)"),
        ("fr_FR", 0, "Maximale conforme à l’habituelle de fin novembre (2006–2025)"),
        ("es_ES", 12, "Máxima 12° por encima de la habitual de finales de noviembre (2006–2025)"),
        ("es_ES", -1, "Máxima 1° por debajo de la habitual de finales de noviembre (2006–2025)"),
        ("es_ES", 0, "Máxima como la habitual de finales de noviembre (2006–2025)"),
        ("ja_JP", 12, "最高気温は11月下旬（2006–2025）の例年より12°高い"),
        ("ja_JP", -1, "最高気温は11月下旬（2006–2025）の例年より1°低い"),
        ("ja_JP", 0, "最高気温は11月下旬（2006–2025）の例年並み"),
        ("ar_EG@numbers=latn", 12, "العظمى أعلى بـ 12° من المعتاد في أواخر نوفمبر (2006–2025)"),
        ("ar_EG@numbers=latn", -1, "العظمى أدنى بـ 1° من المعتاد في أواخر نوفمبر (2006–2025)"),
        ("ar_EG@numbers=latn", 0, "العظمى كالمعتاد في أواخر نوفمبر (2006–2025)"),
    ])
    func `compares with the usual in every language`(locale: String, aboveUsual: Double, sentence: String) {
        #expect(content(aboveUsual: aboveUsual, locale: locale)?.text == sentence)
    }

    @Test(arguments: [
        (
            "en_GB",
            "Out of date, measured 07:00: 4° warmer than the day before at that time; usual high 12° in late November (2006–2025)"
        ),
        (
            "de_DE",
            "Veraltet, gemessen 07:00: 4° wärmer als am Tag davor um diese Zeit; üblicher Höchstwert 12° für Ende November (2006–2025)"
        ),
        (
            "fr_FR",
            "Pas à jour, mesuré 07:00 : 4° de plus que la veille à la même heure ; maximale habituelle de 12° pour fin novembre (2006–2025)"
        ),
        (
            "es_ES",
            "Desactualizado, medido 7:00: 4° más que el día anterior a esa hora; máxima habitual de 12° a finales de noviembre (2006–2025)"
        ),
        ("ja_JP", "古い情報（7:00の観測）：前日の同じ時刻より4°高い、11月下旬（2006–2025）の例年の最高気温は12°"),
        (
            "ar_EG@numbers=latn",
            "قديم، قيس في 7:00 ص: أدفأ بـ 4° من اليوم السابق في الوقت نفسه؛ العظمى المعتادة 12° في أواخر نوفمبر (2006–2025)"
        ),
    ])
    func `says in the same sentence that it is out of date`(locale: String, sentence: String) {
        let text = content(warmer: 4, aboveUsual: 6, locale: locale, isOutdated: true)?.text

        #expect(text?.replacing("\u{202f}", with: " ").replacing("\u{a0}", with: " ") == sentence)
    }

    // MARK: - Rules

    @Test
    func `is one sentence of what is known and none without anything`() {
        #expect(
            content(warmer: 4, aboveUsual: 6)?.text
                == "4° warmer than yesterday at this time; high 6° above the usual of late November (2006–2025)"
        )
        #expect(content() == nil)
    }

    @Test
    func `gives the usual high alone from noon on when the day's own may have been`() {
        #expect(content(aboveUsual: 6, hour: 2.9)?.text.hasPrefix("High 6° above") == true)
        #expect(content(aboveUsual: 6, hour: 3)?.text == "Usual high 12° in late November (2006–2025)")
    }

    @Test
    func `names the number of years where they are not known`() {
        #expect(
            content(aboveUsual: 6, basis: .statistics)?.text
                == "High 6° above the usual of late November (about 12 years)"
        )
    }

    /// The day is 3 Azar in the Persian calendar, and 14 Jumada II in that of Saudi Arabia.
    @Test(arguments: [
        ("en_IR", "High 6° above the usual of late November (2006–2025)"),
        ("en_GB@calendar=persian", "High 6° above the usual of late November (2006–2025)"),
        (
            "ar_SA@numbers=latn;calendar=islamic-umalqura",
            "العظمى أعلى بـ 6° من المعتاد في أواخر نوفمبر (2006–2025)"
        ),
    ])
    func `names a month of the calendar that the period is in`(locale: String, sentence: String) {
        #expect(content(aboveUsual: 6, locale: locale)?.text == sentence)
    }

    @Test(arguments: [
        (UnitsPreference.metric, 3.4, "3°"), (.metric, 3.6, "4°"), (.imperial, 3.4, "6°"), (.standard, 3.4, "3 K"),
    ])
    func `differs by the numbers that are shown`(units: UnitsPreference, warmer: Double, difference: String) {
        // 18 °C is 64.4 °F, and 14.6 °C is 58.28 °F: 64 and 58 are shown.
        #expect(
            content(warmer: warmer, units: units)?.text.replacing("\u{a0}", with: " ")
                == "\(difference) warmer than yesterday at this time"
        )
    }

    @Test
    func `is read aloud with the unit`() {
        #expect(
            content(warmer: 1)?.accessibility.label == "1 degree Celsius warmer than yesterday at this time"
        )
    }

    @Test(arguments: [
        ("en_GB", 1, "Compare with the usual (1 call)"), ("en_US", 30, "Compare with the usual (30 calls)"),
        ("de_DE", 1, "Mit dem Üblichen vergleichen (1 Abruf)"),
        ("de_DE", 30, "Mit dem Üblichen vergleichen (30 Abrufe)"),
        ("fr_FR", 1, "Comparer à l’habituel (1 appel)"), ("fr_FR", 30, "Comparer à l’habituel (30 appels)"),
        ("es_ES", 1, "Comparar con lo habitual (1 llamada)"), ("es_ES", 30, "Comparar con lo habitual (30 llamadas)"),
        ("ja_JP", 30, "例年と比べる（呼び出し30回）"),
        ("ar_EG@numbers=latn", 1, "قارن بالمعتاد (طلب واحد)"), ("ar_EG@numbers=latn", 2, "قارن بالمعتاد (طلبان)"),
        ("ar_EG@numbers=latn", 9, "قارن بالمعتاد (9 طلبات)"), ("ar_EG@numbers=latn", 30, "قارن بالمعتاد (30 طلبًا)"),
    ])
    func `names the calls of the usual in every language`(locale: String, calls: Int, title: String) async {
        let source = ComparisonSpy()
        source.offer(calls, asked: ComparisonSpy.usual)
        let fixture = HomeFixture(locale: locale, comparison: source)

        await fixture.sut.onAppear()

        #expect(fixture.content?.usualOffer?.action?.title == title)
    }

    @Test(arguments: TextLanguage.allCases)
    func `words every plural form of its language`(language: TextLanguage) {
        let texts = HomeComparisonTexts.texts(in: language)

        for phrase in [texts.ask, texts.years] { #expect(language.pluralCategories.isSubset(of: phrase.forms.keys)) }
    }

    @Test(arguments: TextLanguage.allCases.filter { $0 != .english })
    func `has texts that carry every parameter and are not English`(language: TextLanguage) {
        let leaves = TextLeaves.of(HomeComparisonTexts.texts(in: language))

        for (path, text) in TextLeaves.of(HomeComparisonTexts.texts(in: .english)) where !path.contains(".forms.one") {
            let translation = leaves[path] ?? ""
            #expect(translation.contains("{0}") == text.contains("{0}"), "\(path)")
            #expect(translation.contains("{1}") == text.contains("{1}"), "\(path)")
            #expect(translation != text || [".since.template", ".both.template"].contains(path), "\(path)")
        }
    }
}
