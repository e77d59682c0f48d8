import ExampleSupport
import Foundation
import OpenWeatherComposition
import OpenWeatherMocks

/// Shows a whole app: its composition in one line, and a UI that draws states and sends events.
///
/// The UI is a terminal with a keyboard and a mouse; the keys are listed at the bottom and by `?`.
@main
struct WeatherTerminal {
    static let syntax = CommandLineSyntax(
        program: name(path: CommandLine.arguments.first),
        summary:
            "A weather app for the terminal. The keys are listed at the bottom; the options hold for this session.",
        options: ExampleOptions.syntax + [
            CommandLineOption(
                "--theme",
                "NAME",
                choices: TerminalTheme.allCases.map(\.rawValue),
                help: "The colors of cards: sky, or terminal for the terminal's own; Ctrl-T changes them."
            )
        ]
    )

    /// Returns the name under which the program runs: that of the product, or of the example.
    private static func name(path: String?) -> String {
        path?.split(separator: "/").last == "owm-terminal" ? "owm-terminal" : "WeatherTerminal"
    }

    static func main() async {
        await ExampleProgram.run(syntax) { arguments, environment in
            try await run(Session(try ExampleOptions(arguments, environment: environment), arguments, environment))
        }
    }

    /// Runs the app until the user quits; a new key starts it again.
    @MainActor
    static func run(_ session: Session) async throws {
        var key = try await session.storedKey()
        var start = try await session.begin(with: key)
        try TerminalModes.enter()
        defer { TerminalModes.restore() }
        let (surface, inputs) = (StandardTerminal(), TerminalInput.stream())
        if !session.options.isPlain { surface.write(TerminalBackground.query) }
        while true {
            let terminal = TerminalApp(start.app, start.launch, on: surface, start: start.place)
            guard case .newKey(let secret) = await terminal.run(inputs) else { return }
            key = secret
            start = try await session.begin(with: key, saving: true)
        }
    }
}
