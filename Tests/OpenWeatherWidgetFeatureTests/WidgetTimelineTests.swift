import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import OpenWeatherWidgetFeature
import Testing

@Suite("Widget timeline", .watched)
struct WidgetTimelineTests {
    private func minutes(_ minutes: Double) -> Date { SampleTime.fetched + minutes * 60 }

    @Test(arguments: WidgetSize.allCases)
    func `shows the weather now and reloads after a quarter of an hour`(family: WidgetSize) async throws {
        let fixture = WidgetFixture()
        fixture.weather.currentWeather.always(.sample())

        let timeline = await fixture.sut.timeline(family)

        #expect(timeline.entries.first?.date == SampleTime.fetched)
        #expect(timeline.entries.first?.content.weather?.temperature.text == "18°")
        #expect(timeline.entries.first?.content.family == family)
        #expect(timeline.reloadDate == minutes(15))
        #expect(fixture.asked.map(\.policy) == [.cacheFirst])
    }

    @Test
    func `says in a later entry that the weather has become outdated`() async throws {
        let fixture = WidgetFixture()
        fixture.time.advance(by: .seconds(600))
        fixture.weather.currentWeather.always(.sample(.sample(), from: .cache))

        let timeline = await fixture.sut.timeline(.small)

        #expect(timeline.entries.map(\.date) == [minutes(10), minutes(60)])
        #expect(timeline.entries[0].content.weather?.freshness == nil)
        #expect(timeline.entries[1].content.weather?.freshness?.isOutdated == true)
        #expect(timeline.entries.allSatisfy { $0.content.weather?.temperature.text == "18°" })
    }

    @Test
    func `has one entry when the weather is outdated already or there is none`() async {
        let fixture = WidgetFixture()
        fixture.time.advance(by: .seconds(3600))
        fixture.weather.currentWeather.enqueue(.sample(.sample(), from: .stale(.offline)))
        let empty = WidgetFixture(.sample(currentLocation: nil))

        let outdated = await fixture.sut.timeline(.medium)
        let nothing = await empty.sut.timeline(.medium)

        #expect(outdated.entries.count == 1)
        #expect(outdated.entries.first?.content.weather?.freshness?.isOutdated == true)
        #expect(nothing.entries.count == 1)
    }

    @Test
    func `shows what is cached when the network is down and waits longer each time`() async throws {
        let fixture = WidgetFixture()
        fixture.weather.currentWeather.always(.sample(.sample(), from: .stale(.offline)))

        var waits: [TimeInterval] = []
        for _ in 0..<6 {
            let timeline = await fixture.sut.timeline(.medium)
            waits.append(timeline.reloadDate.timeIntervalSince(fixture.time.now) / 60)
            #expect(timeline.entries.first?.content.weather?.temperature.text == "18°")
            fixture.time.set(timeline.reloadDate)
        }

        #expect(waits == [30, 60, 120, 240, 240, 240])
    }

    @Test
    func `is back at the usual pace after one success`() async {
        let fixture = WidgetFixture()
        fixture.weather.currentWeather.enqueue(.sample(.sample(), from: .stale(.timedOut)))
        fixture.weather.currentWeather.enqueue(.sample(.sample(), from: .stale(.timedOut)))
        fixture.weather.currentWeather.enqueue(.sample(.sample(), from: .network))
        fixture.weather.currentWeather.enqueue(.sample(.sample(), from: .stale(.timedOut)))

        var reloads: [Date] = []
        for _ in 0..<4 { reloads.append(await fixture.sut.timeline(.small).reloadDate) }

        #expect(reloads == [minutes(30), minutes(60), minutes(15), minutes(30)])
    }

    @Test(arguments: [
        (WeatherError.offline, "No connection", 30.0),
        (.invalidKey(.unknownOrInactive), "API key not accepted", 240),
        (.rateLimited(retryAfter: .seconds(7200)), "Too many requests", 120),
        (.server(status: 500), "The weather service is having trouble", 30),
    ]
    )
    func `says clearly what is wrong when nothing is cached`(failure: WeatherError, title: String, wait: Double) async {
        let fixture = WidgetFixture()
        fixture.weather.currentWeather.respond { (call) async throws(WeatherError) in
            guard case .currentWeather(_, _, .cacheOnly) = call else { throw failure }
            throw .notCached
        }

        let timeline = await fixture.sut.timeline(.large)

        let message = timeline.entries.first?.content.message
        #expect(message?.id == "widget.failure")
        #expect(message?.title == title)
        #expect(message?.message.isEmpty == false)
        #expect(timeline.entries.first?.content.destination == .home)
        #expect(timeline.reloadDate == minutes(wait))
    }

    @Test
    func `prefers old weather with its age to a message whatever failed`() async {
        let fixture = WidgetFixture()
        fixture.time.advance(by: .seconds(2 * 3600))
        fixture.response(
            fromCacheAlone: .sample(.sample(), from: .stale(.notCached)),
            failing: .invalidKey(.unknownOrInactive)
        )

        let timeline = await fixture.sut.timeline(.medium)

        #expect(timeline.entries.first?.content.weather?.freshness?.text.text == "Last updated 28 May at 12:04")
        #expect(timeline.reloadDate == minutes(120 + 240))
    }

    @Test
    func `spends its budget and then slows down also across processes`() async {
        let bytes = Bytes()
        let policy = WidgetReloadPolicy(dailyBudget: 3)

        var waits: [TimeInterval] = []
        for reload in 0..<5 {
            // A log and a provider of their own, as in a process that was started anew.
            let fixture = WidgetFixture(log: bytes.log(), policy: policy)
            fixture.time.advance(by: .seconds(900 * reload))
            fixture.weather.currentWeather.always(.sample())
            let timeline = await fixture.sut.timeline(.small)
            waits.append(timeline.reloadDate.timeIntervalSince(fixture.time.now) / 60)
        }

        #expect(waits == [15, 15, 60, 60, 60])
    }

    @Test
    func `counts the failures of each size on its own`() async {
        let fixture = WidgetFixture()
        fixture.weather.currentWeather.always(.sample(.sample(), from: .stale(.offline)))

        _ = await fixture.sut.timeline(.small)
        let small = await fixture.sut.timeline(.small)
        let medium = await fixture.sut.timeline(.medium)

        #expect(small.reloadDate == minutes(60))
        #expect(medium.reloadDate == minutes(30))
    }

    @Test
    func `leaves no trace in the log when it is cancelled`() async {
        let fixture = WidgetFixture()
        let gate = Gate()
        fixture.weather.currentWeather.always(.sample(), after: gate)

        let task = Task { await fixture.sut.timeline(.small) }
        await gate.waitForArrivals()
        task.cancel()
        _ = await task.value

        #expect(await fixture.log.history(of: .small) == WidgetReloadHistory())
        #expect(fixture.asked.count == 1)
    }

    @Test
    func `does not trust a clock that was set back`() async {
        let fixture = WidgetFixture()
        fixture.time.set(SampleTime.fetched - 86_400)
        fixture.weather.currentWeather.always(.sample())

        let timeline = await fixture.sut.timeline(.medium)

        #expect(timeline.entries.map(\.date) == [SampleTime.fetched - 86_400, SampleTime.fetched - 86_400 + 3600])
        #expect(timeline.entries.first?.content.weather?.freshness?.date == SampleTime.fetched - 86_400)
    }
}

/// A file that outlives the log that wrote it.
private final class Bytes: Sendable {
    private let data = Locked<Data?>(nil)

    func log() -> WidgetReloadLog {
        WidgetReloadLog(
            load: { [data] in data.withLock { $0 } },
            save: { [data] bytes in data.withLock { $0 = bytes } }
        )
    }
}
