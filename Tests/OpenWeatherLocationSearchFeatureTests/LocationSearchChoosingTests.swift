import OpenWeatherCore
import OpenWeatherLocationSearchFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import Testing

@MainActor
@Suite("While a chosen place is being saved", .timeLimit(.minutes(5)))
struct LocationSearchChoosingTests {
    /// How the place, which is Tokyo, was chosen.
    enum Choice: String, CaseIterable { case tapped, located }

    /// What the user does while it is being saved.
    enum Event: String, CaseIterable {
        case onAppear, queryChanged, cleared, samePlace, otherPlace, favoriteToggled, removeRecentTapped
        case useCurrentLocationTapped, backTapped, backTappedTwice, retryTapped
    }

    /// A screen on which Tokyo was chosen; the saving waits at the store's gate.
    private func choosing(
        _ choice: Choice = .tapped,
        at gate: Gate = Gate()
    ) async -> (stage: SearchStage, work: Task<Void, Never>) {
        let stage = SearchStage(debounce: .zero, saving: gate)
        stage.provider.responses.always(.tokyo)
        stage.geocoding.near.always([.tokyo])
        stage.geocoding.named.always([.paris])
        let work = Task {
            switch choice {
            case .tapped: await stage.sut.locationSelected(.tokyo)
            case .located: await stage.sut.useCurrentLocationTapped()
            }
        }
        await gate.waitForArrivals()
        return (stage, work)
    }

    /// Chooses another place while one is being saved.
    private func choose(_ location: Location, on stage: SearchStage) async -> Task<Void, Never> {
        let choice = Task { await stage.sut.locationSelected(location) }
        await stage.settle()
        return choice
    }

    private func perform(_ event: Event, on stage: SearchStage) async {
        switch event {
        case .onAppear: await stage.sut.onAppear()
        case .queryChanged: await stage.sut.queryChanged(text: "Par")
        case .cleared: await stage.sut.queryChanged(text: " ")
        case .samePlace: await stage.sut.locationSelected(.tokyo)
        case .otherPlace: await stage.sut.locationSelected(.paris)
        case .favoriteToggled: await stage.sut.favoriteToggled(.cairo)
        case .removeRecentTapped: await stage.sut.removeRecentTapped(.london)
        case .useCurrentLocationTapped: await stage.sut.useCurrentLocationTapped()
        case .backTapped: stage.sut.backTapped()
        case .backTappedTwice:
            stage.sut.backTapped()
            stage.sut.backTapped()
        case .retryTapped: await stage.sut.retryTapped()
        }
    }

    @Test(
        "every event ends at home, once, with the place that was chosen last",
        arguments: Choice.allCases,
        Event.allCases
    )
    func everyEventEndsAtHomeOnceWithThePlaceThatWasChosenLast(choice: Choice, event: Event) async {
        let (stage, work) = await choosing(choice)
        let asked = stage.provider.callCount

        let next = Task { await perform(event, on: stage) }
        await stage.settle()
        let during = stage.router.calls
        stage.store.gate.open()
        await work.value
        await next.value
        stage.sut.backTapped()

        #expect(during.isEmpty)
        #expect(stage.router.calls == [.setRootHome])
        #expect(stage.stored.currentLocation == (event == .otherPlace ? .paris : .tokyo))
        #expect(stage.provider.callCount == asked)
        #expect(stage.sut.state.notice == nil)
        switch event {
        case .otherPlace, .favoriteToggled, .removeRecentTapped: #expect(stage.store.base.updateCount == 2)
        default: #expect(stage.store.base.updateCount == 1)
        }
    }

    @Test("later choices wait for their turn, and only the last of them is saved", arguments: Choice.allCases)
    func laterChoicesWaitForTheirTurnAndOnlyTheLastOfThemIsSaved(choice: Choice) async {
        let (stage, work) = await choosing(choice)
        var later: [Task<Void, Never>] = []
        for location in [Location.paris, .berlin, .cairo] { later.append(await choose(location, on: stage)) }
        let waiting = stage.store.gate.waitingCount

        stage.store.gate.letOneThrough()
        await stage.store.gate.waitForArrivals(2)
        let between = (place: stage.stored.currentLocation, routes: stage.router.calls)
        stage.store.gate.open()
        for task in [work] + later { await task.value }

        #expect(waiting == 1)
        #expect(between.place == .tokyo)
        #expect(between.routes.isEmpty)
        #expect(stage.stored.recents == [.cairo, .tokyo, .lisbon, .london])
        #expect(stage.router.calls == [.setRootHome])
    }

    @Test("coming back to the place that is being saved does not save it again")
    func comingBackToThePlaceThatIsBeingSavedDoesNotSaveItAgain() async {
        let (stage, work) = await choosing()
        let detour = await choose(.paris, on: stage)
        let back = await choose(.tokyo, on: stage)

        stage.store.gate.open()
        for task in [work, detour, back] { await task.value }

        #expect(stage.store.base.updateCount == 1)
        #expect(stage.stored.currentLocation == .tokyo)
        #expect(stage.router.calls == [.setRootHome])
    }

    @Test("a failure is told and Back works again", arguments: Choice.allCases)
    func aFailureIsToldAndBackWorksAgain(choice: Choice) async {
        let (stage, work) = await choosing(choice)
        stage.sut.backTapped()
        stage.store.base.setFailure(.storage(.full))

        stage.store.gate.open()
        await work.value
        let notice = stage.sut.state.notice
        let before = stage.router.calls
        stage.sut.backTapped()

        #expect(notice?.kind == .failure)
        #expect(before.isEmpty)
        #expect(stage.router.calls == [.dismiss])
        #expect(stage.stored.currentLocation == .lisbon)
    }

    @Test("a failure of an earlier choice does not matter")
    func aFailureOfAnEarlierChoiceDoesNotMatter() async {
        let (stage, work) = await choosing()
        let last = await choose(.paris, on: stage)
        stage.store.base.setFailure(.storage(.full))

        stage.store.gate.letOneThrough()
        await stage.store.gate.waitForArrivals(2)
        stage.store.base.setFailure(nil)
        stage.store.gate.open()
        await work.value
        await last.value

        #expect(stage.sut.state.notice == nil)
        #expect(stage.stored.currentLocation == .paris)
        #expect(stage.router.calls == [.setRootHome])
    }

    @Test("a failure of the last choice leaves the one before it, which Back shows at home")
    func aFailureOfTheLastChoiceLeavesTheOneBeforeItWhichBackShowsAtHome() async {
        let (stage, work) = await choosing()
        let last = await choose(.paris, on: stage)

        stage.store.gate.letOneThrough()
        await stage.store.gate.waitForArrivals(2)
        stage.store.base.setFailure(.storage(.full))
        stage.store.gate.open()
        await work.value
        await last.value
        let before = stage.router.calls
        let notice = stage.sut.state.notice
        stage.sut.backTapped()
        stage.sut.backTapped()

        #expect(before.isEmpty)
        #expect(notice != nil)
        #expect(stage.stored.currentLocation == .tokyo)
        #expect(stage.router.calls == [.setRootHome])

        stage.store.base.setFailure(nil)
        await stage.sut.onAppear()
        stage.sut.backTapped()

        #expect(stage.router.calls == [.setRootHome, .dismiss])
    }

    @Test("cancelling an earlier choice leaves the later one alone", arguments: Choice.allCases, [true, false])
    func cancellingAnEarlierChoiceLeavesTheLaterOneAlone(choice: Choice, savesAnyway: Bool) async {
        let (stage, work) = await choosing(choice, at: Gate(ignoresCancellation: savesAnyway))
        let last = await choose(.paris, on: stage)

        work.cancel()
        stage.store.gate.open()
        await work.value
        await last.value

        #expect(stage.stored.currentLocation == .paris)
        #expect(stage.stored.recents.contains(.tokyo) == savesAnyway)
        #expect(stage.router.calls == [.setRootHome])
        #expect(stage.sut.state.notice == nil)
    }

    @Test(
        "cancelling the choice goes nowhere, and Back shows at home what was saved all the same",
        arguments: [true, false]
    )
    func cancellingTheChoiceGoesNowhere(savesAnyway: Bool) async {
        let (stage, work) = await choosing(at: Gate(ignoresCancellation: savesAnyway))

        work.cancel()
        stage.store.gate.open()
        await work.value
        let before = stage.router.calls
        stage.sut.backTapped()

        #expect(before.isEmpty)
        #expect(stage.sut.state.notice == nil)
        #expect(stage.stored.currentLocation == (savesAnyway ? .tokyo : .lisbon))
        #expect(stage.router.calls == [savesAnyway ? .setRootHome : .dismiss])
    }
}
