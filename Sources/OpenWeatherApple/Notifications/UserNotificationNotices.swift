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
/// It makes no plan: the app's `refreshInBackground()` does. Leave the adapter out where nothing calls that, as on a Mac, which
/// has no background task for it: the settings would offer notices that never come.
///
/// The system shows no notification while the app is in front unless the delegate of the notification center asks for it in
/// `userNotificationCenter(_:willPresent:withCompletionHandler:)`; a notice that is due then is lost without one.
///
/// Leave it out where `Bundle.main.bundleIdentifier` is `nil`, as in a program that `swift run` starts on a Mac: the system
/// ends a process without a bundle that uses its notification center.
///
/// Available on iOS, macOS, watchOS, and visionOS.
public struct UserNotificationNotices: WeatherNotifier {
    private let now: @Sendable () -> Date

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
        do {
            return try await SystemNotification.requestPermission().get()
        } catch {
            throw NoticeError(error)
        }
    }

    /// Shows the messages of a plan for a place at their dates, in place of those of the plan before.
    ///
    /// A message that the system shows already is not shown again. One that is void is not shown, and is withdrawn if it was.
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
        let pending = await SystemNotification.pending().filter { $0.threadID == thread }.map(\.id)
        let delivered = await SystemNotification.delivered().filter { $0.threadID == thread }
        let wanted = messages.filter { $0.threadID == thread && max($0.date, now) < $0.expires }
        let center = UNUserNotificationCenter.current()
        center.removePendingNotificationRequests(
            withIdentifiers: pending.filter { id in !wanted.contains { $0.id == id } }
        )
        center.removeDeliveredNotifications(withIdentifiers: delivered.filter { $0.expires <= now }.map(\.id))
        var failure: NoticeError?
        for message in wanted where !delivered.contains(where: { $0.id == message.id }) {
            let notification = SystemNotification(
                id: message.id,
                threadID: message.threadID,
                title: message.title,
                subtitle: message.subtitle,
                body: message.body,
                date: message.date,
                expires: message.expires
            )
            if let error = await notification.add(at: now) { failure = failure ?? NoticeError(error) }
        }
        if let failure { throw failure }
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
