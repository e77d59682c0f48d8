import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import OpenWeatherWidgetFeature
import Testing

@Suite("Widget at the device's place", .watched)
struct WidgetDeviceTests {
    /// Preferences of a user whose current place follows the device.
    private static func following(_ location: Location = .lisbon) -> Preferences {
        var preferences = Preferences.sample(currentLocation: nil)
        preferences.selectDevice(DevicePlace(location, at: SampleTime.fetched))
        return preferences
    }

    @Test(arguments: LocationFailure.allCases, [WidgetPlace.current, .device])
    func `keeps its place over fifty failed fixes`(failure: LocationFailure, place: WidgetPlace) async {
        let device = StubLocationProvider(failure: failure)
        let fixture = WidgetFixture(Self.following(), device: device)
        fixture.weather.currentWeather.always(.sample())

        for _ in 0..<50 {
            fixture.time.advance(by: .seconds(900))
            let timeline = await fixture.sut.timeline(.medium, for: place)
            let content = timeline.entries.first?.content
            #expect(content?.weather?.city?.text == "Lisbon")
            #expect(content?.destination == .home)
            #expect(timeline.reloadDate <= fixture.time.now + 3600, "a failed fix is no failure of the widget")
        }

        #expect(device.callCount == 50)
        #expect(device.promptCount == 0)
        #expect(Set(fixture.asked.map(\.coordinate)) == [.lisbon])
        #expect(fixture.preferences.stored.devicePlace?.date == SampleTime.fetched)
    }

    @Test
    func `remembers where it found the device under the name of the service`() async {
        let device = StubLocationProvider(.lisbon)
        let fixture = WidgetFixture(.sample(currentLocation: nil), device: device)
        fixture.weather.currentWeather.always(.sample(name: "Lisboa", country: "PT"))

        _ = await fixture.sut.timeline(.small)
        device.responses.always(failure: .location(.unavailable))
        let content = await fixture.sut.timeline(.small).entries.first?.content

        #expect(content?.weather?.city?.text == "Lisboa")
        let known = fixture.preferences.stored.devicePlace
        #expect(known?.fix == Coordinate.lisbon.rounded(toDecimals: 2))
        #expect(known?.location.name == "Lisboa")
        // Remembering is no choice of the user.
        #expect(fixture.preferences.stored.choice == nil)
    }

    @Test
    func `follows the device and moves the current place of the app`() async {
        let fixture = WidgetFixture(Self.following(), device: StubLocationProvider(.tokyo))
        fixture.weather.currentWeather.always(.sample(name: "Tokyo", country: "JP"))

        let content = await fixture.sut.timeline(.medium).entries.first?.content

        #expect(content?.weather?.city?.text == "Tokyo")
        #expect(fixture.preferences.stored.choice == .device)
        #expect(fixture.preferences.stored.currentLocation?.name == "Tokyo")
    }

    @Test
    func `keeps the name that the app has for the same place`() async {
        let fixture = WidgetFixture(Self.following(), device: StubLocationProvider(.lisbon))
        fixture.weather.currentWeather.always(.sample(name: "Alfama", country: "PT"))

        let content = await fixture.sut.timeline(.medium).entries.first?.content

        #expect(content?.weather?.city?.text == "Lisbon")
        #expect(fixture.asked.map(\.coordinate) == [.lisbon])
    }

    @Test
    func `writes nothing for a snapshot or for the same place a moment later`() async {
        let fixture = WidgetFixture(Self.following(), device: StubLocationProvider(.lisbon))
        fixture.weather.currentWeather.always(.sample(.sample(), from: .cache))
        let before = fixture.preferences.stored

        _ = await fixture.sut.snapshot(.medium)
        _ = await fixture.sut.timeline(.medium)
        #expect(fixture.preferences.stored == before)

        fixture.time.advance(by: .seconds(900))
        _ = await fixture.sut.timeline(.medium)
        #expect(fixture.preferences.stored.devicePlace?.date == fixture.time.now)
    }

    @Test
    func `shows the remembered place without a source of the location`() async {
        let fixture = WidgetFixture(Self.following())
        fixture.weather.currentWeather.always(.sample())

        let content = await fixture.sut.timeline(.medium).entries.first?.content

        #expect(content?.weather?.city?.text == "Lisbon")
    }

    @Test
    func `shows the place of a choice`() {
        #expect(WidgetPlace(.device) == .device)
        #expect(WidgetPlace(.place(.lisbon)) == .location(.lisbon))
    }
}
