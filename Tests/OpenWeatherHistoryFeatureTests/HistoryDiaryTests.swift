import OpenWeatherCore
import OpenWeatherHistoryFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Erasing the diary with the history", .watched)
struct HistoryDiaryTests {
    private let diary = StubDiary()

    /// Preferences with a diary that is kept.
    private nonisolated static func kept(_ preferences: Preferences = HistoryFixture.three) -> Preferences {
        var preferences = preferences
        preferences.keepsDiary = true
        return preferences
    }

    @Test
    func `happens after the question, which says so`() async {
        let fixture = HistoryFixture(Self.kept(), diary: diary)
        await fixture.sut.onAppear()

        fixture.sut.clearTapped()
        #expect(
            fixture.sut.state.confirmation?.message
                == "3 entries will be removed. Your favourites stay. The diary of forecasts is erased."
        )
        #expect(diary.eraseCount == 0)
        await fixture.sut.clearConfirmed()

        #expect(diary.eraseCount == 1)
        #expect(fixture.stored.history == [])
        #expect(fixture.stored.keepsDiary)
    }

    @Test
    func `includes a diary that is kept no longer`() async {
        let fixture = HistoryFixture(diary: diary)

        fixture.sut.clearTapped()
        #expect(fixture.sut.state.confirmation?.message == "3 entries will be removed. Your favourites stay.")
        await fixture.sut.clearConfirmed()

        #expect(diary.eraseCount == 1)
    }

    @Test
    func `says when it fails and keeps the history for another try`() async {
        let fixture = HistoryFixture(Self.kept(), diary: diary)
        await fixture.sut.onAppear()
        diary.failure.withLock { $0 = .storage(.full) }

        fixture.sut.clearTapped()
        await fixture.sut.clearConfirmed()
        #expect(fixture.sut.state.notice?.kind == .failure)
        #expect(fixture.titles == ["Tokyo", "Paris", "Berlin"])

        diary.failure.withLock { $0 = nil }
        fixture.sut.clearTapped()
        await fixture.sut.clearConfirmed()
        #expect(fixture.sut.state.notice == nil)
        #expect(fixture.titles == [])
        #expect(diary.eraseCount == 1)
    }

    @Test
    func `is offered without a history`() async {
        let fixture = HistoryFixture(Self.kept(.sample(currentLocation: nil)), diary: diary)
        await fixture.sut.onAppear()
        #expect(fixture.sut.state.clear?.title == "Clear history")

        fixture.sut.clearTapped()
        #expect(fixture.sut.state.confirmation?.message == "The diary of forecasts is erased.")
        await fixture.sut.clearConfirmed()

        #expect(diary.eraseCount == 1)
        #expect(fixture.store.base.updateCount == 0)
    }

    @Test(arguments: [true, false])
    func `is not offered without a history when no diary is kept`(hasDiary: Bool) async {
        let preferences = hasDiary ? Preferences.sample(currentLocation: nil) : Self.kept(.sample(currentLocation: nil))
        let fixture = HistoryFixture(preferences, diary: hasDiary ? diary : nil)
        await fixture.sut.onAppear()

        fixture.sut.clearTapped()

        #expect(fixture.sut.state.clear == nil && fixture.sut.state.confirmation == nil)
    }

    @Test
    func `goes on when the task is cancelled`() async {
        let fixture = HistoryFixture(Self.kept(), diary: diary)
        diary.gate.close()
        fixture.sut.clearTapped()
        let clearing = Task { await fixture.sut.clearConfirmed() }
        await diary.gate.waitForArrivals()

        clearing.cancel()
        diary.gate.open()
        await clearing.value

        #expect(diary.eraseCount == 1)
        #expect(fixture.stored.history == [])
    }

    @Test(arguments: [
        (Language.german, "Das Vorhersage-Tagebuch wird gelöscht."), (.french, "Le journal des prévisions est effacé."),
        (.spanish, "Se borra el diario de pronósticos."), (.japanese, "予報の記録を消去します。"), (.arabic, "يُحذف دفتر التوقعات."),
    ])
    func `is announced in every language`(language: Language, sentence: String) {
        let fixture = HistoryFixture(Self.kept(.sample(language: .fixed(language), currentLocation: nil)), diary: diary)

        fixture.sut.clearTapped()

        #expect(fixture.sut.state.confirmation?.message == sentence)
    }
}

/// A diary that counts how often it was erased.
private final class StubDiary: ForecastDiary {
    let failure = Locked<WeatherError?>(nil)
    let gate = Gate(isOpen: true)
    private let erasures = Locked(0)

    var eraseCount: Int { erasures.withLock { $0 } }

    func record(_ entries: [DiaryEntry], at coordinate: Coordinate) {
        Issue.record("The history writes into the diary.")
    }

    func entries(at coordinate: Coordinate) -> [DiaryEntry] { [] }

    func erase() async throws(WeatherError) {
        do { try await gate.pass() } catch { throw .cancelled }
        if let failure = failure.withLock({ $0 }) { throw failure }
        erasures.withLock { $0 += 1 }
    }
}
