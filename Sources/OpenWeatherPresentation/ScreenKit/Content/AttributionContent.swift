public import Foundation
public import OpenWeatherCore

/// The provider of the data on a screen, with a link to its site.
///
/// OpenWeather's terms ask for it on every screen that shows its data; a page about the app is not enough.
///
/// Source: [OpenWeather, Frequently asked questions](https://openweathermap.org/faq).
public struct AttributionContent: Hashable, Sendable, Identifiable {
    /// A stable name for tests of user interfaces, for example `home.attribution`; the same in every language.
    public let id: String
    /// The text, for example `Weather data provided by OpenWeather`.
    public let text: String
    /// The label for assistive technology.
    public let accessibility: AccessibilityText
    /// The address of the provider's site; `nil` when the source states none.
    public let url: URL?

    /// The name of an SF Symbol that goes with it.
    public var symbolName: String { "link" }

    /// Creates the attribution of `source` in the language of `environment`.
    public init(id: String, source: DataSource, in environment: ScreenEnvironment) {
        let texts = environment.texts.notices
        self.id = id
        text = texts.attribution(source.name)
        accessibility = AccessibilityText(
            label: text,
            hint: source.address == nil ? nil : texts.attributionHint(source.name)
        )
        url = source.address
    }
}
