import Foundation
import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherTestWatch
import SwiftUI
import Testing

@testable import WeatherApp

@MainActor
@Suite("Arguments that the app is launched with", .watched)
struct LaunchArgumentsTests {
    private static let day = LocalDay(year: 2026, month: 7, day: 1)

    @Test(arguments: [
        ("home", []), ("search", [Route.search]), ("forecast", [.forecast]), ("air", [.airQuality]),
        ("map", [.map]), ("favorites", [.favorites]), ("history", [.history]), ("settings", [.settings]),
        ("converter", [.converter]),
    ])
    func `begins at a screen`(name: String, path: [Route]) {
        let arguments = LaunchArguments(["WeatherApp", "--demo", "--screen=\(name)"])

        #expect(arguments.path == path)
        #expect(arguments.problems.isEmpty)
        #expect(AppComposition(arguments: arguments).start.app?.router.path == path)
    }

    @Test
    func `begins at a day of a date that stands`() throws {
        let arguments = LaunchArguments([
            "WeatherApp", "--demo", "--now=2026-07-01T12:00:00Z", "--screen=day?date=2026-07-01",
        ])
        let app = try #require(AppComposition(arguments: arguments).start.app)

        #expect(arguments.problems.isEmpty)
        #expect(app.router.path == [.forecast, .dayDetail(try #require(Self.day))])
        #expect(app.dependencies.now() == Date(timeIntervalSince1970: 1_782_907_200))
    }

    @Test(arguments: [
        ("--screen=radar", "radar"), ("--screen=", "names no screen"), ("--screen=day", "day"),
        ("--screen=forecast?lat=38.7&lon=-9.1", "forecast?lat"), ("--now=noon", "noon"),
    ])
    func `says what is not understood and begins at home`(argument: String, words: String) {
        let arguments = LaunchArguments(["WeatherApp", "--demo", argument])

        #expect(arguments.path.isEmpty)
        #expect(arguments.problems.count == 1)
        #expect(arguments.problems.first?.contains(words) == true)
    }

    @Test
    func `refuses a date for real weather`() {
        let arguments = LaunchArguments(["WeatherApp", "--now=2026-07-01T12:00:00Z"])

        #expect(arguments.problems == ["--now needs --demo: real weather is that of the current date."])
    }

    @Test
    func `leaves the arguments of the system alone`() {
        let arguments = LaunchArguments(["--demo", "-NSDocumentRevisionsDebugMode", "YES", "-AppleLanguages", "(de)"])

        #expect(!arguments.isDemo)
        #expect(arguments.path.isEmpty)
        #expect(arguments.problems.isEmpty)
    }

    @Test
    func `shows made up weather when an argument asks for it`() async throws {
        let demo = AppComposition(arguments: LaunchArguments(["WeatherApp", "--demo"]))

        #expect(try await demo.start.app?.dependencies.preferences.preferences().currentLocation == .lisbon)
        #expect(demo.start.app?.dependencies.source == .madeUp)
        #expect(Stage(StartView(demo.start))[StartContent.ID.keyCard] == nil)
    }

    @Test
    func `asks for a key before it shows made up weather and remembers the choice`() {
        let choice = Choice()
        let first = AppComposition(arguments: LaunchArguments(["WeatherApp"]), choice: choice).start
        let card = Stage(StartView(first))

        #expect(first.app == nil)
        #expect(card.words.contains(first.content.keyCard.title))
        #expect(card.ids(in: "scroll").contains(StartContent.ID.keyCard), "large type is taller than a screen")
        card.tap(StartContent.ID.tryMadeUp)
        #expect(first.app != nil)
        #expect(AppComposition(arguments: LaunchArguments(["WeatherApp"]), choice: choice).start.app != nil)

        let notice = Stage(MadeUpNotice(first.content) { first.leaveTapped() })
        #expect(notice.words.contains(first.content.madeUpNotice.text))
        notice.tap(StartContent.ID.leave)
        #expect(first.app == nil)
        #expect(!choice.isMadeUp)
        #expect(Stage(StartView(first))[StartContent.ID.keyCard] != nil)
    }

    @Test
    func `shares made up weather with the widgets and forgets its places`() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "app-\(UUID())")
        defer { try? FileManager.default.removeItem(at: directory) }
        let shared = SharedContainer(directory: directory)
        let arguments = LaunchArguments(["WeatherApp"])
        let start = AppComposition(arguments: arguments, shared: shared).start
        #expect(start.app == nil)

        start.tryMadeUpTapped()
        let app = try #require(start.app)
        #expect(try await app.dependencies.preferences.preferences().currentLocation == .lisbon)

        #expect(shared.isMadeUp)
        #expect(try await shared.madeUp.makePreferencesStore().preferences().currentLocation == .lisbon)
        #expect(try await shared.makePreferencesStore().preferences().currentLocation == nil)
        #expect(AppComposition(arguments: arguments, shared: shared).start.app?.dependencies.source == .madeUp)
    }

    private final class Choice: StartChoice {
        var isMadeUp = false
    }
}
