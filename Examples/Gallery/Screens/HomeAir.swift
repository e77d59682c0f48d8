import OpenWeatherAirQualityFeature
import OpenWeatherScreenKit

/// The air on the home screen as HTML: the index and its scale, which lead to the air quality.
enum HomeAir: Sendable {
    /// Returns the card, with the title of the button for the air quality.
    static func markup(_ air: AirQualityContent, _ action: ActionContent) -> Markup {
        Markup("a", ["class": "card air-card", "href": "#\(Anchor.airQuality)", "title": action.accessibility.hint]) {
            Markup("span", ["class": "air-title"]) {
                SymbolIcon.markup(action.symbolName)
                Markup("span") { action.title }
            }
            Markup("span", ["class": "air-value"]) {
                Part.text(air.index.value, "span", class: "strong")
                Markup("span", ["aria-hidden": "true"]) { air.index.label }
            }
            Markup("span", ["class": "air-scale", "aria-hidden": "true"]) {
                for band in air.bands {
                    let style = band.isCurrent ? "air-band current" : "air-band"
                    Markup("span", ["class": style, "style": AirQualityPage.style(band.color)])
                }
            }
        }
    }
}
