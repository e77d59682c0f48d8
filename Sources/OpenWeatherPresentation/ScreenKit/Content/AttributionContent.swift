/// Where the data come from, with a link.
///
/// The service's terms want it to be seen on every screen that shows its data; a page about the app is not enough.
///
/// Source: [OpenWeather, Frequently asked questions](https://openweathermap.org/faq).
public struct AttributionContent: Hashable, Sendable, Identifiable {
    /// A stable name for tests of user interfaces, for example `home.attribution`; the same in every language.
    public let id: String
    /// The words, for example `Weather data provided by OpenWeather`.
    public let text: String
    /// What assistive technology says.
    public let accessibility: AccessibilityText

    /// Where it leads: the address of the service's site, in every language the same.
    public var address: String { "https://openweathermap.org/" }

    /// The name of an SF Symbol that goes with it.
    public var symbolName: String { "link" }

    /// Creates the attribution in the language of `environment`.
    public init(id: String, in environment: ScreenEnvironment) {
        let texts = environment.texts.notices
        self.id = id
        text = texts.attribution
        accessibility = AccessibilityText(label: texts.attribution, hint: texts.attributionHint)
    }
}
