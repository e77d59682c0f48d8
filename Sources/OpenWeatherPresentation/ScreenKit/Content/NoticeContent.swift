public import OpenWeatherCore

/// A remark about what is shown, beside it and never in its place.
public struct NoticeContent: Hashable, Sendable, Identifiable {
    /// What the remark is about.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Kind: String, Hashable, Sendable {
        /// The device is offline.
        case offline
        /// What is shown is older than it should be.
        case outdated
        /// The last refresh failed.
        case failure
    }

    /// A stable name for tests of user interfaces, for example `home.notice`; the same in every language.
    public let id: String
    /// What the remark is about.
    public let kind: Kind
    /// The remark.
    public let text: String
    /// The name of an SF Symbol that goes with it.
    public let symbolName: String
    /// What assistive technology says.
    public let accessibility: AccessibilityText

    /// Creates a remark.
    public init(id: String, kind: Kind, text: String) {
        self.id = id
        self.kind = kind
        self.text = text
        symbolName =
            switch kind {
            case .offline: "wifi.slash"
            case .outdated: "clock.arrow.circlepath"
            case .failure: "exclamationmark.triangle"
            }
        accessibility = AccessibilityText(label: text)
    }

    /// The remark that `fetched` needs, if it needs one.
    ///
    /// A refresh that failed comes first, then a stale value with what made it so, then a device without a network.
    public init?<Value>(
        id: String,
        about fetched: Fetched<Value>,
        failure: WeatherError?,
        isOffline: Bool,
        in environment: ScreenEnvironment
    ) {
        let age = environment.formats.age(fetched.age(at: environment.now()))
        let texts = environment.texts
        let cause: WeatherError? =
            if let failure { failure } else if case .stale(let error) = fetched.origin { error } else { nil }
        switch (cause, isOffline) {
        case (.offline, _), (nil, true):
            self.init(id: id, kind: .offline, text: texts.notices.offline(age))
        case (let error?, _) where failure != nil:
            let title = FailureContent(id: id, error, in: environment).title
            self.init(id: id, kind: .failure, text: texts.notices.refreshFailed(title, age))
        case (.some, _):
            self.init(id: id, kind: .outdated, text: texts.notices.outdated(age))
        case (nil, false):
            return nil
        }
    }
}
