import ExampleSupport
import Foundation

/// The modes of the terminal while the app uses the whole screen.
enum TerminalModes {
    /// The modes before the app started, which are restored however it ends.
    private static let found: termios? = {
        var modes = termios()
        return tcgetattr(STDIN_FILENO, &modes) == 0 ? modes : nil
    }()

    /// Turns colors off and line wrap and the cursor on, and returns to the normal screen.
    private static let leave: StaticString = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

    /// Switches to the alternate screen, without a cursor and without line wrap.
    private static let take: StaticString = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J"

    /// The signals that end a program: those that a user sends, and those of a crash.
    private static let endings = [
        SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP,
    ]

    /// Switches to the whole screen; keys are then delivered one by one and without an echo.
    ///
    /// - Throws: `ExampleFailure` when there is no terminal.
    static func enter() throws(ExampleFailure) {
        guard let found, isatty(STDOUT_FILENO) == 1 else {
            throw ExampleFailure("This program needs a terminal. HomeExample writes to files and pipes, too.")
        }
        for number in endings {
            signal(number) { number in
                // The system ends the program with the same signal when the handler returns.
                TerminalModes.restore()
                signal(number, SIG_DFL)
                raise(number)
            }
        }
        var raw = found
        cfmakeraw(&raw)
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw)
        send(take)
    }

    /// Restores the terminal.
    ///
    /// It does not allocate or lock, so that a signal handler may call it.
    static func restore() {
        guard var modes = found else { return }
        send(leave)
        tcsetattr(STDIN_FILENO, TCSANOW, &modes)
    }

    private static func send(_ text: StaticString) {
        _ = write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
    }
}
