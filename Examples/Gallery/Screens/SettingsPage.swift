import OpenWeatherCore
import OpenWeatherScreenKit
import OpenWeatherSettingsFeature

/// The settings as HTML.
enum SettingsPage: Sendable {
    /// Returns the screen; `name` makes its form controls unique on the page.
    static func markup(_ content: SettingsContent, named name: String) -> Markup {
        ScreenFrame.plain(content.layoutDirection) {
            Part.bar(back: content.back, title: content.title)
            Part.notice(content.notice)
            Part.text(content.units.title, "h5")
            Segments.markup(
                content.units.title.text,
                content.units.options.map { Segments.Option(id: $0.id, title: $0.title, isSelected: $0.isSelected) },
                named: "\(name)-units"
            )
            if let detail = content.units.options.first(where: \.isSelected)?.detail {
                Markup("p", ["class": "hint"]) { detail }
            }
            language(content.language)
            if let cache = content.cache { self.cache(cache) }
            Markup("div", ["class": "card form"]) {
                toggle(content.autoRefresh)
                toggle(content.fetchTime)
            }
            if let goodTimes = content.goodTimes {
                Part.text(goodTimes.title, "h5")
                Markup("div", ["class": "card form"]) {
                    for activity in goodTimes.activities { toggle(activity.isShown) }
                }
            }
            if let notices = content.notices { self.notices(notices) }
            if let diary = content.diary {
                Markup("div", ["class": "card form"]) { toggle(diary.isKept) }
                Part.text(diary.note, class: "hint")
            }
            if let location = content.location { self.location(location) }
            if let calls = content.calls { self.calls(calls) }
            about(content.about)
        }
    }

    private static func toggle(_ content: SettingsContent.Switch) -> Markup {
        Markup("label", ["class": "switch", "title": content.accessibility.hint]) {
            Markup("span") { content.title }
            Markup(
                "input",
                ["type": "checkbox", "role": "switch", "checked": content.isOn ? "" : nil, "data-id": content.id]
            )
        }
    }

    private static func language(_ content: SettingsContent.Language) -> [Markup] {
        [
            Part.text(content.choice.title, "h5"),
            Markup("div", ["class": "card form"]) {
                toggle(content.useDevice)
                select(content.choice, titleClass: "spoken")
            },
            Part.text(content.note, class: "hint"),
        ]
    }

    private static func select<Value>(_ choice: SettingsContent.Choice<Value>, titleClass: String? = nil) -> Markup {
        Markup("label", ["class": "select"]) {
            Markup("span", ["class": titleClass]) { choice.title.text }
            Markup("select", ["data-id": choice.title.id]) {
                for option in choice.options {
                    Markup("option", ["selected": option.isSelected ? "" : nil]) {
                        [option.title, option.detail].compactMap(\.self).joined(separator: " · ")
                    }
                }
            }
        }
    }

    private static func notices(_ content: SettingsContent.Notices) -> [Markup] {
        [
            Part.text(content.title, "h5"),
            Markup("div", ["class": "card form"]) {
                for subject in content.subjects { toggle(subject.isOn) }
                content.lead.map { select($0) }
                content.threshold.map { select($0) }
            },
        ] + [content.permission].compactMap(\.self).map { Part.text($0, class: "hint") }
    }

    private static func location(_ content: SettingsContent.Location) -> [Markup] {
        [
            Part.text(content.title, "h5"),
            Part.metrics([content.place]),
            Markup("div", ["class": "card form"]) {
                content.found.map { Part.text($0) }
                content.permission.map { Part.text($0) }
                content.openSettings.map { Part.button($0, class: "secondary") }
                content.forget.map { Part.button($0, class: "secondary") }
            },
            Part.text(content.note, class: "hint"),
        ]
    }

    private static func calls(_ content: SettingsContent.Calls) -> [Markup] {
        [Part.text(content.title, "h5"), Part.notice(content.notice)].compactMap(\.self)
            + [Markup("div", ["class": "card form"]) { for row in content.rows { line(row) } }]
            + content.refusals.map { Part.text($0, class: "hint") } + [Part.text(content.note, class: "hint")]
    }

    private static func cache(_ content: SettingsContent.Cache) -> [Markup] {
        [
            Part.text(content.title, "h5"),
            Markup("div", ["class": "card form"]) {
                toggle(content.isEnabled)
                line(content.size)
                Markup(
                    "button",
                    [
                        "type": "button", "class": "secondary", "data-id": content.clear.id,
                        "disabled": content.isClearing ? "" : nil,
                    ]
                ) {
                    SymbolIcon.markup(content.clear.symbolName)
                    Markup("span") { content.clear.title }
                }
            },
        ]
    }

    private static func about(_ content: SettingsContent.About) -> [Markup] {
        [
            Part.text(content.title, "h5"),
            Markup("div", ["class": "card form"]) {
                line(content.version)
                Part.attribution(content.attribution, class: "link")
            },
        ]
    }

    private static func line(_ metric: MetricContent) -> Markup {
        Markup("dl", ["class": "line", "data-id": metric.id]) {
            Markup("dt") { metric.label }
            Markup("dd") { Part.value(metric) }
        }
    }
}
