import ExampleScreens
import ExampleSupport
import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit
import OpenWeatherSettingsFeature

/// The list of languages with a field that filters it, above the settings.
struct LanguageList {
    /// The result of a key.
    enum Outcome: Equatable {
        /// The list stays.
        case stays
        /// The list closes without a choice.
        case closes
        /// A language was chosen.
        case chosen(Language)
    }

    private typealias Option = SettingsContent.Option<Language>

    private var text = ""
    private var cursor = Cursor()

    /// Creates a list that marks the language in use.
    init(_ content: SettingsContent) {
        if let row = content.language.choice.options.firstIndex(where: \.isSelected) { cursor.select(row) }
    }

    /// Handles a key.
    mutating func press(_ key: Key, in content: SettingsContent) -> Outcome {
        let options = shown(content)
        if cursor.move(key, among: options.count, usesLetters: false) { return .stays }
        switch key {
        case .character(let character): type(text + String(character))
        case .backspace: type(String(text.dropLast()))
        case .control("u"): type("")
        case .enter: return choose(cursor.row ?? 0, in: content)
        case .escape where text.isEmpty: return .closes
        case .escape: type("")
        default: break
        }
        return .stays
    }

    /// Chooses the language at a row, as a click does.
    func choose(_ row: Int, in content: SettingsContent) -> Outcome {
        let options = shown(content)
        return options.indices.contains(row) ? .chosen(options[row].value) : .stays
    }

    /// Returns the lines of the list.
    func lines(_ content: SettingsContent, in space: DrawingSpace) -> [DrawnLine] {
        let options = shown(content)
        let cells = options.map { option in
            [
                StyledText(option.isSelected ? "•" : ""), StyledText(option.title), StyledText(option.detail ?? ""),
                StyledText(option.value.code, TextStyle(isDim: true)),
            ]
        }
        let columns: [Table.Column] = [
            .init(gap: 1), .init(isFlexible: true), .init(isFlexible: true), .init(isOptional: true),
        ]
        let field: Card.Row =
            text.isEmpty ? .line("> ▏\(space.texts.languagePrompt)", isDim: true) : .line("> \(text)▏")
        let list: [Card.Row] =
            options.isEmpty ? [.text(space.texts.noLanguage)] : [.items(cells, columns, selected: cursor.row)]
        return Card(
            rows: [.text(content.language.choice.title.text, isBold: true), .space, field, .rule] + list,
            theme: .neutral,
            direction: content.layoutDirection
        )
        .lines(for: space.terminal)
    }

    private mutating func type(_ text: String) {
        self.text = text
        if text.isEmpty { cursor.reset() } else { cursor.select(0) }
    }

    /// The languages whose name, own name, or code has the text, regardless of case and accents.
    private func shown(_ content: SettingsContent) -> [Option] {
        let wanted = Self.folded(text)
        guard !wanted.isEmpty else { return content.language.choice.options }
        return content.language.choice.options.filter { option in
            [option.title, option.detail ?? "", option.value.code].contains { Self.folded($0).contains(wanted) }
        }
    }

    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .trimmingCharacters(in: .whitespaces)
    }
}
