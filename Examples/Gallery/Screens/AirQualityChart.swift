import OpenWeatherAirQualityFeature
import OpenWeatherScreenKit

/// A bar chart of the air quality of the next hours; each bar has an accessibility label.
enum AirQualityChart: Sendable {
    /// Returns the chart with its title.
    static func markup(_ hours: AirQualityContent.Hours) -> Markup {
        Markup("div", ["class": hours.isPlaceholder ? "card hours skeleton" : "card hours"]) {
            Part.text(hours.title, "h5")
            Part.notice(hours.notice)
            hours.emptiness.map { Part.text($0) }
            if !hours.points.isEmpty {
                Markup("div", ["class": "strip", "tabindex": "0", "role": "group", "aria-label": hours.title.text]) {
                    Markup("ol", ["class": "bars"]) {
                        for hour in hours.points { bar(hour) }
                    }
                }
            }
        }
    }

    private static func bar(_ hour: AirQualityContent.Hour) -> Markup {
        let height = "--height:\(Int((hour.height * 100).rounded()))"
        let style = [AirQualityPage.style(hour.color), height].compactMap(\.self).joined(separator: ";")
        return Markup("li", ["data-id": hour.id]) {
            Part.spoken(hour.accessibility)
            Markup("span", ["class": "bar-face", "aria-hidden": "true", "style": style, "title": hour.label]) {
                Markup("span", ["class": "bar-stack"]) {
                    Markup("span", ["class": "value"]) { hour.value }
                    Markup("span", ["class": "bar-column"])
                }
                Markup("span", ["class": "detail"]) { hour.time }
            }
        }
    }
}
