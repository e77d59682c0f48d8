public import ExampleSupport
public import OpenWeatherSettingsFeature
import Foundation
import OpenWeatherScreenKit

/// A drawing of the settings with characters.
public enum SettingsDrawing: Sendable {
    /// A setting that a key can change.
    public enum Item: Hashable, Sendable {
        /// The units at this index.
        case units(Int)
        /// The switch for the language of the device.
        case deviceLanguage
        /// The language.
        case language
        /// The switch for the cache.
        case cache
        /// The button that clears the cache.
        case clearCache
        /// The switch for automatic refreshing.
        case autoRefresh
        /// The switch for the time at which data was fetched.
        case fetchTime
        /// The switch for the good times of the activity at this index.
        case activity(Int)
        /// The switch for the notices of the subject at this index.
        case notice(Int)
        /// The time before rain.
        case noticeLead
        /// The least rain.
        case noticeThreshold
        /// The switch for the diary of forecasts.
        case diary
        /// The button that forgets where the device was.
        case forgetLocation
    }

    /// Returns the items of `content` from top to bottom.
    public static func items(_ content: SettingsContent) -> [Item] {
        content.units.options.indices.map(Item.units) + [.deviceLanguage, .language]
            + (content.cache == nil ? [] : [.cache, .clearCache]) + [.autoRefresh, .fetchTime]
            + (content.goodTimes?.activities.indices.map(Item.activity) ?? [])
            + (content.notices?.subjects.indices.map(Item.notice) ?? [])
            + (content.notices?.lead == nil ? [] : [.noticeLead, .noticeThreshold])
            + (content.diary == nil ? [] : [.diary])
            + (content.location?.forget == nil ? [] : [.forgetLocation])
    }

    /// Returns the screen as lines of text, with a mark at the `selected` item.
    public static func lines(_ content: SettingsContent, selected: Item? = nil, for terminal: Terminal) -> [DrawnLine] {
        let items = items(content)
        func row(_ item: Item, _ text: String) -> Card.Row {
            let line = Card.Row.line(Selection.row(text, isSelected: item == selected), isBold: item == selected)
            return .clickable([line], .item(items.firstIndex(of: item) ?? 0))
        }
        func row(_ item: Item, _ toggle: SettingsContent.Switch) -> Card.Row {
            row(item, "[\(toggle.isOn ? "x" : " ")] \(toggle.title)")
        }
        var rows: [Card.Row] = [.text(content.title.text, isBold: true)]
        rows += .notice(content.notice)
        rows += [.space, .text(content.units.title.text, isDim: true)]
        rows += content.units.options.enumerated()
            .map { index, option in
                let text = [option.title, option.detail].compactMap(\.self).joined(separator: " · ")
                return row(.units(index), "(\(option.isSelected ? "•" : " ")) \(text)")
            }
        let language = content.language
        let chosen = language.choice.options.first(where: \.isSelected)
        let names = [chosen?.title, chosen?.detail].compactMap(\.self).joined(separator: " · ")
        rows += [
            .space, .text(language.choice.title.text, isDim: true), row(.deviceLanguage, language.useDevice),
            row(.language, "‹ \(names) ›"), .text(language.note.text, isDim: true),
        ]
        if let cache = content.cache {
            rows += [.space, .text(cache.title.text, isDim: true), row(.cache, cache.isEnabled)]
            rows.append(row(.clearCache, "[ \(cache.clear.title) ]"))
            rows.append(.line("  \(cache.size.label): \(cache.size.value)", isDim: true))
        }
        rows += [.space, row(.autoRefresh, content.autoRefresh), row(.fetchTime, content.fetchTime)]
        if let goodTimes = content.goodTimes {
            rows += [.space, .text(goodTimes.title.text, isDim: true)]
            rows += goodTimes.activities.enumerated().map { row(.activity($0), $1.isShown) }
        }
        if let notices = content.notices {
            rows += [.space, .text(notices.title.text, isDim: true)]
            rows += notices.subjects.enumerated().map { row(.notice($0), $1.isOn) }
            rows += [notices.lead.map { row(.noticeLead, name(of: $0)) }].compactMap(\.self)
            rows += [notices.threshold.map { row(.noticeThreshold, name(of: $0)) }].compactMap(\.self)
            rows += [notices.permission?.text].compactMap(\.self).map { .text($0, isDim: true) }
        }
        if let diary = content.diary {
            rows += [.space, row(.diary, diary.isKept), .text(diary.note.text, isDim: true)]
        }
        if let location = content.location {
            rows += [.space, .text(location.title.text, isDim: true)]
            rows.append(.line("  \(location.place.label): \(location.place.value)"))
            rows += [location.found?.text].compactMap(\.self).map { .line("  \($0)", isDim: true) }
            if let forget = location.forget { rows.append(row(.forgetLocation, "[ \(forget.title) ]")) }
            rows += [location.permission?.text, location.note.text].compactMap(\.self).map { .text($0, isDim: true) }
        }
        if let calls = content.calls {
            rows += [.space, .text(calls.title.text, isDim: true)]
            rows += calls.rows.map { .line("  \($0.label): \($0.value)") }
            rows += calls.refusals.map { .text($0.text) }
            rows += [calls.notice?.text, calls.note.text].compactMap(\.self).map { .text($0, isDim: true) }
        }
        rows.append(.rule)
        rows += [
            .text(content.about.attribution.text, isDim: true),
            .text(content.about.attribution.url?.absoluteString ?? "", isDim: true),
            .text("\(content.about.version.label) \(content.about.version.value)", isDim: true),
        ]
        return Card(rows: rows, theme: .neutral, direction: content.layoutDirection).lines(for: terminal)
    }
    /// Returns the title of a choice and the value that is selected.
    private static func name<Value>(of choice: SettingsContent.Choice<Value>) -> String {
        "\(choice.title.text) ‹ \(choice.options.first(where: \.isSelected)?.title ?? "–") ›"
    }
}
