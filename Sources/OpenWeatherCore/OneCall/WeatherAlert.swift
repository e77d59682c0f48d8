public import Foundation

/// A warning about dangerous weather that an authority has issued.
///
/// Source: an element of `alerts` of One Call 3.0, and the body of `alert/{id}` of One Call 4.0.
public struct WeatherAlert: Hashable, Codable, Sendable, Identifiable {
    /// The identity: the service's in One Call 4.0, else one derived from the other values.
    public var id: String
    /// The authority (`sender_name`); `nil` when the service names none.
    public var sender: String?
    /// The event (`event`), in a language of the authority's choice; `nil` when it is empty, as often in One Call 4.0.
    public var event: String?
    /// The beginning of the alert (`start`).
    public var start: Date
    /// The end of the alert (`end`).
    public var end: Date
    /// The descriptions (`description`), one for each language; may be empty.
    public var texts: [Text]
    /// The kinds of weather (`tags`), in English; may be empty.
    public var tags: [String]

    /// The description of an alert in one language.
    ///
    /// Show ``WeatherAlert/text(in:)`` rather than the first text: it finds the one that the user can read.
    public struct Text: Hashable, Codable, Sendable {
        /// The language as a BCP 47 tag such as `es-CL`; `nil` when the service does not name it.
        public var language: String?
        /// The text, of several lines.
        public var text: String

        /// Creates a text.
        public init(language: String? = nil, text: String) {
            self.language = language
            self.text = text
        }
    }

    /// Creates an alert; every value that is not given is absent.
    public init(
        id: String,
        sender: String? = nil,
        event: String? = nil,
        start: Date,
        end: Date,
        texts: [Text] = [],
        tags: [String] = []
    ) {
        self.id = id
        self.sender = sender
        self.event = event
        self.start = start
        self.end = end
        self.texts = texts
        self.tags = tags
    }

    /// The name of the alert: its event, else its first tag; `nil` when it has neither.
    public var title: String? { event ?? tags.first }

    /// Returns the description in `language`, else in another form of it, else in English, else the first; `nil` when
    /// there is none.
    ///
    /// With `pt_br`, a text in `pt-BR` comes before one in `pt-PT`, and both before one in English. With traditional Chinese, one in
    /// `zh-HK` comes before one in `zh-CN`.
    public func text(in language: Language) -> String? {
        let tag = language.tag.lowercased()
        let bases = language.isoCodes.map { $0.lowercased() }
        let match =
            texts.first { $0.tag == tag }
            ?? texts.first { bases.contains($0.base) && Language(tag: $0.tag) == language }
            ?? texts.first { bases.contains($0.base) }
            ?? texts.first { $0.base == "en" }
            ?? texts.first
        return match?.text
    }

    /// Returns a Boolean value that indicates whether the alert is in effect at `date`.
    public func isActive(at date: Date) -> Bool {
        start <= date && date < end
    }
}

extension WeatherAlert.Text {
    /// The language as a tag in lower case with hyphens; empty when it is not known.
    fileprivate var tag: String { (language ?? "").lowercased().replacing("_", with: "-") }

    /// The first part of the tag.
    fileprivate var base: String { tag.split(separator: "-").first.map(String.init) ?? "" }
}

/// The alerts of a place.
///
/// One Call 4.0 sends each alert in a response of its own. A repository requests a limited number of them, because one
/// storm can carry dozens, and one of them may fail; ``omittedCount`` says how many are not in ``alerts``.
public struct WeatherAlerts: Hashable, Codable, Sendable {
    /// The alerts, in the order of the service.
    public var alerts: [WeatherAlert]

    /// The number of alerts that the service names and that are not in ``alerts``.
    public var omittedCount: Int

    /// Creates a list of alerts.
    public init(_ alerts: [WeatherAlert] = [], omittedCount: Int = 0) {
        self.alerts = alerts
        self.omittedCount = omittedCount
    }
}
