#if canImport(WidgetKit) && canImport(SwiftUI) && !os(visionOS)
public import Foundation
public import OpenWeatherWidgetFeature
public import WidgetKit

/// An entry of a weather widget's timeline.
///
/// The timeline providers of this module create it; draw it with ``WeatherWidgetView``.
public struct WeatherEntry: TimelineEntry, Sendable {
    /// The date from which the content is shown.
    public let date: Date
    /// The content to show.
    public let content: WidgetContent

    /// Creates an entry from one of ``/OpenWeatherWidgetFeature/WidgetTimelineProvider``.
    public init(_ entry: OpenWeatherWidgetFeature.WidgetEntry) {
        date = entry.date
        content = entry.content
    }
}

extension Timeline where EntryType == WeatherEntry {
    /// Creates a timeline that the system reloads after its date.
    init(_ timeline: WidgetTimeline) {
        self.init(entries: timeline.entries.map { WeatherEntry($0) }, policy: .after(timeline.reloadDate))
    }
}

extension WidgetSize {
    /// Creates the size of a family.
    public init(_ family: WidgetFamily) {
        switch family {
        #if !os(watchOS)
        case .systemMedium: self = .medium
        case .systemLarge, .systemExtraLarge: self = .large
        #endif
        #if !os(macOS)
        case .accessoryInline: self = .inline
        case .accessoryCircular: self = .circular
        case .accessoryRectangular: self = .rectangular
        #endif
        #if os(watchOS)
        case .accessoryCorner: self = .circular
        #endif
        default: self = .small
        }
    }
}

/// A timeline provider for a widget that the user does not configure, which shows the current place of the app.
///
/// Use it with a `StaticConfiguration`.
public struct WeatherTimelineProvider: TimelineProvider {
    private let chosen: @Sendable () -> WidgetTimelineProvider

    /// Creates a provider over the package's own, which loads the weather.
    public init(_ provider: WidgetTimelineProvider) {
        self.init(choosing: { provider })
    }

    /// Creates a provider that chooses one of the package's own for each timeline, for example between the service and
    /// made-up weather, because a process of widgets may outlive a change of the choice.
    public init(choosing chosen: @escaping @Sendable () -> WidgetTimelineProvider) {
        self.chosen = chosen
    }

    /// Returns sample weather, which the system redacts.
    public func placeholder(in context: Context) -> WeatherEntry {
        WeatherEntry(chosen().placeholder(WidgetSize(context.family)))
    }

    /// Passes the weather in the cache, or sample weather, to the system.
    public func getSnapshot(in context: Context, completion: @escaping @Sendable (WeatherEntry) -> Void) {
        let size = WidgetSize(context.family)
        Task { [provider = chosen()] in completion(WeatherEntry(await provider.snapshot(size))) }
    }

    /// Loads the weather and passes its timeline to the system.
    public func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<WeatherEntry>) -> Void) {
        let size = WidgetSize(context.family)
        Task { [provider = chosen()] in completion(Timeline(await provider.timeline(size))) }
    }
}
#endif
