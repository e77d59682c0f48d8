public import Foundation
public import OpenWeatherCore

/// What a widget shows now and later, and when it should ask again.
public struct WidgetTimeline: Hashable, Sendable {
    /// One entry or more in order of time, the first for now.
    public let entries: [WidgetEntry]
    /// The earliest moment to ask for the next timeline.
    public let reloadDate: Date

    /// Creates a timeline.
    public init(entries: [WidgetEntry], reloadDate: Date) {
        self.entries = entries
        self.reloadDate = reloadDate
    }
}

/// What a widget shows from a moment on.
public struct WidgetEntry: Hashable, Sendable {
    /// The moment from which on it is shown.
    public let date: Date
    /// What is shown.
    public let content: WidgetContent

    /// Creates an entry.
    public init(date: Date, content: WidgetContent) {
        self.date = date
        self.content = content
    }
}

/// The sizes a widget comes in.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum WidgetSize: String, CaseIterable, Codable, Sendable {
    /// The temperature.
    case small
    /// The temperature in both scales and the city.
    case medium
    /// Everything, and the favourite cities.
    case large
}

/// Where a tap on a widget leads.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum WidgetDestination: Hashable, Sendable {
    /// To the home screen, which shows the place the user chose last.
    case home
    /// To the search for places.
    case search
    /// To the weather at this place.
    case weather(Location)
}
