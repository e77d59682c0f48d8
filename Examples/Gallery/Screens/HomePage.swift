import OpenWeatherAirQualityFeature
import OpenWeatherFavoritesFeature
import OpenWeatherHomeFeature
import OpenWeatherScreenKit

/// The home screen as HTML.
///
/// Where there is room, it is a split view: the places at the side, and the day beside the week.
struct HomePage: Sendable {
    /// The places to show beside the weather; `nil` for none.
    var places: FavoritesContent?
    /// The air at the place; `nil` for none.
    var air: AirQualityContent?
    /// A remark about the location of the device; `nil` for none.
    var location: DeviceNotice?

    /// Returns the screen in a state.
    func markup(_ state: ScreenState<HomeContent>, _ actions: HomeContent.Actions) -> Markup {
        switch state {
        case .idle(let prompt):
            ScreenFrame.weather(WeatherTheme.neutral, nil) {
                HomeActions.bar(actions, name: nil)
                Part.notice(location)
                Part.prompt(prompt)
                HomeActions.primary(actions)
            }
        case .loading(let content), .loaded(let content):
            ScreenFrame.weather(
                content.theme,
                content.layoutDirection,
                isBusy: content.isPlaceholder,
                class: places == nil ? "spread home" : "spread home split"
            ) {
                places.map { FavoritesPage.sidebar($0) }
                Markup("div", ["class": "pane"]) {
                    HomeActions.bar(actions, name: content.name)
                    Part.notice(location)
                    Part.notice(content.notice)
                    HomeAlerts.markup(content)
                    ScreenFrame.column { day(content) }
                    ScreenFrame.column { week(content, actions) }
                    HomeMetricsParts.metrics(content)
                    HomeActions.primary(actions)
                    Markup("div", ["class": "footnote"]) {
                        Part.text(content.freshness.measured)
                        Part.text(content.freshness.updated)
                        content.freshness.fetched.map { Part.text($0) }
                    }
                    content.attribution.map { Part.attribution($0) }
                }
            }
        case .failed(let failure):
            ScreenFrame.weather(WeatherTheme.neutral, nil) {
                HomeActions.bar(actions, name: nil)
                Part.failure(failure)
                HomeActions.primary(actions)
            }
        }
    }

    @MarkupBuilder
    private func day(_ content: HomeContent) -> [Markup] {
        Self.hero(content)
        Self.favorites(content.favorites)
        HomeForecastParts.hours(content)
    }

    @MarkupBuilder
    private func week(_ content: HomeContent, _ actions: HomeContent.Actions) -> [Markup] {
        HomeForecastParts.days(content)
        Part.notice(content.forecastNotice)
        GoodTimesPart.markup(content.goodTimes)
        air.map { HomeAir.markup($0, actions.airQuality) }
        HomeMetricsParts.sunNote(content.sun)
    }

    /// Returns the temperature, the conditions, and the sentence about rain.
    static func hero(_ content: HomeContent, degrees: WeatherLook.Degrees = .bare) -> Markup {
        let hero = content.hero
        return Markup("div", ["class": "hero"]) {
            Markup("div", ["class": "hero-line"]) {
                IconMarkup.markup(hero.icon, class: "hero-icon")
                if degrees == .bare {
                    Part.text(hero.temperature, class: "temperature")
                } else {
                    Markup("p", ["class": "temperature with-unit", "data-id": hero.temperature.id]) {
                        Markup("span", ["aria-hidden": "true"]) { hero.temperatureWithUnit }
                        Part.spoken(hero.temperature.accessibility)
                    }
                }
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
            content.comparison.map { Part.text($0, class: "compared") }
            Part.notice(content.usualOffer?.notice)
            content.usualOffer?.progress.map { Part.text($0, class: "compared") }
            content.usualOffer?.action.map { Part.button($0, class: "secondary") }
        }
    }

    /// Returns a label as it is shown and as it is read aloud.
    private static func label(_ metric: MetricContent) -> [Markup] {
        guard metric.accessibility.label != metric.label else { return [Markup("span") { metric.label }] }
        return [
            Markup("span", ["aria-hidden": "true"]) { metric.label },
            Markup("span", ["class": "spoken"]) { metric.accessibility.label },
        ]
    }

    /// Returns the places to switch to; `nil` without any.
    static func favorites(_ favorites: [HomeContent.Favorite]) -> Markup? {
        guard !favorites.isEmpty else { return nil }
        return Markup("ul", ["class": "chips favorite-chips"]) {
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
                        favorite.symbolName.map { SymbolIcon.markup($0) }
                        Markup("span", ["aria-hidden": "true"]) { favorite.name }
                        Part.spoken(favorite.accessibility)
                    }
                }
            }
        }
    }
}
