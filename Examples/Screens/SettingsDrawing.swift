public import ExampleSupport
public import OpenWeatherSettingsFeature
import Foundation
import OpenWeatherScreenKit

/// Draws the settings with characters.
public enum SettingsDrawing: Sendable {
    /// The settings that a key can change, in the order they stand in.
    public enum Item: Hashable, Sendable {
        /// The units with this number.
        case units(Int)
        /// The switch of the device's language.
        case deviceLanguage
        /// The language, one among many.
        case language
        /// The switch of the cache.
        case cache
        /// The button that empties the cache.
        case clearCache
        /// The switch of refreshing.
        case autoRefresh
    }

    /// Every item of `content` from top to bottom.
    public static func items(_ content: SettingsContent) -> [Item] {
        content.units.options.indices.map(Item.units) + [.deviceLanguage, .language]
            + (content.cache == nil ? [] : [.cache, .clearCache]) + [.autoRefresh]
    }

    /// The screen as lines of text; the `selected` item carries the mark.
    public static func lines(_ content: SettingsContent, selected: Item? = nil, for terminal: Terminal) -> [String] {
        func row(_ item: Item, _ text: String) -> Card.Row {
            .line(Selection.row(text, isSelected: item == selected), isBold: item == selected)
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
        rows += [.space, row(.autoRefresh, content.autoRefresh), .rule]
        rows += [
            .text(content.about.attribution.text, isDim: true),
            .text(content.about.attribution.url?.absoluteString ?? "", isDim: true),
            .text("\(content.about.version.label) \(content.about.version.value)", isDim: true),
        ]
        return Card(rows: rows, theme: .neutral, direction: content.layoutDirection).lines(for: terminal)
    }
}
