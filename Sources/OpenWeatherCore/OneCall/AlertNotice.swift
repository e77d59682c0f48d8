public import Foundation

/// A notification about an alert, ready to be handed to the system.
///
/// Its identity is the same for the same alert and place, so that the notices an app wants can be compared with those the
/// system knows: ``AlertNoticeChanges`` does so. `OpenWeatherScreenKit` creates notices in the user's language, and on
/// Apple systems `UserNotificationAlerts` of [OpenWeatherApple](/documentation/openweatherapple) hands them over.
public struct AlertNotice: Hashable, Sendable, Identifiable {
    /// The identity of the alert at the place, which begins with ``idPrefix``.
    public let id: String
    /// The name of the event.
    public let title: String
    /// The name of the place.
    public let subtitle: String
    /// The time of the alert, the authority, and its text, as far as they are known.
    public let body: String
    /// The time at which to show the notice; `nil` for at once.
    public let date: Date?
    /// The time at which the alert ends.
    public let end: Date
    /// The identity of the place, under which a system groups notices.
    public let threadID: String

    /// The beginning of every ``id``, by which these notices are told from an app's other notifications.
    public static let idPrefix = "openweather.alert."

    /// Creates a notice about an alert at a place.
    ///
    /// - Parameters:
    ///   - alert: The alert, of which the identity and the end are used.
    ///   - place: The place that the alert is for.
    ///   - title: The name of the event.
    ///   - subtitle: The name of the place.
    ///   - body: The text.
    ///   - date: The time at which to show the notice; `nil` for at once.
    public init(
        about alert: WeatherAlert,
        at place: LocationID,
        title: String,
        subtitle: String,
        body: String,
        showing date: Date? = nil
    ) {
        id = "\(Self.idPrefix)\(place).\(alert.id)"
        self.title = title
        self.subtitle = subtitle
        self.body = body
        self.date = date
        end = alert.end
        threadID = "\(Self.idPrefix)\(place)"
    }
}

/// The difference between the notices that the system knows and those that an app wants it to show.
public struct AlertNoticeChanges: Hashable, Sendable {
    /// The notices to hand to the system, in the order in which they are wanted.
    public let added: [AlertNotice]

    /// The identities of the notices to withdraw, in alphabetical order: those that are not wanted any more.
    public let removed: [String]

    /// Compares the notices that are wanted with those that the system knows.
    ///
    /// A notice that has been shown is not handed over again, so that the user is told once. One that is still to come
    /// replaces its former version. Identities that do not begin with ``AlertNotice/idPrefix`` are left alone.
    ///
    /// - Parameters:
    ///   - wanted: The notices that the system should know.
    ///   - pending: The identities of notifications that are still to come.
    ///   - delivered: The identities of notifications that have been shown, also of those that the user has cleared since.
    public init(to wanted: [AlertNotice], pending: [String], delivered: [String]) {
        let known = Set((pending + delivered).filter { $0.hasPrefix(AlertNotice.idPrefix) })
        var seen = Set(delivered)
        added = wanted.filter { seen.insert($0.id).inserted }
        removed = known.subtracting(wanted.map(\.id)).sorted()
    }
}
