public import Foundation
public import OpenWeatherCore
public import OpenWeatherScreenKit

/// A widget as it is shown: ready-made texts, and nothing that its size has no room for.
public struct WidgetContent: Hashable, Sendable {
    /// What fills the widget.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Body: Hashable, Sendable {
        /// The layout before anything is known; its values are dashes.
        case placeholder(Weather)
        /// The weather.
        case weather(Weather)
        /// A card in place of the weather: that a city has to be chosen, or why there is nothing to show.
        case message(PromptContent)
    }

    /// The size of the widget.
    public let family: WidgetSize
    /// What fills it.
    public let body: Body
    /// The colours.
    public let theme: WeatherTheme
    /// The side from which it is read.
    public let layoutDirection: TextDirection
    /// Where a tap leads.
    public let destination: WidgetDestination
    /// What assistive technology says of the widget as a whole.
    public let accessibility: AccessibilityText

    /// The weather or its placeholder, when there is one.
    public var weather: Weather? {
        switch body {
        case .placeholder(let content), .weather(let content): content
        case .message: nil
        }
    }

    /// The card, when there is one.
    public var message: PromptContent? {
        guard case .message(let content) = body else { return nil }
        return content
    }

    /// The identifiers of elements, the same in every language.
    enum ID {
        static let temperature = "widget.temperature"
        static let celsius = "widget.celsius"
        static let fahrenheit = "widget.fahrenheit"
        static let city = "widget.city"
        static let country = "widget.country"
        static let description = "widget.description"
        static let updated = "widget.updated"
        static let attribution = "widget.attribution"
        static let favorite = "widget.favorite"
        static let chooseCity = "widget.chooseCity"
        static let failure = "widget.failure"
    }
}

extension WidgetContent {
    /// The weather as a widget shows it.
    public struct Weather: Hashable, Sendable {
        /// The icon of the condition.
        public let icon: ConditionIcon
        /// The temperature in the user's units.
        public let temperature: TextContent
        /// The temperature in degrees Celsius and Fahrenheit, without the scale that ``temperature`` is in; none in the
        /// small size.
        public let conversions: [TextContent]
        /// The name of the place, or its coordinates where it has none; `nil` in the small size.
        public let city: TextContent?
        /// The ISO code of the country, where there is one, spoken as its name; `nil` in the small size.
        public let countryCode: TextContent?
        /// The condition in words; only in the large size.
        public let description: TextContent?
        /// When it was updated; in the small size only once it is outdated.
        public let freshness: Freshness?
        /// Where the data come from; `nil` in the small size, whose tap leads to a screen that says so.
        public let attribution: AttributionContent?
        /// The favourite cities in the user's order; only in the large size.
        public let favorites: [Favorite]
    }

    /// How old what a widget shows is.
    ///
    /// A moment rather than an age: a widget stays on screen for hours without running.
    public struct Freshness: Hashable, Sendable {
        /// The moment it was updated.
        public let date: Date
        /// Whether it is so old that it may not hold any more.
        public let isOutdated: Bool
        /// The moment on the reader's clock, for example "Updated 14:35"; with its day once it is outdated.
        public let text: TextContent
        /// The name of an SF Symbol that goes with it; only when there is something to remark.
        public let symbolName: String?
    }

    /// A favourite city in a widget.
    public struct Favorite: Hashable, Sendable, Identifiable {
        /// The city, for a tap.
        public let location: Location
        /// A stable name for tests of user interfaces, for example `widget.favorite.0`; the same in every language.
        public let identifier: String
        /// The name of the city, or its coordinates where it has none.
        public let name: String
        /// The temperature in the user's units; a dash where it is not known.
        public let temperature: String
        /// The icon of the condition; `nil` where the weather is not known.
        public let icon: ConditionIcon?
        /// When the temperature was updated, once it is outdated.
        public let outdated: String?
        /// What assistive technology says.
        public let accessibility: AccessibilityText

        /// The identity of the city.
        public var id: LocationID { location.id }

        /// Where a tap leads.
        public var destination: WidgetDestination { .weather(location) }
    }
}
