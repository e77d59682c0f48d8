import OpenWeatherCore
import OpenWeatherLocationSearchFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Using the current location in the search", .watched)
struct LocationSearchCurrentLocationTests {
    @Test(arguments: [true, false])
    func `is offered only where the device has a place`(hasProvider: Bool) async {
        let fixture = SearchFixture(hasProvider: hasProvider)

        #expect((fixture.sut.state.useCurrentLocation != nil) == hasProvider)
        if !hasProvider {
            await fixture.sut.useCurrentLocationTapped()
            #expect(fixture.provider.callCount == 0)
            #expect(fixture.sut.state.notice == nil)
        }
    }

    @Test
    func `chooses the nearest place`() async {
        let fixture = SearchFixture()
        fixture.provider.responses.always(.lisbon)
        fixture.geocoding.near.always([.berlin])

        await fixture.sut.useCurrentLocationTapped()

        let sent = Coordinate.lisbon.rounded(toDecimals: 2)
        #expect(fixture.geocoding.calls == [.near(sent, limit: 1, policy: .cacheFirst)])
        #expect(fixture.stored.currentLocation == .berlin)
        #expect(fixture.stored.choice == .device)
        #expect(fixture.stored.devicePlace == DevicePlace(.berlin, fix: sent, at: SampleTime.fetched))
        #expect(fixture.stored.history == SearchFixture.saved.history, "where the device is is no visit")
        #expect(fixture.router.calls == [.setRootHome])
        #expect(fixture.sut.state.locating == nil)
    }

    @Test
    func `chooses the point itself where no place is near`() async {
        let fixture = SearchFixture()
        fixture.provider.responses.always(.nullIsland)
        fixture.geocoding.near.always([])

        await fixture.sut.useCurrentLocationTapped()

        #expect(fixture.stored.currentLocation?.coordinate == .nullIsland)
        #expect(fixture.stored.currentLocation?.name == "")
    }

    @Test
    func `says that it is looking and asks once for two taps`() async {
        let fixture = SearchFixture()
        let gate = Gate()
        fixture.provider.responses.always(.lisbon, after: gate)
        fixture.geocoding.near.always([.lisbon])

        let first = Task { await fixture.sut.useCurrentLocationTapped() }
        await gate.waitForArrivals()
        await fixture.sut.useCurrentLocationTapped()

        #expect(fixture.sut.state.locating?.text == "Finding your location…")

        gate.open()
        await first.value

        #expect(fixture.provider.callCount == 1)
        #expect(fixture.router.calls == [.setRootHome])
    }

    @Test(arguments: [
        WeatherError.location(.refused), .location(.unavailable), .timedOut, .server(status: nil),
    ]
    )
    func `points to the search by name when the device does not tell its place`(error: WeatherError) async {
        let fixture = SearchFixture()
        fixture.provider.responses.always(failure: error)

        await fixture.sut.useCurrentLocationTapped()

        #expect(fixture.sut.state.notice?.text.lowercased().contains("search for a city by name") == true)
        #expect(fixture.router.calls.isEmpty)
        #expect(fixture.geocoding.calls.isEmpty)
    }

    @Test
    func `tells a missing network apart`() async {
        let fixture = SearchFixture()
        fixture.provider.responses.always(.lisbon)
        fixture.geocoding.near.always(failure: .offline)

        await fixture.sut.useCurrentLocationTapped()

        #expect(fixture.sut.state.notice?.kind == .offline)
        #expect(fixture.stored.currentLocation == .lisbon)
        #expect(fixture.router.calls.isEmpty)
    }

    /// The events that can arrive while the device is being located.
    enum Interruption: CaseIterable { case types, chooses, goesBack, cancels }

    @Test(arguments: Interruption.allCases)
    func `gives way to whatever the user does next`(interruption: Interruption) async {
        let fixture = SearchFixture()
        let stubborn = Gate(ignoresCancellation: true)
        fixture.provider.responses.always(.lisbon, after: stubborn)
        fixture.geocoding.near.always([.berlin])
        fixture.geocoding.named.always([.paris])
        let locating = Task { await fixture.sut.useCurrentLocationTapped() }
        await stubborn.waitForArrivals()

        switch interruption {
        case .types: await fixture.search("Par")
        case .chooses: await fixture.sut.locationSelected(.paris)
        case .goesBack: fixture.sut.backTapped()
        case .cancels: locating.cancel()
        }
        stubborn.open()
        await locating.value
        await settle()

        #expect(fixture.stored.currentLocation != .berlin)
        #expect(fixture.sut.state.locating == nil)
        #expect(fixture.sut.state.notice == nil)
        switch interruption {
        case .types: #expect(fixture.names == ["Paris"] && fixture.router.calls.isEmpty)
        case .chooses: #expect(fixture.router.calls == [.setRootHome])
        case .goesBack: #expect(fixture.router.calls == [.dismiss])
        case .cancels: #expect(fixture.router.calls.isEmpty)
        }
    }
}
