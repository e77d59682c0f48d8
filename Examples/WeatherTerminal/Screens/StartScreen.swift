import ExampleScreens
import ExampleSupport
import Observation
import OpenWeatherCore
import OpenWeatherScreenKit

/// The first screen of a session for a place on the command line, which it finds before home is shown.
@MainActor
@Observable
final class StartScreen: TerminalScreen {
    private var error: WeatherError?
    private var generation = 0

    @ObservationIgnored private let name: String
    @ObservationIgnored private let settings: ScreenSettings
    @ObservationIgnored private let find: @Sendable () async throws(WeatherError) -> Location
    @ObservationIgnored private let onEnd: @MainActor (Ending) async -> Void

    /// The way in which the screen is left.
    enum Ending: Equatable {
        /// The place was found.
        case found(Location)
        /// The user goes on without the place.
        case skipped
        /// The user searches for another place.
        case search
    }

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - name: The place as the user typed it.
    ///   - settings: The language and the formats.
    ///   - find: A closure that finds the place.
    ///   - onEnd: A closure that is called when the screen is left.
    init(
        _ name: String,
        _ settings: ScreenSettings,
        find: @escaping @Sendable () async throws(WeatherError) -> Location,
        onEnd: @escaping @MainActor (Ending) async -> Void
    ) {
        self.name = name
        self.settings = settings
        self.find = find
        self.onEnd = onEnd
    }

    var isLoading: Bool { error == nil }

    var failure: FailureContent? {
        error.map { FailureContent(id: "start.failure", $0, in: settings.environment) }
    }

    func hints(_ texts: TerminalTexts) -> [KeyHint] {
        let action = failure?.action.map { [KeyHint(texts.enter, texts.word($0.title), .enter)] } ?? []
        return action + [KeyHint("/", texts.search), texts.backHint(texts.close)]
    }

    func lines(in space: DrawingSpace) -> [DrawnLine] {
        let direction = settings.environment.layoutDirection
        if let failure { return Card(failure, direction: direction).lines(for: space.terminal) }
        let text = space.texts.finding.replacing("{0}", with: name)
        return Card(rows: [.text(text, isDim: true)], theme: .neutral, direction: direction).lines(for: space.terminal)
    }

    func appear() async {
        generation += 1
        let generation = generation
        error = nil
        do throws(WeatherError) {
            let place = try await find()
            guard generation == self.generation, !Task.isCancelled else { return }
            await onEnd(.found(place))
        } catch {
            guard generation == self.generation, !Task.isCancelled else { return }
            self.error = error
        }
    }

    func press(_ key: Key) -> KeyResponse {
        switch key {
        case .enter:
            guard let failure else { return .ignored }
            if failure.remedy == .search { return leave(.search) }
            return .work { await self.appear() }
        case .character("/"), .character("s"): return leave(.search)
        case .escape: return leave(.skipped)
        default: return .ignored
        }
    }

    private func leave(_ ending: Ending) -> KeyResponse {
        generation += 1
        return .work { [onEnd] in await onEnd(ending) }
    }
}
