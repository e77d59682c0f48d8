import OpenWeatherForecastFeature
import OpenWeatherScreenKit

/// The forecast as HTML.
enum ForecastPage: Sendable {
    /// Returns the screen in a state; `name` is unique on the page.
    static func markup(
        _ state: ScreenState<ForecastContent>,
        _ actions: ForecastContent.Actions,
        named name: String
    ) -> Markup {
        switch state {
        case .idle(let prompt):
            ScreenFrame.weather(WeatherTheme.neutral, nil) {
                Part.bar(back: actions.back)
                Part.prompt(prompt)
            }
        case .loading(let content), .loaded(let content):
            ScreenFrame.weather(
                content.theme,
                content.layoutDirection,
                isBusy: content.isPlaceholder,
                class: "spread"
            ) {
                Part.bar(back: actions.back, title: content.title, refresh: actions.refresh)
                Part.notice(content.notice)
                ScreenFrame.column {
                    hero(content)
                    content.present.map { Part.metrics($0.metrics) }
                    content.curve.map {
                        TemperatureCurve.markup($0, content.layoutDirection, on: content.theme.gradient, named: name)
                    }
                }
                ScreenFrame.column {
                    content.emptiness.map { Part.text($0, class: "card note") }
                    for (index, day) in content.days.enumerated() {
                        self.day(day, isOpen: index == 0 && !content.isPlaceholder, content)
                    }
                }
                Part.text(content.updated, class: "footnote")
                content.fetched.map { Part.text($0, class: "footnote") }
                content.attribution.map { Part.attribution($0) }
            }
        case .failed(let failure):
            ScreenFrame.weather(WeatherTheme.neutral, nil) {
                Part.bar(back: actions.back)
                Part.failure(failure)
            }
        }
    }

    private static func hero(_ content: ForecastContent) -> Markup {
        Markup("div", ["class": "hero", "data-id": content.present?.id]) {
            Part.text(content.name, "h4", class: "place")
            content.present.map { Part.text($0.title, class: "feels") }
            content.present.map { present in
                Markup("div", ["class": "hero-line"]) {
                    IconMarkup.markup(present.icon, class: "hero-icon")
                    Part.text(present.temperature, class: "temperature")
                }
            }
            content.present.map { Part.text($0.description, class: "condition") }
        }
    }

    /// Returns a day as a row that opens to its steps.
    private static func day(_ day: ForecastContent.Day, isOpen: Bool, _ content: ForecastContent) -> Markup {
        Markup("details", ["class": "card day", "open": isOpen ? "" : nil]) {
            Markup("summary", ["class": "day-head", "data-id": day.card.id]) {
                face(day.card, content.layoutDirection, on: content.theme.gradient)
            }
            if !day.entries.isEmpty { entries(day.entries, named: day.card.title) }
            day.details.map { Part.button($0, class: "day-more", to: Anchor.dayDetail) }
        }
    }

    /// Returns the summary of a day, as a link to its details.
    static func card(
        _ card: ForecastContent.DayCard,
        _ direction: TextDirection,
        on gradient: ColorGradient
    ) -> Markup {
        let content = face(card, direction, on: gradient)
        let style = "card day-head"
        guard card.day != nil else { return Markup("div", ["class": style, "data-id": card.id]) { content } }
        return Markup(
            "a",
            ["class": style, "href": "#\(Anchor.dayDetail)", "title": card.accessibility.hint, "data-id": card.id]
        ) { content }
    }

    private static func face(
        _ card: ForecastContent.DayCard,
        _ direction: TextDirection,
        on gradient: ColorGradient
    ) -> [Markup] {
        [
            Part.spoken(card.accessibility),
            Markup("span", ["class": "day-line", "aria-hidden": "true"]) {
                IconMarkup.markup(card.icon, class: "day-icon")
                Markup("span", ["class": "day-name"]) {
                    Markup("span", ["class": "value"]) { card.title }
                    card.part.map { part in Markup("span", ["class": "value detail"]) { part } }
                    Markup("span", ["class": "value detail"]) { card.condition }
                }
                amounts(card)
                RangeBar.markup(card.bar, from: card.low, to: card.high, direction, on: gradient)
                sky(card)
            },
        ]
    }

    /// Returns the UV index and the moon of a day, or `nil` when neither is known.
    private static func sky(_ card: ForecastContent.DayCard) -> Markup? {
        guard !card.metrics.isEmpty else { return nil }
        return Markup("span", ["class": "amounts day-sky"]) {
            for metric in card.metrics { Markup("span", ["class": "amount"]) { "\(metric.label) \(metric.value)" } }
        }
    }

    private static func amounts(_ card: ForecastContent.DayCard) -> Markup {
        Markup("span", ["class": "amounts"]) {
            for (symbol, amount) in [("umbrella", card.chance), ("drop", card.rain), ("snowflake", card.snow)] {
                if let amount {
                    Markup("span", ["class": "amount"]) {
                        SymbolIcon.markup(symbol)
                        Markup("span") { amount }
                    }
                }
            }
        }
    }

    /// Returns the steps one below the other, each with its time, its temperature, the chance of rain, and the wind.
    static func entries(_ entries: [ForecastContent.Entry], named name: String) -> Markup {
        Markup("ol", ["class": "steps", "aria-label": name]) {
            for entry in entries {
                Markup("li", ["class": "entry", "data-id": entry.id]) {
                    Part.spoken(entry.accessibility)
                    Markup("span", ["class": "entry-face", "aria-hidden": "true"]) {
                        Markup("span", ["class": "value"]) { entry.time }
                        IconMarkup.markup(entry.icon, class: "entry-icon")
                        Markup("span", ["class": "entry-degrees"]) {
                            Markup("span", ["class": "value strong"]) { entry.temperature }
                            entry.spread.map { spread in Markup("span", ["class": "detail"]) { spread } }
                            Markup("span", ["class": "words"]) { entry.condition }
                        }
                        Markup("span", ["class": "detail entry-chance"]) { entry.chance ?? "" }
                        Markup("span", ["class": "detail entry-wind"]) { Part.written(entry.wind ?? "") }
                    }
                }
            }
        }
    }
}
