public import Foundation
public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The entries of a widget and the date of its next reload.
///
/// Map the entries to those of WidgetKit, and reload after ``reloadDate``.
public struct WidgetTimeline: Hashable, Sendable {
    /// At least one entry, in chronological order; the first one is for now.
    public let entries: [WidgetEntry]
    /// The earliest date at which to request the next timeline.
    public let reloadDate: Date

    /// Creates a timeline from entries in chronological order.
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

    /// The temperature; `nil` when the widget shows a card in place of the weather.
    public var temperature: Temperature? { content.weather?.value }

    /// The colors of the temperature; `nil` when the widget shows a card in place of the weather.
    public var temperatureTheme: TemperatureTheme? { temperature.map { TemperatureTheme($0) } }

    /// A Boolean value that indicates whether the content is sample weather, which must not be taken for real.
    public var isSample: Bool { content.isSample }

    /// Creates an entry.
    public init(date: Date, content: WidgetContent) {
        self.date = date
        self.content = content
    }
}

/// The sizes of widgets on the home screen, the lock screen, and the watch.
///
/// A size decides what a widget shows and how many requests it may cost: a large one also loads the favorite cities. Each
/// stands for one or more families of WidgetKit:
///
/// | size | families |
/// | --- | --- |
/// | ``small`` | `systemSmall` |
/// | ``medium`` | `systemMedium` |
/// | ``large`` | `systemLarge`, `systemExtraLarge` |
/// | ``inline`` | `accessoryInline` |
/// | ``circular`` | `accessoryCircular`, `accessoryCorner` |
/// | ``rectangular`` | `accessoryRectangular` |
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum WidgetSize: String, CaseIterable, Codable, Sendable {
    /// The city, the temperature on both scales, the condition, and the low and the high.
    case small
    /// The same with the country, the next four steps, the time of the update, and the attribution.
    case medium
    /// Everything, with five days in place of the steps, and the favorite cities.
    case large
    /// One line of text above the clock of the lock screen, beside one symbol.
    case inline
    /// The temperature in a ring of the day's range, on the lock screen or the watch.
    case circular
    /// Up to three short lines on the lock screen or the watch: city, temperature and condition, and the outlook.
    case rectangular

    /// A Boolean value that indicates whether the size is one of the lock screen and the watch, which have room for short
    /// texts only.
    public var isAccessory: Bool {
        switch self {
        case .small, .medium, .large: false
        case .inline, .circular, .rectangular: true
        }
    }
}

/// The place that a widget shows.
///
/// The default is ``current``. A widget that the user can configure passes ``location(_:)`` or ``device``; create the value
/// from the parameters of its configuration intent each time, because it holds nothing but the choice.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum WidgetPlace: Hashable, Sendable {
    /// The place that the user chose in the app, which may follow the device, or the location of the device when there is
    /// none.
    case current
    /// The location of the device, whatever the user chose in the app.
    case device
    /// A place that the widget is configured to, whatever the user chose in the app.
    case location(Location)
}

extension WidgetPlace {
    /// Creates the place of a choice, for example one that the user made in the configuration of a widget.
    public init(_ choice: PlaceChoice) {
        self =
            switch choice {
            case .device: .device
            case .place(let location): .location(location)
            }
    }
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
