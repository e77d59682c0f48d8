import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import OpenWeatherWidgetFeature
import Testing

/// Every request of a widget, with every place and every response it can meet.
@Suite("Widget states", .watched)
struct WidgetStateTests {
    /// The kinds of places.
    enum Place: String, CaseIterable {
        case chosen, device, configured, deviceBesideChosen, refused, unavailable, none, unreadable

        /// The place that the widget is asked for.
        var widgetPlace: WidgetPlace {
            switch self {
            case .configured: .location(.lisbon)
            case .deviceBesideChosen: .device
            case .chosen, .device, .refused, .unavailable, .none, .unreadable: .current
            }
        }

        /// The place that the user chose in the app.
        var current: Location? {
            switch self {
            case .chosen, .unreadable: .lisbon
            case .configured, .deviceBesideChosen: .tokyo
            case .device, .refused, .unavailable, .none: nil
            }
        }
    }

    /// The states of the repository.
    enum Weather: String, CaseIterable {
        case new, cached, stale, refusedButCached, offlineAndEmpty, refusedAndEmpty
    }

    /// The states that a view draws differently.
    enum Kind { case current, outdated, chooseCity, failure, sample }

    private func fixture(_ place: Place, _ weather: Weather) -> WidgetFixture {
        let device: StubLocationProvider? =
            switch place {
            case .device, .deviceBesideChosen: StubLocationProvider(.lisbon)
            case .refused: StubLocationProvider(failure: .refused)
            case .unavailable: StubLocationProvider(failure: .unavailable)
            case .chosen, .configured, .none, .unreadable: nil
            }
        let fixture = WidgetFixture(.sample(currentLocation: place.current), device: device)
        if place == .unreadable { fixture.preferences.setFailure(.storage(.unreadable(name: "preferences.json"))) }
        // Two hours later what was cached is outdated.
        fixture.time.advance(by: .seconds(7200))
        let fresh = fixture.time.now
        fixture.weather.currentWeather.respond { (call) async throws(WeatherError) in
            guard case .currentWeather(_, _, let policy) = call else { throw .cancelled }
            let old: Fetched<CurrentWeather> = .sample(.sample(), from: .stale(.offline))
            switch (weather, policy) {
            case (.new, .cacheOnly), (.offlineAndEmpty, .cacheOnly), (.refusedAndEmpty, .cacheOnly): throw .notCached
            case (.new, _): return .sample(.sample(), at: fresh)
            case (.cached, _): return .sample(.sample(), at: fresh, from: .cache)
            case (.stale, _), (.refusedButCached, .cacheOnly): return old
            case (.offlineAndEmpty, _): throw .offline
            case (.refusedButCached, _), (.refusedAndEmpty, _): throw .invalidKey(.unknownOrInactive)
            }
        }
        return fixture
    }

    private func kind(_ content: WidgetContent?) -> Kind? {
        switch content?.body {
        case .sample: .sample
        case .weather(let weather): weather.freshness?.isOutdated == true ? .outdated : .current
        case .message(let message): message.id == "widget.chooseCity" ? .chooseCity : .failure
        case nil: nil
        }
    }

    @Test(
        arguments: [
            (Weather.new, Kind.current, 15.0), (.cached, .current, 15), (.stale, .outdated, 30),
            (.refusedButCached, .outdated, 240), (.offlineAndEmpty, .failure, 30), (.refusedAndEmpty, .failure, 240),
        ],
        [Place.chosen, .device, .configured, .deviceBesideChosen]
    )
    func `show in a timeline and wait in minutes as the table says`(
        expected: (weather: Weather, kind: Kind, wait: Double),
        place: Place
    ) async {
        let fixture = fixture(place, expected.weather)

        let timeline = await fixture.sut.timeline(.large, for: place.widgetPlace)

        #expect(kind(timeline.entries.first?.content) == expected.kind)
        #expect(timeline.reloadDate.timeIntervalSince(fixture.time.now) == expected.wait * 60)
        #expect(zip(timeline.entries, timeline.entries.dropFirst()).allSatisfy { $0.date < $1.date })
    }

    @Test(
        arguments: [
            (Weather.new, Kind.sample), (.cached, .current), (.stale, .outdated), (.refusedButCached, .outdated),
            (.offlineAndEmpty, .sample), (.refusedAndEmpty, .sample),
        ],
        [Place.chosen, .device, .configured, .deviceBesideChosen]
    )
    func `show in a snapshot as the table says and reload nothing`(
        expected: (weather: Weather, kind: Kind),
        place: Place
    ) async {
        let fixture = fixture(place, expected.weather)

        let entry = await fixture.sut.snapshot(.large, for: place.widgetPlace)

        #expect(kind(entry.content) == expected.kind)
        #expect(fixture.asked.map(\.policy) == [.cacheOnly])
        #expect(await fixture.log.history(of: .large, for: place.widgetPlace) == WidgetReloadHistory())
    }

    @Test(
        arguments: [
            (Place.refused, Kind.chooseCity, 240.0), (.unavailable, .chooseCity, 30), (.none, .chooseCity, 240),
            (.unreadable, .failure, 240),
        ],
        Weather.allCases
    )
    func `ask for a city or say what failed where there is no place`(
        expected: (place: Place, kind: Kind, wait: Double),
        weather: Weather
    ) async {
        let fixture = fixture(expected.place, weather)

        let timeline = await fixture.sut.timeline(.medium)
        let snapshot = await fixture.sut.snapshot(.medium)

        #expect(kind(timeline.entries.first?.content) == expected.kind)
        #expect(kind(snapshot.content) == .sample)
        #expect(timeline.reloadDate.timeIntervalSince(fixture.time.now) == expected.wait * 60)
        #expect(fixture.weather.calls.isEmpty)
    }

    @Test(arguments: Place.allCases, Weather.allCases)
    func `are samples at once whatever is known`(place: Place, weather: Weather) {
        let fixture = fixture(place, weather)

        #expect(WidgetSize.allCases.allSatisfy { kind(fixture.sut.placeholder($0).content) == .sample })
        #expect(fixture.weather.calls.isEmpty)
    }

    @Test(arguments: Place.allCases, Weather.allCases)
    func `keep the contract of timelines in every size`(place: Place, weather: Weather) async {
        for family in WidgetSize.allCases {
            let fixture = fixture(place, weather)

            let timeline = await fixture.sut.timeline(family, for: place.widgetPlace)
            let snapshot = await fixture.sut.snapshot(family, for: place.widgetPlace)

            let dates = timeline.entries.map(\.date)
            #expect(dates.first == fixture.time.now)
            #expect(dates == Set(dates).sorted())
            #expect(timeline.reloadDate > fixture.time.now)
            #expect(timeline.entries.allSatisfy { !$0.isSample && $0.content.family == family })
            #expect(timeline.entries.allSatisfy { ($0.temperature == nil) == ($0.content.message != nil) })
            #expect(snapshot.content.family == family)
            #expect(snapshot.content.message == nil)
            #expect(snapshot.temperature != nil)
        }
    }
}
