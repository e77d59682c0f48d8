public import OpenWeatherCore

/// A failure as the user reads it.
public struct FailureContent: Hashable, Sendable, Identifiable {
    /// What the user can do about a failure.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Remedy: String, Hashable, Sendable {
        /// Try the same again.
        case retry
        /// Search for another place.
        case search
    }

    /// A stable name for tests of user interfaces, for example `home.failure`; the same in every language.
    public let id: String
    /// What went wrong.
    public let title: String
    /// What to do about it.
    public let message: String
    /// The name of an SF Symbol that goes with it.
    public let symbolName: String
    /// The thing the user can do about it; `nil` when nothing on this screen helps.
    public let remedy: Remedy?
    /// The button for ``remedy``; `nil` when there is none.
    public let action: ActionContent?
    /// How long to wait before trying again, where the service asked for it.
    public let retryAfter: Duration?
    /// What assistive technology says of the texts together.
    public let accessibility: AccessibilityText

    /// Whether trying the same again makes sense.
    public var isRetryable: Bool { remedy == .retry }

    /// Words `error`; its button is named after `id`, for example `home.failure.retry`.
    ///
    /// - Parameters:
    ///   - id: The failure's stable name.
    ///   - error: What went wrong.
    ///   - canSearch: Whether the screen leads to the search; one that does not offers to try again instead.
    ///   - environment: The language and the formats.
    public init(id: String, _ error: WeatherError, canSearch: Bool = true, in environment: ScreenEnvironment) {
        let texts = environment.texts.errors
        let text = texts[error]
        self.id = id
        title = text.title
        symbolName = error.symbolName
        let remedy = error.remedy.map { canSearch ? $0 : .retry }
        self.remedy = remedy
        if case .rateLimited(let wait?) = error {
            // Rounded up: a retry that comes too early is refused again.
            let seconds = max(1, (wait / .seconds(1)).rounded(.up))
            message = texts.rateLimitedWait(environment.formats.number(seconds))
            retryAfter = wait
        } else {
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
}

extension WeatherError {
    fileprivate var remedy: FailureContent.Remedy? {
        switch self {
        case .rateLimited, .offline, .timedOut, .server, .invalidResponse, .notCached, .storage, .cancelled,
            .missingKey, .invalidKey:
            .retry
        case .notFound, .badRequest, .location: .search
        case .unsupported: nil
        }
    }

    fileprivate var symbolName: String {
        switch self {
        case .missingKey, .invalidKey: "key.slash"
        case .notFound, .badRequest: "mappin.slash"
        case .rateLimited: "hourglass"
        case .offline, .notCached: "wifi.slash"
        case .timedOut: "clock.badge.exclamationmark"
        case .server, .invalidResponse, .cancelled: "exclamationmark.icloud"
        case .location: "location.slash"
        case .unsupported: "nosign"
        case .storage: "externaldrive.badge.exclamationmark"
        }
    }
}
