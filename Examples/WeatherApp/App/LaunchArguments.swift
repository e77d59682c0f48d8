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
/// | `--demo` | made-up weather at a place that is chosen already, also when there is a key |
/// | `--now=2026-07-01T12:00:00Z` | with `--demo`, the date that the weather and the screens show |
/// | `--screen=forecast` | a screen to begin with, named as in a link: `--screen=day?date=2026-07-01` |
///
/// Other arguments belong to the system, such as `-NSDocumentRevisionsDebugMode`, and are ignored.
struct LaunchArguments {
    /// A Boolean value that indicates whether the app shows made-up weather at a chosen place.
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

    /// Composes the app over made-up weather: at a chosen place when the arguments ask for it, else as for a new user.
    @MainActor
    func makeDemo() -> OpenWeatherApp {
        let preferences = isDemo ? .sample(language: .device, favorites: [.tokyo, .paris]) : Preferences()
        guard let now else { return .demo(preferences: preferences, savedPath: SavedPath(path)) }
        return .demo(preferences: preferences, savedPath: SavedPath(path), now: { now })
    }

    /// Returns what follows `name` in an argument; `nil` when the argument begins with something else.
    private static func value(of name: String, in argument: String) -> String? {
        argument.hasPrefix(name) ? String(argument.dropFirst(name.count)) : nil
    }
}
#endif
