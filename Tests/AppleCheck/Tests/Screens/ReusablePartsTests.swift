import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherSwiftUI
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import StubHost
import SwiftUI
import Testing

/// The public parts, each by itself on a screen of its own.
@MainActor
@Suite("Parts for screens of your own", .watched)
struct ReusablePartsTests {
    /// A part with a sample.
    enum Part: CaseIterable {
        case hero, hours, day, metric, goodTimes, air, alert, sun, chips
        case prompt, failure, primary, secondary, place, curve
    }

    /// A reader for whom a part has to work.
    enum Reader: CaseIterable {
        case usual, dark, arabic, largest

        var environment: ScreenEnvironment { .sample(self == .arabic ? .arabic : .english) }
    }

    private static let action = ActionContent(id: "own.action", title: "Look", symbolName: "eye", hint: "Looks.")

    @ViewBuilder
    private func view(_ part: Part, in environment: ScreenEnvironment) -> some View {
        let home = HomeContent.sample(in: environment)
        switch part {
        case .hero: WeatherHero(home)
        case .hours: if let hours = home.hours { HourStrip(hours) }
        case .day: if let day = home.days?.rows.first { DayRow(day) }
        case .metric: ForEach(home.metrics) { MetricCard($0) }
        case .goodTimes: if let goodTimes = home.goodTimes { GoodTimesCard(goodTimes) }
        case .air: AirQualityGauge(.sample(in: environment))
        case .alert: ForEach(home.alerts) { AlertCard($0) }
        case .sun: SunArc(home.sun)
        case .chips: CityChips(home.favorites) { _ in }
        case .prompt: MessageCard(PromptContent.sample(in: environment))
        case .failure: MessageCard(FailureContent(id: "own.failure", .offline, in: environment)) {}
        case .primary: PrimaryButton(Self.action) {}
        case .secondary: SecondaryButton(Self.action) {}
        case .place: PlaceRow(PlaceContent.sample(in: environment)) {}
        case .curve: if let curve = ForecastContent.sample(in: environment).curve { TemperatureCurve(curve) }
        }
    }

    private func content(_ part: Part, in environment: ScreenEnvironment) -> Any {
        let home = HomeContent.sample(in: environment)
        let forecast = ForecastContent.sample(in: environment)
        return switch part {
        case .hero: [home.hero, home.outlook as Any] as [Any]
        case .hours: home.hours as Any
        case .day: home.days?.rows.first as Any
        case .metric: home.metrics
        case .goodTimes: home.goodTimes as Any
        case .air: AirQualityContent.sample(in: environment).index
        case .alert: home.alerts
        case .sun: home.sun
        case .chips: home.favorites
        case .prompt: PromptContent.sample(in: environment)
        case .failure: FailureContent(id: "own.failure", .offline, in: environment)
        case .primary, .secondary: Self.action
        case .place: PlaceContent.sample(in: environment)
        case .curve: forecast.curve as Any
        }
    }

    @Test(arguments: Part.allCases, Reader.allCases)
    func `tells its content by itself`(part: Part, reader: Reader) {
        let environment = reader.environment
        let stage = Stage(view(part, in: environment))
        if reader == .dark { stage.change(\.colorScheme, to: .dark) }
        if reader == .arabic { stage.change(\.layoutDirection, to: .rightToLeft) }
        if reader == .largest { stage.change(\.dynamicTypeSize, to: .accessibility5) }

        stage.check(content(part, in: environment), without: ["home.name"])
    }

    @Test(arguments: Part.allCases, TextLanguage.allCases)
    func `fits on a narrow screen in every size`(part: Part, language: TextLanguage) {
        let stage = Stage(view(part, in: .sample(language)))
        for size in [DynamicTypeSize.large, .accessibility5] {
            #expect(stage.problems(onScreenOf: 320, at: size) == [])
        }
    }

    @Test
    func `sends the events of its buttons`() async {
        let calls = Counter()
        let home = HomeContent.sample()
        let stage = Stage(
            VStack {
                CityChips(home.favorites) { if $0 == Location.tokyo.id { calls.increment() } }
                PrimaryButton(Self.action) { calls.increment() }
                PlaceRow(PlaceContent.sample()) { calls.increment() }
                MessageCard(FailureContent(id: "own.failure", .offline, in: .sample())) { calls.increment() }
            }
        )

        stage.tap(home.favorites[2].identifier)
        stage.tap(Self.action.id)
        stage.tap(PlaceContent.sample().identifier)
        stage.tap("own.failure.retry")

        await stage.until { calls.count == 4 }
    }

    @Test
    func `a screen that is read again without a change builds no part anew`() async {
        let fixture = ScreenFixture(.sample(favorites: [.lisbon, .tokyo]))
        let model = fixture.home()
        let stage = Stage(HomeView(model))
        await stage.until { model.isLoaded && model.state.content?.days?.isPlaceholder == false }
        await stage.settle()
        let before = stage.builds
        #expect(before["WeatherHero"] != nil && before["MetricCard"] != nil && before["DayRows"] != nil)

        for _ in 0..<3 { stage.evaluateAgain() }

        #expect(stage.builds == before)
    }

    @Test
    func `a screen with a new temperature builds the parts that show it`() async {
        let fixture = ScreenFixture()
        let model = fixture.home()
        let stage = Stage(HomeView(model))
        await stage.until { model.isLoaded && model.state.content?.days?.isPlaceholder == false }
        fixture.weather.currentWeather.always(.sample { $0.temperature = Temperature(celsius: 18.6) })
        let before = stage.builds

        await stage.pull()
        await stage.until { model.isLoaded && stage["home.temperature"]?.label?.contains("19") == true }

        #expect((stage.builds["WeatherHero"] ?? 0) > (before["WeatherHero"] ?? 0))
        #expect(stage.builds["SunArc"] == before["SunArc"])
    }
}
