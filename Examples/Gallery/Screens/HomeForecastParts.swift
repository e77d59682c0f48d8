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
                // The chance hangs below the icon, so that the temperatures stand in one line, on dry hours, too.
                Markup("span", ["class": "hour-sky"]) {
                    if let icon = hour.icon {
                        IconMarkup.markup(icon, class: "entry-icon")
                    } else {
                        SymbolIcon.markup(hour.symbolName, class: "entry-icon sun-icon")
                    }
                    hour.chance.map { chance in Markup("span", ["class": "detail"]) { chance } }
                }
                Markup("span", ["class": "value strong"]) { hour.temperature ?? "" }
            }
        }
    }

    /// Returns the next days with their bars on one scale; `nil` without a forecast.
    static func days(
        _ content: HomeContent,
        on gradient: ColorGradient? = nil,
        degrees: WeatherLook.Degrees = .bare
    ) -> Markup? {
        content.days.map { days in
            Markup("div", ["class": "card week-card", "data-id": days.id]) {
                Part.text(days.title, "h5")
                Markup("ol", ["class": "day-rows"]) {
                    for day in days.rows { row(day, content, on: gradient ?? content.theme.gradient, degrees) }
                }
            }
        }
    }

    private static func row(
        _ day: HomeContent.Day,
        _ content: HomeContent,
        on gradient: ColorGradient,
        _ degrees: WeatherLook.Degrees
    ) -> Markup {
        Markup("li", ["class": "day-row", "data-id": day.id]) {
            Part.spoken(day.accessibility)
            Markup("span", ["class": "day-row-face", "aria-hidden": "true"]) {
                Markup("span", ["class": "value strong"]) {
                    day.title
                    day.part.map { part in Markup("span", ["class": "detail"]) { part } }
                }
                Markup("span", ["class": "day-row-sky"]) {
                    IconMarkup.markup(day.icon, class: "day-row-icon")
                    day.chance.map { chance in Markup("span", ["class": "detail"]) { chance } }
                }
                let track = RangeBar.track(day.bar, content.layoutDirection, on: gradient)
                if degrees == .pair {
                    Markup("span")
                    track
                    Markup("span", ["class": "value strong"]) { day.pair }
                } else {
                    Markup("span", ["class": "value"]) { day.low }
                    track
                    Markup("span", ["class": "value strong"]) { day.high }
                }
            }
        }
    }
}
