import Foundation
import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherScreenMocks
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("The start of an app without a key", .watched)
struct AppStartTests {
    @MainActor
    private final class Choice: StartChoice {
        var isMadeUp: Bool

        init(_ isMadeUp: Bool = false) {
            self.isMadeUp = isMadeUp
        }
    }

    @MainActor
    private final class Maker {
        var count = 0

        func make() -> OpenWeatherApp {
            count += 1
            return .demo(preferences: .sample(currentLocation: .lisbon), now: { SampleTime.fetched })
        }
    }

    private func start(_ choice: any StartChoice, live: OpenWeatherApp? = nil, _ maker: Maker = Maker()) -> AppStart {
        AppStart(live: live, choice: choice, deviceLocale: Locale(identifier: "de_DE"), madeUp: { maker.make() })
    }

    @Test
    func `shows the card and composes nothing`() {
        let maker = Maker()
        let start = start(Choice(), maker)

        guard case .keyCard = start.phase else {
            Issue.record("There is no card.")
            return
        }
        #expect(start.app == nil)
        #expect(maker.count == 0)
        #expect(start.content.keyCard.title == "Kein API-Schlüssel")
        #expect(start.content.keyCard.action?.title == "Erfundenes Wetter ausprobieren")
    }

    @Test
    func `shows made up weather after a tap and remembers it`() async throws {
        let choice = Choice()
        let start = start(choice)

        start.tryMadeUpTapped()

        guard case .madeUp(let app) = start.phase else {
            Issue.record("There is no made-up weather.")
            return
        }
        #expect(choice.isMadeUp)
        await app.home.onAppear()
        #expect(app.home.state.content?.attribution?.text == "Made-up weather")
        #expect(self.start(choice).app != nil)
    }

    @Test
    func `leaves made up weather for the card and forgets it`() {
        let choice = Choice(true)
        let start = start(choice)
        #expect(start.app != nil)

        start.leaveTapped()

        #expect(start.app == nil)
        #expect(!choice.isMadeUp)
    }

    @Test
    func `shows the service with a key whatever was chosen`() {
        let choice = Choice(true)
        let maker = Maker()
        let live = OpenWeatherApp.live(configuration: OpenWeatherConfiguration(transport: DemoHTTPClient()))
        let start = start(choice, live: live, maker)

        start.leaveTapped()
        start.tryMadeUpTapped()

        #expect(start.app === live)
        #expect(maker.count == 0)
    }

    @Test
    func `ignores a tap of a view that is gone`() {
        let maker = Maker()
        let start = start(Choice(), maker)

        start.tryMadeUpTapped()
        start.tryMadeUpTapped()
        #expect(maker.count == 1)
        start.leaveTapped()
        start.leaveTapped()
        #expect(start.app == nil)
    }

    @Test(arguments: ["en", "de", "fr", "es", "ja", "ar"])
    func `has texts of its own in every language`(code: String) {
        let content = content(code)
        let card = content.keyCard
        let texts: [String?] = [
            card.title, card.message, card.action?.title, card.action?.accessibility.hint, content.madeUpNotice.text,
            content.leave.title,
        ]

        #expect(texts.allSatisfy { $0?.isEmpty == false })
        #expect(Set(texts).count == texts.count)
        #expect((content == self.content("en")) == (code == "en"))
    }

    private func content(_ code: String) -> StartContent {
        let locale = Locale(identifier: code)
        return AppStart(live: nil, choice: Choice(), deviceLocale: locale) { .demo() }.content
    }

    @Test
    func `remembers the choice in a file`() throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: directory) }
        let file = directory.appending(path: "settings/made-up-weather")

        #expect(!FileStartChoice(file: file).isMadeUp)
        FileStartChoice(file: file).isMadeUp = true
        #expect(FileStartChoice(file: file).isMadeUp)
        FileStartChoice(file: file).isMadeUp = false
        FileStartChoice(file: file).isMadeUp = false
        #expect(!FileStartChoice(file: file).isMadeUp)
    }

    @Test
    func `survives a place that cannot be written`() {
        let choice = FileStartChoice(file: URL(filePath: "/dev/null/made-up-weather"))
        let start = start(choice)

        start.tryMadeUpTapped()

        #expect(start.app != nil)
        #expect(!choice.isMadeUp)
    }
}
