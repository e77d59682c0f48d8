/// A log of an app's own events beside those of the network, in lines from which the credentials are redacted.
///
/// The log writes nothing by itself: each line goes to a closure, which prints it, hands it to a logging system, or
/// collects it. ``record(_:)`` writes network events in the same form. On Apple systems, `NetworkEventLog` of
/// [OpenWeatherApple](/documentation/openweatherapple) has one that writes to the unified logging system.
///
/// ```swift
/// let log = AppLog(category: "widgets", redacting: api) { line in
///     print(line)
/// }
/// log.info("Reloaded 3 widgets")
/// ```
public struct AppLog: Sendable {
    /// The importance of a line.
    ///
    /// The set of cases is closed: a line helps to find a mistake, tells what happened, or reports a failure.
    public enum Level: String, CaseIterable, Comparable, Sendable {
        /// A detail that helps to find a mistake.
        case debug
        /// An event that is as expected.
        case info
        /// A failure.
        case error

        /// Returns a Boolean value that indicates whether the first level is less important than the second.
        public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rank < rhs.rank }

        private var rank: Int {
            switch self {
            case .debug: 0
            case .info: 1
            case .error: 2
            }
        }
    }

    /// A line of a log.
    public struct Line: Hashable, Sendable, CustomStringConvertible {
        /// The importance of the line.
        public let level: Level
        /// The name of the part of the app.
        public let category: String
        /// The text, without the credentials.
        public let text: String

        /// The level, the category, and the text, for example `error network: currentWeather HTTP 503`.
        public var description: String { "\(level.rawValue) \(category): \(text)" }
    }

    /// The name of the part of the app, which is in every line.
    public let category: String

    /// The level below which lines are left out.
    public let least: Level

    private let redactor: Redactor?
    private let writer: @Sendable (Line) -> Void

    /// Creates a log.
    ///
    /// - Parameters:
    ///   - category: The name of the part of the app.
    ///   - least: The level below which lines are left out.
    ///   - api: The configuration whose API key, headers, and tokens are redacted from texts; `nil` for a log whose
    ///     texts cannot contain them.
    ///   - writer: A closure that receives each line. It is called on the thread that writes the line, which waits for it.
    public init(
        category: String = "app",
        least: Level = .debug,
        redacting api: (any WeatherAPIConfiguration)?,
        writer: @escaping @Sendable (Line) -> Void
    ) {
        self.category = category
        self.least = least
        redactor = api.map { Redactor($0) }
        self.writer = writer
    }

    /// Writes a detail that helps to find a mistake.
    public func debug(_ text: @autoclosure () -> String) { write(.debug, text()) }

    /// Writes an event that is as expected.
    public func info(_ text: @autoclosure () -> String) { write(.info, text()) }

    /// Writes a failure.
    public func error(_ text: @autoclosure () -> String) { write(.error, text()) }

    /// Writes a network event: its call, status, size, and duration.
    ///
    /// The address, which contains the place, is left out, and so is every text of the server. Failures and pauses have
    /// the level ``Level/error``, all other events ``Level/debug``.
    public func record(_ event: NetworkEvent) {
        let (level, text) = event.line
        write(level, text)
    }

    /// Texts below the least level are not even made.
    private func write(_ level: Level, _ text: @autoclosure () -> String) {
        guard level >= least else { return }
        let text = text()
        writer(Line(level: level, category: category, text: redactor?.redact(in: text) ?? text))
    }
}
