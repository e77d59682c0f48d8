import ExampleSupport
import OpenWeatherComposition

extension TerminalApp {
    /// The reason why the app ended.
    enum Ending: Equatable {
        /// The user quit, or the terminal was closed.
        case quit
        /// The user entered a key for the service, with which the app starts again.
        case newKey(Secret)
    }

    /// What the app needs to know about its start.
    struct Launch {
        /// What the status line says about the source of weather beside its name; `nil` for nothing.
        var source: String?
        /// The environment of the process.
        var environment: [String: String] = [:]
        /// Whether plain text is drawn.
        var isPlain = false
        /// The colors of cards.
        var theme = TerminalTheme.sky
        /// Whether the user may enter a key for the service.
        var takesKey = false
        /// A remark above the first screen; `nil` for none.
        var notice: String?
        /// The clock that turns the wheel.
        var clock: any Clock<Duration> = ContinuousClock()
    }
}
