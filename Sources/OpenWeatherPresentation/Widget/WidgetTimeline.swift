public import Foundation
public import OpenWeatherCore

/// The entries of a widget and the date of its next reload.
///
/// Map the entries to those of WidgetKit, and reload after ``reloadDate``.
public struct WidgetTimeline: Hashable, Sendable {
    /// At least one entry, in chronological order; the first one is for now.
    public let entries: [WidgetEntry]
    /// The earliest date at which to request the next timeline.
    public let reloadDate: Date

    /// Creates a timeline.
    public init(entries: [WidgetEntry], reloadDate: Date) {
        self.entries = entries
        self.reloadDate = reloadDate
    }
}

/// The content of a widget from a date on.
///
/// It is valid until the date of the next entry of its ``WidgetTimeline``.
public struct WidgetEntry: Hashable, Sendable {
    /// The date from which the content is shown.
    public let date: Date
    /// The content to show.
    public let content: WidgetContent

    /// Creates an entry.
    public init(date: Date, content: WidgetContent) {
        self.date = date
        self.content = content
    }
}

/// The sizes of widgets.
///
/// A size decides what a widget shows and how many requests it may cost: a large one also loads the favorite cities.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum WidgetSize: String, CaseIterable, Codable, Sendable {
    /// The temperature.
    case small
    /// The temperature on both scales, and the city.
    case medium
    /// Everything, and the favorite cities.
    case large
}

/// The destination of a tap on a widget.
///
/// `DeepLink` of `OpenWeatherPresentation` turns it into a URL for the app.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum WidgetDestination: Hashable, Sendable {
    /// The home screen, which shows the current place.
    case home
    /// The search for places.
    case search
    /// The weather at a place, which becomes the current one.
    case weather(Location)
}
