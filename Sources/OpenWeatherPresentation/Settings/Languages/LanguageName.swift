package import OpenWeatherCore

/// A language of the service with its names.
package struct LanguageName: Hashable, Sendable {
    /// The language.
    package let language: Language
    /// Its name in the app's language.
    package let name: String
    /// Its name in the language itself.
    package let ownName: String
}
