#if canImport(SwiftUI) && !os(macOS) && !os(tvOS) && !os(watchOS)
import Foundation
import UserNotifications

/// The delegate of the notification center, which has the system show notices also while the app is in front.
///
/// Without one the system silences them, and the plan counts them as told.
final class NoticePresenter: NSObject, UNUserNotificationCenterDelegate {
    /// Creates the delegate of the app's notification center, which does not keep it.
    override init() {
        super.init()
        UNUserNotificationCenter.current().delegate = self
    }

    // With a completion handler, which is then called on the thread of the system; `async` would call it on another one.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler([.banner, .list, .sound])
    }
}
#endif
