import ExampleScreens
import ExampleSupport
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherLocationSearchFeature

/// Shows a search as the user types: recent places, the wait after a key, and the results or a failure.
///
/// Prints each state that the screen passes through; `--query` sets the text.
@main
struct LocationSearchExample {
    /// A state that `--state` can select.
    enum State: String, CaseIterable {
        case empty, saved, searching, results, none, failed
    }

    static let syntax = CommandLineSyntax(
        program: "LocationSearchExample",
        summary: "Searches for a place, as someone who types into an app does.",
        options: ExampleOptions.syntaxWithoutPlace + [
            CommandLineOption("--query", "TEXT", help: "What is typed; Portland by default."),
            CommandLineOption(
                "--device",
                "PERMISSION",
                help: "Use the location of a made-up device in Lisbon whose permission is undetermined, granted, "
                    + "approximate, refused, restricted or servicesOff."
            ),
            CommandLineOption("--state", "STATE", help: "Show empty, saved, searching, results, none or failed alone."),
        ]
    )

    static func main() async {
        await ExampleProgram.run(syntax) { arguments, environment in
            let options = try ExampleOptions(arguments, environment: environment)
            try options.checkKey(in: environment)  // On the screen, a missing key is the failure of a search.
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
            if let permission: LocationPermission = try arguments.choice("--device") {
                return try await useLocation(of: permission, example, on: terminal)
            }
            let text = arguments["--query"] ?? (state == State.none ? "Nowhereville" : "Portland")
            try await show(example, state, text, on: terminal)
        }
    }

    @MainActor
    static func show(_ example: ExampleFixture, _ wanted: State?, _ text: String, on terminal: Terminal) async throws {
        // 1. The builder creates the view model. An app keeps the default delay after a key.
        let builder = LocationSearchBuilder(
            geocoding: example.geocoding,
            preferences: example.preferences,
            debounce: .milliseconds(1)
        )
        let search = builder.makeViewModel(settings: example.settings, router: NoRouter())

        // 2. The view sends an event when it appears, and recent places and favorites are listed.
        await search.onAppear()

        // 3. The user types, and the screen passes through its states until the results arrive.
        let isTyping = wanted != .empty && wanted != .saved
        let states = await StateTrail.states(
            of: { search.state },
            until: { wanted == .searching && $0.list.isSearching },
            during: { if isTyping { await search.queryChanged(text: text) } }
        )

        // 4. The view draws each state, or the one that was selected.
        let shown = states.filter { wanted == .searching ? $0.list.isSearching : true }
        let drawings = (wanted == nil ? shown : shown.suffix(1))
            .map { LocationSearchDrawing.lines($0, for: terminal).text }
        try StandardOutput.print(drawings.joined(separator: "\n\n"))
        if wanted != .failed, case .failed(let failure, _) = search.state.list {
            throw ExampleFailure("\(failure.title). \(failure.message)")
        }
    }
}

extension LocationSearchExample {
    /// Shows the search before and after a tap on the button that uses the location of the device.
    @MainActor
    static func useLocation(
        of permission: LocationPermission,
        _ example: ExampleFixture,
        on terminal: Terminal
    ) async throws {
        // An app passes `CoreLocationProvider()` of `OpenWeatherApple`. The user of this one agrees when prompted.
        let device = StubLocationProvider(.lisbon)
        device.setPermission(permission)
        let location = DeviceLocation(
            provider: device,
            geocoding: example.geocoding,
            preferences: example.preferences,
            settings: example.settings
        )
        let search = LocationSearchBuilder(geocoding: example.geocoding, preferences: example.preferences)
            .makeViewModel(device: location, settings: example.settings, router: NoRouter())
        await search.onAppear()
        await search.useCurrentLocationTapped()

        // A sentence and a way out, or the device's place, which the screens follow from now on.
        try StandardOutput.print(LocationSearchDrawing.lines(search.state, for: terminal).text)
        let status = location.status
        let place = [status.city, status.country].compactMap(\.self).joined(separator: ", ")
        try StandardOutput.print(
            "permission: \(status.permission?.rawValue ?? "not read"), prompts: \(device.promptCount), "
                + "place: \(place.isEmpty ? "not known" : place)"
        )
    }
}

extension LocationSearchContent.List {
    /// Whether a search is in progress.
    fileprivate var isSearching: Bool {
        guard case .searching = self else { return false }
        return true
    }
}
