package import OpenWeatherCore

/// The texts that assistive technology reads for an element of a screen.
///
/// Every piece of content carries one, ready to be assigned to a view's accessibility label, value, and hint.
public struct AccessibilityText: Hashable, Sendable {
    /// The name of the element.
    public let label: String
    /// The current value of the element; `nil` when the label includes it.
    public let value: String?
    /// The effect of activating the element; `nil` when it cannot be activated or the label says enough.
    public let hint: String?

    /// Creates the texts of an element.
    public init(label: String, value: String? = nil, hint: String? = nil) {
        self.label = label
        self.value = value
        self.hint = hint
    }
}

/// A text on a screen.
///
/// Show ``text``, and give ``accessibility`` to assistive technology; the two differ where the text contains symbols.
public struct TextContent: Hashable, Sendable, Identifiable {
    /// A stable identifier for user-interface tests, for example `home.temperature`; the same in every language.
    public let id: String
    /// The text to show.
    public let text: String
    /// The texts that assistive technology reads.
    public let accessibility: AccessibilityText
    /// The traits for assistive technology: a heading, a text that changes often by itself, or none.
    public let accessibilityTraits: AccessibilityTraits

    /// Creates a text.
    ///
    /// - Parameters:
    ///   - id: The stable identifier.
    ///   - text: The text to show.
    ///   - accessibility: The texts that assistive technology reads; `nil` to read `text`.
    ///   - traits: The traits for assistive technology.
    public init(
        id: String,
        text: String,
        accessibility: AccessibilityText? = nil,
        traits: AccessibilityTraits = []
    ) {
        self.id = id
        self.text = text
        self.accessibility = accessibility ?? AccessibilityText(label: text)
        accessibilityTraits = traits
    }

    /// Returns the title of a screen or a section.
    package static func header(id: String, text: String) -> TextContent {
        TextContent(id: id, text: text, traits: .header)
    }

    /// Returns the placeholder for a text that is still being loaded; it is read aloud as `loading`.
    package static func placeholder(id: String, loading: String) -> TextContent {
        TextContent(id: id, text: "––", accessibility: AccessibilityText(label: loading))
    }

    /// Returns the text that says how long ago `fetched` was fetched, for example `Updated 5 minutes ago`.
    package static func updated<Value>(
        _ fetched: Fetched<Value>,
        id: String,
        in environment: ScreenEnvironment
    ) -> TextContent {
        let age = environment.formats.age(fetched.age(at: environment.now()))
        return TextContent(id: id, text: environment.texts.notices.updated(age), traits: .updatesFrequently)
    }

    /// Returns the text that says when `fetched` was fetched, for example `Fetched: 11:29 PM`; `nil` unless the user wants
    /// to see it.
    ///
    /// `offset` is that of the place's clocks at the time, in whose absence it is in UTC.
    package static func fetchTime<Value>(
        of fetched: Fetched<Value>,
        at offset: UTCOffset?,
        id: String,
        in environment: ScreenEnvironment
    ) -> TextContent? {
        guard environment.showsFetchTime else { return nil }
        let time = environment.formats.time(at: offset)(fetched.fetchedAt, relativeTo: environment.now())
        return TextContent(id: id, text: environment.texts.notices.fetched(time))
    }
}

/// A value with its label, such as a cell in a grid of measurements.
///
/// Both texts are ready to be shown: the value is converted, rounded, and formatted.
public struct MetricContent: Hashable, Sendable, Identifiable {
    /// A stable identifier for user-interface tests, for example `home.humidity`; the same in every language.
    public let id: String
    /// The name of the quantity.
    public let label: String
    /// The value to show, with its unit.
    public let value: String
    /// The name of an SF Symbol for the quantity.
    public let symbolName: String
    /// The texts that assistive technology reads: the label, and the value spelled out.
    public let accessibility: AccessibilityText

    /// Creates a metric; `spokenLabel` is read aloud in place of the label.
    public init(id: String, label: String, spokenLabel: String? = nil, value: SpokenText, symbolName: String) {
        self.id = id
        self.label = label
        self.value = value.text
        self.symbolName = symbolName
        accessibility = AccessibilityText(label: spokenLabel ?? label, value: value.spoken)
    }

    /// Returns the placeholder for a metric that is still being loaded; its value is read aloud as `loading`.
    package static func placeholder(id: String, label: String, symbolName: String, loading: String) -> MetricContent {
        MetricContent(id: id, label: label, value: SpokenText("––", spoken: loading), symbolName: symbolName)
    }
}
