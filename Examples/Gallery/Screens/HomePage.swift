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
                favorites(content.favorites)
                Part.metrics(content.metrics)
                sun(content.sun)
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
            let range = [hero.low, hero.high].compactMap(\.self)
            if !range.isEmpty {
                Markup("dl", ["class": "range"]) {
                    for metric in range {
                        Markup("div", ["data-id": metric.id]) {
                            Markup("dt") { metric.label }
                            Markup("dd") { Part.value(metric) }
                        }
                    }
                }
            }
        }
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

    private static func sun(_ sun: HomeContent.Sun) -> Markup {
        let times = [sun.sunrise, sun.sunset].compactMap(\.self)
        return Markup("div", ["class": "sun"]) {
            if !times.isEmpty { Part.metrics(times) }
            sun.note.map { Part.text($0, class: "card note") }
        }
    }

    private static func actions(_ actions: HomeContent.Actions) -> Markup {
        Markup("div", ["class": "actions"]) {
            Part.button(actions.search, class: "action", to: Anchor.search)
            Part.button(actions.forecast, class: "action", to: Anchor.forecast)
            Part.button(actions.airQuality, class: "action", to: Anchor.airQuality)
            Part.button(actions.converter, class: "action", to: Anchor.converter)
            Part.button(actions.settings, class: "action", to: Anchor.settings)
        }
    }
}
