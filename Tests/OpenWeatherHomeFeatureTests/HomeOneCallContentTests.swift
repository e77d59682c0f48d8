import Foundation
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

/// What One Call adds to home, at 15:00 in Helsinki.
@MainActor
@Suite("Home One Call content", .watched)
struct HomeOneCallContentTests {
    private func content(
        _ report: OneCallReport,
        weather: CurrentWeather = .sample(celsius: 12),
        forecast: FixtureWeather.ForecastResponse = .failure(.notFound),
        locale: String = "en_GB",
        after seconds: Int = 0
    ) async throws -> HomeContent {
        let oneCall = ScriptedOneCallRepository()
        oneCall.reports.enqueue(report)
        let fetched = Fetched(weather, at: HomeFixture.noon, from: .network, source: .openWeather)
        let fixture = HomeFixture(locale: locale, response: .success(fetched), forecast: forecast, oneCall: oneCall)
        await fixture.sut.onAppear()
        fixture.advance(by: seconds)
        return try #require(fixture.content)
    }

    private func minutes(_ wet: Range<Int>, count: Int = 60) -> [MinutePrecipitation] {
        MinutePrecipitation.samples(count: count, from: HomeFixture.noon, wet: wet)
    }

    @Test(arguments: [
        (12..<40, 0, "Rain in 12 minutes"), (12..<40, 660, "Rain in 1 minute"),
        (12..<40, 710, "Rain about to start"), (0..<10, 590, "Rain about to stop"),
        (12..<40, 900, "Rain stops in about 25 minutes"), (0..<60, 0, "Rain lasting at least 1 hour"),
        (60..<60, 0, "No rain or snow for at least 1 hour"),
    ]
    )
    func `tells the next change in minutes`(wet: Range<Int>, after seconds: Int, sentence: String) async throws {
        let content = try await content(.home(minutes: minutes(wet)), after: seconds)

        #expect(content.rainNotice == TextContent(id: "home.rainNotice", text: sentence))
    }

    @Test(arguments: [
        (ConditionCode.snow, -4.0, "Snow in 12 minutes"), (.clearSky, 1, "Precipitation in 12 minutes"),
        (.clearSky, 12, "Rain in 12 minutes"), (.freezingRain, 0, "Freezing rain in 12 minutes"),
    ]
    )
    func `names rain only where it cannot be snow`(
        code: ConditionCode,
        celsius: Double,
        sentence: String
    ) async throws {
        let weather = CurrentWeather.sample(celsius: celsius, conditions: [WeatherCondition(code, .day)])

        #expect(try await content(.home(), weather: weather).rainNotice?.text == sentence)
    }

    @Test(arguments: [
        ("de_DE", "Regen in 12 Minuten"), ("fr_FR", "Pluie dans 12 minutes"), ("es_ES", "Lluvia en 12 minutos"),
        ("ja_JP", "12分後に雨"), ("ar_EG@numbers=latn", "مطر بعد 12 دقيقة"),
    ]
    )
    func `tells it in the language of the user`(locale: String, sentence: String) async throws {
        #expect(try await content(.home(), locale: locale).rainNotice?.text == sentence)
    }

    @Test(
        arguments: [
            // Minutes with a change stand alone: the forecast says "Rain until around 21:00".
            (12..<40, "Rain in 12 minutes", nil),
            // It is dry by the minutes, so that rain which lasts is not believed.
            (60..<60, "No rain or snow for at least 1 hour", nil),
            // Rain by both: the one that reaches further says it.
            (0..<60, nil, "Rain until around 21:00"),
        ] as [(Range<Int>, String?, String?)]
    )
    func `never contradicts the forecast`(wet: Range<Int>, notice: String?, outlook: String?) async throws {
        let content = try await content(.home(minutes: minutes(wet)), forecast: .success(.sample()))

        #expect(content.rainNotice?.text == notice)
        #expect(content.outlook?.text == outlook)
    }

    @Test
    func `drops minutes that are over or half an hour old`() async throws {
        #expect(try await content(.home(), after: 1799).rainNotice != nil)
        #expect(try await content(.home(), after: 1800).rainNotice == nil)
        #expect(try await content(.home(minutes: minutes(2..<5, count: 10)), after: 700).rainNotice == nil)
        #expect(try await content(.home(age: 60, from: .stale(.timedOut))).rainNotice == nil)
    }

    @Test
    func `lists alerts that have not ended those in effect first`() async throws {
        let alerts = [
            WeatherAlert.home("Later", from: 20, to: 30), .home("Over", from: -5, to: -1), .home("Ends now", to: 0),
            .home("Soon", from: 1, to: 4), .home(nil, from: -2, to: 6),
        ]

        let content = try await content(.home(alerts: alerts, omitted: 3))

        #expect(content.alerts.map(\.title) == ["Wind", "Soon", "Later"], "without an event, by the tag")
        #expect(content.alerts.map(\.id) == ["home.alerts.0", "home.alerts.1", "home.alerts.2"])
        #expect(content.alerts.map(\.isActive) == [true, false, false])
        #expect(
            content.alerts.map(\.period) == [
                "Until 21:00", "From 16:00 to 19:00", "From 29 May at 11:00 to 29 May at 21:00",
            ],
            "on the clocks of Helsinki"
        )
        #expect(content.moreAlerts == TextContent(id: "home.alerts.more", text: "3 more alerts"))
        #expect(content.alertsNotice == nil)
    }

    @Test(arguments: [(719, false), (720, true)])
    func `says that alerts are old once they were not replaced in time`(seconds: Int, isOld: Bool) async throws {
        let list = WeatherAlerts([.home()], omittedCount: 0)
        let alerts = Fetched(list, at: HomeFixture.noon, from: .network, source: .openWeather)
            .fresh(until: HomeFixture.noon + 600, returnedAt: HomeFixture.noon)

        let content = try await content(OneCallReport(alerts: .success(alerts)), after: seconds)

        #expect(content.alertsNotice?.kind == (isOld ? .outdated : nil))
    }

    @Test
    func `reads an alert aloud with everything that is shown`() async throws {
        let alert = try #require(try await content(.home()).alerts.first)

        #expect(
            alert.accessibility
                == AccessibilityText(label: "Wind warning", value: "Until 21:00, FMI, Gusts of up to 75 km/h.")
        )
    }

    @Test
    func `drops an alert at its end`() async throws {
        let report = OneCallReport.home(alerts: [.home(to: 0.25)])

        #expect(try await content(report, after: 899).alerts.count == 1)
        #expect(try await content(report, after: 900).alerts.isEmpty)
    }

    @Test(arguments: [
        ("de_DE", "Böen bis 75 km/h."), ("en_US", "Gusts of up to 75 km/h."), ("ja_JP", "Gusts of up to 75 km/h."),
    ]
    )
    func `chooses the text in the users language then English`(locale: String, text: String) async throws {
        #expect(try await content(.home(), locale: locale).alerts.first?.text == text)
    }

    @Test
    func `is the same without a source and with one that refuses`() async throws {
        let plain = HomeFixture(forecast: .success(.sample()))
        let oneCall = ScriptedOneCallRepository()
        oneCall.reports.always(failure: .invalidKey(.unknownOrInactive))
        let refused = HomeFixture(forecast: .success(.sample()), oneCall: oneCall)
        await plain.sut.onAppear()
        await refused.sut.onAppear()

        #expect(plain.content != nil && plain.content == refused.content)
        #expect(plain.weather.calls == refused.weather.calls)
        #expect(plain.weather.forecasts.calls == refused.weather.forecasts.calls)
        #expect(oneCall.calls.count == 1)
    }
}
