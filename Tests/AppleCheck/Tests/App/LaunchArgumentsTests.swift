import Foundation
import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherPresentation
import SwiftUI
import Testing

@testable import WeatherApp

@MainActor
@Suite("Arguments that the app is launched with", .timeLimit(.minutes(60)))
struct LaunchArgumentsTests {
    private static let day = LocalDay(year: 2026, month: 7, day: 1)

    @Test(arguments: [
        ("home", []), ("search", [Route.search]), ("forecast", [.forecast]), ("air", [.airQuality]),
        ("favorites", [.favorites]), ("history", [.history]), ("settings", [.settings]), ("converter", [.converter]),
    ])
    func beginsAtAScreen(name: String, path: [Route]) {
        let arguments = LaunchArguments(["WeatherApp", "--demo", "--screen=\(name)"])

        #expect(arguments.path == path)
        #expect(arguments.problems.isEmpty)
        #expect(AppComposition(arguments: arguments).app.router.path == path)
    }

    @Test
    func beginsAtADayOfADateThatStands() throws {
        let arguments = LaunchArguments([
            "WeatherApp", "--demo", "--now=2026-07-01T12:00:00Z", "--screen=day?date=2026-07-01",
        ])
        let app = AppComposition(arguments: arguments).app

        #expect(arguments.problems.isEmpty)
        #expect(app.router.path == [.forecast, .dayDetail(try #require(Self.day))])
        #expect(app.dependencies.now() == Date(timeIntervalSince1970: 1_782_907_200))
    }

    @Test(arguments: [
        ("--screen=radar", "radar"), ("--screen=", "names no screen"), ("--screen=day", "day"),
        ("--screen=forecast?lat=38.7&lon=-9.1", "forecast?lat"), ("--now=noon", "noon"),
    ])
    func saysWhatIsNotUnderstoodAndBeginsAtHome(argument: String, words: String) {
        let arguments = LaunchArguments(["WeatherApp", "--demo", argument])

        #expect(arguments.path.isEmpty)
        #expect(arguments.problems.count == 1)
        #expect(arguments.problems.first?.contains(words) == true)
    }

    @Test
    func refusesADateForRealWeather() {
        let arguments = LaunchArguments(["WeatherApp", "--now=2026-07-01T12:00:00Z"])

        #expect(arguments.problems == ["--now needs --demo: real weather is that of the current date."])
    }

    @Test
    func leavesTheArgumentsOfTheSystemAlone() {
        let arguments = LaunchArguments(["--demo", "-NSDocumentRevisionsDebugMode", "YES", "-AppleLanguages", "(de)"])

        #expect(!arguments.isDemo)
        #expect(arguments.path.isEmpty)
        #expect(arguments.problems.isEmpty)
    }

    @Test
    func choosesAPlaceForADemoAndNoneForANewUser() async throws {
        let demo = AppComposition(arguments: LaunchArguments(["WeatherApp", "--demo"]))
        let first = AppComposition(arguments: LaunchArguments(["WeatherApp"]))

        #expect(try await demo.app.dependencies.preferences.preferences().currentLocation == .lisbon)
        #expect(try await first.app.dependencies.preferences.preferences().currentLocation == nil)
        #expect(demo.isDemo)
        #expect(first.isDemo)
    }

    @Test(arguments: [true, false])
    func saysThatWeatherIsMadeUp(isDemo: Bool) {
        let stage = Stage(Text(verbatim: "the screens").demoNotice(isShown: isDemo))

        #expect(stage.words.contains("the screens"))
        #expect((stage["app.demo"] != nil) == isDemo)
    }
}
