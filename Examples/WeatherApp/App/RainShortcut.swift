#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS) && canImport(AppIntents)
import AppIntents
import Foundation
import OpenWeatherApple
import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherMocks

/// Answers the question whether it will rain, at a favorite or at the current place of the app.
struct WillItRainIntent: AppIntent {
    static let title: LocalizedStringResource = "Will it rain?"

    @Parameter(title: "Place")
    var place: RainPlace?

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let answer = await RainComposition.answers.answer(for: place.map { WidgetPlace($0.choice) } ?? .current)
        return .result(dialog: "\(answer.text)")
    }
}

/// The shortcut that everyone who has the app has, without setting it up.
struct WeatherShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: WillItRainIntent(),
            phrases: ["Will it rain in \(.applicationName)", "Ask \(.applicationName) about rain at \(\.$place)"],
            shortTitle: "Will it rain?",
            systemImageName: "umbrella"
        )
    }
}

/// A favorite of the app as the place of the question.
struct RainPlace: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
    static let defaultQuery = RainPlaceQuery()

    /// The place, or that of the device, which follows the device.
    let choice: PlaceChoice

    var id: String { choice.id.description }

    var displayRepresentation: DisplayRepresentation {
        switch choice {
        case .place(let location): DisplayRepresentation(title: "\(location.name(in: Language(locale: .current)))")
        default: DisplayRepresentation(title: "My location")
        }
    }
}

/// Finds the favorites in the preferences of the app.
struct RainPlaceQuery: EntityQuery {
    func entities(for identifiers: [RainPlace.ID]) async throws -> [RainPlace] {
        try await suggestedEntities().filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [RainPlace] {
        try await RainComposition.container.makePreferencesStore().preferences().favoriteChoices
            .map { RainPlace(choice: $0) }
    }
}

/// The parts of the answer, composed as those of the widgets are.
enum RainComposition {
    private static var key: String { Bundle.main.object(forInfoDictionaryKey: "OpenWeatherAPIKey") as? String ?? "" }

    private static var shared: SharedContainer {
        let group = Bundle.main.object(forInfoDictionaryKey: "OpenWeatherAppGroup") as? String
        return SharedContainer(appGroup: group ?? AppComposition.appGroup)
            ?? SharedContainer(directory: StandardDirectories.caches())
    }

    /// Whether the app has no key and its user tries made-up weather, which the answer says.
    private static var isMadeUp: Bool { key.isEmpty && shared.isMadeUp }

    /// The directory of what the app shows: the service, or made-up weather.
    static var container: SharedContainer { isMadeUp ? shared.madeUp : shared }

    /// The answers over what the app shows.
    static var answers: RainAnswers {
        container.makeRainAnswers(
            over: isMadeUp
                ? OpenWeatherConfiguration(transport: DemoHTTPClient(), source: .madeUp)
                : OpenWeatherConfiguration(apiKey: key),
            locationProvider: CoreLocationProvider()
        )
    }
}
#endif
