/// What assistive technology says of an element.
public struct AccessibilityText: Hashable, Sendable {
    /// What the element is.
    public let label: String
    /// What it says now; `nil` when the label says it all.
    public let value: String?
    /// What happens when it is activated; `nil` when nothing does.
    public let hint: String?

    /// Creates a text.
    public init(label: String, value: String? = nil, hint: String? = nil) {
        self.label = label
        self.value = value
        self.hint = hint
    }
}
