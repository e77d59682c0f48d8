// tvOS shows no notifications with texts.
#if canImport(UserNotifications) && !os(tvOS)
import Foundation
import UserNotifications

/// A local notification of the app, and what its notification center does with it.
struct SystemNotification {
    let id: String
    let threadID: String
    let title: String
    let subtitle: String
    let body: String
    /// The date to show it; `nil` for at once.
    let date: Date?
    /// The date from which it is void; `nil` for never.
    var expires: Date?

    /// A notification that the center has.
    struct Known: Sendable {
        let id: String
        let threadID: String
        let expires: Date

        fileprivate init(_ request: UNNotificationRequest) {
            id = request.identifier
            threadID = request.content.threadIdentifier
            let seconds = request.content.userInfo[expiresKey] as? TimeInterval
            expires = Date(timeIntervalSince1970: seconds ?? .infinity)
        }
    }

    private static let expiresKey = "expires"

    /// Asks the user for permission to show notifications with a sound, and returns whether it is granted.
    static func requestPermission() async -> Result<Bool, any Error> {
        await withCheckedContinuation { continuation in
            UNUserNotificationCenter.current()
                .requestAuthorization(options: [.alert, .sound]) { isGranted, error in
                    continuation.resume(returning: error.map { .failure($0) } ?? .success(isGranted))
                }
        }
    }

    /// Hands the notification over, in place of one with its identity, and returns the reason why the system refuses it.
    func add(at now: Date) async -> (any Error)? {
        let content = UNMutableNotificationContent()
        content.title = title
        content.subtitle = subtitle
        content.body = body
        content.threadIdentifier = threadID
        if let expires { content.userInfo = [Self.expiresKey: expires.timeIntervalSince1970] }
        content.sound = .default
        let wait = date?.timeIntervalSince(now) ?? 0
        // The system refuses an interval of zero; a request without a trigger is shown at once.
        let trigger = wait > 0 ? UNTimeIntervalNotificationTrigger(timeInterval: wait, repeats: false) : nil
        let request = UNNotificationRequest(identifier: id, content: content, trigger: trigger)
        return await withCheckedContinuation { continuation in
            UNUserNotificationCenter.current().add(request) { continuation.resume(returning: $0) }
        }
    }

    /// Returns the notifications that are still to be shown.
    static func pending() async -> [Known] {
        await withCheckedContinuation { continuation in
            UNUserNotificationCenter.current()
                .getPendingNotificationRequests { continuation.resume(returning: $0.map(Known.init)) }
        }
    }

    /// Returns the notifications that were shown and not removed.
    static func delivered() async -> [Known] {
        await withCheckedContinuation { continuation in
            UNUserNotificationCenter.current()
                .getDeliveredNotifications { continuation.resume(returning: $0.map(\.request).map(Known.init)) }
        }
    }
}
#endif
