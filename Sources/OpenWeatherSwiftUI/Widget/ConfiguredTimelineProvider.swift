#if canImport(WidgetKit) && canImport(SwiftUI) && !os(visionOS) && canImport(AppIntents)
public import AppIntents
import Foundation
public import OpenWeatherWidgetFeature
public import WidgetKit

/// The configuration of a widget whose place the user chooses.
///
/// Declare the intent in the extension that has the widget, because the system reads its parameters from there:
///
/// ```swift
/// struct SelectPlaceIntent: WeatherWidgetIntent {
///     static let title: LocalizedStringResource = "Select a place"
///
///     @Parameter(title: "Place")
///     var favorite: FavoriteEntity?
///
///     var place: WidgetPlace { favorite.map { .location($0.location) } ?? .current }
/// }
/// ```
public protocol WeatherWidgetIntent: WidgetConfigurationIntent {
    /// The place to show.
    var place: WidgetPlace { get }
}

/// A timeline provider for a widget whose place the user chooses.
///
/// Use it with an `AppIntentConfiguration`.
public struct ConfiguredWeatherTimelineProvider<Intent: WeatherWidgetIntent>: AppIntentTimelineProvider {
    private let chosen: @Sendable () -> WidgetTimelineProvider
    private let suggestions: [AppIntentRecommendation<Intent>]

    /// Creates a provider over the package's own, which loads the weather.
    ///
    /// - Parameters:
    ///   - provider: The provider of the package.
    ///   - intent: The type of the configuration.
    ///   - recommendations: The configurations that a watch offers, where the user cannot configure a widget.
    public init(
        _ provider: WidgetTimelineProvider,
        intent: Intent.Type = Intent.self,
        recommendations: [AppIntentRecommendation<Intent>] = []
    ) {
        self.init(choosing: { provider }, intent: intent, recommendations: recommendations)
    }

    /// Creates a provider that chooses one of the package's own for each timeline, for example between the service and
    /// made-up weather, because a process of widgets may outlive a change of the choice.
    ///
    /// - Parameters:
    ///   - chosen: A closure that returns the provider of the package.
    ///   - intent: The type of the configuration.
    ///   - recommendations: The configurations that a watch offers, where the user cannot configure a widget.
    public init(
        choosing chosen: @escaping @Sendable () -> WidgetTimelineProvider,
        intent: Intent.Type = Intent.self,
        recommendations: [AppIntentRecommendation<Intent>] = []
    ) {
        self.chosen = chosen
        suggestions = recommendations
    }

    /// Returns sample weather, which the system redacts.
    public func placeholder(in context: Context) -> WeatherEntry {
        WeatherEntry(chosen().placeholder(WidgetSize(context.family)))
    }

    /// Returns the weather in the cache, or sample weather.
    public func snapshot(for configuration: Intent, in context: Context) async -> WeatherEntry {
        WeatherEntry(await chosen().snapshot(WidgetSize(context.family), for: configuration.place))
    }

    /// Loads the weather and returns its timeline.
    public func timeline(for configuration: Intent, in context: Context) async -> Timeline<WeatherEntry> {
        Timeline(await chosen().timeline(WidgetSize(context.family), for: configuration.place))
    }

    /// Returns the configurations that a watch offers.
    public func recommendations() -> [AppIntentRecommendation<Intent>] { suggestions }
}
#endif
