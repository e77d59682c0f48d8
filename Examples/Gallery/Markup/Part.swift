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

    /// Returns a button, or a link to a section, that shows only its symbol.
    static func iconButton(_ action: ActionContent, to section: String? = nil) -> Markup {
        Markup(
            section == nil ? "button" : "a",
            [
                "class": "icon-button", "type": section == nil ? "button" : nil, "href": section.map { "#\($0)" },
                "aria-label": action.accessibility.label, "title": action.accessibility.hint, "data-id": action.id,
            ]
        ) { SymbolIcon.markup(action.symbolName) }
    }

    /// Returns the grid of values.
    static func metrics(_ metrics: [MetricContent]) -> Markup {
        Markup("dl", ["class": "metrics"]) {
            for metric in metrics {
                self.metric(metric.id, metric.label, metric.symbolName) { value(metric) }
            }
        }
    }

    /// Returns a card of the grid of values: a label with its symbol, and what stands below it.
    static func metric(
        _ id: String,
        _ label: String,
        _ symbolName: String,
        @MarkupBuilder _ value: () -> [Markup]
    ) -> Markup {
        Markup("div", ["class": isLong(label) ? "card metric long" : "card metric", "data-id": id]) {
            Markup("dt") {
                SymbolIcon.markup(symbolName)
                Markup("span") { label }
            }
            Markup("dd") { value() }
        }
    }

    /// Returns a value as it is shown and as it is read aloud.
    static func value(_ metric: MetricContent) -> [Markup] {
        let written = written(metric.value)
        let spoken = metric.accessibility.value ?? metric.value
        guard spoken != metric.value else { return [Markup("span", ["class": "value"]) { written }] }
        return [
            Markup("span", ["class": "value", "aria-hidden": "true"]) { written },
            Markup("span", ["class": "spoken"]) { spoken },
        ]
    }

    /// Returns a quantity that a narrow card may break between the number and the unit, and nowhere else.
    static func written(_ value: String) -> String {
        value.replacing("\u{A0}", with: " ").replacing("/", with: "/\u{2060}")
    }

    /// Returns whether a label has a word that half a phone is too narrow for, or is so long that it would take two lines
    /// there, so that its card takes the whole width.
    static func isLong(_ label: String) -> Bool {
        label.count > 24 || label.split(separator: " ").contains { $0.count > 18 }
    }

    /// Returns a button that opens a list of further buttons; `label` names it.
    static func menu(_ label: String, @MarkupBuilder _ items: () -> [Markup]) -> Markup {
        Markup("details", ["class": "menu"]) {
            Markup("summary", ["class": "icon-button", "aria-label": label, "title": label]) {
                SymbolIcon.markup("ellipsis.circle")
            }
            Markup("ul", ["class": "menu-list"]) { for item in items() { Markup("li") { item } } }
        }
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

    /// Returns a remark about the location of the device with its way out, or `nil` when there is none.
    static func notice(_ help: DeviceNotice?) -> [Markup] {
        [notice(help?.notice), help?.action.map { button($0, class: "secondary") }].compactMap(\.self)
    }

    /// Returns the attribution of the data, as a link when its source has a site.
    static func attribution(_ attribution: AttributionContent, class style: String = "attribution") -> Markup {
        guard let url = attribution.url else {
            return Markup("p", ["class": style, "data-id": attribution.id]) { attribution.text }
        }
        return Markup(
            "a",
            [
                "class": style, "href": url.absoluteString, "title": attribution.accessibility.hint,
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
            for other in prompt.alternatives { button(other, class: "secondary") }
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
