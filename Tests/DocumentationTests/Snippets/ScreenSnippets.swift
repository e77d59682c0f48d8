import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestWatch
import OpenWeatherWidgetFeature
import Testing

@MainActor
@Suite("Code of the screens' pages", .watched)
struct ScreenSnippets {
    @Test
    func `the landing page of screen kit words a value in German`() {
        // snippet: screenkit-landing
        let environment = ScreenEnvironment(
            language: .german,
            locale: Locale(identifier: "de_DE"),
            units: .metric,
            timeZone: .gmt,
            now: { Date() }
        )
        let temperature = environment.formats.temperature(Temperature(celsius: 11.6))
        print(temperature.text, "–", temperature.spoken)  // 12° – 12 Grad Celsius
        // end

        #expect(temperature.text == "12°")
        #expect(temperature.spoken == "12 Grad Celsius")
    }

    @Test
    func `a language without texts is read in English`() {
        // snippet: localizing
        let environment = ScreenEnvironment(
            language: .arabic,
            locale: Locale(identifier: "ar_EG"),
            units: .metric,
            timeZone: .gmt,
            now: { Date() }
        )
        let failure = FailureContent(id: "home.failure", .offline, in: environment)
        print(failure.title, environment.layoutDirection)  // the title in Arabic, rightToLeft
        // end

        #expect(environment.layoutDirection == .rightToLeft)
        #expect(failure.title == "لا يوجد اتصال")
        #expect(TextLanguage(.czech) == .english)
    }

    @Test
    func `home and forecast show a source of one's own and name it`() async throws {
        let response = """
            {"utc_offset_seconds": 7200,
             "current": {"time": 1790000000, "temperature_2m": 14.5, "weather_code": 61, "is_day": 1},
             "daily": {"time": [1789941600, 1790028000], "temperature_2m_min": [9, 8], "temperature_2m_max": [17, 16]}}
            """
        let now = { @Sendable in Date(timeIntervalSince1970: 1_790_000_300) }
        let weather = OpenMeteoRepository(load: { _ in Data(response.utf8) }, now: now)
        let preferences = InMemoryPreferencesStore(.sample(currentLocation: .lisbon))

        // snippet: repository-screens
        let parts = ScreenDependencies(
            weather: weather,
            airQuality: UnavailableAirQualityRepository(),
            geocoding: UnavailableGeocodingRepository(),
            preferences: preferences
        )
        let factory = ScreenFactory(parts)
        let router = factory.makeRouter()
        let home = factory.makeHome(router: router)
        // end

        await home.onAppear()
        let content = try #require(home.state.content)
        #expect(content.hero.temperature.text == "15°")
        #expect(content.attribution?.text.contains("Open-Meteo") == true)
        #expect(content.attribution?.url?.host() == "open-meteo.com")

        home.forecastTapped()
        guard case .forecast(let forecast) = factory.makeScreen(for: .forecast, router: router) else {
            Issue.record("There is no forecast.")
            return
        }
        await forecast.onAppear()
        let days = try #require(forecast.state.content)
        #expect(days.attribution?.text.contains("Open-Meteo") == true)
        #expect(days.days.count == 2)
    }

    @Test
    func `the first screen goes from a request to content`() async {
        let airQuality = ScriptedAirQualityRepository()
        let geocoding = ScriptedGeocodingRepository()
        let weather = ScriptedWeatherRepository()
        weather.currentWeather.always(.sample { $0.temperature = Temperature(celsius: 21) })
        let preferences = InMemoryPreferencesStore(.sample(currentLocation: .lisbon))

        // snippet: first-screen
        let parts = ScreenDependencies(
            weather: weather,
            airQuality: airQuality,
            geocoding: geocoding,
            preferences: preferences
        )
        let factory = ScreenFactory(parts)
        let router = factory.makeRouter()
        let home = factory.makeHome(router: router)

        await home.onAppear()
        if let content = home.state.content {
            print(content.name.text, content.hero.temperature.text)  // Lisbon 21°
        }
        // end

        #expect(home.state.content?.hero.temperature.text == "21°")
        home.forecastTapped()
        #expect(router.path == [.forecast])
    }

    @Test
    func `a screen is tested with a spy for a router`() async {
        let weather = ScriptedWeatherRepository()
        weather.currentWeather.always(.sample())

        // snippet: screenmocks-landing
        let router = RouterSpy()
        let home = HomeBuilder(weather: weather, preferences: InMemoryPreferencesStore())
            .makeViewModel(settings: ScreenSettings(), router: router)

        home.searchTapped()

        #expect(router.calls == [.show(.search)])
        // end
    }

    @Test
    func `a link leads to its screen and its place`() async throws {
        let preferences = InMemoryPreferencesStore()
        let router = AppRouter(preferences: preferences)

        // snippet: deep-link
        let url = URL(string: "openweather://forecast?lat=38.72&lon=-9.14&name=Lisbon")
        if let link = url.flatMap(DeepLink.init) {
            try await router.open(link)
        }
        // end

        #expect(router.path == [.forecast])
        #expect(router.currentLocation?.name == "Lisbon")
        #expect(preferences.stored.currentLocation?.name == "Lisbon")
    }

    @Test
    func `a widget shows what the app has fetched`() async {
        let weather = ScriptedWeatherRepository()
        weather.currentWeather.always(.sample { $0.temperature = Temperature(celsius: 21) })
        let preferences = InMemoryPreferencesStore(.sample(currentLocation: .lisbon))
        let time = TestTime()

        // snippet: widget
        let provider = WidgetTimelineProvider(weather: weather, preferences: preferences, now: { time.now })
        let timeline = await provider.timeline(.small)
        if let entry = timeline.entries.first, let content = entry.content.weather {
            print(entry.date, content.temperature.text, "reload at", timeline.reloadDate)
        }
        // end

        #expect(timeline.entries.first?.content.weather?.temperature.text == "21°")
        #expect(timeline.reloadDate == time.now.addingTimeInterval(15 * 60))
    }

    @Test
    func `a timeline says when its weather is outdated`() async {
        let time = TestTime(SampleTime.measured)
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient(now: { time.now }))
        configuration.retry = .noDeadline
        configuration.now = { time.now }
        let provider = WidgetTimelineProvider(
            weather: OpenWeatherClient(configuration: configuration).repositories.weather,
            preferences: InMemoryPreferencesStore(.sample(currentLocation: .lisbon)),
            deviceLocale: Locale(identifier: "en_GB"),
            timeZone: .gmt,
            now: { time.now }
        )

        // snippet: widget-entries
        let timeline = await provider.timeline(.medium)
        for entry in timeline.entries {
            let weather = entry.content.weather
            print(entry.date, weather?.temperature.text ?? "", weather?.freshness?.text.text ?? "")
        }
        print(timeline.reloadDate, "reload")
        // end

        let updates = timeline.entries.map { $0.content.weather?.freshness?.text.text }
        #expect(updates == ["Updated 12:00", "Last updated 28 May at 12:00"])
        #expect(timeline.entries.map(\.date) == [time.now, time.now.addingTimeInterval(3_600)])
        #expect(timeline.entries.first?.content.weather?.temperature.text == "26°")
        #expect(timeline.reloadDate == time.now.addingTimeInterval(15 * 60))
    }

    @Test
    func `a widget of the lock screen shows the city that it is configured to`() async {
        let weather = ScriptedWeatherRepository()
        weather.currentWeather.always(.sample { $0.temperature = Temperature(celsius: 21) })
        let time = TestTime()
        let provider = WidgetTimelineProvider(
            weather: weather,
            preferences: InMemoryPreferencesStore(),
            now: { time.now }
        )
        let tokyo = Location.tokyo

        // snippet: widget-place
        let timeline = await provider.timeline(.inline, for: .location(tokyo))
        for entry in timeline.entries {
            print(entry.date, entry.content.weather?.line?.text ?? entry.content.message?.title ?? "")
        }
        // end

        #expect(timeline.entries.first?.temperature == Temperature(celsius: 21))
        #expect(timeline.entries.first?.content.weather?.line?.text.contains("21°") == true)
    }
}
