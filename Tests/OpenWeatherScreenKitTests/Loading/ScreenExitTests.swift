import OpenWeatherScreenKit
import Testing

@MainActor
@Suite("Leaving a screen")
struct ScreenExitTests {
    @Test
    func `is possible once for each appearance`() {
        var sut = ScreenExit()

        let first = [sut.take(), sut.take(), sut.take()]
        sut.open()
        let second = [sut.take(), sut.take()]

        #expect(first == [true, false, false])
        #expect(second == [true, false])
    }

    @Test(arguments: ["en_US", "de_DE", "ar"])
    func `has a button with the same name in every language`(locale: String) {
        let environment = ScreenEnvironment.sample(locale)

        let sut = ActionContent.back(id: "screen.back", in: environment)

        #expect(sut.id == "screen.back")
        #expect(sut.title == environment.texts.notices.dismiss)
        #expect(sut.symbolName == "chevron.backward")
    }

    @Test
    func `is offered where no place is selected`() {
        let sut = PromptContent.noPlace(id: "a.b", message: "Select one.", in: .sample())

        #expect(sut.id == "a.b")
        #expect(sut.action?.id == "a.b.back")
        #expect(sut.action?.title == "Back")
        #expect(sut.symbolName == "mappin.and.ellipse")
    }
}
