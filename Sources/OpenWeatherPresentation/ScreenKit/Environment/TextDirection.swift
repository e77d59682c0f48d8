/// The side from which a screen is read.
public enum TextDirection: Hashable, Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}
