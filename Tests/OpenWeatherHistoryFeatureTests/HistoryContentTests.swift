import Foundation
import OpenWeatherCore
import OpenWeatherHistoryFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("History content", .watched)
struct HistoryContentTests {
    @Test
    func `groups entries by day newest first`() async throws {
        let fixture = HistoryFixture()

        await fixture.sut.onAppear()

        #expect(fixture.sections.map(\.title) == ["Today", "Yesterday", "Earlier"])
        #expect(fixture.sections.map(\.id) == ["history.section.0", "history.section.1", "history.section.2"])
        #expect(fixture.titles == ["Tokyo", "Paris", "Berlin"])
        let rows = fixture.sut.state.list.rows
        #expect(rows.map(\.identifier) == ["history.row.0", "history.row.1", "history.row.2"])
        #expect(rows.map(\.kind) == [.place, .search, .place])
        #expect(rows.map(\.subtitle) == ["Japan", nil, "Germany"])
        #expect(rows.map { $0.time?.text } == ["12:00", "12:04", nil])
        #expect(rows.map(\.accessibility.value) == ["Today, 12:00", "Yesterday, 12:04", nil])
        #expect(rows.map(\.accessibility.label) == ["Tokyo, Japan", "Search for “Paris”", "Berlin, Germany"])
        #expect(
            rows.map(\.accessibility.hint) == [
                "Shows the weather there", "Searches for this text again", "Shows the weather there",
            ]
        )
        #expect(rows[0].remove.id == "history.row.0.remove")
        #expect(fixture.sut.state.clear?.title == "Clear history")
        #expect(fixture.sut.state.back.id == "history.back")
    }

    @Test
    func `names older days by their date with the year only when it is another one`() {
        let now = SampleTime.fetched
        let fixture = HistoryFixture(
            .visits((.tokyo, now - 2 * 86_400), (.paris, now - 300 * 86_400), (.berlin, now + 86_400))
        )

        #expect(fixture.sections.map(\.title) == ["Tuesday 26 May", "1 August 2025", "Friday 29 May"])
    }

    @Test
    func `uses the clock of the user`() throws {
        // 12:04 UTC is 00:04 on the next day in Auckland; half an hour earlier is still the day before.
        let auckland = try #require(TimeZone(identifier: "Pacific/Auckland"))
        let fixture = HistoryFixture(
            .visits((.tokyo, SampleTime.fetched), (.paris, SampleTime.fetched - 1_800)),
            timeZone: auckland
        )

        #expect(fixture.sections.map(\.title) == ["Today", "Yesterday"])
        #expect(fixture.sut.state.list.rows.map { $0.time?.text } == ["00:04", "23:34"])
    }

    @Test
    func `shows a time on the clock of its own day across daylight saving time`() throws {
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        let winter = Date(timeIntervalSince1970: 1_768_478_400)  // 2026-01-15 12:00 UTC
        let fixture = HistoryFixture(.visits((.tokyo, SampleTime.measured), (.paris, winter)), timeZone: berlin)

        #expect(fixture.sut.state.list.rows.map { $0.time?.text } == ["14:00", "13:00"])
    }

    @Test
    func `makes today yesterday at midnight`() {
        let fixture = HistoryFixture(.visits((.tokyo, SampleTime.fetched)))
        #expect(fixture.sections.map(\.title) == ["Today"])

        fixture.time.advance(by: .seconds(12 * 3_600))

        #expect(fixture.sections.map(\.title) == ["Yesterday"])
    }

    @Test(arguments: [
        Date.distantPast, .distantFuture, Date(timeIntervalSince1970: 1e15), Date(timeIntervalSince1970: -1e15),
    ])
    func `survives any date`(date: Date) {
        let fixture = HistoryFixture(.visits((.tokyo, date)))

        #expect(fixture.sections.count == 1)
        #expect(fixture.sections[0].title.isEmpty == false)
    }

    @Test
    func `says that there is nothing yet`() async {
        let fixture = HistoryFixture(.sample(currentLocation: nil))

        await fixture.sut.onAppear()

        guard case .empty(let prompt) = fixture.sut.state.list else {
            Issue.record("The list is not empty.")
            return
        }
        #expect(prompt.id == "history.empty")
        #expect(prompt.title == "Nothing here yet")
        #expect(fixture.sut.state.clear == nil)
    }

    @Test
    func `follows the settings`() async {
        let fixture = HistoryFixture()
        var preferences = HistoryFixture.three
        preferences.recordSearch("Oslo", at: SampleTime.fetched)

        fixture.settings.apply(preferences)

        #expect(fixture.titles == ["Oslo", "Tokyo", "Paris", "Berlin"])
    }

    @Test(arguments: TextLanguage.allCases)
    func `is there in every language in all plural forms`(language: TextLanguage) {
        var preferences = Preferences.sample(language: .fixed(Language(code: language.rawValue)), currentLocation: nil)
        let fixture = HistoryFixture(preferences)
        let texts = HistoryTexts.texts(in: language)
        #expect(Set(texts.confirmMessage.forms.keys).isSuperset(of: language.pluralCategories))

        for count in 1...100 {
            preferences.recordSearch("\(count)", at: SampleTime.fetched)
            fixture.settings.apply(preferences)
            fixture.sut.clearTapped()
            let message = fixture.sut.state.confirmation?.message
            #expect(message?.isEmpty == false && message?.contains("{") == false)
        }
        #expect(fixture.sut.state.list.rows.count == 100)
        #expect(fixture.sections.map(\.title) == [texts.today])
        #expect(fixture.sut.state.layoutDirection == language.layoutDirection)
    }

    @Test(arguments: TextLanguage.allCases.filter { $0 != .english })
    func `is not left in English`(language: TextLanguage) {
        let english = TextLeaves.of(HistoryTexts.texts(in: .english))
        let leaves = TextLeaves.of(HistoryTexts.texts(in: language))
        // The same pattern of a day and a time in several languages, and forms that not all languages have.
        let words = leaves.filter { !$0.key.contains("moment") && !$0.key.contains("confirmMessage") }

        #expect(words.values.allSatisfy { !$0.isEmpty })
        #expect(words.filter { english[$0.key] == $0.value } == [:])
        #expect(HistoryTexts.texts(in: language).searchedFor("A").contains("A"))
        #expect(HistoryTexts.texts(in: language).moment("A", "B").contains("B"))
    }

    @Test
    func `is part of the router`() {
        let spy = RouterSpy()
        let sut: any HistoryRouting = spy

        sut.showHome(at: .tokyo)
        sut.showSearch(for: "Oslo")
        sut.dismiss()

        #expect(spy.calls == [.show(.home(.tokyo)), .show(.search(for: "Oslo")), .dismiss])
    }
}
