// Stands for Background Tasks, as far as the package's example uses it.
// Documentation: https://developer.apple.com/documentation/backgroundtasks, by the name below. To compare each with:
// https://docs.rs/objc2-background-tasks (generated from the headers). There is none on macOS and watchOS.

import Foundation

// …/backgroundtasks/bgtaskrequest
@available(iOS 13.0, tvOS 13.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
open class BGTaskRequest: NSObject {
    public let identifier: String
    public var earliestBeginDate: Date?

    init(_ identifier: String) {
        self.identifier = identifier
    }
}

// …/backgroundtasks/bgapprefreshtaskrequest
@available(iOS 13.0, tvOS 13.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
open class BGAppRefreshTaskRequest: BGTaskRequest {
    public init(identifier: String) {
        super.init(identifier)
    }
}

// …/backgroundtasks/bgtaskscheduler
@available(iOS 13.0, tvOS 13.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
open class BGTaskScheduler: NSObject {
    public static var shared: BGTaskScheduler { BGTaskScheduler() }

    // …/backgroundtasks/bgtaskscheduler/submit(_:)
    open func submit(_ taskRequest: BGTaskRequest) throws {}
}
