// tvOS shows no notifications with texts.
#if canImport(UserNotifications) && !os(tvOS)
public import Foundation
public import OpenWeatherCore
import UserNotifications

/// Notices about the weather as local notifications of the system.
///
/// It shows the messages of a plan at their dates, and withdraws what the plan before had and this one has not. Other
/// notifications of the app are left alone, and so are those about other places.
///
/// Available on iOS, macOS, watchOS, and visionOS.
public struct UserNotificationNotices: WeatherNotifier {
    private let now: @Sendable () -> Date

    /// The key of the date from which a notification is void, in its dictionary.
    private static let expires = "expires"

    /// Creates an adapter of the app's notification center.
    ///
    /// - Parameter now: A closure that returns the current date.
    public init(now: @escaping @Sendable () -> Date = { Date() }) {
        self.now = now
    }

    /// Returns whether the user permits notifications; `nil` when the user has not decided.
    public func isPermitted() async -> Bool? {
        await withCheckedContinuation { continuation in
            UNUserNotificationCenter.current()
                .getNotificationSettings { settings in
                    let status = settings.authorizationStatus
                    continuation.resume(returning: status == .notDetermined ? nil : status != .denied)
                }
        }
    }

    /// Asks the user for permission to show notices with a sound, and returns whether it is granted.
    ///
    /// The system prompts the first time only, and returns the user's decision afterwards. Call it when the user asks for
    /// notices; the switches of the settings screen do.
    ///
    /// - Throws: ``/OpenWeatherCore/NoticeError`` when the system cannot ask.
    public func requestPermission() async throws(NoticeError) -> Bool {
        let (isGranted, failure) = await withCheckedContinuation { continuation in
            UNUserNotificationCenter.current()
                .requestAuthorization(options: [.alert, .sound]) { isGranted, error in
                    continuation.resume(returning: (isGranted, error.map(NoticeError.init)))
                }
        }
        if let failure { throw failure }
        return isGranted
    }

    /// Shows the messages of a plan for a place at their dates, in place of those of the plan before.
    ///
    /// A message that the system has shown is not shown again. One that is void is not shown, and is withdrawn if it was.
    /// Nothing asks for permission.
    ///
    /// - Parameters:
    ///   - messages: The messages, at once and later.
    ///   - place: The place that all of them are about.
    /// - Throws: ``/OpenWeatherCore/NoticeError`` for the first message that the system does not take; the others are handed
    ///   over all the same.
    public func show(_ messages: [NoticeMessage], at place: LocationID) async throws(NoticeError) {
        let now = now()
        let thread = NoticeMessage.threadID(of: place)
        let (pending, delivered) = await (Self.pending(in: thread), Self.delivered(in: thread))
        let wanted = messages.filter { $0.threadID == thread && max($0.date, now) < $0.expires }
        let center = UNUserNotificationCenter.current()
        center.removePendingNotificationRequests(
            withIdentifiers: pending.filter { id in !wanted.contains { $0.id == id } }
        )
        center.removeDeliveredNotifications(withIdentifiers: delivered.filter { $0.expires <= now }.map(\.id))
        var failure: NoticeError?
        for message in wanted where !delivered.contains(where: { $0.id == message.id }) {
            if let error = await Self.add(message, at: now) { failure = failure ?? error }
        }
        if let failure { throw failure }
    }

    private static func add(_ message: NoticeMessage, at now: Date) async -> NoticeError? {
        let content = UNMutableNotificationContent()
        content.title = message.title
        content.subtitle = message.subtitle
        content.body = message.body
        content.threadIdentifier = message.threadID
        content.userInfo = [expires: message.expires.timeIntervalSince1970]
        content.sound = .default
        let wait = message.date.timeIntervalSince(now)
        // The system refuses an interval of zero; a request without a trigger is shown at once.
        let trigger = wait > 0 ? UNTimeIntervalNotificationTrigger(timeInterval: wait, repeats: false) : nil
        let request = UNNotificationRequest(identifier: message.id, content: content, trigger: trigger)
        return await withCheckedContinuation { continuation in
            UNUserNotificationCenter.current()
                .add(request) { error in
                    continuation.resume(returning: error.map(NoticeError.init))
                }
        }
    }

    private static func pending(in thread: String) async -> [String] {
        await withCheckedContinuation { continuation in
            UNUserNotificationCenter.current()
                .getPendingNotificationRequests { requests in
                    let own = requests.filter { $0.content.threadIdentifier == thread }
                    continuation.resume(returning: own.map(\.identifier))
                }
        }
    }

    private static func delivered(in thread: String) async -> [(id: String, expires: Date)] {
        await withCheckedContinuation { continuation in
            UNUserNotificationCenter.current()
                .getDeliveredNotifications { notifications in
                    let own = notifications.map(\.request).filter { $0.content.threadIdentifier == thread }
                    continuation.resume(
                        returning: own.map { request in
                            let seconds = request.content.userInfo[expires] as? TimeInterval
                            return (request.identifier, Date(timeIntervalSince1970: seconds ?? .infinity))
                        }
                    )
                }
        }
    }
}

extension NoticeError {
    /// Creates the reason of an error of the system.
    fileprivate init(_ error: any Error) {
        let error = error as NSError
        // `UNError.Code.notificationsNotAllowed`
        self =
            error.domain == "UNErrorDomain" && error.code == 1
            ? .notPermitted : .refused(domain: error.domain, code: error.code)
    }
}
#endif
