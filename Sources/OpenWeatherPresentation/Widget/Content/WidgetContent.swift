public import OpenWeatherScreenKit

/// A widget as it is shown: ready-made texts, and nothing that its size has no room for.
public struct WidgetContent: Hashable, Sendable {
    /// What fills the widget.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Body: Hashable, Sendable {
        /// The layout before anything is known; its values are dashes.
        case placeholder(WidgetWeatherContent)
        /// The weather.
        case weather(WidgetWeatherContent)
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
    public var weather: WidgetWeatherContent? {
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
