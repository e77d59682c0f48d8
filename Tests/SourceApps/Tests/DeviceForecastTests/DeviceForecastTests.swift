import Foundation
import OpenWeatherComposition
import OpenWeatherMocks
import Testing

@testable import DeviceForecast

@MainActor
@Suite("The forecast where the device is", .timeLimit(.minutes(5)))
struct DeviceForecastTests {
    /// Composes the app over made-up weather.
    func makeApp(_ location: StubLocationProvider, locale: String = "de_DE") async throws -> OpenWeatherApp {
        let http = DemoHTTPClient(now: { SampleTime.measured })
        var configuration = OpenWeatherConfiguration(transport: http)
        configuration.cache = .memory
        configuration.now = { SampleTime.measured }
        let store = InMemoryPreferencesStore()
        let app = DeviceForecast.makeApp(configuration, preferences: store, location: location) { parts in
            parts.deviceLocale = Locale(identifier: locale)
            parts.timeZone = .gmt
        }
        try await app.restore()
        return app
    }

    /// Returns the forecast after the first launch.
    func forecast(of app: OpenWeatherApp) async throws -> ForecastViewModel {
        await app.home.onAppear()
        app.home.forecastTapped()
        guard case .forecast(let forecast) = app.topScreen else { throw CancellationError() }
        await forecast.onAppear()
        return forecast
    }

    @Test
    func `the first launch asks, and shows the forecast of the place`() async throws {
        let location = StubLocationProvider(.berlin)
        location.setPermission(.undetermined)
        location.setAnswer(.granted)
        let app = try await makeApp(location)

        let forecast = try await forecast(of: app)

        #expect(location.promptCount == 1)
        #expect(app.deviceLocation.status.city == "Berlin")
        #expect(forecast.state.content?.name.text == "Berlin")
        #expect((5...6).contains(forecast.state.content?.days.count ?? 0))
    }

    @Test
    func `a refusal says so and leaves the search`() async throws {
        let location = StubLocationProvider(failure: .refused)
        location.setPermission(.refused)
        let app = try await makeApp(location, locale: "en_GB")

        await app.home.onAppear()

        guard case .idle(let prompt) = app.home.state else { return #expect(Bool(false), "\(app.home.state)") }
        #expect(prompt.action != nil)
        #expect(location.promptCount == 0)
    }

    @Test(arguments: [("de_DE", "°C"), ("en_US", "°F")])
    func `degrees follow the system and have their letter everywhere`(locale: String, unit: String) async throws {
        let content = try #require(
            try await forecast(of: makeApp(StubLocationProvider(.berlin), locale: locale)).state.content
        )

        #expect(content.present?.temperatureWithUnit.hasSuffix(unit) == true)
        for day in content.days { #expect(day.card.pair.contains(unit), "\(day.card.pair)") }
    }

    @Test
    func `the header has wind, humidity, and the chance of precipitation`() async throws {
        let content = try #require(try await forecast(of: makeApp(StubLocationProvider(.berlin))).state.content)

        let values = content.present?.metrics.map(\.value) ?? []
        #expect(values.contains { $0.contains("km/h") })
        #expect(values.count { $0.contains("%") } == 2)
    }

    @Test
    func `a day opens to its summary, its steps, and the days after it`() async throws {
        let app = try await makeApp(StubLocationProvider(.berlin))
        let forecast = try await forecast(of: app)

        let day = try #require(forecast.state.content?.days[1].day)
        forecast.dayTapped(day)
        guard case .dayDetail(let detail) = app.topScreen else { return #expect(Bool(false), "no day") }
        await detail.onAppear()

        let content = try #require(detail.state.content)
        #expect(content.entries.count == 8)
        #expect(!content.metrics.isEmpty && !content.following.isEmpty)
    }

    @Test(arguments: [
        (ConditionCode.clearSky, AppPicture.sun, WeatherBackground.sunny), (.fewClouds, .partlyCloudy, .cloudy),
        (.overcastClouds, .clouds, .cloudy), (.drizzle, .drizzle, .rainy), (.lightRain, .lightRain, .rainy),
        (.heavyRain, .heavyRain, .rainy), (.thunderstorm, .storm, .rainy), (.snow, .snow, .rainy),
        (.heavySnow, .heavySnow, .rainy), (.freezingRain, .hailstorm, .rainy), (.sleet, .hailstorm, .rainy),
        (.fog, .cloud, .cloudy), (.haze, .cloud, .cloudy), (.sand, .heavyWind, .cloudy),
        (.squalls, .heavyWind, .cloudy), (.tornado, .heavyWind, .cloudy),
    ])
    func `a condition has a picture of the app, by day and by night, and a background`(
        code: ConditionCode,
        picture: AppPicture,
        background: WeatherBackground
    ) {
        for part in [PartOfDay.day, .night] {
            let condition = WeatherCondition(code, part)
            #expect(AppPicture(condition) == picture)
            #expect(WeatherTheme(ConditionIcon(condition)).background == background)
        }
    }

    @Test
    func `an unknown condition has the picture of its words, and none that of a cloud`() {
        let words = WeatherCondition(id: 999, group: .unknown("Storm"), description: "a little snow")
        #expect(AppPicture(words) == .snow)
        #expect(AppPicture(WeatherCondition(id: 999, group: .snow, description: "")) == .snow)
        #expect(AppPicture(nil) == .cloud || AppPicture(nil) == .clouds)
    }
}
