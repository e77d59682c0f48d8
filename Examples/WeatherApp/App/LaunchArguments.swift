#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenMocks

/// The arguments that the app was launched with, from a scheme in Xcode, `simctl launch`, or a terminal.
///
/// | argument | effect |
/// | --- | --- |
/// | `--demo` | made-up weather, also when there is a key |
/// | `--now=2026-07-01T12:00:00Z` | with `--demo`, the date that the weather and the screens show |
/// | `--screen=forecast` | a screen to begin with, named as in a link: `--screen=day?date=2026-07-01` |
///
/// Other arguments belong to the system, such as `-NSDocumentRevisionsDebugMode`, and are ignored.
struct LaunchArguments {
    /// A Boolean value that indicates whether the app shows made-up weather without being asked to in the app.
    private(set) var isDemo = false

    /// The date that the app shows; `nil` for the current one.
    private(set) var now: Date?

    /// The screens above home to begin with, lowest first.
    private(set) var path: [Route] = []

    /// A sentence for each argument that is not understood.
    private(set) var problems: [String] = []

    init(_ arguments: [String] = CommandLine.arguments) {
        for argument in arguments.dropFirst() {
            if argument == "--demo" {
                isDemo = true
            } else if let text = Self.value(of: "--now=", in: argument) {
                now = try? Date(text, strategy: .iso8601)
                if now == nil { problems.append("\(text) is no date such as 2026-07-01T12:00:00Z.") }
            } else if let name = Self.value(of: "--screen=", in: argument) {
                // A link to a place would select it, which is not the business of an argument.
                if let link = URL(string: "\(DeepLink.scheme)://\(name)").flatMap(DeepLink.init), link.location == nil {
                    path = link.path
                } else {
                    problems.append("\(name) names no screen; one is forecast, and DeepLink lists all.")
                }
            }
        }
        if now != nil && !isDemo { problems.append("--now needs --demo: real weather is that of the current date.") }
    }

    /// Composes the app over made-up weather, at a place that is chosen already, with favorites that have an alert and rain
    /// within the hour; its search completes names.
    @MainActor
    func makeDemo() -> OpenWeatherApp {
        let preferences = Preferences.sample(
            units: .system,
            language: .device,
            favorites: Array(Self.places.dropFirst())
        )
        let now = now
        return .demo(
            preferences: preferences,
            savedPath: SavedPath(path),
            usesOneCall: true,
            usesMaps: true,
            completesNames: true,
            now: { now ?? Date() }
        )
    }

    /// Composes the app over the made-up weather that the user asked for in the app, which begins with the same places and
    /// remembers others in a directory that the widgets read.
    @MainActor
    func makeMadeUp(in container: SharedContainer) -> OpenWeatherApp {
        .live(
            configuration: container.configuration(
                OpenWeatherConfiguration(transport: DemoHTTPClient(completesNames: true), source: .madeUp)
            ),
            preferences: container.makePreferencesStore(),
            savedPath: SavedPath(path),
            defaultPlaces: Self.places,
            usesOneCall: true,
            usesMaps: true
        )
    }

    /// The places to begin with, among which one has an alert and one rain within the hour.
    private static var places: [Location] {
        [.lisbon, .tokyo, .paris] + DemoWeather.cities.filter { ["Wellington", "Singapore"].contains($0.name) }
    }

    /// Returns what follows `name` in an argument; `nil` when the argument begins with something else.
    private static func value(of name: String, in argument: String) -> String? {
        argument.hasPrefix(name) ? String(argument.dropFirst(name.count)) : nil
    }
}
#endif
