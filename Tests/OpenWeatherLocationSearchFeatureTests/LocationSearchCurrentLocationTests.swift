import OpenWeatherCore
import OpenWeatherLocationSearchFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import Testing

@MainActor
@Suite("Using the current location in the search", .timeLimit(.minutes(5)))
struct LocationSearchCurrentLocationTests {
    @Test("is offered only where the device has a place", arguments: [true, false])
    func isOfferedOnlyWhereTheDeviceHasAPlace(hasProvider: Bool) async {
        let stage = SearchStage(hasProvider: hasProvider)

        #expect((stage.sut.state.useCurrentLocation != nil) == hasProvider)
        if !hasProvider {
            await stage.sut.useCurrentLocationTapped()
            #expect(stage.provider.callCount == 0)
            #expect(stage.sut.state.notice == nil)
        }
    }

    @Test("chooses the nearest place")
    func choosesTheNearestPlace() async {
        let stage = SearchStage()
        stage.provider.responses.always(.lisbon)
        stage.geocoding.near.always([.berlin])

        await stage.sut.useCurrentLocationTapped()

        #expect(stage.geocoding.calls == [.near(.lisbon, limit: 1, policy: .cacheFirst)])
        #expect(stage.stored.currentLocation == .berlin)
        #expect(stage.router.calls == [.setRootHome])
        #expect(stage.sut.state.locating == nil)
    }

    @Test("chooses the point itself where no place is near")
    func choosesThePointItselfWhereNoPlaceIsNear() async {
        let stage = SearchStage()
        stage.provider.responses.always(.nullIsland)
        stage.geocoding.near.always([])

        await stage.sut.useCurrentLocationTapped()

        #expect(stage.stored.currentLocation?.coordinate == .nullIsland)
        #expect(stage.stored.currentLocation?.name == "")
    }

    @Test("says that it is looking and asks once for two taps")
    func saysThatItIsLookingAndAsksOnceForTwoTaps() async {
        let stage = SearchStage()
        let gate = Gate()
        stage.provider.responses.always(.lisbon, after: gate)
        stage.geocoding.near.always([.lisbon])

        let first = Task { await stage.sut.useCurrentLocationTapped() }
        await gate.waitForArrivals()
        await stage.sut.useCurrentLocationTapped()

        #expect(stage.sut.state.locating?.text == "Finding your location…")

        gate.open()
        await first.value

        #expect(stage.provider.callCount == 1)
        #expect(stage.router.calls == [.setRootHome])
    }

    @Test(
        "points to the search by name when the device does not tell its place",
        arguments: [
            WeatherError.location(.refused), .location(.unavailable), .timedOut, .server(status: nil),
        ]
    )
    func pointsToTheSearchByNameWhenTheDeviceDoesNotTellItsPlace(error: WeatherError) async {
        let stage = SearchStage()
        stage.provider.responses.always(failure: error)

        await stage.sut.useCurrentLocationTapped()

        #expect(stage.sut.state.notice?.text.contains("Search for a city by name") == true)
        #expect(stage.router.calls.isEmpty)
        #expect(stage.geocoding.calls.isEmpty)
    }

    @Test("tells a missing network apart")
    func tellsAMissingNetworkApart() async {
        let stage = SearchStage()
        stage.provider.responses.always(.lisbon)
        stage.geocoding.near.always(failure: .offline)

        await stage.sut.useCurrentLocationTapped()

        #expect(stage.sut.state.notice?.kind == .offline)
        #expect(stage.stored.currentLocation == .lisbon)
        #expect(stage.router.calls.isEmpty)
    }

    /// What the user does while the device looks for its place.
    enum Interruption: CaseIterable { case types, chooses, goesBack, cancels }

    @Test("gives way to whatever the user does next", arguments: Interruption.allCases)
    func givesWayToWhateverTheUserDoesNext(interruption: Interruption) async {
        let stage = SearchStage()
        let stubborn = Gate(ignoresCancellation: true)
        stage.provider.responses.always(.lisbon, after: stubborn)
        stage.geocoding.near.always([.berlin])
        stage.geocoding.named.always([.paris])
        let locating = Task { await stage.sut.useCurrentLocationTapped() }
        await stubborn.waitForArrivals()

        switch interruption {
        case .types: await stage.search("Par")
        case .chooses: await stage.sut.locationSelected(.paris)
        case .goesBack: stage.sut.backTapped()
        case .cancels: locating.cancel()
        }
        stubborn.open()
        await locating.value
        await stage.settle()

        #expect(stage.stored.currentLocation != .berlin)
        #expect(stage.sut.state.locating == nil)
        #expect(stage.sut.state.notice == nil)
        switch interruption {
        case .types: #expect(stage.names == ["Paris"] && stage.router.calls.isEmpty)
        case .chooses: #expect(stage.router.calls == [.setRootHome])
        case .goesBack: #expect(stage.router.calls == [.dismiss])
        case .cancels: #expect(stage.router.calls.isEmpty)
        }
    }
}
