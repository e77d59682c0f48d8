import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import StubHost
import SwiftUI
import Testing

@testable import OpenWeatherSwiftUI

/// What has room on a narrow screen, by a table of how wide letters are.
@MainActor
@Suite("Widths of screens", .watched)
struct WidthTests {
    /// A screen, with an element that is there when it has loaded.
    struct Shown: Sendable, CustomTestStringConvertible {
        var path: [Route] = []
        var id: String
        var isEmpty = false
        var error: WeatherError?

        var testDescription: String { "\(id) \(path.count)\(isEmpty ? " empty" : "")\(error == nil ? "" : " failed")" }
    }

    private nonisolated static let day = Forecast.sample().days.map(\.day)[0]

    private nonisolated static let screens = [
        Shown(id: "home.measured"), Shown(id: "home.onboarding", isEmpty: true),
        Shown(id: "home.failure", error: .timedOut), Shown(path: [.home(.tokyo)], id: "home.measured"),
        Shown(path: [.search], id: "search.field"), Shown(path: [.search(for: "Paris")], id: "search.field"),
        Shown(path: [.forecast], id: "forecast.name"), Shown(path: [.dayDetail(day)], id: "dayDetail.summary"),
        Shown(path: [.airQuality], id: "airQuality.name"), Shown(path: [.map], id: "map.name"),
        Shown(path: [.favorites], id: "favorites.title"),
        Shown(path: [.favorites], id: "favorites.empty", isEmpty: true), Shown(path: [.history], id: "history.row.0"),
        Shown(path: [.settings], id: "settings.units"), Shown(path: [.converter], id: "converter.slider"),
    ]

    private nonisolated static let languages: [Language] = [.english, .german, .french, .spanish, .japanese, .arabic]

    @Test(arguments: screens, languages)
    func `nothing is cut on a phone`(screen: Shown, language: Language) async {
        let stored = Preferences.sample(language: .fixed(language), favorites: screen.isEmpty ? [] : [.lisbon, .tokyo])
        let fixture = ScreenFixture(screen.isEmpty && screen.path.isEmpty ? Preferences() : stored) { parts in
            let oneCall = ScriptedOneCallRepository()
            oneCall.reports.always(.sample())
            parts.oneCall = oneCall
            parts.activities = .standard
        }
        if let error = screen.error { fixture.fail(error) }
        let app = OpenWeatherApp(
            client: OpenWeatherClient(configuration: OpenWeatherConfiguration(transport: DemoHTTPClient())),
            dependencies: fixture.factory.dependencies,
            savedPath: SavedPath(screen.path)
        )
        let stage = Stage(WeatherAppView(app))
        if screen.id != "favorites.title" { await stage.until(shows: screen.id) }
        await stage.settle()

        for (width, size) in Self.phones {
            let problems = stage.problems(onScreenOf: width, at: size)
            #expect(problems.isEmpty, "\(width), \(size)")
        }
    }

    /// The narrowest screen and a common one, with sizes of text.
    private nonisolated static let phones: [(Double, DynamicTypeSize)] = [
        (320, .large), (320, .xxxLarge), (320, .accessibility5), (375, .large), (430, .xxxLarge),
    ]

    // MARK: - What the measure refuses

    /// The titles of the buttons of home, in one language.
    private func actions(_ language: Language) -> HomeContent.Actions {
        ScreenFixture(.sample(language: .fixed(language))).home().actions
    }

    /// All buttons of home in one row, as they once stood below it.
    private func longBar(_ actions: HomeContent.Actions) -> some View {
        HStack(spacing: 4) {
            ForEach(HomeContent.Destination.allCases) { destination in
                BarButton(actions[destination]) {}
            }
        }
        .padding(.horizontal, 8)
    }

    @Test(arguments: languages)
    func `a bar of seven buttons is too wide for a phone`(language: Language) {
        let bar = longBar(actions(language))

        #expect(!Stage(bar).problems(onScreenOf: 320, at: .large).isEmpty)
        #expect(!Stage(bar).problems(onScreenOf: 390, at: .large).isEmpty)
        #expect(Stage(bar).problems(onScreenOf: 820, at: .large).isEmpty)
    }

    @Test
    func `a bar that scrolls hides its buttons`() {
        let bar = longBar(actions(.english))
        let content = Stage(ScrollView(.horizontal) { bar })
        let inset = Stage(EmptyView().safeAreaInset(edge: .bottom) { ScrollView(.horizontal) { bar } })

        #expect(content.problems(onScreenOf: 320, at: .large).isEmpty, "content may scroll")
        #expect(!inset.problems(onScreenOf: 320, at: .large).isEmpty)
    }

    @Test(arguments: languages, [DynamicTypeSize.small, .large, .xxLarge, .xxxLarge])
    func `the bar of three fits or stands upright`(language: Language, size: DynamicTypeSize) {
        let stage = Stage(EmptyView().safeAreaInset(edge: .bottom) { HomeActionBar(actions(language)) { _ in } })

        #expect(stage.problems(onScreenOf: 320, at: size).isEmpty)
    }

    @Test
    func `a line is not cut`() {
        let line = Text(verbatim: "Einstellungen für Benachrichtigungen").lineLimit(1)

        #expect(!Stage(line).problems(onScreenOf: 200, at: .large).isEmpty)
        #expect(Stage(line).problems(onScreenOf: 320, at: .large).isEmpty)
        #expect(!Stage(line).problems(onScreenOf: 320, at: .accessibility1).isEmpty)
    }

    @Test
    func `a word beside another view is not broken`() {
        let words = ForEach(["Niederschlag", "Sonnenuntergang", "heute"], id: \.self) { Text(verbatim: $0) }
        let row = HStack { words }

        #expect(Stage(row).problems(onScreenOf: 320, at: .large).isEmpty)
        #expect(!Stage(row).problems(onScreenOf: 320, at: .accessibility5).isEmpty)
        #expect(Stage(FittingStack(spacing: 8) { words }).problems(onScreenOf: 320, at: .accessibility5).isEmpty)
    }

    @Test
    func `a target is as large as a fingertip`() {
        let small = Button("OK") {}
        let large = Button {
        } label: {
            Text(verbatim: "OK").frame(minWidth: 44, minHeight: 44)
        }

        #expect(!Stage(small).problems(onScreenOf: 320, at: .large).isEmpty)
        #expect(Stage(large).problems(onScreenOf: 320, at: .large).isEmpty)
        #expect(Stage(List { small }).problems(onScreenOf: 320, at: .large).isEmpty, "rows of lists are large enough")
    }

    @Test
    func `a text becomes no smaller than four fifths`() {
        let text = Text(verbatim: "12 °C")

        #expect(StubHost(text.minimumScaleFactor(0.7)).mistakes.count == 1)
        #expect(StubHost(text.minimumScaleFactor(0.8)).mistakes.isEmpty)
    }
}
