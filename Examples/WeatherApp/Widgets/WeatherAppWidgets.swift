#if canImport(WidgetKit) && canImport(SwiftUI) && !os(visionOS) && canImport(AppIntents)
import Foundation
import OpenWeatherApple
import OpenWeatherComposition
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
    private static let kind = "CurrentPlace"

    var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: Self.kind,
            provider: WeatherTimelineProvider(WidgetComposition.makeProvider(of: Self.kind))
        ) { entry in
            WeatherWidgetView(entry)
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
            provider: ConfiguredWeatherTimelineProvider(WidgetComposition.makeProvider(of: Self.kind))
        ) { entry in
            WeatherWidgetView(entry)
        }
        .configurationDisplayName("Favorite")
        .description("The weather at one of your favorites.")
        .supportedFamilies(WidgetComposition.families)
    }
}

/// The parts of the widgets, composed for each of their processes.
enum WidgetComposition {
    /// The directory that the app shares; the identifier is that of the app's own group.
    static var shared: SharedContainer? {
        let group = Bundle.main.object(forInfoDictionaryKey: "OpenWeatherAppGroup") as? String
        return SharedContainer(appGroup: group ?? "group.com.example.weather")
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

    /// Returns the provider of timelines for a kind of widget, whose weather is that of the app.
    static func makeProvider(of kind: String) -> WidgetTimelineProvider {
        let key = Bundle.main.object(forInfoDictionaryKey: "OpenWeatherAPIKey") as? String ?? ""
        let configuration = OpenWeatherConfiguration(api: OpenWeatherAPIConfig(apiKey: APIKey(key)))
        let container = shared ?? SharedContainer(directory: StandardDirectories.caches())
        return container.makeWidgetTimelineProvider(
            kind: kind,
            over: configuration,
            locationProvider: CoreLocationProvider(promptsUser: false)
        )
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
