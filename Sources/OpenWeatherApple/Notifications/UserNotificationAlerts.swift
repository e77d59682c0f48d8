// tvOS shows no notifications with texts.
#if canImport(UserNotifications) && !os(tvOS)
public import Foundation
public import OpenWeatherCore
import UserNotifications

/// Notices of alerts as local notifications of the system.
///
/// It schedules and withdraws; which alerts the user is told of, and when, is up to the app. Other notifications of the
/// app are left alone.
///
/// The system shows no notification while the app is in front unless the delegate of the notification center asks for it in
/// `userNotificationCenter(_:willPresent:withCompletionHandler:)`; a notice that is due then is lost without one.
///
/// Leave it out where `Bundle.main.bundleIdentifier` is `nil`, as in a program that `swift run` starts on a Mac: the system
/// ends a process without a bundle that uses its notification center.
///
/// Available on iOS, macOS, watchOS, and visionOS.
public struct UserNotificationAlerts: Sendable {
    private let now: @Sendable () -> Date

    /// Creates an adapter of the app's notification center.
    ///
    /// - Parameter now: A closure that returns the current date.
    public init(now: @escaping @Sendable () -> Date = { Date() }) {
        self.now = now
    }

    /// Asks the user for permission to show notices with a sound, and returns whether it is granted.
    ///
    /// The system prompts the first time only, and returns the user's decision afterwards. Call it when the user asks for
    /// notices, for example with a switch in the settings.
    ///
    /// - Throws: The error of the system when it cannot ask.
    public func requestPermission() async throws -> Bool {
        try await SystemNotification.requestPermission().get()
    }

    /// Lets the system show `notices` and withdraws all others of this kind.
    ///
    /// A notice that the system shows is not shown again, and one that is still to come is replaced. Call it with every
    /// notice that is wanted, also with none, each time that alerts were loaded. The system forgets a notice that the user
    /// clears, and shows it again; ``show(_:told:)`` does not.
    ///
    /// - Returns: What was handed to the system and what was withdrawn.
    /// - Throws: The error of the system for the first notice that it does not take; the others are handed over all the
    ///   same.
    @discardableResult
    public func show(_ notices: [AlertNotice]) async throws -> AlertNoticeChanges {
        var told: Set<AlertNotice.ID> = []
        return try await show(notices, told: &told)
    }

    /// Lets the system show those of `notices` that the user was not told of, and withdraws all others of this kind.
    ///
    /// Keep `told` between the calls, as the system forgets a notice that the user clears.
    ///
    /// - Parameters:
    ///   - notices: The notices that are wanted.
    ///   - told: The identities of the notices that were handed over; those of this call are added and those that are not
    ///     wanted any more removed, also when it throws.
    /// - Returns: What was handed to the system and what was withdrawn.
    /// - Throws: The error of the system for the first notice that it does not take; the others are handed over all the
    ///   same.
    @discardableResult
    public func show(_ notices: [AlertNotice], told: inout Set<AlertNotice.ID>) async throws -> AlertNoticeChanges {
        let pending = await SystemNotification.pending().map(\.id)
        let delivered = await SystemNotification.delivered().map(\.id)
        told.formIntersection(notices.map(\.id))
        let shown = delivered + told.subtracting(pending)
        let changes = AlertNoticeChanges(to: notices, pending: pending, delivered: shown)
        if !changes.removed.isEmpty {
            let center = UNUserNotificationCenter.current()
            center.removePendingNotificationRequests(withIdentifiers: changes.removed)
            center.removeDeliveredNotifications(withIdentifiers: changes.removed)
        }
        var failure: (any Error)?
        for notice in changes.added {
            let notification = SystemNotification(
                id: notice.id,
                threadID: notice.threadID,
                title: notice.title,
                subtitle: notice.subtitle,
                body: notice.body,
                date: notice.date
            )
            if let error = await notification.add(at: now()) {
                failure = failure ?? error
            } else {
                told.insert(notice.id)
            }
        }
        if let failure { throw failure }
        return changes
    }
}
#endif
