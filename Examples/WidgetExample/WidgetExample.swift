import ExampleScreens
import ExampleSupport
import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit
import OpenWeatherWidgetFeature

/// Shows how a widget extension gets its entries from a timeline provider, and when the system should reload it.
///
/// Prints the widget in all of its sizes; `--size` selects one.
@main
struct WidgetExample {
    static let syntax = CommandLineSyntax(
        program: "WidgetExample",
        summary: "Shows the widget of an app in every size.",
        options: ExampleOptions.syntax + [
            ForcedState.option,
            CommandLineOption("--size", "SIZE", help: "Show one size alone, such as small or inline."),
        ]
    )

    static func main() async {
        await ExampleProgram.run(syntax) { arguments, environment in
            let options = try ExampleOptions(arguments, environment: environment)
            let terminal = Terminal.standardOutput(environment: environment, isPlain: options.isPlain)
            let size: WidgetSize? = try arguments.choice("--size")
            let example = try await ExampleFixture(options, try ForcedState(arguments), environment: environment)
            try await show(example, size.map { [$0] } ?? WidgetSize.allCases, options.locale, on: terminal)
        }
    }

    @MainActor
    static func show(
        _ example: ExampleFixture,
        _ sizes: [WidgetSize],
        _ locale: Locale,
        on terminal: Terminal
    ) async throws {
        // 1. Favorites for the large size, as if the user had marked them in the search.
        for name in ["Paris", "Tokyo"] where example.forcedState == .loaded {
            guard let city = try? await example.geocoding.locations(named: name).value.first else { continue }
            try await example.preferences.update { $0.toggleFavorite(city) }
        }

        // 2. The timeline provider. A widget runs in a process of its own and has no view model.
        let provider = WidgetTimelineProvider(
            weather: example.weather,
            preferences: example.preferences,
            fetchesForecast: true,
            deviceLocale: locale
        )

        // 3. The current entry of each size, and the time of the next reload.
        for size in sizes {
            guard example.forcedState != .loading else {
                try StandardOutput.print(WidgetDrawing.lines(provider.placeholder(size).content, for: terminal).text)
                continue
            }
            let timeline = await provider.timeline(size)
            // The first entry is for now, and the last one for the time when the weather is out of date.
            let entry = example.forcedState == .stale ? timeline.entries.last : timeline.entries.first
            guard let entry else { continue }
            try StandardOutput.print(WidgetDrawing.lines(entry.content, for: terminal).text)
            let minutes = Int((timeline.reloadDate.timeIntervalSince(entry.date) / 60).rounded())
            let reload = minutes < 1 ? "due now" : "in \(minutes) min"
            try StandardOutput.print("→ \(size.rawValue), next reload \(reload)\n")
            if example.forcedState != .failed, example.forcedState != .idle, let message = entry.content.message {
                throw ExampleFailure("\(message.title). \(message.message)")
            }
        }
    }
}
