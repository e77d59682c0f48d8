/// One value with its label, such as a cell of a grid.
public struct MetricContent: Hashable, Sendable, Identifiable {
    /// A stable name for tests of user interfaces, for example `home.humidity`; the same in every language.
    public let id: String
    /// What the value is.
    public let label: String
    /// The value as it is shown.
    public let value: String
    /// The name of an SF Symbol that goes with it.
    public let symbolName: String
    /// What assistive technology says.
    public let accessibility: AccessibilityText

    /// Creates a metric, spoken as label and spoken value.
    public init(id: String, label: String, value: SpokenText, symbolName: String) {
        self.id = id
        self.label = label
        self.value = value.text
        self.symbolName = symbolName
        accessibility = AccessibilityText(label: label, value: value.spoken)
    }

    /// The same place in the layout before the value is there.
    package static func placeholder(id: String, label: String, symbolName: String, loading: String) -> MetricContent {
        MetricContent(id: id, label: label, value: SpokenText("––", spoken: loading), symbolName: symbolName)
    }
}
