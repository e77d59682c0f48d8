import OpenWeatherScreenKit
import OpenWeatherWidgetFeature

/// A widget as HTML.
enum WidgetPage: Sendable {
    /// Returns the widget in its size.
    static func markup(_ content: WidgetContent) -> Markup {
        ScreenFrame.weather(
            content.theme,
            content.layoutDirection,
            class: "widget \(content.family.rawValue)"
        ) {
            content.message.map { message($0) }
            if let weather = content.weather, let line = weather.line {
                Markup("div", ["class": "widget-line"]) {
                    if let symbol = weather.freshness?.symbolName {
                        SymbolIcon.markup(symbol)
                    } else {
                        IconMarkup.markup(weather.icon, class: "favorite-icon")
                    }
                    Part.text(line)
                }
            } else if let weather = content.weather {
                // A rectangle has three lines.
                let isRectangle = content.family == .rectangular
                let (beside, below) = isRectangle ? (weather.description, nil) : (nil, weather.description)
                weather.gauge.map { WidgetForecastParts.ring($0, on: content.theme.gradient) }
                Markup("div", ["class": "widget-now"]) {
                    Markup("div", ["class": "widget-place"]) {
                        weather.city.map { Part.text($0, "h4") }
                        weather.countryCode.map { Part.text($0, "span", class: "detail") }
                    }
                    Markup("div", ["class": "hero-line"]) {
                        IconMarkup.markup(weather.icon, class: "widget-icon")
                        Part.text(weather.temperature, class: "temperature")
                        beside.map { Part.text($0, class: "strong") }
                    }
                    Markup("div", ["class": "widget-words"]) {
                        for text in weather.conversions { Part.text(text, class: "written") }
                        below.map { Part.text($0, class: "strong") }
                        WidgetForecastParts.range(weather)
                        weather.outlook.map { Part.text($0, class: "widget-outlook") }
                        weather.comparison.map { Part.text($0) }
                        weather.freshness.map { freshness($0, hasRoom: content.family != .circular) }
                    }
                }
                WidgetForecastParts.steps(weather.steps)
                WidgetForecastParts.days(weather.days, content.layoutDirection, on: content.theme.gradient)
                favorites(weather.favorites)
                weather.attribution.map { attribution in
                    // Not a link: a tap anywhere on a widget opens the app.
                    Markup("p", ["class": "attribution", "data-id": attribution.id]) { attribution.text }
                }
            }
        }
    }

    private static func message(_ prompt: PromptContent) -> Markup {
        Markup("div", ["class": "widget-message"]) {
            SymbolIcon.markup(prompt.symbolName, class: "large")
            Markup("h4") { prompt.title }
            Markup("p") { prompt.message }
        }
    }

    private static func freshness(_ content: WidgetContent.Freshness, hasRoom: Bool) -> Markup {
        Markup("div", ["class": content.isOutdated ? "widget-age outdated" : "widget-age"]) {
            content.symbolName.map { SymbolIcon.markup($0) }
            hasRoom ? Part.text(content.text) : Part.spoken(content.text.accessibility)
        }
    }

    private static func favorites(_ favorites: [WidgetContent.Favorite]) -> Markup? {
        guard !favorites.isEmpty else { return nil }
        return Markup("ul", ["class": "widget-favorites"]) {
            for favorite in favorites {
                Markup("li", ["data-id": favorite.identifier]) {
                    Part.spoken(favorite.accessibility)
                    Markup("span", ["aria-hidden": "true", "class": "favorite-face"]) {
                        Markup("span", ["class": "favorite-name"]) { favorite.name }
                        favorite.icon.map { IconMarkup.markup($0, class: "favorite-icon") }
                        Markup("span", ["class": "strong"]) { favorite.temperature }
                        favorite.outdated.map { text in Markup("span", ["class": "detail"]) { text } }
                    }
                }
            }
        }
    }
}
