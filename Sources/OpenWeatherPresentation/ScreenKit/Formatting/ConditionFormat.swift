import Foundation
public import OpenWeatherCore

/// A formatter for weather conditions, in everyday words.
///
/// Conditions that are documented have words of the screens' own in each language that the screens have texts in. All
/// others, and all of them for a reader of another language, read as the service describes them, and without a description
/// as the name of their group.
public struct ConditionFormat: Sendable {
    private let locale: Locale
    private let language: TextLanguage
    private let hasOwnWords: Bool

    /// Creates a formatter; with `hasOwnWords`, the words of `language` are preferred to the service's descriptions.
    init(locale: Locale, language: TextLanguage, hasOwnWords: Bool) {
        self.locale = locale
        self.language = language
        self.hasOwnWords = hasOwnWords
    }

    /// Formats conditions as one text, for example `Light rain, mist`.
    ///
    /// - Parameters:
    ///   - conditions: The conditions, the primary one first. Without any, the text says that the weather is unknown.
    ///   - usesDescriptions: Whether the service's descriptions may be used. Pass `false` for data that was fetched in
    ///     another language than the screen's, to use words of the screens' own instead.
    /// - Returns: The text, which begins with a capital letter.
    public func callAsFunction(_ conditions: [WeatherCondition], usesDescriptions: Bool = true) -> String {
        guard !conditions.isEmpty else { return Texts.texts(in: language).conditions.unknown }
        return list(conditions.map { name(of: $0, usesDescriptions: usesDescriptions) })
    }

    /// Returns the text for one condition; `nil` reads as unknown weather.
    ///
    /// The text begins with a capital letter. Pass `false` for `usesDescriptions` when the condition was fetched in another
    /// language than the screen's.
    public func callAsFunction(_ condition: WeatherCondition?, usesDescriptions: Bool = true) -> String {
        self(condition.map { [$0] } ?? [], usesDescriptions: usesDescriptions)
    }

    /// Returns the service's descriptions of conditions as a detail of their text.
    ///
    /// - Parameters:
    ///   - conditions: The conditions, the primary one first.
    ///   - usesDescriptions: Whether the descriptions are in the language of the screen.
    /// - Returns: The text, which begins with a capital letter; `nil` when it would repeat the text of the conditions, or
    ///   when a description is missing or in another language.
    public func detail(_ conditions: [WeatherCondition], usesDescriptions: Bool = true) -> String? {
        guard usesDescriptions, !conditions.isEmpty, !conditions.contains(where: \.description.isEmpty) else {
            return nil
        }
        let detail = list(conditions.map(\.description))
        return detail == self(conditions) ? nil : detail
    }

    private func name(of condition: WeatherCondition, usesDescriptions: Bool) -> String {
        let description = usesDescriptions && !condition.description.isEmpty ? condition.description : nil
        guard let code = condition.code else {
            return description ?? Texts.texts(in: language).conditions[condition.group]
        }
        let words = ConditionWording.texts(in: language).words(code)
        return hasOwnWords ? words : description ?? words
    }

    private func list(_ names: [String]) -> String {
        // In Arabic, the list style wraps Latin names in invisible marks, of which one name alone needs none.
        let list = names.count == 1 ? names[0] : names.formatted(.list(type: .and, width: .narrow).locale(locale))
        return list.prefix(1).uppercased(with: locale) + list.dropFirst()
    }
}
