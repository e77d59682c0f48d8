import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherSettingsFeature
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Notices in the settings", .watched)
struct SettingsNoticesTests {
    private static let rules: Preferences = {
        var preferences = Preferences.sample()
        preferences.notices = NoticeRules()
        return preferences
    }()

    private func ids(_ fixture: SettingsFixture) -> [SettingsContent.NoticeSubject]? {
        fixture.content.notices?.subjects.filter(\.isOn.isOn).map(\.id)
    }

    @Test
    func `have no section in an app that shows none`() {
        #expect(SettingsFixture(Self.rules).content.notices == nil)
    }

    @Test
    func `are off until the user turns one on`() throws {
        let section = try #require(SettingsFixture(notifier: StubNotifier()).content.notices)

        #expect(section.title.text == "Notices")
        #expect(section.subjects.map(\.id) == [.rain, .alerts, .frost, .morning])
        #expect(section.subjects.allSatisfy { !$0.isOn.isOn })
        #expect(section.lead == nil && section.threshold == nil && section.permission == nil)
    }

    @Test
    func `show the rules in words`() throws {
        let section = try #require(SettingsFixture(Self.rules, notifier: StubNotifier()).content.notices)

        #expect(
            section.subjects.map(\.isOn.title.plain) == [
                "Before rain or snow", "Weather alerts", "Frost in the coming night, at 18:00",
                "The day’s weather at 07:00", "No notices from 22:00 to 07:00",
            ]
        )
        #expect(section.subjects.map(\.isOn.isOn) == [true, true, false, false, true])
        #expect(section.subjects.first?.isOn.id == "settings.notices.rain")
        #expect(section.lead?.options.map(\.title) == ["15 minutes", "30 minutes", "1 hour"])
        #expect(section.lead?.selection == .seconds(1_800))
        #expect(
            section.threshold?.options.map(\.title.plain) == ["0.1 mm an hour", "0.5 mm an hour", "2 mm an hour"]
        )
        #expect(section.threshold?.selection == Precipitation(millimeters: 0.5))
    }

    @Test
    func `ask for permission when one is turned on, and not before`() async {
        let notifier = StubNotifier()
        let fixture = SettingsFixture(notifier: notifier)
        await fixture.sut.onAppear()
        #expect(await notifier.requestCount == 0)

        fixture.sut[tellsOf: .frost] = true
        #expect(ids(fixture) == [.frost, .quietHours])
        await fixture.sut.waitForSaving()

        #expect(await notifier.requestCount == 1)
        #expect(await fixture.store.value.notices == NoticeRules(rain: nil, alerts: nil, frost: .init()))
    }

    @Test(arguments: [nil, false] as [Bool?])
    func `say that they are not permitted`(before: Bool?) async {
        let fixture = SettingsFixture(notifier: StubNotifier(isPermitted: before, decision: false))
        await fixture.sut.onAppear()
        #expect((fixture.content.notices?.permission != nil) == (before == false))

        await fixture.sut.noticeToggled(.rain, true)

        #expect(fixture.content.notices?.permission?.id == "settings.notices.permission")
        #expect(ids(fixture) == [.rain, .quietHours])
    }

    @Test
    func `follow a permission that was given in the settings of the system`() async {
        let notifier = StubNotifier(isPermitted: false)
        let fixture = SettingsFixture(Self.rules, notifier: notifier)
        await fixture.sut.onAppear()
        #expect(fixture.content.notices?.permission != nil)
        await notifier.setPermission(true)

        await fixture.sut.becameActive()

        #expect(fixture.content.notices?.permission == nil)
        #expect(await notifier.requestCount == 0)
    }

    @Test
    func `are off as a whole when nothing is left to tell`() async {
        let fixture = SettingsFixture(Self.rules, notifier: StubNotifier())

        await fixture.sut.noticeToggled(.rain, false)
        #expect(ids(fixture) == [.alerts, .quietHours])
        #expect(fixture.content.notices?.lead == nil)
        await fixture.sut.noticeToggled(.alerts, false)

        #expect(await fixture.store.value.notices == nil)
        #expect(ids(fixture) == [])
    }

    @Test
    func `change how early and from how much rain is told of`() async {
        let fixture = SettingsFixture(Self.rules, notifier: StubNotifier())

        fixture.sut.rainLead = .seconds(900)
        fixture.sut.rainThreshold = Precipitation(millimeters: 2)
        await fixture.sut.waitForSaving()
        #expect(fixture.content.notices?.lead?.selection == .seconds(900))
        await fixture.sut.rainLeadChanged(.seconds(3_600))
        await fixture.sut.rainThresholdChanged(Precipitation(millimeters: 0.1))
        await fixture.sut.noticeToggled(.quietHours, false)

        let rain = NoticeRules.Rain(threshold: Precipitation(millimeters: 0.1), lead: .seconds(3_600))
        #expect(await fixture.store.value.notices == NoticeRules(rain: rain, quietHours: nil))
    }

    @Test(arguments: TextLanguage.allCases.filter { $0 != .english })
    func `are in every language`(language: TextLanguage) {
        let english = TextLeaves.of(SettingsNoticeTexts.texts(in: .english))
        let leaves = TextLeaves.of(SettingsNoticeTexts.texts(in: language))

        #expect(english.count >= 12)
        for (path, text) in english {
            let translation = leaves[path] ?? ""
            #expect(!translation.isEmpty && translation != text, "\(path)")
            #expect(translation.contains("{0}") == text.contains("{0}"), "\(path)")
            #expect(translation.contains("{1}") == text.contains("{1}"), "\(path)")
        }
    }
}
