import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import OpenWeatherWidgetFeature
import Testing

@Suite("Answers about rain", .watched)
struct RainAnswersTests {
    private let weather = ScriptedWeatherRepository()

    private func answers(
        _ preferences: Preferences = .sample(currentLocation: .lisbon),
        language: Language = .english
    ) -> RainAnswers {
        var preferences = preferences
        preferences.language = .fixed(language)
        return RainAnswers(
            weather: weather,
            preferences: InMemoryPreferencesStore(preferences),
            deviceLocale: Locale(identifier: "en_GB"),
            timeZone: .gmt,
            now: { SampleTime.fetched }
        )
    }

    private func prepare(
        _ forecast: Forecast? = .sample(),
        hours: Double = 0,
        source: DataSource = .openWeather,
        from origin: FetchOrigin = .cache
    ) {
        weather.currentWeather.always(Fetched(.sample(), at: SampleTime.fetched, from: .cache, source: source))
        if let forecast {
            weather.forecast.always(
                Fetched(forecast, at: SampleTime.fetched - hours * 3600, from: origin, source: source)
            )
        } else {
            weather.forecast.always(failure: .offline)
        }
    }

    @Test
    func `name the place the change and the source`() async {
        prepare()

        let answer = await answers().answer()

        #expect(answer.outlook != nil && !answer.isOutdated)
        #expect(answer.text.hasPrefix("Lisbon. "))
        #expect(answer.text.contains("OpenWeather"))
        #expect(!answer.text.contains("Last updated"))
    }

    @Test
    func `name the directions of a place without a name in full`() async {
        prepare()
        let point = Location(name: "", country: nil, state: nil, coordinate: .lisbon)

        let answer = await answers().answer(for: .location(point))

        #expect(answer.text.hasPrefix("38.72° north, 9.14° west. "))
    }

    @Test
    func `say the day and the time of an outdated forecast`() async {
        prepare(hours: 2)

        let answer = await answers().answer()

        #expect(answer.isOutdated && answer.outlook != nil)
        #expect(answer.text.contains("Last updated"))
    }

    @Test
    func `are not about a measurement ahead of the clock`() async {
        prepare()
        let measured = await answers().answer()

        weather.currentWeather.always(.sample(.sample(date: SampleTime.fetched + 1_200)))
        let ahead = await answers().answer()

        #expect(measured.outlook != nil && ahead.outlook != nil)
        #expect(measured.outlook != ahead.outlook)
    }

    @Test
    func `say that a forecast is outdated that could not be refreshed`() async {
        prepare(from: .stale(.offline))

        #expect(await answers().answer().isOutdated)
    }

    @Test(arguments: TextLanguage.allCases)
    func `say in each language that nothing is known`(language: TextLanguage) async {
        prepare(nil)
        let unknown = await answers(language: Language(code: language.rawValue)).answer()
        prepare()
        let known = await answers(language: Language(code: language.rawValue)).answer()

        #expect(unknown.outlook == nil && known.outlook != nil)
        #expect(unknown.text != known.text && !unknown.text.isEmpty)
        if language == .english {
            #expect(
                unknown.text == "Lisbon. It is not known whether it will rain. The weather service can’t be reached. "
                    + "Check your internet connection."
            )
        }
    }

    @Test
    func `say why nothing is known`() async {
        weather.currentWeather.always(failure: .offline)
        weather.forecast.always(failure: .offline)
        let offline = await answers().answer()
        let noPlace = await answers(.sample(currentLocation: nil)).answer()

        #expect(offline.outlook == nil && noPlace.outlook == nil)
        #expect(offline.text.hasPrefix("It is not known whether it will rain. "))
        #expect(noPlace.text.hasPrefix("It is not known whether it will rain. "))
        #expect(offline.text != noPlace.text)
    }

    @Test
    func `say why there is no forecast beside weather that is known`() async {
        prepare(nil)
        let offline = await answers().answer()
        weather.forecast.always(failure: .invalidKey(.unknownOrInactive))
        let refused = await answers().answer()

        #expect(offline.outlook == nil && refused.outlook == nil)
        #expect(offline.text.hasPrefix("Lisbon. It is not known whether it will rain. "))
        #expect(refused.text.contains("refused the API key"), "\(refused.text)")
    }

    @Test
    func `say that weather is made up`() async {
        prepare(source: .madeUp)

        let text = await answers().answer().text
        #expect(text.contains("made-up") || text.contains("Made-up"), "\(text)")
    }

    @Test
    func `ask the cache first and at most for weather and forecast`() async {
        prepare()

        _ = await answers().answer(for: .location(.cairo))

        #expect(weather.calls.count == 2)
        for call in weather.calls {
            switch call {
            case .currentWeather(_, _, let policy), .forecast(_, _, _, let policy): #expect(policy == .cacheFirst)
            }
        }
    }
}
