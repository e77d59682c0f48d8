import Foundation
import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import Testing

/// The header of the forecast: the weather now, or the step that contains the present.
@Suite("Present conditions")
struct ForecastPresentTests {
    /// Five minutes before the first entry of the sample forecast, at 12:55 in Lisbon.
    private let now = SampleTime.measured - 300

    private func weather(
        _ weather: CurrentWeather = .sample(),
        measured: TimeInterval = 0,
        location: Location = .lisbon,
        language: Language = .english,
        from origin: FetchOrigin = .network
    ) -> PlaceWeather {
        var weather = weather
        weather.date = now - measured
        return PlaceWeather(
            location: location,
            language: language,
            fetched: Fetched(weather, at: now, from: origin, source: .openWeather)
        )
    }

    private func present(
        _ state: LoadState<PlaceWeather>,
        _ forecast: Forecast = .sample(),
        in environment: ScreenEnvironment? = nil
    ) -> ForecastContent.Present? {
        ForecastContent(.sample(forecast), state, failure: nil, in: environment ?? .sample(now: now)).present
    }

    @Test
    func `show the weather now`() throws {
        let sut = try #require(present(.loaded(weather())))

        #expect(sut.isMeasured && !sut.isPlaceholder)
        #expect(sut.title.text == "Now")
        #expect(sut.temperature.text == "18°")
        #expect(sut.temperature.accessibility.label == "Temperature 18 degrees Celsius")
        #expect(sut.description.text == "Light rain")
        #expect(sut.icon.picture == .lightRain)
        #expect(sut.metrics.map(\.id) == ["wind", "humidity", "chance"].map { "forecast.present.\($0)" })
        #expect(sut.metrics.map(\.value.plain) == ["21 km/h SW", "72%", "10%"])
        #expect(sut.metrics.map(\.label) == ["Wind", "Humidity", "Chance of precipitation"])
        #expect(sut.metrics.first?.accessibility.value?.contains("from the southwest") == true)
    }

    @Test(arguments: [(55, true), (65, false), (185, false)])
    func `are the next hour of an hourly forecast up to an hour before it`(minutes: Int, isShown: Bool) {
        var forecast = Forecast.sample()
        for index in forecast.entries.indices {
            forecast.entries[index].date = now + Double(minutes * 60 + index * 3_600)
        }
        #expect((present(.idle, forecast) != nil) == isShown)
    }

    @Test(arguments: [
        // The fallback names the time it is for, on the place's own clocks.
        (1_800.0, FetchOrigin.network, "Now"), (1_801, .network, "Forecast for 1:00 PM"), (0, .cache, "Now"),
        (0, .stale(.offline), "Forecast for 1:00 PM"), (86_400, .network, "Forecast for 1:00 PM"),
        // A measurement in the future may be of any age, because the clock is wrong.
        (-300, .network, "Now"), (-301, .network, "Forecast for 1:00 PM"),
    ])
    func `never show an old measurement as the weather now`(age: TimeInterval, origin: FetchOrigin, title: String)
        throws
    {
        let sut = try #require(present(.loaded(weather(measured: age, from: origin))))

        #expect(sut.title.text.plain == title)
        #expect(sut.isMeasured == (title == "Now"))
        #expect(sut.temperature.text == (title == "Now" ? "18°" : "22°"))
    }

    @Test
    func `keep the weather now during a reload and after a failure`() {
        let known = weather()

        for state in [LoadState.loading(previous: known), .failed(.offline, previous: known)] {
            #expect(present(state)?.title.text == "Now")
        }
    }

    @Test
    func `wait for the first response`() throws {
        let sut = try #require(present(.loading(previous: nil)))

        #expect(sut.isPlaceholder && !sut.isMeasured)
        #expect(sut.temperature.text == "––" && sut.temperature.accessibility.label == "Loading")
        #expect(sut.metrics.map(\.value) == ["––", "––", "––"])
    }

    @Test(arguments: [LoadState<PlaceWeather>.idle, .failed(.timedOut, previous: nil)])
    func `agree with the step that contains the present`(state: LoadState<PlaceWeather>) throws {
        let content = ForecastContent(.sample(), state, failure: nil, in: .sample(now: now))
        let sut = try #require(content.present)
        let card = try #require(content.days.first?.entries.first)

        #expect(sut.title.text == "Forecast for \(card.time)")
        #expect(sut.temperature.text == card.temperature)
        #expect(sut.description.text == card.condition)
        #expect(sut.icon == card.icon)
        #expect([sut.metrics.first?.value, sut.metrics.last?.value] == [card.wind, card.chance])
        #expect(content.theme == WeatherTheme(card.icon))
    }

    @Test(arguments: [(0.0, "1:00 PM"), (1, "4:00 PM"), (10_800, "4:00 PM"), (32_401, "May 29 at 1:00 AM")])
    func `move on with the clock`(seconds: TimeInterval, time: String) {
        let environment = ScreenEnvironment.sample(now: SampleTime.measured + seconds)

        #expect(present(.idle, in: environment)?.title.text.plain == "Forecast for \(time)")
    }

    @Test(arguments: [-10_801.0, 421_201, 1e9])
    func `are not known outside of the forecast`(seconds: TimeInterval) {
        let environment = ScreenEnvironment.sample(now: SampleTime.measured + seconds)

        #expect(present(.idle, in: environment) == nil)
        #expect(present(.loaded(weather(measured: 7_200)), in: environment) == nil)
        #expect(present(.idle, .sample(entries: []), in: environment) == nil)
    }

    @Test
    func `leave out what is not known`() throws {
        let bare = CurrentWeather.sample {
            $0.conditions = []
            $0.humidity = nil
            $0.wind = nil
        }

        let sut = try #require(present(.loaded(weather(bare)), .sample(entries: [])))

        #expect(sut.metrics.isEmpty)
        #expect(sut.description.text == "Unknown weather")
    }

    @Test
    func `never take the weather of another place`() {
        #expect(present(.loaded(weather(location: .cairo)))?.isMeasured == false)
    }

    @Test
    func `speak the readers language whichever the data is in`() {
        let german = ScreenEnvironment.sample("de_DE", now: now)

        #expect(present(.loaded(weather()), in: german)?.description.text == "Leichter Regen")
        #expect(present(.loaded(weather(language: .german)), in: german)?.description.text == "Leichter Regen")
    }

    @Test(
        arguments: [
            (Language.english, true, "Light intensity shower rain"), (.german, true, nil),
            // A step of the forecast in place of the weather now.
            (.english, false, "Light intensity shower rain"),
        ] as [(Language, Bool, String?)]
    )
    func `read the services words aloud in the readers language`(
        language: Language,
        isMeasured: Bool,
        detail: String?
    ) throws {
        let shower = WeatherCondition(id: 520, group: .rain, description: "light intensity shower rain", icon: nil)
        let steps = Forecast.sampleEntries()
            .map { entry in
                ForecastEntry.sample(date: entry.date) {
                    $0.conditions = [shower]
                    $0.temperature = entry.temperature
                }
            }
        let measured = weather(.sample { $0.conditions = [shower] }, language: language)

        let sut = try #require(present(isMeasured ? .loaded(measured) : .idle, .sample(entries: steps)))

        #expect(sut.description.id == "forecast.present.description")
        #expect(sut.description.accessibility == AccessibilityText(label: "Light showers", value: detail))
    }

    @Test(arguments: [(Units.imperial, "65°", "13 mph SW"), (.standard, "292 K", "5.7 m/s SW")])
    func `are converted to the units of the screen`(units: Units, temperature: String, wind: String) {
        let sut = present(.loaded(weather()), in: .sample(units: units, now: now))

        #expect(sut?.temperature.text.plain == temperature)
        #expect(sut?.metrics.first?.value.plain == wind)
    }

    @Test(arguments: [
        ("en_US", "Forecast", "Now", "Forecast for 1:00 PM"), ("de_DE", "Vorhersage", "Jetzt", "Vorhersage für 13:00"),
        ("fr_FR", "Prévisions", "Maintenant", "Prévision pour 13:00"),
        ("es_ES", "Pronóstico", "Ahora", "Pronóstico: 13:00"), ("ja_JP", "予報", "現在", "13:00の予報"),
        ("ar", "التوقعات", "الآن", "المتوقع في 1:00 م"),
    ])
    func `are titled in the apps language`(locale: String, title: String, present: String, expected: String) {
        let environment = ScreenEnvironment.sample(locale, now: now)
        let measured = ForecastContent(.sample(), .loaded(weather()), failure: nil, in: environment)

        #expect(measured.title.text == title)
        #expect(measured.present?.title.text == present)
        #expect(self.present(.idle, in: environment)?.title.text.plain == expected)
    }
}
