import OpenWeatherCore
import OpenWeatherLocationSearchFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("While a chosen place is being saved", .watched)
struct LocationSearchChoosingTests {
    /// How the place, which is Tokyo, was chosen.
    enum Choice: String, CaseIterable { case tapped, located }

    /// The events that can arrive while it is being saved.
    enum Event: String, CaseIterable {
        case onAppear, queryChanged, cleared, samePlace, otherPlace, favoriteToggled, removeRecentTapped
        case useCurrentLocationTapped, backTapped, backTappedTwice, retryTapped
    }

    /// A screen on which Tokyo was chosen; the saving waits at the store's gate.
    private func choosing(
        _ choice: Choice = .tapped,
        at gate: Gate = Gate()
    ) async -> (fixture: SearchFixture, work: Task<Void, Never>) {
        let fixture = SearchFixture(debounce: .zero, saving: gate)
        fixture.provider.responses.always(.tokyo)
        fixture.geocoding.near.always([.tokyo])
        fixture.geocoding.named.always([.paris])
        let work = Task {
            switch choice {
            case .tapped: await fixture.sut.locationSelected(.tokyo)
            case .located: await fixture.sut.useCurrentLocationTapped()
            }
        }
        await gate.waitForArrivals()
        return (fixture, work)
    }

    /// Chooses another place while one is being saved.
    private func choose(_ location: Location, on fixture: SearchFixture) async -> Task<Void, Never> {
        // On Linux the choice is made before this returns, however busy the machine is.
        let choice = Task.startingNow { await fixture.sut.locationSelected(location) }
        await settle()
        return choice
    }

    private func perform(_ event: Event, on fixture: SearchFixture) async {
        switch event {
        case .onAppear: await fixture.sut.onAppear()
        case .queryChanged: await fixture.sut.queryChanged(text: "Par")
        case .cleared: await fixture.sut.queryChanged(text: " ")
        case .samePlace: await fixture.sut.locationSelected(.tokyo)
        case .otherPlace: await fixture.sut.locationSelected(.paris)
        case .favoriteToggled: await fixture.sut.favoriteToggled(.cairo)
        case .removeRecentTapped: await fixture.sut.removeRecentTapped(.london)
        case .useCurrentLocationTapped: await fixture.sut.useCurrentLocationTapped()
        case .backTapped: fixture.sut.backTapped()
        case .backTappedTwice:
            fixture.sut.backTapped()
            fixture.sut.backTapped()
        case .retryTapped: await fixture.sut.retryTapped()
        }
    }

    @Test(
        arguments: Choice.allCases,
        Event.allCases
    )
    func `every event ends at home once with the place that was chosen last`(choice: Choice, event: Event) async {
        let (fixture, work) = await choosing(choice)
        let asked = fixture.provider.callCount

        let next = Task { await perform(event, on: fixture) }
        await settle()
        let during = fixture.router.calls
        fixture.store.gate.open()
        await work.value
        await next.value
        fixture.sut.backTapped()

        #expect(during.isEmpty)
        #expect(fixture.router.calls == [.setRootHome])
        #expect(fixture.stored.currentLocation == (event == .otherPlace ? .paris : .tokyo))
        #expect(fixture.provider.callCount == asked)
        #expect(fixture.sut.state.notice == nil)
        switch event {
        case .otherPlace, .favoriteToggled, .removeRecentTapped: #expect(fixture.store.base.updateCount == 2)
        default: #expect(fixture.store.base.updateCount == 1)
        }
    }

    @Test(arguments: Choice.allCases)
    func `later choices wait for their turn and only the last of them is saved`(choice: Choice) async {
        let (fixture, work) = await choosing(choice)
        var later: [Task<Void, Never>] = []
        for location in [Location.paris, .berlin, .cairo] { later.append(await choose(location, on: fixture)) }
        let waiting = fixture.store.gate.waitingCount

        fixture.store.gate.letOneThrough()
        await fixture.store.gate.waitForArrivals(2)
        let between = (place: fixture.stored.currentLocation, routes: fixture.router.calls)
        fixture.store.gate.open()
        for task in [work] + later { await task.value }

        #expect(waiting == 1)
        #expect(between.place == .tokyo)
        #expect(between.routes.isEmpty)
        // Where the device is is no visit.
        let visited: [Location] = choice == .tapped ? [.tokyo] : []
        #expect(fixture.stored.recents == [.cairo] + visited + [.lisbon, .london])
        #expect(fixture.router.calls == [.setRootHome])
    }

    @Test
    func `coming back to the place that is being saved does not save it again`() async {
        let (fixture, work) = await choosing()
        let detour = await choose(.paris, on: fixture)
        let back = await choose(.tokyo, on: fixture)

        fixture.store.gate.open()
        for task in [work, detour, back] { await task.value }

        #expect(fixture.store.base.updateCount == 1)
        #expect(fixture.stored.currentLocation == .tokyo)
        #expect(fixture.router.calls == [.setRootHome])
    }

    @Test(arguments: Choice.allCases)
    func `a failure is told and back works again`(choice: Choice) async {
        let (fixture, work) = await choosing(choice)
        fixture.sut.backTapped()
        fixture.store.base.setFailure(.storage(.full))

        fixture.store.gate.open()
        await work.value
        let notice = fixture.sut.state.notice
        let before = fixture.router.calls
        fixture.sut.backTapped()

        #expect(notice?.kind == .failure)
        #expect(before.isEmpty)
        #expect(fixture.router.calls == [.dismiss])
        #expect(fixture.stored.currentLocation == .lisbon)
    }

    @Test
    func `a failure of an earlier choice does not matter`() async {
        let (fixture, work) = await choosing()
        let last = await choose(.paris, on: fixture)
        fixture.store.base.setFailure(.storage(.full))

        fixture.store.gate.letOneThrough()
        await fixture.store.gate.waitForArrivals(2)
        fixture.store.base.setFailure(nil)
        fixture.store.gate.open()
        await work.value
        await last.value

        #expect(fixture.sut.state.notice == nil)
        #expect(fixture.stored.currentLocation == .paris)
        #expect(fixture.router.calls == [.setRootHome])
    }

    @Test
    func `a failure of the last choice leaves the one before it which back shows at home`() async {
        let (fixture, work) = await choosing()
        let last = await choose(.paris, on: fixture)

        fixture.store.gate.letOneThrough()
        await fixture.store.gate.waitForArrivals(2)
        fixture.store.base.setFailure(.storage(.full))
        fixture.store.gate.open()
        await work.value
        await last.value
        let before = fixture.router.calls
        let notice = fixture.sut.state.notice
        fixture.sut.backTapped()
        fixture.sut.backTapped()

        #expect(before.isEmpty)
        #expect(notice != nil)
        #expect(fixture.stored.currentLocation == .tokyo)
        #expect(fixture.router.calls == [.setRootHome])

        fixture.store.base.setFailure(nil)
        await fixture.sut.onAppear()
        fixture.sut.backTapped()

        #expect(fixture.router.calls == [.setRootHome, .dismiss])
    }

    @Test(arguments: Choice.allCases, [true, false])
    func `cancelling an earlier choice leaves the later one alone`(choice: Choice, savesAnyway: Bool) async {
        let (fixture, work) = await choosing(choice, at: Gate(ignoresCancellation: savesAnyway))
        let last = await choose(.paris, on: fixture)

        work.cancel()
        fixture.store.gate.open()
        await work.value
        await last.value

        #expect(fixture.stored.currentLocation == .paris)
        switch choice {
        case .tapped: #expect(fixture.stored.recents.contains(.tokyo) == savesAnyway)
        case .located: #expect((fixture.stored.devicePlace?.location == .tokyo) == savesAnyway)
        }
        #expect(fixture.router.calls == [.setRootHome])
        #expect(fixture.sut.state.notice == nil)
    }

    @Test(arguments: [true, false]
    )
    func `cancelling the choice goes nowhere and back shows at home what was saved all the same`(savesAnyway: Bool)
        async
    {
        let (fixture, work) = await choosing(at: Gate(ignoresCancellation: savesAnyway))

        work.cancel()
        fixture.store.gate.open()
        await work.value
        let before = fixture.router.calls
        fixture.sut.backTapped()

        #expect(before.isEmpty)
        #expect(fixture.sut.state.notice == nil)
        #expect(fixture.stored.currentLocation == (savesAnyway ? .tokyo : .lisbon))
        #expect(fixture.router.calls == [savesAnyway ? .setRootHome : .dismiss])
    }
}
