import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import OpenWeatherWidgetFeature
import Testing

@Suite("Widget place", .watched)
struct WidgetPlaceTests {
    private let nowhere = Preferences.sample(currentLocation: nil)

    @Test(arguments: WidgetSize.allCases)
    func `asks to choose a city when none is chosen`(family: WidgetSize) async {
        let fixture = WidgetFixture(nowhere)

        let timeline = await fixture.sut.timeline(family)
        let snapshot = await fixture.sut.snapshot(family)

        let content = timeline.entries.first?.content
        #expect(content?.message?.id == "widget.chooseCity")
        #expect(content?.message?.title == "Choose a city")
        #expect(content?.destination == .search)
        #expect(snapshot.isSample)
        #expect(fixture.weather.calls.isEmpty)
        #expect(timeline.reloadDate == SampleTime.fetched + 4 * 3600)
    }

    @Test(arguments: [(LocationFailure.refused, 240.0, "may not use"), (.unavailable, 30, "can’t be determined")]
    )
    func `asks to choose a city when the device does not tell its place`(
        failure: LocationFailure,
        wait: Double,
        words: String
    ) async throws {
        let fixture = WidgetFixture(nowhere, device: StubLocationProvider(failure: failure))

        let timeline = await fixture.sut.timeline(.medium)

        let message = try #require(timeline.entries.first?.content.message)
        #expect(message.title == "Choose a city")
        #expect(message.message.contains(words))
        #expect(message.symbolName == "location.slash")
        #expect(timeline.reloadDate == SampleTime.fetched + wait * 60)
        #expect(fixture.weather.calls.isEmpty)
    }

    @Test
    func `shows the weather where the device is named as the service names it`() async throws {
        let fixture = WidgetFixture(nowhere, device: StubLocationProvider(.lisbon))
        fixture.weather.currentWeather.always(.sample(name: "Lisboa", country: "PT"))

        let content = await fixture.sut.timeline(.medium).entries.first?.content

        #expect(content?.weather?.city?.text == "Lisboa")
        #expect(content?.weather?.countryCode?.text == "PT")
        #expect(fixture.asked.map(\.coordinate) == [Coordinate.lisbon.rounded(toDecimals: 2)])
        // Opening the place would make it the chosen one.
        #expect(content?.destination == .home)
    }

    @Test
    func `does not ask the device when a city is chosen`() async {
        let device = StubLocationProvider(.tokyo)
        let fixture = WidgetFixture(device: device)
        fixture.weather.currentWeather.always(.sample())

        let content = await fixture.sut.timeline(.medium).entries.first?.content

        #expect(device.callCount == 0)
        #expect(fixture.asked.map(\.coordinate) == [.lisbon])
        #expect(content?.destination == .weather(.lisbon))
    }

    @Test
    func `does not ask to choose a city when the choice cannot be read`() async {
        let fixture = WidgetFixture()
        fixture.preferences.setFailure(.storage(.unreadable(name: "preferences.json")))

        let timeline = await fixture.sut.timeline(.medium)

        #expect(timeline.entries.first?.content.message?.id == "widget.failure")
        #expect(fixture.weather.calls.isEmpty)
    }

    @Test
    func `requests the users language and units`() async {
        let fixture = WidgetFixture(.sample(units: .imperial, language: .fixed(.german)))
        fixture.weather.currentWeather.always(.sample())

        _ = await fixture.sut.timeline(.small)

        let options = RequestOptions(units: .imperial, language: .german)
        #expect(
            Set(fixture.weather.calls) == [
                .currentWeather(.coordinate(.lisbon), options: options, policy: .cacheFirst),
                .forecast(.coordinate(.lisbon), count: nil, options: options, policy: .cacheOnly),
            ]
        )
    }

    @Test
    func `sends no request for a snapshot and shows what is cached`() async {
        let fixture = WidgetFixture(.sample(favorites: [.tokyo]))
        fixture.weather.currentWeather.always(.sample(.sample(), from: .cache))

        let entry = await fixture.sut.snapshot(.large)

        #expect(entry.content.weather?.temperature.text == "18°")
        #expect(fixture.asked.map(\.policy) == [.cacheOnly, .cacheOnly])
        #expect(await fixture.log.history(of: .large).reloads.isEmpty)
    }

    @Test
    func `shows a sample in a snapshot when nothing is cached having looked once`() async {
        let fixture = WidgetFixture()
        fixture.weather.currentWeather.always(failure: .notCached)

        let entry = await fixture.sut.snapshot(.small)

        #expect(entry.isSample)
        #expect(entry.content.message == nil)
        #expect(fixture.asked.count == 1)
    }

    @Test
    func `shows the city that a widget is configured to whatever the user chose in the app`() async {
        let device = StubLocationProvider(.paris)
        let fixture = WidgetFixture(.sample(currentLocation: .lisbon), device: device)
        fixture.weather.currentWeather.always(.sample())

        let timeline = await fixture.sut.timeline(.medium, for: .location(.tokyo))

        let content = timeline.entries.first?.content
        #expect(content?.weather?.city?.text == "Tokyo")
        #expect(content?.destination == .weather(.tokyo))
        #expect(fixture.asked.map(\.coordinate) == [.tokyo])
        #expect(device.callCount == 0)
        #expect(fixture.preferences.stored.currentLocation == .lisbon)
    }

    @Test
    func `shows the devices place where it is configured so also beside a chosen city`() async {
        let fixture = WidgetFixture(.sample(currentLocation: .tokyo), device: StubLocationProvider(.lisbon))
        fixture.weather.currentWeather.always(.sample(name: "Lisboa", country: "PT"))

        let content = await fixture.sut.timeline(.medium, for: .device).entries.first?.content

        #expect(content?.weather?.city?.text == "Lisboa")
        #expect(content?.destination == .home)
        #expect(fixture.asked.map(\.coordinate) == [Coordinate.lisbon.rounded(toDecimals: 2)])
    }

    @Test
    func `asks to choose a city for the devices place without a source of it`() async {
        let fixture = WidgetFixture(.sample(currentLocation: .tokyo))

        let content = await fixture.sut.timeline(.medium, for: .device).entries.first?.content

        #expect(content?.message?.id == "widget.chooseCity")
        #expect(fixture.weather.calls.isEmpty)
    }

    @Test
    func `needs no current place for a city of its own`() async {
        let fixture = WidgetFixture(nowhere)
        fixture.weather.currentWeather.always(.sample())

        let timeline = await fixture.sut.timeline(.small, for: .location(.tokyo))

        #expect(timeline.entries.first?.content.weather?.city?.text == "Tokyo")
        #expect(timeline.reloadDate == SampleTime.fetched + 900)
    }

    @Test
    func `leaves the city it shows out of its favorites`() async {
        let fixture = WidgetFixture(.sample(currentLocation: .lisbon, favorites: [.tokyo, .lisbon]))
        fixture.weather.currentWeather.always(.sample())

        let content = await fixture.sut.timeline(.large, for: .location(.tokyo)).entries.first?.content

        #expect(content?.weather?.favorites.map(\.name) == ["Lisbon"])
        #expect(fixture.asked.count == 2)
    }

    @Test
    func `costs one request for each of three cities`() async {
        let fixture = WidgetFixture()
        fixture.weather.currentWeather.always(.sample())

        for city in [Location.lisbon, .tokyo, .paris] {
            _ = await fixture.sut.timeline(.medium, for: .location(city))
        }

        #expect(fixture.asked.map(\.coordinate) == [.lisbon, .tokyo, .paris])
        #expect(fixture.asked.allSatisfy { $0.policy == .cacheFirst })
    }

    @Test
    func `waits for each city on its own`() async {
        let fixture = WidgetFixture()
        fixture.response([.tokyo: .sample(.sample())])

        _ = await fixture.sut.timeline(.small, for: .location(.lisbon))
        let lisbon = await fixture.sut.timeline(.small, for: .location(.lisbon))
        let tokyo = await fixture.sut.timeline(.small, for: .location(.tokyo))
        let current = await fixture.sut.timeline(.small)

        #expect(lisbon.reloadDate == SampleTime.fetched + 3600)
        #expect(tokyo.reloadDate == SampleTime.fetched + 900)
        #expect(current.reloadDate == SampleTime.fetched + 1800)
    }
}
