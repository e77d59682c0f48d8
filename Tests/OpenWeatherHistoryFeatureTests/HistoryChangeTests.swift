import Foundation
import OpenWeatherCore
import OpenWeatherHistoryFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Removing entries of the history", .watched)
struct HistoryChangeTests {
    @Test
    func `removes once for two quick taps`() async {
        let fixture = HistoryFixture()
        fixture.store.saving.close()

        let first = Task { await fixture.sut.removeTapped(HistoryFixture.tokyo) }
        await fixture.store.saving.waitForArrivals()
        #expect(fixture.titles == ["Paris", "Berlin"])
        await fixture.sut.removeTapped(HistoryFixture.tokyo)
        fixture.store.saving.open()
        await first.value

        #expect(fixture.stored.history.count == 2)
        #expect(fixture.store.base.updateCount == 1)
    }

    @Test
    func `loses nothing when saving fails`() async {
        let fixture = HistoryFixture()
        await fixture.sut.onAppear()
        fixture.store.base.setFailure(.storage(.full))

        await fixture.sut.removeTapped(HistoryFixture.tokyo)
        #expect(fixture.titles == ["Tokyo", "Paris", "Berlin"])
        #expect(fixture.sut.state.notice?.id == "history.notice")

        fixture.sut.clearTapped()
        await fixture.sut.clearConfirmed()
        #expect(fixture.titles == ["Tokyo", "Paris", "Berlin"])
        #expect(fixture.sut.state.notice?.kind == .failure)
        #expect(fixture.sut.state.confirmation == nil)

        fixture.store.base.setFailure(nil)
        await fixture.sut.removeTapped(HistoryFixture.berlin)
        #expect(fixture.titles == ["Tokyo", "Paris"])
        #expect(fixture.sut.state.notice == nil)
    }

    @Test
    func `keeps an entry that arrives while another is removed`() async {
        let fixture = HistoryFixture()
        fixture.store.saving.close()

        let removal = Task { await fixture.sut.removeTapped(HistoryFixture.tokyo) }
        await fixture.store.saving.waitForArrivals()
        _ = try? await fixture.store.base.update { $0.recordVisit(of: .sydney, at: SampleTime.fetched) }
        fixture.store.saving.open()
        await removal.value

        #expect(fixture.titles == ["Sydney", "Paris", "Berlin"])
    }

    @Test
    func `is not undone by a reading that began before`() async {
        let fixture = HistoryFixture()
        fixture.store.reading.close()
        let reading = Task { await fixture.sut.onAppear() }
        await fixture.store.reading.waitForArrivals()

        await fixture.sut.removeTapped(HistoryFixture.tokyo)
        fixture.store.reading.open()
        await reading.value

        #expect(fixture.titles == ["Paris", "Berlin"])
    }

    @Test
    func `clears everything once after the question`() async {
        let fixture = HistoryFixture()
        await fixture.sut.onAppear()

        fixture.sut.clearTapped()
        let question = fixture.sut.state.confirmation
        #expect(question?.title == "Clear the whole history?")
        #expect(question?.message == "3 entries will be removed. Your favourites stay.")
        #expect(question?.id == "history.confirmation")
        await fixture.sut.clearConfirmed()
        await fixture.sut.clearConfirmed()

        #expect(fixture.stored.history == [])
        #expect(fixture.stored.favorites == [.cairo])
        #expect(fixture.store.base.updateCount == 1)
        #expect(fixture.sut.state.clear == nil)
    }

    @Test
    func `is saved also when the task is cancelled`() async {
        let fixture = HistoryFixture()
        fixture.store.saving.close()
        let removal = Task { await fixture.sut.removeTapped(HistoryFixture.tokyo) }
        await fixture.store.saving.waitForArrivals()

        removal.cancel()
        fixture.store.saving.open()
        await removal.value

        #expect(fixture.stored.history.count == 2)
    }
}
