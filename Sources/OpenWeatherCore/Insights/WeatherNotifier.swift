public import Foundation

/// The part of an app that shows notices about the weather.
///
/// On Apple systems, `UserNotificationNotices` of [OpenWeatherApple](/documentation/openweatherapple) is one. An app that has
/// one offers the rules of ``Preferences/notices`` in its settings.
public protocol WeatherNotifier: Sendable {
    /// Returns whether the user permits notices, without asking; `nil` when the user has not decided.
    func isPermitted() async -> Bool?

    /// Asks the user for permission and returns whether it is granted.
    ///
    /// A system asks the first time only, and returns the user's decision afterwards.
    ///
    /// - Throws: ``NoticeError`` when the system cannot ask.
    func requestPermission() async throws(NoticeError) -> Bool

    /// Shows the messages of a plan for a place at their dates, in place of those of the plan before.
    ///
    /// - Parameters:
    ///   - messages: The messages to show at once and later; one whose date has passed is shown at once, and one that is
    ///     void is not shown.
    ///   - place: The place that all of them are about.
    /// - Throws: ``NoticeError`` for the first message that the system does not take; the others are shown all the same.
    func show(_ messages: [NoticeMessage], at place: LocationID) async throws(NoticeError)
}

/// The reason why notices cannot be shown.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum NoticeError: Error, Hashable, Sendable {
    /// The user does not permit notices.
    case notPermitted
    /// The system has refused, with an error of a domain and a code.
    case refused(domain: String, code: Int)
}

extension NoticeError: CustomStringConvertible {
    /// A sentence in English that states the cause and, where there is one, a remedy.
    public var description: String {
        switch self {
        case .notPermitted: "The user does not permit notices. Permit them in the settings of the system."
        case .refused(let domain, let code): "The system does not show the notice: error \(code) of \(domain)."
        }
    }
}

extension NoticeError: LocalizedError {
    /// The same sentence as ``description``, so that `localizedDescription` returns it; never `nil`.
    public var errorDescription: String? { description }
}
