import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherSettingsFeature
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("The diary of forecasts in the settings", .watched)
struct SettingsDiaryTests {
    @Test
    func `has no switch in an app without a diary`() {
        #expect(SettingsFixture().content.diary == nil)
    }

    @Test
    func `is off at first and says what it stores, what it costs, and how it is erased`() throws {
        let diary = try #require(SettingsFixture(hasDiary: true).content.diary)

        #expect(!diary.isKept.isOn)
        #expect(diary.isKept.id == "settings.diary")
        #expect(diary.isKept.accessibility.label == "Keep a diary of forecasts")
        #expect(diary.isKept.accessibility.value == "off")
        #expect(diary.isKept.accessibility.hint == "Compares forecasts with the weather that came")
        #expect(
            diary.note.text
                == "Stores on this device, for each place you look at, what was forecast and what was measured, to say "
                + "how good forecasts are there. It costs no call. “Clear history” erases it."
        )
        #expect(diary.note.id == "settings.diary.note")
    }

    @Test
    func `shows a change at once and saves it`() async {
        let fixture = SettingsFixture(hasDiary: true)

        fixture.sut.keepsDiary = true

        #expect(fixture.sut.keepsDiary)
        #expect(fixture.content.diary?.isKept.isOn == true)
        await fixture.sut.waitForSaving()
        #expect(await fixture.store.value.keepsDiary)

        await fixture.sut.diaryToggled(false)
        #expect(await !fixture.store.value.keepsDiary)
    }

    @Test
    func `goes back with a notice when the change cannot be saved`() async {
        let fixture = SettingsFixture(hasDiary: true)
        await fixture.store.planUpdate(.init(failure: .storage(.full)))

        await fixture.sut.diaryToggled(true)

        #expect(fixture.content.diary?.isKept.isOn == false)
        #expect(fixture.content.notice?.kind == .failure)
    }
}
