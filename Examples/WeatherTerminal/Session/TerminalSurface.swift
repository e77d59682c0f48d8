import ExampleSupport
import Foundation

/// The terminal that the app is drawn upon.
@MainActor
protocol TerminalSurface: AnyObject {
    /// The size now.
    var size: TerminalSize { get }

    /// Writes text and escape sequences.
    func write(_ text: String)

    /// Gives the terminal back to the shell until the user continues the app.
    func suspend()
}

/// The terminal of standard output.
@MainActor
final class StandardTerminal: TerminalSurface {
    var size: TerminalSize {
        let size = Terminal.size() ?? (80, 24)
        return TerminalSize(columns: size.columns, rows: size.rows)
    }

    func write(_ text: String) {
        // The inputs end when the terminal is gone.
        try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    }

    func suspend() { TerminalModes.suspend() }
}
