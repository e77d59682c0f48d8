#if canImport(WidgetKit) && canImport(SwiftUI) && !os(visionOS) && canImport(AppIntents)
import Foundation
import OpenWeatherApple
import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherSwiftUI
import SwiftUI
import WidgetKit

/// The widgets of the weather app: one for the current place, and one whose city the user chooses.
///
/// They are the widget extension of `WeatherApp.xcodeproj`, with the app group of the app.
@main
struct WeatherAppWidgets: WidgetBundle {
    var body: some Widget {
        CurrentPlaceWidget()
        ChosenPlaceWidget()
    }
}

/// The weather at the current place of the app.
struct CurrentPlaceWidget: Widget {
    static let kind = "CurrentPlace"

    var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: Self.kind,
            provider: WeatherTimelineProvider(choosing: WidgetComposition.makeProvider(of: Self.kind))
        ) { entry in
            WeatherWidgetView(entry) { actions in
                WidgetButton(actions.refresh, intent: RefreshWidgetIntent())
                if let next = actions.nextPlace { WidgetButton(next, intent: NextPlaceIntent()) }
            }
        }
        .configurationDisplayName("Current place")
        .description("The weather at the place that the app shows.")
        .supportedFamilies(WidgetComposition.families)
    }
}

/// The weather at a place that the user chooses for the widget.
struct ChosenPlaceWidget: Widget {
    private static let kind = "ChosenPlace"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: Self.kind,
            intent: SelectPlaceIntent.self,
            provider: ConfiguredWeatherTimelineProvider(choosing: WidgetComposition.makeProvider(of: Self.kind))
        ) { entry in
            WeatherWidgetView(entry) { actions in
                WidgetButton(actions.refresh, intent: RefreshWidgetIntent())
            }
        }
        .configurationDisplayName("Favorite")
        .description("The weather at one of your favorites.")
        .supportedFamilies(WidgetComposition.families)
    }
}

/// The parts of the widgets, composed for each of their processes.
enum WidgetComposition {
    /// The directory that the app shares; the identifier is that of the app's own group.
    private static var shared: SharedContainer? {
        let group = Bundle.main.object(forInfoDictionaryKey: "OpenWeatherAppGroup") as? String
        return SharedContainer(appGroup: group ?? "group.com.example.weather")
    }

    /// The preferences of what the app shows: the service, or made-up weather; `nil` without an app group.
    static var preferences: FilePreferencesStore? {
        shared.map { (isMadeUp(in: $0) ? $0.madeUp : $0).makePreferencesStore() }
    }

    /// The places that the widgets of a kind show by turns, in what the app shows; `nil` without an app group.
    static func places(of kind: String) -> WidgetPlaces? {
        shared.map { (isMadeUp(in: $0) ? $0.madeUp : $0).makeWidgetPlaces(kind: kind) }
    }

    /// Returns whether the app has no key and its user tries made-up weather.
    private static func isMadeUp(in container: SharedContainer) -> Bool { key.isEmpty && container.isMadeUp }

    private static var key: String {
        Bundle.main.object(forInfoDictionaryKey: "OpenWeatherAPIKey") as? String ?? ""
    }

    /// The families of the system.
    static var families: [WidgetFamily] {
        #if os(macOS)
        [.systemSmall, .systemMedium, .systemLarge]
        #elseif os(watchOS)
        [.accessoryInline, .accessoryCircular, .accessoryRectangular, .accessoryCorner]
        #else
        [
            .systemSmall, .systemMedium, .systemLarge, .accessoryInline, .accessoryCircular, .accessoryRectangular,
        ]
        #endif
    }

    /// Returns a closure that chooses the provider of timelines for a kind of widget, whose weather is that of the app.
    static func makeProvider(of kind: String) -> @Sendable () -> WidgetTimelineProvider {
        let container = shared ?? SharedContainer(directory: StandardDirectories.caches())
        let live = container.makeWidgetTimelineProvider(
            kind: kind,
            over: OpenWeatherConfiguration(apiKey: key),
            locationProvider: CoreLocationProvider()
        )
        let madeUp = container.madeUp.makeWidgetTimelineProvider(
            kind: kind,
            over: OpenWeatherConfiguration(transport: DemoHTTPClient(), source: .madeUp),
            fetchesForecast: true
        )
        return { isMadeUp(in: container) ? madeUp : live }
    }
}
#else
/// The widgets of the weather app, which this system cannot show.
@main
struct WeatherAppWidgets {
    static func main() {
        print(
            """
            WeatherAppWidgets is the source of a widget extension and needs WidgetKit: open \
            Examples/WeatherApp/WeatherApp.xcodeproj.
            The same widgets in this terminal: swift run WidgetExample
            """
        )
    }
}
#endif
