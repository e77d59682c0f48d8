import Foundation
import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import SwiftUI
import Testing

@testable import OpenWeatherSwiftUI

/// The forecast and a day of it as views.
@MainActor
@Suite("Forecast and day views", .watched)
struct ForecastViewTests {
    private static let days = Forecast.sample().days.map(\.day)

    /// A state of the screens.
    enum State: CaseIterable {
        case idle, loading, loaded, failed, stale
    }

    /// Whether a state of the content is what a state of the screen begins with.
    private static func has<Content>(_ state: State, _ content: ScreenState<Content>) -> Bool {
        switch (state, content) {
        case (.idle, .idle), (.loading, .loading), (.loaded, .loaded), (.stale, .loaded), (.failed, .failed): true
        default: false
        }
    }

    private func prepare(_ state: State) -> ScreenFixture {
        let fixture = ScreenFixture(state == .idle ? Preferences() : .sample(showsFetchTime: state == .stale))
        if state == .loading { fixture.hold(at: Gate()) }
        if state == .failed { fixture.fail(.offline) }
        return fixture
    }

    @Test(arguments: State.allCases)
    func `the forecast tells all of its content`(state: State) async throws {
        let fixture = prepare(state)
        guard case .forecast(let model) = fixture.screen(.forecast) else { Issue.record("no forecast"); return }
        let stage = Stage(ForecastView(model))
        await stage.until { Self.has(state, model.state) && (model.favorite != nil || state == .idle) }
        if state == .stale {
            fixture.fail(.timedOut)
            await stage.pull()
            await stage.until(shows: "forecast.notice")
        }

        switch (state, model.state) {
        case (.idle, .idle(let prompt)): stage.check(prompt)
        case (.loading, .loading(let content)), (.loaded, .loaded(let content)), (.stale, .loaded(let content)):
            // The first day is open.
            for day in content.days.dropFirst() { stage.open(day.card.id) }
            stage.check(content, without: ["forecast.title"])
            #expect((state == .stale) == (content.notice != nil))
        case (.failed, .failed(let failure)): stage.check(failure)
        default: Issue.record("The screen is in another state.")
        }
        stage.check(model.actions, without: ["forecast.back"])
        if let favorite = model.favorite { stage.check(favorite) }
    }

    @Test
    func `the last day shows until when it is known`() async throws {
        let fixture = ScreenFixture()
        guard case .forecast(let model) = fixture.screen(.forecast) else { Issue.record("no forecast"); return }
        let stage = Stage(ForecastView(model))
        await stage.until { Self.has(.loaded, model.state) }

        let part = try #require(model.state.content?.days.last?.card.part)
        #expect(stage.words.contains(part))
    }

    @Test
    func `the forecast sends every event`() async throws {
        let fixture = ScreenFixture()
        guard case .forecast(let model) = fixture.screen(.forecast) else { Issue.record("no forecast"); return }
        let stage = Stage(ForecastView(model).showsBackButton())
        await stage.until { Self.has(.loaded, model.state) }
        let details = try #require(model.state.content?.days.first?.details)

        stage.tap(details.id)
        stage.tap("forecast.favoriteToggle")
        let calls = fixture.weather.calls.count
        stage.tap("forecast.refresh")
        await stage.until { fixture.weather.calls.count > calls && fixture.preferences.stored.favorites == [.lisbon] }
        stage.tap("forecast.back")

        #expect(fixture.router.calls.first == .show(.dayDetail(try #require(model.state.content?.days.first?.day))))
        #expect(fixture.router.calls.last == .dismiss)
    }

    @Test(arguments: State.allCases)
    func `the day tells all of its content`(state: State) async throws {
        let fixture = prepare(state)
        guard case .dayDetail(let model) = fixture.screen(.dayDetail(Self.days[1])) else {
            Issue.record("no day")
            return
        }
        let stage = Stage(DayDetailView(model))
        await stage.until { Self.has(state, model.state) && (model.favorite != nil || state == .idle) }
        if state == .stale {
            fixture.fail(.timedOut)
            await stage.pull()
            await stage.until(shows: "dayDetail.notice")
        }

        switch (state, model.state) {
        case (.idle, .idle(let prompt)): stage.check(prompt)
        case (.loading, .loading(let content)), (.loaded, .loaded(let content)), (.stale, .loaded(let content)):
            stage.check(content)
        case (.failed, .failed(let failure)): stage.check(failure)
        default: Issue.record("The screen is in another state.")
        }
        stage.check(model.actions, without: ["dayDetail.back"])
    }

    @Test
    func `the day sends every event`() async throws {
        let fixture = ScreenFixture()
        guard case .dayDetail(let model) = fixture.screen(.dayDetail(Self.days[0])) else {
            Issue.record("no day")
            return
        }
        let stage = Stage(DayDetailView(model).showsBackButton())
        await stage.until { Self.has(.loaded, model.state) }
        let calls = fixture.weather.calls.count

        stage.tap("dayDetail.following.0")
        stage.tap("dayDetail.favoriteToggle")
        stage.tap("dayDetail.refresh")
        await stage.until { fixture.weather.calls.count > calls && fixture.preferences.stored.favorites == [.lisbon] }
        stage.tap("dayDetail.back")

        #expect(fixture.router.calls == [.show(.dayDetail(Self.days[1])), .dismiss])
    }

    @Test
    func `a day that the forecast does not have leads back`() async {
        let fixture = ScreenFixture()
        guard case .dayDetail(let model) = fixture.screen(.dayDetail(LocalDay(daysSince1970: 1))) else {
            Issue.record("no day")
            return
        }
        let stage = Stage(DayDetailView(model))
        await stage.until(shows: "dayDetail.missingDay.back")

        stage.tap("dayDetail.missingDay.back")

        await stage.until { fixture.router.calls == [.dismiss] }
    }

    @Test
    func `the forecast leads back from the card that asks for a place and tries again`() async {
        for stored in [Preferences(), .sample()] {
            let fixture = ScreenFixture(stored)
            fixture.fail(.timedOut)
            guard case .forecast(let model) = fixture.screen(.forecast) else {
                Issue.record("This is another screen.")
                return
            }
            let stage = Stage(ForecastView(model))
            if stored.currentLocation == nil {
                await stage.until(shows: "forecast.noLocation.back")
                stage.tap("forecast.noLocation.back")
                await stage.until { fixture.router.calls == [.dismiss] }
            } else {
                await stage.until(shows: "forecast.failure.retry")
                fixture.weather.forecast.always(.sample())
                stage.tap("forecast.failure.retry")
                await stage.until { Self.has(.loaded, model.state) }
            }
        }
    }

    @Test
    func `the curve runs along the time`() async throws {
        let fixture = ScreenFixture()
        guard case .forecast(let model) = fixture.screen(.forecast) else { Issue.record("no forecast"); return }
        await model.onAppear()
        let curve = try #require(model.state.content?.curve)

        let stage = Stage(TemperatureCurve(curve))

        let chart = try #require(stage.nodes.first { $0.kind == "chart" })
        let marks = try #require(chart.details["marks"] as? [(kind: String, values: [String: Any])])
        func values(_ kind: String, _ axis: String) -> [Double] {
            marks.filter { $0.kind == kind }.compactMap { $0.values[axis] as? Double }
        }
        #expect(values("line", "x") == curve.points.map(\.position))
        #expect(values("line", "y") == curve.points.map(\.height))
        #expect(values("area", "x") == curve.points.map(\.position))
        #expect(values("area", "yStart") == curve.points.map(\.band.lowerBound))
        #expect(values("area", "yEnd") == curve.points.map(\.band.upperBound))
        #expect(values("rule", "y") == curve.grid.map(\.height))
        #expect(!curve.separators.isEmpty)
        #expect(values("rule", "x") == curve.separators + [curve.now?.position].compactMap(\.self))
    }

    @Test
    func `the curve and a day tell how good forecasts were`() async throws {
        let fixture = ScreenFixture { $0.accuracy = ADegreeOff() }
        guard case .forecast(let forecast) = fixture.screen(.forecast),
            case .dayDetail(let day) = fixture.screen(.dayDetail(Self.days[1]))
        else {
            Issue.record("These are other screens.")
            return
        }
        await forecast.onAppear()
        await day.onAppear()
        let curve = try #require(forecast.state.content?.curve)
        let accuracy = try #require(day.state.content?.accuracy)

        #expect(curve.errorNote != nil)
        Stage(TemperatureCurve(curve)).check(curve)
        Stage(DayDetailView(day)).check(accuracy)
    }

    @Test
    func `the highest temperature stands above the lowest`() async throws {
        let fixture = ScreenFixture()
        guard case .forecast(let model) = fixture.screen(.forecast) else { Issue.record("no forecast"); return }
        await model.onAppear()
        let curve = try #require(model.state.content?.curve)
        let stage = Stage(CurveLabels(curve))
        func top(_ text: String) -> Double? {
            let label = stage.nodes.last { $0.text == text && $0.details["position"] != nil }
            return (label?.details["position"] as? CGPoint).map { Double($0.y) }
        }

        #expect(curve.high != curve.low)
        #expect(try #require(top(curve.high)) < #require(top(curve.low)))
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `positions begin at the side from which the screen is read`(direction: LayoutDirection) {
        let space = ChartSpace(size: CGSize(width: 200, height: 100), direction: direction)

        #expect(space.point(0, 0) == CGPoint(x: direction == .leftToRight ? 0 : 200, y: 100))
        #expect(space.point(0.25, 1) == CGPoint(x: direction == .leftToRight ? 50 : 150, y: 0))
    }
}

/// The accuracy of forecasts that were a degree off, as far ahead as there are any.
private struct ADegreeOff: ForecastAccuracySource {
    func accuracy(at coordinate: Coordinate) async -> [ForecastAccuracy] {
        let error = ForecastError(
            count: 240,
            bias: ForecastError.Estimate(0.4),
            meanAbsoluteError: ForecastError.Estimate(1)
        )
        let past = DateInterval(start: SampleTime.fetched - 60 * 86_400, duration: 60 * 86_400)
        return (0...5).map { ForecastAccuracy(daysAhead: $0, interval: past, temperature: error) }
    }
}
