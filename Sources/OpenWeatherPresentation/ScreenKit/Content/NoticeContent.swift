public import Foundation
public import OpenWeatherCore

/// A remark about the data on a screen, shown beside the content and never in its place.
///
/// Its absence means that the data is fresh. A failure without data to show is a ``FailureContent``.
public struct NoticeContent: Hashable, Sendable, Identifiable {
    /// The subject of a notice.
    ///
    /// Use it to choose a color or a symbol of your own.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Kind: String, Hashable, Sendable {
        /// The device is offline.
        case offline
        /// The data is older than it should be.
        case outdated
        /// The last refresh failed.
        case failure
        /// The device was offline and is online again.
        case backOnline
    }

    /// A stable identifier for user-interface tests, for example `home.notice`; the same in every language.
    public let id: String
    /// The subject of the notice.
    public let kind: Kind
    /// The text to show, in one or two sentences.
    public let text: String
    /// The name of an SF Symbol for the kind.
    public let symbolName: String
    /// The texts that assistive technology reads.
    public let accessibility: AccessibilityText

    /// Creates a notice.
    public init(id: String, kind: Kind, text: String) {
        self.id = id
        self.kind = kind
        self.text = text
        symbolName =
            switch kind {
            case .offline: "wifi.slash"
            case .outdated: "clock.arrow.circlepath"
            case .failure: "exclamationmark.triangle"
            case .backOnline: "wifi"
            }
        accessibility = AccessibilityText(label: text)
    }

    /// Creates the notice about a fetched value; `nil` when there is nothing to remark.
    ///
    /// The cause is the failed refresh if there was one, else the failure behind a stale value, else a device without a
    /// network, else the end of the value's lifetime. Each notice ends with the age of the value.
    ///
    /// - Parameters:
    ///   - id: The stable identifier.
    ///   - fetched: The value that is on the screen.
    ///   - failure: The failure of the last refresh; `nil` when it succeeded.
    ///   - isOffline: Whether the device has no network.
    ///   - allowance: The time after the end of its lifetime in which a value that was fresh when it came is not
    ///     remarked on, for a screen that is about to replace it.
    ///   - environment: The language and the current time.
    public init?<Value>(
        id: String,
        about fetched: Fetched<Value>,
        failure: WeatherError?,
        isOffline: Bool,
        allowance: Duration = .zero,
        in environment: ScreenEnvironment
    ) {
        var age: String { environment.formats.age(fetched.age(at: environment.now())) }
        let texts = environment.texts
        let cause: WeatherError? =
            if let failure { failure } else if case .stale(let error) = fetched.origin { error } else { nil }
        switch (cause, isOffline) {
        case (.offline, _), (nil, true):
            self.init(id: id, kind: .offline, text: texts.notices.offline(age))
        case (let error?, _) where failure != nil:
            self.init(id: id, kind: .failure, text: texts.notices.refreshFailed(texts.errors[error].title, age))
        case (.some, _):
            self.init(id: id, kind: .outdated, text: texts.notices.outdated(age))
        case (nil, false):
            guard fetched.isStale(at: environment.now(), allowance: allowance) else { return nil }
            self.init(id: id, kind: .outdated, text: texts.notices.outdated(age))
        }
    }
}

/// The provider of the data on a screen, with a link to its site.
///
/// OpenWeather's terms require one on every screen that shows its data; a page about the app is not enough.
///
/// Source: [OpenWeather, Frequently asked questions](https://openweathermap.org/faq).
public struct AttributionContent: Hashable, Sendable, Identifiable {
    /// A stable identifier for user-interface tests, for example `home.attribution`; the same in every language.
    public let id: String
    /// The text to show, for example `Weather data provided by OpenWeather`.
    public let text: String
    /// The texts that assistive technology reads.
    public let accessibility: AccessibilityText
    /// The address of the provider's site; `nil` when the source has none.
    public let url: URL?
    /// A Boolean value that indicates whether no one measured the data, which the text then says.
    public let isMadeUp: Bool

    /// The name of an SF Symbol for the link, or for made-up data.
    public var symbolName: String { isMadeUp ? "wand.and.stars" : "link" }

    /// Creates the attribution of `source` in the language of `environment`.
    public init(id: String, source: DataSource, in environment: ScreenEnvironment) {
        let texts = environment.texts.notices
        self.id = id
        isMadeUp = source == .madeUp
        text = isMadeUp ? texts.madeUp : texts.attribution(source.name)
        accessibility = AccessibilityText(
            label: text,
            hint: source.address == nil ? nil : texts.attributionHint(source.name)
        )
        url = source.address
    }

    /// Creates the attribution of made-up data in one word, for a place without room for more.
    package init(madeUpShort id: String, in environment: ScreenEnvironment) {
        let texts = environment.texts.notices
        self.id = id
        isMadeUp = true
        text = texts.madeUpShort
        accessibility = AccessibilityText(label: texts.madeUp)
        url = nil
    }
}
