/// The behavior of an element, for assistive technology.
///
/// Assign it to a view beside the ``AccessibilityText`` of the element: a heading can then be jumped to, a button is
/// announced as one, and a value that changes by itself is not read again each time. A toolkit sets further traits of its
/// own, so an empty set only means that there is nothing to add.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits.
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The element is a heading.
    public static let header = AccessibilityTraits(rawValue: 1 << 0)
    /// The element can be tapped.
    public static let button = AccessibilityTraits(rawValue: 1 << 1)
    /// The element is the selected one among several.
    public static let selected = AccessibilityTraits(rawValue: 1 << 2)
    /// The value of the element changes often by itself.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 3)
    /// The value of the element can be increased and decreased.
    public static let adjustable = AccessibilityTraits(rawValue: 1 << 4)
}
