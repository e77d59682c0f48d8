import OpenWeatherForecastFeature
import OpenWeatherScreenKit

/// A day of the forecast as HTML.
enum DayDetailPage: Sendable {
    /// Returns the screen in a state.
    static func markup(_ state: ScreenState<DayDetailContent>, _ actions: DayDetailContent.Actions) -> Markup {
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
                Part.bar(back: actions.back, title: content.name, refresh: actions.refresh)
                Part.notice(content.notice)
                ScreenFrame.column {
                    summary(content.summary, content)
                    Part.metrics(content.metrics)
                    GoodTimesPart.markup(content.goodTimes)
                    content.accuracy.map { accuracy in
                        Markup("div", ["class": "card"]) {
                            Part.text(accuracy.title, "h5")
                            Part.text(accuracy.text)
                        }
                    }
                }
                if !content.entries.isEmpty {
                    ScreenFrame.column {
                        Markup("div", ["class": "card day"]) {
                            Part.text(content.entriesTitle, "h5")
                            ForecastPage.entries(content.entries, named: content.entriesTitle.text)
                        }
                    }
                }
                if !content.following.isEmpty {
                    Part.text(content.followingTitle, "h5")
                    Markup("div", ["class": "following"]) {
                        for card in content.following {
                            ForecastPage.card(card, content.layoutDirection, on: content.theme.gradient)
                        }
                    }
                }
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

    private static func summary(_ card: ForecastContent.DayCard, _ content: DayDetailContent) -> Markup {
        Markup("div", ["class": "hero", "data-id": card.id]) {
            Part.spoken(card.accessibility)
            Markup("div", ["aria-hidden": "true"]) {
                Markup("p", ["class": "place value"]) { card.title }
                card.part.map { part in Markup("p", ["class": "value detail"]) { part } }
                Markup("div", ["class": "hero-line"]) {
                    IconMarkup.markup(card.icon, class: "hero-icon")
                    Markup("p", ["class": "temperature"]) { card.high }
                    Markup("p", ["class": "temperature-low"]) { card.low }
                }
                Markup("p", ["class": "condition value"]) { card.condition }
                // The numbers at its ends stand above it.
                card.bar.map { bar in
                    Markup("span", ["class": "range-bar"]) {
                        RangeBar.track(bar, content.layoutDirection, on: content.theme.gradient)
                    }
                }
            }
        }
    }
}
