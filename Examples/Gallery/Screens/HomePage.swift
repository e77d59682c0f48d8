import OpenWeatherHomeFeature
import OpenWeatherScreenKit

/// The home screen as HTML.
enum HomePage: Sendable {
    /// Returns the screen in a state.
    static func markup(_ state: ScreenState<HomeContent>, _ actions: HomeContent.Actions) -> Markup {
        switch state {
        case .idle(let prompt):
            ScreenFrame.weather(WeatherTheme.neutral.gradient, nil) {
                Part.prompt(prompt)
                self.actions(actions)
            }
        case .loading(let content), .loaded(let content):
            ScreenFrame.weather(
                content.theme.gradient,
                content.layoutDirection,
                isBusy: content.isPlaceholder
            ) {
                hero(content)
                Part.notice(content.notice)
                alerts(content)
                favorites(content.favorites)
                HomeForecastParts.hours(content)
                HomeForecastParts.days(content)
                Part.notice(content.forecastNotice)
                HomeMetricsParts.metrics(content.metrics)
                HomeMetricsParts.sun(content.sun)
                self.actions(actions)
                Markup("div", ["class": "footnote"]) {
                    Part.text(content.freshness.measured)
                    Part.text(content.freshness.updated)
                }
                content.attribution.map { Part.attribution($0) }
            }
        case .failed(let failure):
            ScreenFrame.weather(WeatherTheme.neutral.gradient, nil) {
                Part.failure(failure)
                self.actions(actions)
            }
        }
    }

    private static func hero(_ content: HomeContent) -> Markup {
        let hero = content.hero
        return Markup("div", ["class": "hero"]) {
            Part.text(content.name, "h4", class: "place")
            Markup("div", ["class": "hero-line"]) {
                WeatherIcon.markup(hero.icon, class: "hero-icon")
                Part.text(hero.temperature, class: "temperature")
            }
            Part.text(hero.description, class: "condition")
            hero.feelsLike.map { Part.text($0, class: "feels") }
            let range = [hero.high, hero.low].compactMap(\.self)
            if !range.isEmpty {
                Markup("dl", ["class": "range"]) {
                    for metric in range {
                        Markup("div", ["data-id": metric.id]) {
                            Markup("dt") { label(metric) }
                            Markup("dd") { Part.value(metric) }
                        }
                    }
                }
            }
            content.rainNotice.map { Part.text($0, class: "outlook") }
            content.outlook.map { Part.text($0, class: "outlook") }
        }
    }

    /// Returns the alerts, each with its time, its sender, and its text.
    private static func alerts(_ content: HomeContent) -> [Markup] {
        let rows = content.alerts.map { alert in
            Markup("section", ["class": "notice outdated", "data-id": alert.id]) {
                SymbolIcon.markup(alert.symbolName)
                Markup("div") {
                    Markup("strong") { alert.title }
                    Markup("p") { [alert.period, alert.sender].compactMap(\.self).joined(separator: " · ") }
                    alert.text.map { text in Markup("p") { text } }
                }
            }
        }
        return rows + [content.moreAlerts.map { Part.text($0) }, Part.notice(content.alertsNotice)].compactMap(\.self)
    }

    /// Returns a label as it is shown and as it is read aloud.
    private static func label(_ metric: MetricContent) -> [Markup] {
        guard metric.accessibility.label != metric.label else { return [Markup("span") { metric.label }] }
        return [
            Markup("span", ["aria-hidden": "true"]) { metric.label },
            Markup("span", ["class": "spoken"]) { metric.accessibility.label },
        ]
    }

    private static func favorites(_ favorites: [HomeContent.Favorite]) -> Markup? {
        guard !favorites.isEmpty else { return nil }
        return Markup("ul", ["class": "chips"]) {
            for favorite in favorites {
                Markup("li") {
                    Markup(
                        "button",
                        [
                            "type": "button", "class": "chip", "data-id": favorite.identifier,
                            "title": favorite.accessibility.hint,
                            "aria-current": favorite.isCurrent ? "true" : nil,
                        ]
                    ) {
                        Markup("span", ["aria-hidden": "true"]) { favorite.name }
                        Part.spoken(favorite.accessibility)
                    }
                }
            }
        }
    }

    /// Returns the bar of buttons below the screen, each with its symbol above its title.
    private static func actions(_ actions: HomeContent.Actions) -> Markup {
        Markup("div", ["class": "action-bar"]) {
            Part.button(actions.search, class: "tab", to: Anchor.search)
            Part.button(actions.forecast, class: "tab", to: Anchor.forecast)
            Part.button(actions.airQuality, class: "tab", to: Anchor.airQuality)
            Part.button(actions.favorites, class: "tab", to: Anchor.favorites)
            Part.button(actions.history, class: "tab", to: Anchor.history)
            Part.button(actions.converter, class: "tab", to: Anchor.converter)
            Part.button(actions.settings, class: "tab", to: Anchor.settings)
            Part.button(actions.refresh, class: "tab")
        }
    }
}
