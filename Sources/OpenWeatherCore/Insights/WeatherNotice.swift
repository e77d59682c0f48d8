public import Foundation

/// Something that a user is to be told about the weather, without words.
public struct WeatherNotice: Hashable, Codable, Sendable, Identifiable {
    /// The subjects of notices, with their values.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Content: Hashable, Codable, Sendable {
        /// Rain or snow that begins.
        ///
        /// The end is `nil` when it is not known. Both are approximate when they are from hours and not from minutes.
        case rain(start: Date, end: Date?, isApproximate: Bool)
        /// An alert.
        case alert(WeatherAlert)
        /// Frost in the coming night, with its beginning and the lowest temperature.
        case frost(start: Date, lowest: Temperature)
        /// A line about a day: its lowest and highest temperature, and the first hour with rain or snow; `nil` when dry.
        case morning(low: Temperature, high: Temperature, rain: Date?)
    }

    /// The identity, by which the notice is told from others.
    public let id: String
    /// The subject, with its values.
    public let content: Content
    /// The date at which to show it.
    public let date: Date
    /// The date from which it is void and must not be shown.
    public let expires: Date

    /// Creates a notice.
    public init(id: String, content: Content, date: Date, expires: Date) {
        self.id = id
        self.content = content
        self.date = date
        self.expires = expires
    }
}
