/// The way out of a screen, which is taken once for each appearance.
///
/// Without it a second quick tap on the back button would leave the screen below as well.
package struct ScreenExit: Sendable {
    /// Whether the exit was taken since the screen last appeared.
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

extension ActionContent {
    /// Returns a button that goes back, with an arrow toward the side from which the screen is read.
    package static func back(id: String, in environment: ScreenEnvironment) -> ActionContent {
        ActionContent(id: id, title: environment.texts.notices.dismiss, symbolName: "chevron.backward")
    }
}
