import OpenWeatherHomeFeature
import OpenWeatherScreenKit

/// The next hours and days on the home screen as HTML.
enum HomeForecastParts: Sendable {
    /// Returns the next hours in a row that scrolls; `nil` without a forecast.
    static func hours(_ content: HomeContent) -> Markup? {
        content.hours.map { hours in
            Markup("div", ["class": "card hours-card", "data-id": hours.id]) {
                Part.text(hours.title, "h5")
                Markup("div", ["class": "strip", "tabindex": "0", "role": "group", "aria-label": hours.title.text]) {
                    Markup("ol") { for hour in hours.columns { column(hour) } }
                }
            }
        }
    }

    private static func column(_ hour: HomeContent.Hour) -> Markup {
        Markup("li", ["class": "entry", "data-id": hour.id]) {
            Part.spoken(hour.accessibility)
            Markup("span", ["class": "entry-face", "aria-hidden": "true"]) {
                Markup("span", ["class": "value"]) { hour.time }
                if let icon = hour.icon {
                    WeatherIcon.markup(icon, class: "entry-icon")
                } else {
                    SymbolIcon.markup(hour.symbolName, class: "entry-icon sun-icon")
                }
                hour.temperature.map { degrees in Markup("span", ["class": "value strong"]) { degrees } }
                hour.chance.map { chance in Markup("span", ["class": "detail"]) { chance } }
            }
        }
    }

    /// Returns the next days with their bars on one scale; `nil` without a forecast.
    static func days(_ content: HomeContent) -> Markup? {
        content.days.map { days in
            Markup("div", ["class": "card", "data-id": days.id]) {
                Part.text(days.title, "h5")
                Markup("ol", ["class": "day-rows"]) {
                    for day in days.rows { row(day, content) }
                }
            }
        }
    }

    private static func row(_ day: HomeContent.Day, _ content: HomeContent) -> Markup {
        Markup("li", ["class": "day-row", "data-id": day.id]) {
            Part.spoken(day.accessibility)
            Markup("span", ["class": "day-row-face", "aria-hidden": "true"]) {
                Markup("span", ["class": "value strong"]) { day.title }
                WeatherIcon.markup(day.icon, class: "day-row-icon")
                Markup("span", ["class": "detail day-row-chance"]) { day.chance ?? "" }
                Markup("span", ["class": "value"]) { day.low }
                RangeBar.track(day.bar, content.layoutDirection, on: content.theme.gradient)
                Markup("span", ["class": "value strong"]) { day.high }
            }
        }
    }
}
