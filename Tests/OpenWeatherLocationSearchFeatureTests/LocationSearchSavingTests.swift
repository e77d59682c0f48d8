import OpenWeatherCore
import OpenWeatherLocationSearchFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import Testing

@MainActor
@Suite("Choosing, marking and removing places", .timeLimit(.minutes(5)))
struct LocationSearchSavingTests {
    @Test("makes the chosen place current and the newest recent one")
    func makesTheChosenPlaceCurrentAndTheNewestRecentOne() async {
        let stage = SearchStage()

        await stage.sut.locationSelected(.london)

        #expect(stage.stored.currentLocation == .london)
        #expect(stage.stored.recents == [.london, .lisbon])
        #expect(stage.stored.favorites == [.tokyo, .berlin])
        #expect(stage.router.calls == [.setRootHome])
    }

    @Test("keeps at most ten recent places, newest first")
    func keepsAtMostTenRecentPlacesNewestFirst() async {
        let stage = SearchStage(Preferences())

        for location in Location.samples {
            await stage.sut.onAppear()
            await stage.sut.locationSelected(location)
        }
        await stage.sut.onAppear()

        #expect(stage.stored.recents == Array(Location.samples.reversed().prefix(10)))
        #expect(stage.sut.state.list.rows.map(\.id) == stage.stored.recents.map(\.id))
    }

    @Test("saves once and leaves once for two taps on a place at the same time")
    func savesOnceAndLeavesOnceForTwoTapsOnAPlaceAtTheSameTime() async {
        let stage = SearchStage()
        stage.store.gate.close()

        let first = Task { await stage.sut.locationSelected(.paris) }
        await stage.store.gate.waitForArrivals()
        let second = Task { await stage.sut.locationSelected(.paris) }
        await stage.settle()
        stage.store.gate.open()
        await first.value
        await second.value
        await stage.sut.locationSelected(.cairo)
        stage.sut.backTapped()

        #expect(stage.store.base.updateCount == 1)
        #expect(stage.stored.currentLocation == .paris)
        #expect(stage.router.calls == [.setRootHome])
    }

    @Test("leaves once for two taps on back, and again when the screen was shown again")
    func leavesOnceForTwoTapsOnBackAndAgainWhenTheScreenWasShownAgain() async {
        let stage = SearchStage()

        stage.sut.backTapped()
        stage.sut.backTapped()

        #expect(stage.router.calls == [.dismiss])

        await stage.sut.onAppear()
        stage.sut.backTapped()

        #expect(stage.router.calls == [.dismiss, .dismiss])
    }

    @Test("goes nowhere when the task was cancelled while saving")
    func goesNowhereWhenTheTaskWasCancelledWhileSaving() async {
        let stage = SearchStage()
        stage.store.gate.close()
        let choice = Task { await stage.sut.locationSelected(.paris) }
        await stage.store.gate.waitForArrivals()

        choice.cancel()
        await choice.value

        #expect(stage.router.calls.isEmpty)
        #expect(stage.sut.state.notice == nil)
    }

    @Test(
        "says when a choice cannot be saved and loses nothing",
        arguments: [StorageFailure.full, .unwritable(name: "preferences.json")]
    )
    func saysWhenAChoiceCannotBeSavedAndLosesNothing(failure: StorageFailure) async {
        let stage = SearchStage()
        stage.geocoding.named.always([.paris, .london])
        await stage.search("Par")
        let before = stage.sut.state
        stage.store.base.setFailure(.storage(failure))

        await stage.sut.locationSelected(.paris)

        let state = stage.sut.state
        #expect(stage.router.calls.isEmpty)
        #expect(state.notice?.kind == .failure)
        #expect(state.notice?.text.isEmpty == false)
        #expect(state.list == before.list)
        #expect(state.field == before.field)

        stage.store.base.setFailure(nil)
        await stage.sut.locationSelected(.paris)

        #expect(stage.router.calls == [.setRootHome])
        #expect(stage.sut.state.notice == nil)
    }

    @Test("keeps favourites in the order they were added")
    func keepsFavoritesInTheOrderTheyWereAdded() async {
        let stage = SearchStage()

        await stage.sut.favoriteToggled(.cairo)
        await stage.sut.favoriteToggled(.tokyo)
        await stage.sut.favoriteToggled(.tokyo)

        #expect(stage.stored.favorites == [.berlin, .cairo, .tokyo])
        #expect(stage.settings.preferences.favorites == stage.stored.favorites)
    }

    @Test("marks once for two taps at the same time")
    func marksOnceForTwoTapsAtTheSameTime() async {
        let stage = SearchStage()
        stage.store.gate.close()

        let first = Task { await stage.sut.favoriteToggled(.cairo) }
        await stage.store.gate.waitForArrivals()
        await stage.sut.favoriteToggled(.cairo)
        stage.store.gate.open()
        await first.value

        #expect(stage.stored.favorites == [.tokyo, .berlin, .cairo])
        #expect(stage.store.base.updateCount == 1)
    }

    @Test("does what the user saw when the store changed meanwhile")
    func doesWhatTheUserSawWhenTheStoreChangedMeanwhile() async throws {
        let stage = SearchStage()
        try await stage.store.base.update { $0.toggleFavorite(.cairo) }

        await stage.sut.favoriteToggled(.cairo)

        #expect(stage.stored.isFavorite(Location.cairo.id))
    }

    @Test("removes a recent place and leaves the current one and the favourites")
    func removesARecentPlaceAndLeavesTheCurrentOneAndTheFavorites() async {
        let stage = SearchStage()

        await stage.sut.removeRecentTapped(.lisbon)

        #expect(stage.stored.recents == [.london])
        #expect(stage.stored.currentLocation == .lisbon)
        #expect(stage.stored.favorites == [.tokyo, .berlin])
        #expect(stage.names == ["London", "Tokyo", "Berlin"])
    }

    @Test("says when a mark or a removal cannot be saved")
    func saysWhenAMarkOrARemovalCannotBeSaved() async {
        let stage = SearchStage()
        stage.store.base.setFailure(.storage(.full))

        await stage.sut.favoriteToggled(.cairo)
        let marked = stage.sut.state.notice
        await stage.sut.queryChanged(text: "")
        let cleared = stage.sut.state.notice
        await stage.sut.removeRecentTapped(.london)

        #expect(marked?.text.contains("space") == true)
        #expect(cleared == nil)
        #expect(stage.sut.state.notice == marked)
        #expect(stage.names == ["Lisbon", "London", "Tokyo", "Berlin"])
    }

    @Test("says when the saved places cannot be read and shows those it knows")
    func saysWhenTheSavedPlacesCannotBeReadAndShowsThoseItKnows() async {
        let stage = SearchStage()
        stage.store.base.setFailure(.storage(.damaged(keptAs: "preferences.json.damaged")))

        await stage.sut.onAppear()

        #expect(stage.sut.state.notice != nil)
        #expect(stage.kind == .saved)

        stage.store.base.setFailure(nil)
        await stage.sut.onAppear()

        #expect(stage.sut.state.notice == nil)
    }

    @Test("shows what was stored when it appears")
    func showsWhatWasStoredWhenItAppears() async {
        let stage = SearchStage()
        stage.settings.apply(Preferences())
        #expect(stage.kind == .nothingSaved)

        await stage.sut.onAppear()

        #expect(stage.names == ["Lisbon", "London", "Tokyo", "Berlin"])
    }

    @Test("follows changes made elsewhere")
    func followsChangesMadeElsewhere() async throws {
        let stage = SearchStage()
        let following = Task { await stage.settings.follow(GetPreferencesUseCase(store: stage.store)) }
        await stage.until { stage.store.base.listenerCount == 1 }

        try await stage.store.base.update { preferences in
            preferences.select(.paris)
            preferences.toggleFavorite(.tokyo)
        }
        await stage.until { stage.settings.preferences.currentLocation == .paris }

        #expect(stage.names == ["Paris", "Lisbon", "London", "Berlin"])
        following.cancel()
        await following.value
    }
}
