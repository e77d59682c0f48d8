/// The way out of a screen, which is taken once for each appearance.
///
/// Without it a second quick tap on the back button would leave the screen below as well.
package struct ScreenExit: Sendable {
    /// A Boolean value that indicates whether the exit was taken since the screen last appeared.
    package private(set) var hasLeft = false

    /// Creates an exit that has not been taken.
    package init() {}

    /// Allows the exit to be taken again, for a screen that appears.
    package mutating func open() { hasLeft = false }

    /// Returns whether the screen may be left now, and allows it no more until ``open()``.
    package mutating func take() -> Bool {
        defer { hasLeft = true }
        return !hasLeft
    }
}
