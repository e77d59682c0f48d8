import Foundation
import OpenWeatherScreenKit

/// The parts that all screens share.
enum Part: Sendable {
    /// Returns text that is read aloud and not visible.
    static func spoken(_ accessibility: AccessibilityText) -> Markup {
        Markup("span", ["class": "spoken"]) {
            [accessibility.label, accessibility.value].compactMap(\.self).joined(separator: " ")
        }
    }

    /// Returns text that may have a different accessibility label.
    static func text(_ content: TextContent, _ element: String = "p", class style: String? = nil) -> Markup {
        Markup(element, ["class": style, "data-id": content.id]) {
            if content.accessibility.label == content.text {
                content.text
            } else {
                Markup("span", ["aria-hidden": "true"]) { content.text }
                spoken(content.accessibility)
            }
        }
    }

    /// Returns a button, or a link to another screen when there is a `section`.
    ///
    /// A static page has no view model that could receive an event.
    static func button(_ action: ActionContent, class style: String, to section: String? = nil) -> Markup {
        let content = [SymbolIcon.markup(action.symbolName), Markup("span") { action.title }]
        if let section {
            return Markup(
                "a",
                ["class": style, "href": "#\(section)", "title": action.accessibility.hint, "data-id": action.id]
            ) { content }
        }
        return Markup(
            "button",
            ["class": style, "type": "button", "title": action.accessibility.hint, "data-id": action.id]
        ) { content }
    }

    /// Returns a button that shows only its symbol.
    static func iconButton(_ action: ActionContent) -> Markup {
        Markup(
            "button",
            [
                "class": "icon-button", "type": "button", "aria-label": action.accessibility.label,
                "title": action.accessibility.hint, "data-id": action.id,
            ]
        ) { SymbolIcon.markup(action.symbolName) }
    }

    /// Returns the grid of values.
    static func metrics(_ metrics: [MetricContent], class style: String = "metrics") -> Markup {
        Markup("dl", ["class": style]) {
            for metric in metrics {
                Markup("div", ["class": "card metric", "data-id": metric.id]) {
                    Markup("dt") {
                        SymbolIcon.markup(metric.symbolName)
                        Markup("span") { metric.label }
                    }
                    Markup("dd") { value(metric) }
                }
            }
        }
    }

    /// Returns a value as it is shown and as it is read aloud.
    static func value(_ metric: MetricContent) -> [Markup] {
        // A narrow card may break between the number and the unit, rather than within a word.
        let written = metric.value.replacing("\u{A0}", with: " ")
        let spoken = metric.accessibility.value ?? metric.value
        guard spoken != metric.value else { return [Markup("span", ["class": "value"]) { written }] }
        return [
            Markup("span", ["class": "value", "aria-hidden": "true"]) { written },
            Markup("span", ["class": "spoken"]) { spoken },
        ]
    }

    /// Returns a notice, or `nil` when there is none.
    static func notice(_ notice: NoticeContent?) -> Markup? {
        notice.map { notice in
            Markup("p", ["class": "notice \(notice.kind.rawValue)", "data-id": notice.id]) {
                SymbolIcon.markup(notice.symbolName)
                Markup("span") { notice.text }
            }
        }
    }

    /// Returns the attribution of the data.
    static func attribution(_ attribution: AttributionContent, class style: String = "attribution") -> Markup {
        Markup(
            "a",
            [
                "class": style, "href": attribution.url?.absoluteString ?? "", "title": attribution.accessibility.hint,
                "data-id": attribution.id,
            ]
        ) { attribution.text }
    }

    /// Returns a card in place of content; a search button links to the search.
    static func prompt(_ prompt: PromptContent) -> Markup {
        Markup("div", ["class": "card message", "data-id": prompt.id]) {
            SymbolIcon.markup(prompt.symbolName, class: "large")
            Markup("h4") { prompt.title }
            Markup("p") { prompt.message }
            prompt.action.map { button($0, class: "primary", to: isSearch($0) ? Anchor.search : nil) }
        }
    }

    /// Returns the card of a failure.
    static func failure(_ failure: FailureContent) -> Markup {
        Markup("div", ["class": "card message", "data-id": failure.id]) {
            SymbolIcon.markup(failure.symbolName, class: "large")
            Markup("h4") { failure.title }
            Markup("p") { failure.message }
            failure.action.map { button($0, class: "primary", to: isSearch($0) ? Anchor.search : nil) }
        }
    }

    private static func isSearch(_ action: ActionContent) -> Bool { action.symbolName == "magnifyingglass" }

    /// Returns the bar above a screen, with a back button at its start and another button at its end.
    static func bar(back: ActionContent?, title: TextContent? = nil, refresh: ActionContent? = nil) -> Markup {
        Markup("div", ["class": "bar"]) {
            back.map { iconButton($0) }
            title.map { text($0, "h4", class: "bar-title") }
            refresh.map { iconButton($0) }
        }
    }
}
