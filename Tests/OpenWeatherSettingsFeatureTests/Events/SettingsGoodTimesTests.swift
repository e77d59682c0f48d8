import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherSettingsFeature
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Good times in the settings", .watched)
struct SettingsGoodTimesTests {
    private static let activities = ScreenActivities(
        ["walk", "ride", "picnic"].map { Activity(id: $0, duration: .seconds(1800), requirements: []) },
        finder: NoTimes()
    )

    @Test
    func `have no section in an app without activities`() {
        #expect(SettingsFixture().content.goodTimes == nil)
    }

    @Test
    func `list the activities of the app with those that are shown on`() throws {
        let section = try #require(SettingsFixture(activities: Self.activities).content.goodTimes)

        #expect(section.title.text == "Good times")
        #expect(section.title.accessibilityTraits == .header)
        #expect(section.activities.map(\.id) == ["walk", "ride", "picnic"])
        #expect(section.activities.map(\.isShown.title) == ["Walk", "Ride", "picnic"])
        #expect(section.activities.map(\.isShown.isOn) == [true, false, false])
        #expect(section.activities.map(\.isShown.id).first == "settings.goodTimes.walk")
        #expect(section.activities.first?.isShown.accessibility.value == "on")
    }

    @Test
    func `show a change at once and save it`() async {
        let fixture = SettingsFixture(activities: Self.activities)

        fixture.sut[showsActivity: "ride"] = true

        #expect(fixture.content.goodTimes?.activities.map(\.isShown.isOn) == [true, true, false])
        #expect(fixture.settings.environment.activities?.all.map(\.id) == ["walk", "ride"])
        await fixture.sut.waitForSaving()
        #expect(await fixture.store.value.activities == ["walk", "run", "laundry", "ride"])
    }

    @Test
    func `end where two quick taps leave them`() async {
        let fixture = SettingsFixture(activities: Self.activities)

        await fixture.sut.activityToggled("walk", false)
        #expect(fixture.settings.environment.activities == nil)
        await fixture.sut.activityToggled("walk", false)
        await fixture.sut.activityToggled("picnic", true)

        #expect(await fixture.store.value.activities == ["run", "laundry", "picnic"])
        #expect(fixture.sut[showsActivity: "picnic"])
    }
}

/// A finder that is not asked.
private struct NoTimes: ActivityWindowFinder {
    func outlook(for activity: Activity, in weather: ActivityWeather, at now: Date) -> ActivityOutlook {
        Issue.record("The settings look for times.")
        return ActivityOutlook(activity: activity, answer: .unknown, knownUntil: now)
    }
}
