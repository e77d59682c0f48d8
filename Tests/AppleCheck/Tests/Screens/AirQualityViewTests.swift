import OpenWeatherAirQualityFeature
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherSwiftUI
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import SwiftUI
import Testing

/// The air quality as views.
@MainActor
@Suite("Air quality view", .watched)
struct AirQualityViewTests {
    /// A state of the screen.
    enum State: CaseIterable {
        case idle, loading, loaded, failed, hoursFailed, hoursEmpty
    }

    private func show(_ fixture: ScreenFixture) -> (AirQualityViewModel, Stage)? {
        guard case .airQuality(let model) = fixture.screen(.airQuality) else {
            Issue.record("This is another screen.")
            return nil
        }
        return (model, Stage(AirQualityView(model).showsBackButton()))
    }

    @Test(arguments: State.allCases)
    func `tells all of its content`(state: State) async throws {
        let fixture = ScreenFixture(state == .idle ? Preferences() : .sample(showsFetchTime: state == .loaded))
        switch state {
        case .loading: fixture.hold(at: Gate())
        case .failed: fixture.fail(.offline)
        case .hoursFailed: fixture.airQuality.airQualityForecast.always(failure: .timedOut)
        case .hoursEmpty:
            fixture.airQuality.airQualityForecast.always(AirQualityForecast(coordinate: .lisbon, entries: []))
        case .idle, .loaded: break
        }
        let (model, stage) = try #require(show(fixture))
        await stage.until {
            switch (state, model.state) {
            case (.idle, .idle), (.failed, .failed): true
            case (.loading, .loading): model.favorite != nil
            case (_, .loaded(let content)): !content.hours.isPlaceholder
            default: false
            }
        }
        if model.state.content != nil { stage.tap("airQuality.more") }

        switch (state, model.state) {
        case (.idle, .idle(let prompt)): stage.check(prompt)
        case (.loading, .loading(let content)): stage.check(content, valueless: ["airQuality.more"])
        case (.loaded, .loaded(let content)), (.hoursFailed, .loaded(let content)), (.hoursEmpty, .loaded(let content)):
            stage.check(content, valueless: ["airQuality.more"])
            #expect((state == .hoursFailed) == (content.hours.notice != nil))
            #expect((state == .hoursEmpty) == (content.hours.emptiness != nil))
        case (.failed, .failed(let failure)): stage.check(failure)
        default: Issue.record("The screen is in another state.")
        }
        stage.check(model.actions, without: ["airQuality.title"])
    }

    @Test
    func `sends every event`() async throws {
        let fixture = ScreenFixture()
        let (model, stage) = try #require(show(fixture))
        await stage.until { model.state.content?.isPlaceholder == false }
        let calls = fixture.airQuality.calls.count

        #expect(stage["airQuality.pollutant.co"] == nil)
        stage.tap("airQuality.more")
        #expect(stage["airQuality.pollutant.co"] != nil)
        #expect(stage["airQuality.more"]?.value == model.state.content?.morePollutants.spokenState)
        stage.tap("airQuality.scale.usEPA")
        #expect(model.state.content?.selectedScale == .usEPA)
        #expect(stage["airQuality.index"]?.label == model.state.content?.index.value.accessibility.label)
        stage.tap("airQuality.favoriteToggle")
        stage.tap("airQuality.refresh")
        await stage.until { fixture.preferences.stored.favorites == [.lisbon] }
        await stage.until { fixture.airQuality.calls.count > calls }
        stage.tap("airQuality.back")
        #expect(fixture.router.calls == [.dismiss])
    }

    @Test
    func `tries again`() async throws {
        let fixture = ScreenFixture()
        fixture.fail(.offline)
        let (model, stage) = try #require(show(fixture))
        await stage.until(shows: "airQuality.failure.retry")
        fixture.airQuality.airQuality.always(.sample())

        stage.tap("airQuality.failure.retry")

        await stage.until { model.state.content?.isPlaceholder == false }
    }

    @Test
    func `leads back from the card that asks for a place`() async throws {
        let fixture = ScreenFixture(Preferences())
        let (_, stage) = try #require(show(fixture))
        await stage.until(shows: "airQuality.noLocation.back")

        stage.tap("airQuality.noLocation.back")

        await stage.until { fixture.router.calls == [.dismiss] }
    }
}
