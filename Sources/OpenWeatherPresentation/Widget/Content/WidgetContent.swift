public import Foundation
public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The content of a widget, ready to display and without anything that its size has no room for.
///
/// ``WidgetTimelineProvider`` creates it, one value for each ``WidgetEntry``. A view switches over ``body`` and draws
/// the optional parts that are not `nil`. Identifiers are the same in every language.
public struct WidgetContent: Hashable, Sendable {
    /// The layouts of a widget.
    ///
    /// ``WidgetContent/weather`` and ``WidgetContent/message`` give the values without a switch.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Body: Hashable, Sendable {
        /// The layout of the weather before anything is loaded; its values are dashes.
        case placeholder(Weather)
        /// The weather.
        case weather(Weather)
        /// A card in place of the weather: a request to choose a city, or the reason why there is no weather.
        case message(PromptContent)
    }

    /// The size of the widget.
    public let family: WidgetSize
    /// The layout and its values.
    public let body: Body
    /// The colors.
    public let theme: WeatherTheme
    /// The reading direction.
    public let layoutDirection: TextDirection
    /// The destination of a tap.
    public let destination: WidgetDestination
    /// The text for assistive technology that describes the widget as a whole.
    public let accessibility: AccessibilityText

    /// The weather or its placeholder; `nil` when the widget shows a card.
    public var weather: Weather? {
        switch body {
        case .placeholder(let content), .weather(let content): content
        case .message: nil
        }
    }

    /// The card; `nil` when the widget shows weather or its placeholder.
    public var message: PromptContent? {
        guard case .message(let content) = body else { return nil }
        return content
    }

    /// The identifiers of elements.
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
    /// The weather in a widget.
    ///
    /// Parts that the ``WidgetSize`` has no room for are `nil` or empty, so one view can draw every size.
    public struct Weather: Hashable, Sendable {
        /// The icon of the condition.
        public let icon: ConditionIcon
        /// The temperature in the user's units.
        public let temperature: TextContent
        /// The temperature in degrees Celsius and Fahrenheit, except for the scale of ``temperature``; empty in the small
        /// size.
        public let conversions: [TextContent]
        /// The name of the place, or its coordinates when it has none; `nil` in the small size.
        public let city: TextContent?
        /// The ISO code of the country, spoken as its name; `nil` in the small size and when the country is unknown.
        public let countryCode: TextContent?
        /// The description of the condition; `nil` except in the large size.
        public let description: TextContent?
        /// The time of the last update; `nil` in a placeholder, and in the small size until the weather is outdated.
        public let freshness: Freshness?
        /// The attribution of the data; `nil` in a placeholder and in the small size, which opens a screen that has it.
        public let attribution: AttributionContent?
        /// The favorite cities in the user's order; empty except in the large size.
        public let favorites: [Favorite]
    }

    /// The time at which the weather in a widget was updated.
    ///
    /// It is a time of day and not an age, because a widget stays on screen for hours without running.
    public struct Freshness: Hashable, Sendable {
        /// The time of the update.
        public let date: Date
        /// A Boolean value that indicates whether the weather is old enough to be called outdated.
        public let isOutdated: Bool
        /// The time in the user's zone, for example "Updated 14:35"; includes the day once the weather is outdated.
        public let text: TextContent
        /// The SF Symbol for an offline device or outdated weather; `nil` when neither applies.
        public let symbolName: String?
    }

    /// A favorite city in a large widget.
    ///
    /// The city is listed also when its weather is unknown; the temperature is then a dash.
    public struct Favorite: Hashable, Sendable, Identifiable {
        /// The city, which a tap opens.
        public let location: Location
        /// The stable identifier for user-interface tests, for example `widget.favorite.0`.
        public let identifier: String
        /// The name of the city, or its coordinates when it has none.
        public let name: String
        /// The temperature in the user's units; a dash when it is unknown.
        public let temperature: String
        /// The icon of the condition; `nil` when the weather is unknown.
        public let icon: ConditionIcon?
        /// The time of the last update; `nil` until the temperature is outdated.
        public let outdated: String?
        /// The text for assistive technology.
        public let accessibility: AccessibilityText

        /// The identity of the city.
        public var id: LocationID { location.id }

        /// The destination of a tap.
        public var destination: WidgetDestination { .weather(location) }
    }
}
