import ExampleSupport
import Foundation

/// The modes of the terminal while the app uses the whole screen.
enum TerminalModes {
    /// The modes before the app started, which are restored however it ends.
    private static let found: termios? = {
        var modes = termios()
        return tcgetattr(STDIN_FILENO, &modes) == 0 ? modes : nil
    }()

    /// Turns colors, mouse, and pasted text off and line wrap and the cursor on, and returns to the normal screen.
    private static let leave: StaticString =
        "\u{1B}[0m\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

    /// Switches to the alternate screen, without a cursor and without line wrap, and reports clicks and pasted text.
    private static let take: StaticString =
        "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h"

    /// The signals that end a program: those that a user sends, and those of a crash.
    private static let endings = [
        SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP,
    ]

    /// Switches to the whole screen; keys are then delivered one by one and without an echo.
    ///
    /// - Throws: `ExampleFailure` when there is no terminal.
    static func enter() throws(ExampleFailure) {
        guard found != nil, isatty(STDOUT_FILENO) == 1 else {
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
        signal(SIGTSTP, giveBack)
        signal(SIGCONT) { _ in
            TerminalModes.retake()
            TerminalInput.requestRedraw()
        }
        retake()
    }

    /// Restores the terminal.
    ///
    /// It does not allocate or lock, so that a signal handler may call it.
    static func restore() {
        guard var modes = found else { return }
        send(leave)
        // Replies of the terminal that nobody read must not become input of the shell.
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &modes)
    }

    /// Gives the terminal back to the shell and stops the program until the shell continues it.
    ///
    /// Returns at once where no shell could continue the program.
    static func suspend() {
        // The other processes of the job stop as they do when the terminal itself sends the signal.
        signal(SIGTSTP, SIG_IGN)
        kill(0, SIGTSTP)
        restore()
        signal(SIGTSTP, SIG_DFL)
        // Threads of the concurrency runtime block signals, and a blocked one would stop nothing.
        var stop = sigset_t()
        sigemptyset(&stop)
        sigaddset(&stop, SIGTSTP)
        pthread_sigmask(SIG_UNBLOCK, &stop, nil)
        raise(SIGTSTP)
        retake()
    }

    /// Stops the program after another process asked it to.
    private static let giveBack: @convention(c) (Int32) -> Void = { _ in
        TerminalModes.restore()
        signal(SIGTSTP, SIG_DFL)
        raise(SIGTSTP)
    }

    /// Takes the terminal again; a signal handler may call it.
    private static func retake() {
        guard var raw = found else { return }
        signal(SIGTSTP, giveBack)
        cfmakeraw(&raw)
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw)
        send(take)
    }

    private static func send(_ text: StaticString) {
        _ = write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
    }
}
