// Stands for User Notifications, as far as the package uses it.
// Documentation: https://developer.apple.com/documentation/usernotifications, by the name below. To compare each with:
// https://docs.rs/objc2-user-notifications (generated from the headers).

import Foundation

// …/usernotifications/unauthorizationoptions
@available(iOS 10.0, macOS 10.14, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static var badge: UNAuthorizationOptions { UNAuthorizationOptions(rawValue: 1 << 0) }
    public static var sound: UNAuthorizationOptions { UNAuthorizationOptions(rawValue: 1 << 1) }
    public static var alert: UNAuthorizationOptions { UNAuthorizationOptions(rawValue: 1 << 2) }
}

// …/usernotifications/unnotificationsound
@available(iOS 10.0, macOS 10.14, watchOS 3.0, visionOS 1.0, *)
@available(tvOS, unavailable)
open class UNNotificationSound: NSObject {
    public class var `default`: UNNotificationSound { UNNotificationSound() }
}

// …/usernotifications/unnotificationcontent
@available(iOS 10.0, macOS 10.14, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
open class UNNotificationContent: NSObject {
    #if !os(tvOS)
    open var threadIdentifier: String { "" }
    open var userInfo: [AnyHashable: Any] { [:] }
    #endif
}

// …/usernotifications/unmutablenotificationcontent
@available(iOS 10.0, macOS 10.14, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
open class UNMutableNotificationContent: UNNotificationContent {
    // None of these is on tvOS, and stored properties cannot be marked as unavailable.
    #if !os(tvOS)
    open var title: String = ""
    open var subtitle: String = ""
    open var body: String = ""
    open var sound: UNNotificationSound?

    private var thread = ""
    private var values: [AnyHashable: Any] = [:]

    open override var threadIdentifier: String {
        get { thread }
        set { thread = newValue }
    }

    open override var userInfo: [AnyHashable: Any] {
        get { values }
        set { values = newValue }
    }
    #endif
}

// …/usernotifications/unnotificationtrigger
@available(iOS 10.0, macOS 10.14, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
open class UNNotificationTrigger: NSObject {}

// …/usernotifications/untimeintervalnotificationtrigger
@available(iOS 10.0, macOS 10.14, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    open var timeInterval: TimeInterval { interval }

    private let interval: TimeInterval

    public init(timeInterval: TimeInterval, repeats: Bool) {
        interval = timeInterval
    }
}

// …/usernotifications/unnotificationrequest
@available(iOS 10.0, macOS 10.14, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
open class UNNotificationRequest: NSObject {
    open var identifier: String { name }
    open var content: UNNotificationContent { shown }
    open var trigger: UNNotificationTrigger? { cause }

    private let name: String
    private let shown: UNNotificationContent
    private let cause: UNNotificationTrigger?

    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        name = identifier
        shown = content
        cause = trigger
    }
}

// …/usernotifications/unnotification
@available(iOS 10.0, macOS 10.14, watchOS 3.0, visionOS 1.0, *)
@available(tvOS, unavailable)
open class UNNotification: NSObject {
    open var request: UNNotificationRequest { origin }

    private let origin: UNNotificationRequest

    init(_ request: UNNotificationRequest) {
        origin = request
    }
}

// …/usernotifications/unnotificationpresentationoptions
@available(iOS 10.0, macOS 10.14, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static var badge: UNNotificationPresentationOptions { UNNotificationPresentationOptions(rawValue: 1 << 0) }
    public static var sound: UNNotificationPresentationOptions { UNNotificationPresentationOptions(rawValue: 1 << 1) }
    @available(iOS 14.0, macOS 11.0, watchOS 7.0, tvOS 14.0, visionOS 1.0, *)
    public static var list: UNNotificationPresentationOptions { UNNotificationPresentationOptions(rawValue: 1 << 3) }
    @available(iOS 14.0, macOS 11.0, watchOS 7.0, tvOS 14.0, visionOS 1.0, *)
    public static var banner: UNNotificationPresentationOptions { UNNotificationPresentationOptions(rawValue: 1 << 4) }
}

// …/usernotifications/unusernotificationcenterdelegate: no isolation.
@available(iOS 10.0, macOS 10.14, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
public protocol UNUserNotificationCenterDelegate: AnyObject {
    #if !os(tvOS)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    )
    #endif
}

// …/usernotifications/unauthorizationstatus
@available(iOS 10.0, macOS 10.14, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied = 1
    case authorized = 2
    case provisional = 3
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    @available(tvOS, unavailable)
    case ephemeral = 4
}

// …/usernotifications/unnotificationsettings
@available(iOS 10.0, macOS 10.14, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
open class UNNotificationSettings: NSObject {
    open var authorizationStatus: UNAuthorizationStatus { status }

    private let status: UNAuthorizationStatus

    init(_ status: UNAuthorizationStatus) {
        self.status = status
    }
}

// …/usernotifications/unusernotificationcenter
@available(iOS 10.0, macOS 10.14, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
open class UNUserNotificationCenter: NSObject {
    open class func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }

    // …/usernotifications/unusernotificationcenter/delegate, which is weak.
    open var delegate: (any UNUserNotificationCenterDelegate)? {
        get { StubNotifications.shared.delegate }
        set { StubNotifications.shared.delegate = newValue }
    }

    // …/usernotifications/unusernotificationcenter/requestauthorization(options:completionhandler:)
    open func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let (isGranted, failure) = StubNotifications.shared.ask(options)
        completionHandler(isGranted, failure)
    }

    // …/usernotifications/unusernotificationcenter/getnotificationsettings(completionhandler:)
    open func getNotificationSettings(
        completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
    ) {
        completionHandler(UNNotificationSettings(StubNotifications.shared.status))
    }

    // …/usernotifications/unusernotificationcenter/add(_:withcompletionhandler:)
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        let failure = StubNotifications.shared.add(request)
        completionHandler?(failure)
    }

    // …/usernotifications/unusernotificationcenter/getpendingnotificationrequests(completionhandler:)
    open func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        completionHandler(StubNotifications.shared.pending)
    }

    // …/usernotifications/unusernotificationcenter/removependingnotificationrequests(withidentifiers:)
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        StubNotifications.shared.removePending(identifiers)
    }

    // …/usernotifications/unusernotificationcenter/getdeliverednotifications(completionhandler:)
    @available(tvOS, unavailable)
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        completionHandler(StubNotifications.shared.delivered.map { UNNotification($0) })
    }

    // …/usernotifications/unusernotificationcenter/removedeliverednotifications(withidentifiers:)
    @available(tvOS, unavailable)
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        StubNotifications.shared.removeDelivered(identifiers)
    }
}

/// The notifications of the app, for tests.
public final class StubNotifications: @unchecked Sendable {
    public static let shared = StubNotifications()

    private let lock = NSLock()
    private var requests: [UNNotificationRequest] = []
    private var shown: [UNNotificationRequest] = []
    private var answer: (isGranted: Bool, failure: (any Error)?) = (true, nil)
    private var refused: [String: any Error] = [:]
    private var options: [UNAuthorizationOptions] = []
    private weak var watcher: (any UNUserNotificationCenterDelegate)?

    var delegate: (any UNUserNotificationCenterDelegate)? {
        get { lock.withLock { watcher } }
        set { lock.withLock { watcher = newValue } }
    }

    /// What the user has answered so far.
    public var status: UNAuthorizationStatus {
        lock.withLock { options.isEmpty ? .notDetermined : answer.isGranted ? .authorized : .denied }
    }

    /// The requests that are still to come.
    public var pending: [UNNotificationRequest] { lock.withLock { requests } }

    /// The requests that were shown.
    public var delivered: [UNNotificationRequest] { lock.withLock { shown } }

    /// The permissions that were asked for.
    public var asked: [UNAuthorizationOptions] { lock.withLock { options } }

    /// Forgets everything; permission is granted.
    public func reset() {
        lock.withLock {
            (requests, shown, answer, refused, options) = ([], [], (true, nil), [:], [])
        }
    }

    /// Decides what the user answers.
    public func decide(_ isGranted: Bool, failure: (any Error)? = nil) {
        lock.withLock { answer = (isGranted, failure) }
    }

    /// Lets the system refuse a request.
    public func refuse(_ identifier: String, with error: any Error) {
        lock.withLock { refused[identifier] = error }
    }

    /// Shows the requests that are still to come.
    public func deliver() {
        lock.withLock { (shown, requests) = (shown + requests, []) }
    }

    #if !os(tvOS)
    /// What the system shows of a notification that is due while the app is in front: nothing without a delegate.
    public func optionsInFront(of identifier: String) -> UNNotificationPresentationOptions {
        let content = UNMutableNotificationContent()
        let request = UNNotificationRequest(identifier: identifier, content: content, trigger: nil)
        var options: UNNotificationPresentationOptions = []
        delegate?
            .userNotificationCenter(.current(), willPresent: UNNotification(request)) { options = $0 }
        return options
    }
    #endif

    func ask(_ wanted: UNAuthorizationOptions) -> (Bool, (any Error)?) {
        lock.withLock {
            options.append(wanted)
            return (answer.isGranted, answer.failure)
        }
    }

    func add(_ request: UNNotificationRequest) -> (any Error)? {
        lock.withLock {
            if let error = refused[request.identifier] { return error }
            requests.removeAll { $0.identifier == request.identifier }
            requests.append(request)
            return nil
        }
    }

    func removePending(_ identifiers: [String]) {
        lock.withLock { requests.removeAll { identifiers.contains($0.identifier) } }
    }

    func removeDelivered(_ identifiers: [String]) {
        lock.withLock { shown.removeAll { identifiers.contains($0.identifier) } }
    }
}
