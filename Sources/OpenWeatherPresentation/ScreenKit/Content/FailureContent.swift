import Foundation
public import OpenWeatherCore

/// A failure as it is shown to the user, with the action that may help.
///
/// Screens show one when there is nothing else to show; a failed refresh of content that is on the screen is a
/// ``NoticeContent``. The texts never quote the service or the error, which may contain private data.
public struct FailureContent: Hashable, Sendable, Identifiable {
    /// An action that may help with a failure.
    ///
    /// A screen maps it to an event of its view model.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Remedy: String, Hashable, Sendable {
        /// Load again.
        case retry
        /// Search for another place.
        case search
    }

    /// A stable identifier for user-interface tests, for example `home.failure`; the same in every language.
    public let id: String
    /// The title, which says what went wrong, without a period.
    public let title: String
    /// The message, which says what to do about it.
    public let message: String
    /// The name of an SF Symbol for the failure.
    public let symbolName: String
    /// The action that may help; `nil` when no action on this screen does.
    public let remedy: Remedy?
    /// The button for ``remedy``; `nil` when there is no remedy.
    public let action: ActionContent?
    /// The time to wait before trying again; `nil` when the service did not state one.
    public let retryAfter: Duration?
    /// The texts that assistive technology reads: title and message as one label.
    public let accessibility: AccessibilityText

    /// A Boolean value that indicates whether loading again may help.
    public var isRetryable: Bool { remedy == .retry }

    /// Creates the content for an error.
    ///
    /// - Parameters:
    ///   - id: The stable identifier; the button's is derived from it, for example `home.failure.retry`.
    ///   - error: The error.
    ///   - canSearch: Whether the screen leads to the search. A screen that does not offers to try again instead.
    ///   - environment: The language and the formats.
    public init(id: String, _ error: WeatherError, canSearch: Bool = true, in environment: ScreenEnvironment) {
        let texts = environment.texts.errors
        let text = texts[error]
        self.id = id
        title = text.title
        symbolName = error.symbolName
        let remedy = error.remedy.map { canSearch ? $0 : .retry }
        self.remedy = remedy
        switch error {
        case .rateLimited(let wait?, .unknown):
            message = Self.advice(after: min(wait, .longestWait), in: environment)
            retryAfter = min(wait, .longestWait)
        case .rateLimited(let wait, .day(let ends)), .rateLimited(let wait, .month(let ends)),
            .rateLimited(let wait, .gatewayDay(let ends)):
            let offset = UTCOffset(seconds: environment.timeZone.secondsFromGMT(for: ends))
            let opens = texts.limits.opensAgain(environment.formats.time(at: offset).withDay(ends))
            message = environment.textLanguage.sentences([text.message, opens])
            retryAfter = wait
        case .rateLimited(let wait, _):
            message = text.message
            retryAfter = wait
        default:
            message = text.message
            retryAfter = nil
        }
        action =
            switch remedy {
            case .retry: ActionContent(id: "\(id).retry", title: texts.retry, symbolName: "arrow.clockwise")
            case .search: ActionContent(id: "\(id).search", title: texts.search, symbolName: "magnifyingglass")
            case nil: nil
            }
        accessibility = AccessibilityText(label: environment.textLanguage.sentences([title, message]))
    }

    /// Returns the sentences for a wait of at most a day: its seconds up to two minutes, otherwise the time of its end.
    ///
    /// Both are rounded up, as a retry that comes too early is rejected again.
    private static func advice(after wait: Duration, in environment: ScreenEnvironment) -> String {
        let texts = environment.texts.errors
        let seconds = max(1, (wait / .seconds(1)).rounded(.up))
        guard seconds > 120 else { return texts.rateLimitedWait(environment.formats.number(seconds)) }
        let now = environment.now()
        let end = Date(timeIntervalSince1970: ((now.timeIntervalSince1970 + seconds) / 60).rounded(.up) * 60)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = environment.timeZone
        let offset = UTCOffset(seconds: environment.timeZone.secondsFromGMT(for: end))
        let time = environment.formats.time(at: offset)(end)
        return calendar.isDate(end, inSameDayAs: now)
            ? texts.rateLimitedUntil(time) : texts.rateLimitedUntilTomorrow(time)
    }
}

extension WeatherError {
    fileprivate var remedy: FailureContent.Remedy? {
        switch self {
        // No place and no repetition changes how the app is set up.
        case .rateLimited(_, .contradiction), .badRequest(.invalidAddress), .badRequest(.insecureAddress): nil
        case .rateLimited, .offline, .timedOut, .server, .invalidResponse, .notCached, .storage, .system,
            .cancelled,
            .missingKey, .invalidKey, .refusedByGateway:
            .retry
        case .unsupported: nil
        case .notFound, .badRequest, .location: .search
        }
    }

    fileprivate var symbolName: String {
        switch self {
        case .missingKey, .invalidKey: "key.slash"
        case .refusedByGateway, .badRequest(.insecureAddress): "lock.slash"
        case .notFound, .badRequest: "mappin.slash"
        case .rateLimited: "hourglass"
        case .offline, .notCached: "wifi.slash"
        case .timedOut: "clock.badge.exclamationmark"
        case .server, .invalidResponse, .cancelled: "exclamationmark.icloud"
        case .location: "location.slash"
        case .unsupported: "nosign"
        case .storage: "externaldrive.badge.exclamationmark"
        case .system: "exclamationmark.triangle"
        }
    }
}
