import OpenWeatherAirQualityFeature
import OpenWeatherScreenKit

/// The air quality screen as HTML.
enum AirQualityPage: Sendable {
    /// Returns the screen in a state; `name` makes its form controls unique on the page.
    static func markup(
        _ state: ScreenState<AirQualityContent>,
        _ actions: AirQualityContent.Actions,
        named name: String
    ) -> Markup {
        switch state {
        case .idle(let prompt):
            ScreenFrame.plain(nil) {
                Part.bar(back: actions.back, title: actions.title)
                Part.prompt(prompt)
            }
        case .loading(let content), .loaded(let content):
            ScreenFrame.plain(content.layoutDirection, isBusy: content.isPlaceholder, class: "spread") {
                Part.bar(back: actions.back, title: actions.title, refresh: actions.refresh)
                Part.text(content.name, class: "place")
                scales(content.scales, title: actions.title.text, named: name)
                Part.notice(content.notice)
                ScreenFrame.column {
                    index(content.index)
                    pollutants(content.pollutants)
                    more(content.morePollutants)
                }
                ScreenFrame.column {
                    AirQualityChart.markup(content.hours)
                    bands(content.bands)
                }
                Markup("div", ["class": "footnote"]) {
                    Part.text(content.measured)
                    Part.text(content.updated)
                    content.fetched.map { Part.text($0) }
                }
                content.attribution.map { Part.attribution($0) }
            }
        case .failed(let failure):
            ScreenFrame.plain(nil) {
                Part.bar(back: actions.back, title: actions.title)
                Part.failure(failure)
            }
        }
    }

    /// Returns the colors of a band as the value of a `style` attribute; `nil` without a color.
    static func style(_ color: AirQualityColor?) -> String? {
        color.map { "--band:\($0.background.hexadecimal);--on-band:\($0.foreground.hexadecimal)" }
    }

    private static func scales(_ scales: [AirQualityContent.Scale], title: String, named name: String) -> Markup {
        Segments.markup(
            title,
            scales.map { Segments.Option(id: $0.id, title: $0.title, isSelected: $0.isSelected) },
            named: name
        )
    }

    private static func index(_ index: AirQualityContent.Index) -> Markup {
        Markup("div", ["class": "card index"]) {
            Markup("div", ["class": "index-number", "style": style(index.color)]) {
                Part.text(index.value, class: "number")
                Markup("p", ["class": "index-label"]) { index.label }
            }
            Markup("div", ["class": "index-words"]) {
                index.dominant.map { Part.text($0, class: "strong") }
                index.advice.map { Part.text($0) }
                index.note.map { Part.text($0, class: "detail") }
            }
        }
    }

    private static func pollutants(_ pollutants: [AirQualityContent.Pollutant]) -> Markup {
        Markup("ul", ["class": "pollutants"]) {
            for pollutant in pollutants {
                Markup("li", ["class": "card pollutant", "data-id": pollutant.id]) {
                    Part.spoken(pollutant.accessibility)
                    Markup("span", ["aria-hidden": "true", "class": "pollutant-face"]) {
                        Markup("span", ["class": "symbol"]) { pollutant.symbol }
                        Markup("span", ["class": "value strong"]) { Part.written(pollutant.value) }
                        if let label = pollutant.label {
                            Markup("span", ["class": "band", "style": style(pollutant.color)]) { label }
                        }
                    }
                }
            }
        }
    }

    private static func more(_ more: AirQualityContent.MorePollutants) -> Markup {
        Markup("details", ["class": "more", "open": more.isExpanded ? "" : nil]) {
            Markup("summary", ["data-id": more.toggle.id]) { more.toggle.title }
            pollutants(more.pollutants)
        }
    }

    private static func bands(_ bands: [AirQualityContent.Band]) -> Markup? {
        guard !bands.isEmpty else { return nil }
        return Markup("ul", ["class": "card bands"]) {
            for band in bands {
                Markup("li", ["data-id": band.id, "aria-current": band.isCurrent ? "true" : nil]) {
                    Markup("span", ["class": "band", "style": style(band.color)]) { band.range }
                    Markup("span", ["class": "band-words"]) {
                        Markup("span", ["class": "strong"]) { band.label }
                        Markup("span", ["class": "detail"]) { band.advice }
                    }
                }
            }
        }
    }
}
