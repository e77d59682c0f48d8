public import Foundation

/// A notice about the weather at a place in words, ready to be handed to the system.
///
/// `OpenWeatherScreenKit` creates messages in the user's language, and on Apple systems `UserNotificationNotices` of
/// [OpenWeatherApple](/documentation/openweatherapple) hands them over.
public struct NoticeMessage: Hashable, Sendable, Identifiable {
    /// The identity of the notice at the place, which begins with ``threadID``.
    public let id: String
    /// The sentence, for example "Rain or snow in 12 minutes, until about 18:20", or the name of an alert.
    public let title: String
    /// The name of the place.
    public let subtitle: String
    /// The time of an alert, the authority, and its text, as far as they are known; empty for other notices.
    public let body: String
    /// The date at which to show the message.
    public let date: Date
    /// The date from which the message is void.
    public let expires: Date
    /// The identity of the place, under which a system groups messages, and by which those of a plan before are found.
    public let threadID: String

    /// The beginning of every ``id``, by which these messages are told from an app's other notifications.
    public static let idPrefix = "openweather.notice."

    /// Creates the words of a notice about the weather at a place.
    public init(for notice: WeatherNotice, at place: LocationID, title: String, subtitle: String, body: String = "") {
        threadID = Self.threadID(of: place)
        id = "\(threadID).\(notice.id)"
        self.title = title
        self.subtitle = subtitle
        self.body = body
        date = notice.date
        expires = notice.expires
    }

    /// Returns the identity under which the messages about a place are grouped.
    public static func threadID(of place: LocationID) -> String { "\(idPrefix)\(place)" }
}
