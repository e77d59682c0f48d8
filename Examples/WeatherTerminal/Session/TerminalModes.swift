import ExampleSupport
import Foundation

/// How the terminal is while the app has the whole screen, and the way back.
enum TerminalModes {
    /// The modes that the app found; they are put back whatever ends it.
    private static let found: termios? = {
        var modes = termios()
        return tcgetattr(STDIN_FILENO, &modes) == 0 ? modes : nil
    }()

    /// Colours off, line wrap and cursor on, back to the screen that was there before.
    private static let leave: StaticString = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

    /// Another screen, without cursor and without line wrap.
    private static let take: StaticString = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J"

    /// The signals that end a program: those that someone sends, and those of a program that went wrong.
    private static let endings = [
        SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP,
    ]

    /// Takes the whole screen; keys then come one by one and unseen.
    ///
    /// - Throws: `ExampleFailure` when there is no terminal.
    static func enter() throws(ExampleFailure) {
        guard let found, isatty(STDOUT_FILENO) == 1 else {
            throw ExampleFailure("This program needs a terminal. HomeExample writes to files and pipes, too.")
        }
        for number in endings {
            signal(number) { number in
                // The system ends the program with this very signal as soon as the handler returns.
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

    /// Gives the terminal back as it was found.
    ///
    /// Allocates nothing and takes no lock, so that a signal handler may call it.
    static func restore() {
        guard var modes = found else { return }
        send(leave)
        tcsetattr(STDIN_FILENO, TCSANOW, &modes)
    }

    private static func send(_ text: StaticString) {
        _ = write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
    }
}
