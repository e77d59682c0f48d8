import Foundation
import OpenWeatherCore
import OpenWeatherMapFeature
import OpenWeatherScreenKit

/// The map screen as HTML.
enum MapPage: Sendable {
    /// Returns the screen in a state, with the files of the tiles that arrived; `name` makes its form controls unique on the
    /// page.
    static func markup(
        _ state: ScreenState<WeatherMapContent>,
        _ actions: WeatherMapContent.Actions,
        _ files: [MapTile: Data],
        named name: String
    ) -> Markup {
        switch state {
        case .idle(let prompt):
            ScreenFrame.plain(nil) {
                Part.bar(back: actions.back, title: actions.title)
                Part.prompt(prompt)
            }
        case .loading(let content), .loaded(let content):
            ScreenFrame.plain(content.layoutDirection, class: "spread") {
                Part.bar(back: actions.back, title: actions.title, refresh: actions.refresh)
                Part.text(content.name, class: "place")
                Markup("div", ["class": "map-layers"]) {
                    Segments.markup(
                        actions.title.text,
                        content.layers.map { Segments.Option(id: $0.id, title: $0.title, isSelected: $0.isSelected) },
                        named: name
                    )
                }
                Part.notice(content.notice)
                content.failure.map { Part.failure($0) }
                if let region = content.region, let center = content.center {
                    MapDrawing(region, center: center)
                        .markup(files, label: content.accessibility.label, id: WeatherMapContent.ID.map)
                }
                legend(content.legend)
                Markup("div", ["class": "footnote"]) {
                    content.updated.map { Part.text($0) }
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

    private static func legend(_ legend: WeatherMapContent.Legend) -> Markup {
        Markup("div", ["class": "card map-legend"]) {
            Part.text(legend.title, "h5")
            Markup("ul", ["class": "map-stops"]) {
                for stop in legend.stops {
                    Markup("li", ["data-id": stop.id]) {
                        Part.spoken(stop.accessibility)
                        Markup("span", ["aria-hidden": "true"]) {
                            Markup(
                                "span",
                                [
                                    "class": "swatch",
                                    "style": "--stop:\(stop.color.hexadecimal);--opacity:\(stop.opacity)",
                                ]
                            )
                            Markup("span") { Part.written(stop.value) }
                        }
                    }
                }
            }
        }
    }
}
