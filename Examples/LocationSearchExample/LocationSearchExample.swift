import ExampleScreens
import ExampleSupport
import OpenWeatherCore
import OpenWeatherScreenKit
import OpenWeatherLocationSearchFeature

/// The search for places, driven by its view model and drawn in the terminal as its states pass.
@main
struct LocationSearchExample {
    /// A state that can be shown on demand.
    enum State: String, CaseIterable {
        case empty, saved, searching, results, none, failed
    }

    static let syntax = CommandLineSyntax(
        program: "LocationSearchExample",
        summary: "Searches for a place, as someone who types into an app does.",
        options: ExampleOptions.syntaxWithoutPlace + [
            CommandLineOption("--query", "TEXT", help: "What is typed; San unless said otherwise."),
            CommandLineOption("--state", "STATE", help: "Show empty, saved, searching, results, none or failed alone."),
        ]
    )

    static func main() async {
        await ExampleProgram.run(syntax) { arguments, environment in
            let options = try ExampleOptions(arguments, environment: environment)
            let terminal = Terminal.standardOutput(environment: environment, isPlain: options.isPlain)
            let state: State? = try arguments.choice("--state")
            let forcedState: ForcedState =
                switch state {
                case .failed: .failed
                case .saved: .loaded
                case .searching: .loading
                default: .idle
                }
            let example = try await ExampleFixture(options, forcedState, environment: environment)
            let text = arguments["--query"] ?? (state == State.none ? "Nowhereville" : "San")
            try await show(example, state, text, on: terminal)
        }
    }

    @MainActor
    static func show(_ example: ExampleFixture, _ wanted: State?, _ text: String, on terminal: Terminal) async throws {
        // 1. The screen's view model, from its builder. A real app leaves the pause between two keys as it is.
        let builder = LocationSearchBuilder(
            geocoding: example.geocoding,
            preferences: example.preferences,
            debounce: .milliseconds(1)
        )
        let search = builder.makeViewModel(settings: example.settings, router: NoRouter())

        // 2. The event that a view sends when it appears: recent places and favourites.
        await search.onAppear()

        // 3. What the user types, and the states that the screen passes through until the answer is there.
        let isTyping = wanted != .empty && wanted != .saved
        let states = await StateTrail.states(
            of: { search.state },
            until: { wanted == .searching && $0.list.isSearching },
            during: { if isTyping { await search.queryChanged(text: text) } }
        )

        // 4. All of them one after the other, or the one that was asked for.
        let shown = states.filter { wanted == .searching ? $0.list.isSearching : true }
        let drawings = (wanted == nil ? shown : shown.suffix(1))
            .map { LocationSearchDrawing.lines($0, for: terminal).joined(separator: "\n") }
        print(drawings.joined(separator: "\n\n"))
        if wanted != .failed, case .failed(let failure, _) = search.state.list {
            throw ExampleFailure("\(failure.title). \(failure.message)")
        }
    }
}

extension LocationSearchContent.List {
    /// Whether a search is under way.
    fileprivate var isSearching: Bool {
        guard case .searching = self else { return false }
        return true
    }
}
