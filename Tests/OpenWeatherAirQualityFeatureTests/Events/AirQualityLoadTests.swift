import Foundation
import Observation
import OpenWeatherAirQualityFeature
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import Testing

@MainActor
@Suite("Air quality loads", .timeLimit(.minutes(5)))
struct AirQualityLoadTests {
    @Test("ask for both parts at the place that is chosen")
    func askForBothPartsAtThePlaceThatIsChosen() async {
        let stage = AirQualityStage(.sample(currentLocation: .tokyo))
        stage.response()

        await stage.sut.onAppear()

        #expect(
            Set(stage.air.calls) == [
                .airQuality(.tokyo, policy: .cacheFirst), .airQualityForecast(.tokyo, policy: .cacheFirst),
            ]
        )
        #expect(stage.content?.name.text == "Tokyo")
    }

    @Test("ask for the clocks from the cache while it is fresh, also in a refresh")
    func askForTheClocksFromTheCache() async {
        let stage = AirQualityStage(.sample(units: .imperial, language: .fixed(.german)))
        stage.response()

        await stage.sut.refreshTapped()

        #expect(
            stage.weather.calls == [
                .currentWeather(
                    .coordinate(.lisbon),
                    options: RequestOptions(units: .imperial, language: .german),
                    policy: .cacheFirst
                )
            ]
        )
    }

    @Test("show the air now before the hours and the clocks are there")
    func showTheAirNowBeforeTheHours() async {
        let stage = AirQualityStage(knowsClock: false)
        let (hours, clocks) = (Gate(), Gate())
        stage.air.airQuality.enqueue(.sample(index: .moderate))
        stage.air.airQualityForecast.enqueue(.sample(), after: hours)
        stage.weather.currentWeather.enqueue(.sample(), after: clocks)

        let load = Task { await stage.sut.onAppear() }
        await hours.waitForArrivals()
        await clocks.waitForArrivals()
        while stage.content?.isPlaceholder != false, !Task.isCancelled { await Task.yield() }
        let early = stage.sut.state
        hours.open()
        clocks.open()
        await load.value

        guard case .loaded(let content) = early else {
            Issue.record("the air waits for the hours")
            return
        }
        #expect(content.index.value.text == "3")
        #expect(content.hours.isPlaceholder)
        #expect(content.hours.points.count == 24)
        #expect(content.measured.text == "Last updated: 12:00 UTC")
        #expect(stage.content?.measured.text == "Last updated: 13:00")
        #expect(stage.content?.hours.isPlaceholder == false)
    }

    @Test("keep the air now when the hours fail, and say so")
    func keepTheAirNowWhenTheHoursFail() async throws {
        let stage = AirQualityStage()
        stage.air.airQuality.enqueue(.sample(index: .good))
        stage.air.airQualityForecast.enqueue(failure: .server(status: 502))

        await stage.sut.onAppear()

        let content = try #require(stage.content)
        #expect(content.index.value.text == "1")
        #expect(content.notice == nil)
        #expect(content.hours.points.isEmpty)
        #expect(!content.hours.isPlaceholder)
        #expect(
            content.hours.notice?.text
                == "The hourly forecast could not be loaded: OpenWeather is having trouble."
        )
        #expect(content.hours.emptiness == nil)
    }

    @Test("keep the hours that are known when they cannot be refreshed")
    func keepTheHoursThatAreKnown() async throws {
        let stage = AirQualityStage()
        stage.response()
        await stage.sut.onAppear()
        let known = try #require(stage.content?.hours.points)
        stage.air.airQuality.enqueue(.sample(index: .poor))
        stage.air.airQualityForecast.enqueue(failure: .offline)

        await stage.sut.refreshTapped()

        #expect(stage.index == "4")
        #expect(stage.content?.hours.points == known)
        #expect(stage.content?.hours.notice?.kind == .offline)
    }

    @Test("fail when the air now fails, although the hours are there")
    func failWhenTheAirNowFails() async {
        let stage = AirQualityStage()
        stage.air.airQuality.enqueue(failure: .rateLimited(retryAfter: .seconds(7)))
        stage.air.airQualityForecast.enqueue(.sample())

        await stage.sut.onAppear()

        guard case .failed(let failure) = stage.sut.state else {
            Issue.record("no failure is shown")
            return
        }
        #expect(failure.id == "airQuality.failure")
        #expect(failure.action.id == "airQuality.failure.retry")
        #expect(failure.message.contains("7 seconds"))
    }

    @Test(
        "offer to try again, also where other screens lead to the search",
        arguments: [WeatherError.notFound, .badRequest(.emptyQuery)]
    )
    func offerToTryAgainAlsoWhereOtherScreensLeadToTheSearch(error: WeatherError) async {
        let stage = AirQualityStage()
        stage.air.airQuality.always(failure: error)
        stage.air.airQualityForecast.always(failure: error)

        await stage.sut.onAppear()

        guard case .failed(let failure) = stage.sut.state else {
            Issue.record("no failure is shown")
            return
        }
        #expect(failure.remedy == .retry)
        #expect(failure.action.id == "airQuality.failure.retry")
        #expect(failure.action.title == "Try again")
    }

    @Test("fail when the preferences cannot be read, and recover", arguments: [true, false])
    func failWhenThePreferencesCannotBeRead(hasPlace: Bool) async {
        let stage = AirQualityStage(.sample(currentLocation: hasPlace ? .lisbon : nil))
        stage.preferences.setFailure(.storage(.unreadable(name: "preferences.json")))

        await stage.sut.onAppear()
        let failed = stage.sut.state
        stage.preferences.setFailure(nil)
        if hasPlace { stage.response() }
        await stage.sut.onAppear()

        guard case .failed = failed else {
            Issue.record("no failure is shown")
            return
        }
        #expect((stage.content != nil) == hasPlace)
    }

    @Test("keep what is shown when a refresh fails, with its age")
    func keepWhatIsShownWhenARefreshFails() async {
        let stage = AirQualityStage()
        stage.response(index: .good)
        await stage.sut.onAppear()
        stage.time.advance(by: .seconds(600))
        stage.air.airQuality.enqueue(failure: .offline)
        stage.air.airQualityForecast.enqueue(failure: .offline)

        await stage.sut.refreshTapped()

        #expect(stage.index == "1")
        #expect(stage.content?.notice?.kind == .offline)
        #expect(stage.content?.notice?.text == "You’re offline. Updated 10 minutes ago.")
        #expect(stage.content?.updated.text == "Fetched 10 minutes ago")
    }

    @Test("say that a stale answer is stale, of each part on its own")
    func sayThatAStaleAnswerIsStale() async {
        let stage = AirQualityStage()
        let old = SampleTime.fetched - 7200
        stage.air.airQuality.enqueue(.sample(.sample(), at: old, from: .stale(.timedOut)))
        stage.air.airQualityForecast.enqueue(.sample(.sample(), at: old, from: .stale(.offline)))

        await stage.sut.onAppear()

        #expect(stage.content?.notice?.kind == .outdated)
        #expect(stage.content?.notice?.text == "Not up to date. Updated 2 hours ago.")
        #expect(stage.content?.hours.notice?.kind == .offline)
    }

    @Test("never show the air of one place under the name of another")
    func neverShowTheAirOfOnePlaceUnderTheNameOfAnother() async {
        let stage = AirQualityStage()
        stage.response(index: .good)
        await stage.sut.onAppear()
        await stage.store(.sample(currentLocation: .cairo))
        let gate = Gate()
        stage.air.airQuality.enqueue(failure: .offline, after: gate)
        stage.air.airQualityForecast.enqueue(failure: .offline, after: gate)

        let load = Task { await stage.sut.onAppear() }
        await gate.waitForArrivals(2)
        let during = stage.sut.state
        gate.open()
        await load.value

        #expect(during.content?.isPlaceholder == true)
        #expect(during.content?.name.text == "Cairo")
        guard case .failed = stage.sut.state else {
            Issue.record("the air of Lisbon is still there")
            return
        }
    }

    @Test("drop the late answer or failure for a place that was left", arguments: [true, false])
    func dropTheLateAnswerForAPlaceThatWasLeft(succeeds: Bool) async {
        let stage = AirQualityStage()
        let late = Gate()
        stage.air.airQuality.enqueue(succeeds ? .success(.sample(.sample())) : .failure(.timedOut), after: late)
        stage.air.airQualityForecast.enqueue(.sample(), after: late)
        let first = Task { await stage.sut.onAppear() }
        await late.waitForArrivals(2)
        await stage.store(.sample(currentLocation: .cairo))
        let gate = Gate()
        stage.response(index: .poor, after: gate)
        let second = Task { await stage.sut.onAppear() }
        await gate.waitForArrivals(2)

        late.open()
        await first.value
        let between = stage.sut.state
        gate.open()
        await second.value

        #expect(between.content?.isPlaceholder == true)
        #expect(stage.content?.name.text == "Cairo")
        #expect(stage.index == "4")
    }

    @Test("ask the user for a place when the last one was forgotten")
    func askTheUserForAPlaceWhenTheLastOneWasForgotten() async {
        let stage = AirQualityStage()
        stage.response()
        await stage.sut.onAppear()
        await stage.store(.sample(currentLocation: nil))

        await stage.sut.reload()

        guard case .idle(let prompt) = stage.sut.state else {
            Issue.record("the air of nowhere is shown")
            return
        }
        #expect(prompt.id == "airQuality.noLocation")
        #expect(prompt.title == "No place selected")
        #expect(prompt.action?.title == "Back")
    }

    @Test("show a change of language at once and without a request")
    func showAChangeOfLanguageAtOnce() async {
        let stage = await AirQualityStage.showing(.sample(index: .fair))
        let calls = stage.air.calls.count
        let seen = Locked(0)
        withObservationTracking {
            _ = stage.sut.state
        } onChange: {
            seen.withLock { $0 += 1 }
        }

        stage.settings.apply(.sample(language: .fixed(.german)))

        #expect(seen.withLock { $0 } == 1)
        #expect(stage.content?.index.label == "Annehmbar")
        #expect(stage.content?.name.text == "Lissabon")
        #expect(stage.sut.actions.title.text == "Luftqualität")
        #expect(stage.air.calls.count == calls)
    }

    @Test("apply the settings that are stored")
    func applyTheSettingsThatAreStored() async {
        let stage = AirQualityStage()
        stage.response()
        await stage.store(.sample(language: .fixed(.arabic)))

        await stage.sut.onAppear()

        #expect(stage.content?.layoutDirection == .rightToLeft)
        #expect(stage.content?.name.text == "لشبونة")
    }
}
