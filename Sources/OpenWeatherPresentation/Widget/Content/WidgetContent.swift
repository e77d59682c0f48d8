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
        /// Sample weather, which is made up and names no real place: a widget that has nothing to show yet.
        case sample(Weather)
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
    /// The buttons; `nil` in a sample, and except in the medium and the large size.
    public internal(set) var actions: Actions? = nil

    /// The weather or the sample of it; `nil` when the widget shows a card.
    ///
    /// ``isSample`` tells the two apart.
    public var weather: Weather? {
        switch body {
        case .sample(let content), .weather(let content): content
        case .message: nil
        }
    }

    /// A Boolean value that indicates whether ``weather`` is a sample, which must not be taken for real.
    public var isSample: Bool {
        guard case .sample = body else { return false }
        return true
    }

    /// The card; `nil` when the widget shows weather or a sample of it.
    public var message: PromptContent? {
        guard case .message(let content) = body else { return nil }
        return content
    }

    /// The identifiers of elements for user-interface tests, which are the same in every language.
    ///
    /// The views of `OpenWeatherSwiftUI` set them as accessibility identifiers. A view of your own finds the identifier
    /// of an element in its content.
    package enum ID: Sendable {
        /// The text of an inline widget.
        package static let line = "widget.line"
        /// The temperature in the user's units.
        package static let temperature = "widget.temperature"
        /// The temperature in degrees Celsius.
        package static let celsius = "widget.celsius"
        /// The temperature in degrees Fahrenheit.
        package static let fahrenheit = "widget.fahrenheit"
        /// The name of the city.
        package static let city = "widget.city"
        /// The code of the country.
        package static let country = "widget.country"
        /// The description of the condition.
        package static let description = "widget.description"
        /// The highest temperature of what is left of the day.
        package static let high = "widget.high"
        /// The lowest temperature of what is left of the day.
        package static let low = "widget.low"
        /// The range of what is left of the day.
        package static let gauge = "widget.gauge"
        /// The next change between dry and wet.
        package static let outlook = "widget.outlook"
        /// The difference from yesterday at this time.
        package static let comparison = "widget.comparison"
        /// The prefix of the next steps, which add their position, as in `widget.step.0`.
        package static let step = "widget.step"
        /// The prefix of the next days, which add their position, as in `widget.day.0`.
        package static let day = "widget.day"
        /// The time since the weather was fetched.
        package static let updated = "widget.updated"
        /// The attribution of the data.
        package static let attribution = "widget.attribution"
        /// The prefix of the favorites, which add their position, as in `widget.favorite.0`.
        package static let favorite = "widget.favorite"
        /// The button that requests a new timeline.
        package static let refresh = "widget.refresh"
        /// The button that shows the next place.
        package static let nextPlace = "widget.nextPlace"
        /// The card that asks for a city.
        package static let chooseCity = "widget.chooseCity"
        /// The card of a failure.
        package static let failure = "widget.failure"
    }
}

extension WidgetContent {
    /// The weather in a widget.
    ///
    /// Parts that the ``WidgetSize`` has no room for are `nil` or empty, so one view can draw every size.
    public struct Weather: Hashable, Sendable {
        /// The icon of the condition.
        public let icon: ConditionIcon
        /// The temperature as a value, for a gauge or a chart.
        public let value: Temperature
        /// The temperature in the user's units.
        public let temperature: TextContent
        /// The temperature in degrees Celsius and Fahrenheit, except for the scale of ``temperature``; empty in the sizes
        /// of the lock screen and the watch.
        public let conversions: [TextContent]
        /// The highest temperature of what is left of the day, for example "H 14°"; `nil` in the sizes of the lock screen
        /// and the watch, without a forecast, and once the weather is outdated.
        ///
        /// It is at least ``temperature``.
        public let high: TextContent?
        /// The lowest temperature of what is left of the day, for example "L 7°"; `nil` like ``high``.
        public let low: TextContent?
        /// The range of what is left of the day, with the temperature between its ends, for a ring; `nil` except in the
        /// circular size, without a forecast, and once the weather is outdated.
        public let gauge: RangeBarContent?
        /// The weather in one line, for example "Lisbon 9° · Rain from 16:00"; `nil` except in the inline size.
        ///
        /// It ends with the condition when no change is expected today, and with the day and the time of the update once the
        /// weather is outdated.
        public let line: TextContent?
        /// The name of the place, or its coordinates when it has none; `nil` in the inline size, whose ``line`` has it, and
        /// in the circular size.
        public let city: TextContent?
        /// The ISO code of the country, spoken as its name; `nil` except in the medium and the large size, and when the
        /// country is unknown.
        public let countryCode: TextContent?
        /// The description of the condition; `nil` in the inline size, whose ``line`` has it, and in the circular size.
        public let description: TextContent?
        /// The next change between dry and wet in one line, for example "Rain from around 16:00"; `nil` except in the large
        /// and the rectangular size, without a forecast, and once the weather is outdated.
        public let outlook: TextContent?
        /// The difference from yesterday at this time, for example "4° warmer than yesterday at this time"; `nil` except in
        /// the large size, when the hour of yesterday is not cached, and once the weather is outdated.
        public let comparison: TextContent?
        /// The next four steps of the forecast; empty except in the medium size, and without a forecast.
        public let steps: [Step]
        /// Five days from today on, on one scale, or as many as the forecast reaches the end of; empty except in the large
        /// size, and without a forecast.
        public let days: [Day]
        /// The time of the last update; `nil` in a sample, and except in the medium and the large size until the weather is
        /// outdated.
        public let freshness: Freshness?
        /// The attribution of the data; `nil` in a sample, and except in the medium and the large size, because a tap on
        /// the others opens a screen that has it.
        ///
        /// Made-up weather says so in every size: here, or in ``line`` and, in the rectangular size, ``description``.
        public let attribution: AttributionContent?
        /// The favorite cities in the user's order; empty except in the large size.
        public let favorites: [Favorite]

        /// The colors of the temperature.
        public var temperatureTheme: TemperatureTheme { TemperatureTheme(value) }
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
        ///
        /// In the sizes of the lock screen and the watch it is the day and the time without a word. The circle has room for
        /// ``symbolName`` only.
        public let text: TextContent
        /// The SF Symbol for an offline device or outdated weather; `nil` when neither applies.
        public let symbolName: String?
    }

    /// A favorite city in a large widget.
    ///
    /// The city is listed also when its weather is unknown; the temperature is then a dash.
    public struct Favorite: Hashable, Sendable, Identifiable {
        /// The city; in a sample it is made up.
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

        /// The destination of a tap: the weather at the city, or home in a sample.
        public let destination: WidgetDestination

        /// The identity of the city.
        public var id: LocationID { location.id }
    }
}
