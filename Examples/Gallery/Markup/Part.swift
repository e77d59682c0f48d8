import Foundation
import OpenWeatherScreenKit

/// The pieces that all screens are made of.
enum Part: Sendable {
    /// What is read aloud and not seen.
    static func spoken(_ accessibility: AccessibilityText) -> Markup {
        Markup("span", ["class": "spoken"]) {
            [accessibility.label, accessibility.value].compactMap(\.self).joined(separator: " ")
        }
    }

    /// A text that may be read in other words than it is written.
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

    /// A button; a static page has nobody to send the event to, so that a link to another screen stands in where
    /// there is one.
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

    /// A button that shows its symbol alone.
    static func iconButton(_ action: ActionContent) -> Markup {
        Markup(
            "button",
            [
                "class": "icon-button", "type": "button", "aria-label": action.accessibility.label,
                "title": action.accessibility.hint, "data-id": action.id,
            ]
        ) { SymbolIcon.markup(action.symbolName) }
    }

    /// The grid of values.
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

    /// A value as it is written and as it is read.
    static func value(_ metric: MetricContent) -> [Markup] {
        // Between number and unit a narrow card may break, better than within a word.
        let written = metric.value.replacing("\u{A0}", with: " ")
        let spoken = metric.accessibility.value ?? metric.value
        guard spoken != metric.value else { return [Markup("span", ["class": "value"]) { written }] }
        return [
            Markup("span", ["class": "value", "aria-hidden": "true"]) { written },
            Markup("span", ["class": "spoken"]) { spoken },
        ]
    }

    /// A remark.
    static func notice(_ notice: NoticeContent?) -> Markup? {
        notice.map { notice in
            Markup("p", ["class": "notice \(notice.kind.rawValue)", "data-id": notice.id]) {
                SymbolIcon.markup(notice.symbolName)
                Markup("span") { notice.text }
            }
        }
    }

    /// Where the data come from.
    static func attribution(_ attribution: AttributionContent, class style: String = "attribution") -> Markup {
        Markup(
            "a",
            [
                "class": style, "href": attribution.url?.absoluteString ?? "", "title": attribution.accessibility.hint,
                "data-id": attribution.id,
            ]
        ) { attribution.text }
    }

    /// A card in place of content; a button that searches leads to the search.
    static func prompt(_ prompt: PromptContent) -> Markup {
        Markup("div", ["class": "card message", "data-id": prompt.id]) {
            SymbolIcon.markup(prompt.symbolName, class: "large")
            Markup("h4") { prompt.title }
            Markup("p") { prompt.message }
            prompt.action.map { button($0, class: "primary", to: isSearch($0) ? Anchor.search : nil) }
        }
    }

    /// A card that says what went wrong.
    static func failure(_ failure: FailureContent) -> Markup {
        Markup("div", ["class": "card message", "data-id": failure.id]) {
            SymbolIcon.markup(failure.symbolName, class: "large")
            Markup("h4") { failure.title }
            Markup("p") { failure.message }
            failure.action.map { button($0, class: "primary", to: isSearch($0) ? Anchor.search : nil) }
        }
    }

    private static func isSearch(_ action: ActionContent) -> Bool { action.symbolName == "magnifyingglass" }

    /// The bar above a screen: back at its beginning, another button at its end.
    static func bar(back: ActionContent?, title: TextContent? = nil, refresh: ActionContent? = nil) -> Markup {
        Markup("div", ["class": "bar"]) {
            back.map { iconButton($0) }
            title.map { text($0, "h4", class: "bar-title") }
            refresh.map { iconButton($0) }
        }
    }
}
