import Foundation
import OpenWeatherCore
import OpenWeatherFavoritesFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("The device's place among the favorites", .watched)
struct FavoritesDeviceTests {
    /// The device is in Lisbon; Tokyo and Berlin are marked.
    private nonisolated static var preferences: Preferences {
        var preferences = FavoritesFixture.two
        preferences.selectDevice(DevicePlace(.lisbon, at: SampleTime.fetched))
        return preferences
    }

    @Test
    func `is the first row with the city below`() async throws {
        let fixture = FavoritesFixture(Self.preferences)

        await fixture.sut.onAppear()

        let row = try #require(fixture.rows.first)
        #expect(row.isDevice && row.id == .device)
        #expect(row.place.title == "My location")
        #expect(row.place.subtitle == "Lisbon, Portugal")
        #expect(row.place.accessibility.label == "My location, Lisbon, Portugal")
        #expect(row.moveUp == nil && row.moveDown == nil)
        #expect(fixture.names == ["My location", "Tokyo", "Berlin"])
        #expect(fixture.temperatures == ["18°", "18°", "18°"])
        #expect(fixture.asked.map(\.coordinate) == [.lisbon, .tokyo, .berlin])
    }

    @Test
    func `shows the same place twice with one request where it is also marked`() async {
        var preferences = Self.preferences
        preferences.toggleFavorite(.lisbon)
        let fixture = FavoritesFixture(preferences)

        await fixture.sut.onAppear()

        #expect(fixture.names == ["My location", "Tokyo", "Berlin", "Lisbon"])
        #expect(Set(fixture.rows.map(\.id)).count == 4)
        #expect(fixture.asked.count == 3)
    }

    @Test(arguments: [(1, 2), (2, 0), (2, 1)])
    func `stays first while the others move`(from: Int, to: Int) async {
        let fixture = FavoritesFixture(Self.preferences)
        await fixture.sut.onAppear()

        await fixture.sut.favoriteMoved(from: from, to: to)

        #expect(fixture.names == ["My location", "Berlin", "Tokyo"])
        await fixture.sut.favoriteMoved(from: 0, to: 2)
        #expect(fixture.names == ["My location", "Berlin", "Tokyo"])
    }

    @Test
    func `opens where the device is and can be removed`() async {
        let fixture = FavoritesFixture(Self.preferences)
        await fixture.sut.onAppear()

        fixture.sut.favoriteTapped(.device)
        #expect(fixture.router.calls == [.show(.home(.lisbon))])

        await fixture.sut.removeTapped(.device)
        #expect(fixture.names == ["Tokyo", "Berlin"])
        #expect(fixture.stored.devicePlace != nil && fixture.stored.followsDevice)
    }

    @Test
    func `is loaded again where it has moved`() async throws {
        let fixture = FavoritesFixture(Self.preferences)
        await fixture.sut.onAppear()
        let following = Task { await fixture.sut.followFavorites() }

        try await fixture.store.base.update { $0.deviceMoved(to: DevicePlace(.paris, at: SampleTime.fetched)) }

        await until { fixture.asked.map(\.coordinate).contains(.paris) }
        await until { fixture.rows.first?.weather.weather != nil }
        #expect(fixture.rows.first?.place.subtitle?.hasPrefix("Paris") == true)
        following.cancel()
        await following.value
    }
}
