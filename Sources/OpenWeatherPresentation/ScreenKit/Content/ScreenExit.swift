/// A guard against leaving a screen twice, as two quick taps on the back button would.
///
/// The second exit would otherwise dismiss the screen below as well.
package struct ScreenExit: Sendable {
    /// A Boolean value that indicates whether the screen was left since it last appeared.
    package private(set) var isTaken = false

    /// Creates an exit that has not been taken.
    package init() {}

    /// Allows the screen to be left again.
    package mutating func screenAppeared() {
        isTaken = false
    }

    /// Takes the exit.
    ///
    /// - Returns: `true` when the caller should leave the screen; `false` when it was left before.
    package mutating func take() -> Bool {
        guard !isTaken else { return false }
        isTaken = true
        return true
    }
}

extension ActionContent {
    /// Returns the back button of a screen.
    ///
    /// - Parameters:
    ///   - id: The stable name of the button, for example `settings.back`.
    ///   - environment: The environment whose language the button is in.
    /// - Returns: The button.
    package static func back(id: String, in environment: ScreenEnvironment) -> ActionContent {
        ActionContent(id: id, title: environment.texts.notices.dismiss, symbolName: "chevron.backward")
    }
}
