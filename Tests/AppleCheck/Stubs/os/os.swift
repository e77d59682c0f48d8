// Stands for the unified logging system, as far as the package uses it.
// Documentation: https://developer.apple.com/documentation/os, by the name below. To compare each with:
// https://github.com/swiftlang/swift (test/stdlib/Inputs/OSLogTestHelper) for messages, and
// https://onestack.dev/ios-reference/os for the signposter.

import Foundation

// …/os/oslogprivacy
public struct OSLogPrivacy: Sendable {
    let isPublic: Bool

    public static var `public`: OSLogPrivacy { OSLogPrivacy(isPublic: true) }
    public static var `private`: OSLogPrivacy { OSLogPrivacy(isPublic: false) }
    public static var auto: OSLogPrivacy { OSLogPrivacy(isPublic: false) }
}

// …/os/osloginterpolation
public struct OSLogInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
        text += literal
    }

    public mutating func appendInterpolation(
        _ argumentString: @autoclosure @escaping () -> String,
        privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.isPublic ? argumentString() : "<private>"
    }

    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Int,
        privacy: OSLogPrivacy = .auto
    ) {
        // Numbers are public by default.
        text += "\(number())"
    }
}

// …/os/oslogmessage
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    let text: String

    public init(stringInterpolation: OSLogInterpolation) {
        text = stringInterpolation.text
    }

    public init(stringLiteral value: String) {
        text = value
    }
}

// …/os/signpostmetadata
public typealias SignpostMetadata = OSLogMessage

// …/os/logger
public struct Logger: Sendable {
    private let label: String

    public init(subsystem: String, category: String) {
        label = "\(subsystem).\(category)"
    }

    public func debug(_ message: OSLogMessage) {
        StubLog.shared.append("\(label) debug: \(message.text)")
    }

    public func info(_ message: OSLogMessage) {
        StubLog.shared.append("\(label) info: \(message.text)")
    }

    public func error(_ message: OSLogMessage) {
        StubLog.shared.append("\(label) error: \(message.text)")
    }
}

// …/os/ossignpostid
public struct OSSignpostID: Hashable, Comparable, Sendable {
    let number: UInt64

    public static let exclusive = OSSignpostID(number: 0xEEEE_B0B5_B2B2_EEEE)

    public static func < (lhs: OSSignpostID, rhs: OSSignpostID) -> Bool {
        lhs.number < rhs.number
    }
}

// …/os/ossignpostintervalstate
public class OSSignpostIntervalState {
    let id: OSSignpostID

    init(id: OSSignpostID) {
        self.id = id
    }

    // …/os/ossignpostintervalstate/beginstate(id:)
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id: id)
    }
}

// …/os/ossignposter
public struct OSSignposter: Sendable {
    private let label: String

    public init(subsystem: String, category: String) {
        label = "\(subsystem).\(category)"
    }

    public var isEnabled: Bool { StubLog.shared.isSignpostingEnabled }

    public func makeSignpostID() -> OSSignpostID {
        OSSignpostID(number: StubLog.shared.nextNumber())
    }

    // …/os/ossignposter/begininterval(_:id:_:)
    public func beginInterval(
        _ name: StaticString,
        id: OSSignpostID = .exclusive,
        _ message: SignpostMetadata
    ) -> OSSignpostIntervalState {
        StubLog.shared.append("\(label) begin \(name) \(id.number): \(message.text)")
        return OSSignpostIntervalState(id: id)
    }

    // …/os/ossignposter/endinterval(_:_:)
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
        StubLog.shared.append("\(label) end \(name) \(state.id.number)")
    }
}

/// The lines that were logged, for tests.
public final class StubLog: @unchecked Sendable {
    public static let shared = StubLog()

    private let lock = NSLock()
    private var written: [String] = []
    private var number: UInt64 = 0
    private var isEnabled = true

    /// The lines of a subsystem, in order.
    public func lines(of subsystem: String) -> [String] {
        lock.withLock {
            written.filter { $0.hasPrefix(subsystem + ".") }.map { String($0.dropFirst(subsystem.count + 1)) }
        }
    }

    /// Whether signposts are recorded.
    public var isSignpostingEnabled: Bool {
        get { lock.withLock { isEnabled } }
        set { lock.withLock { isEnabled = newValue } }
    }

    func append(_ line: String) {
        lock.withLock { written.append(line) }
    }

    func nextNumber() -> UInt64 {
        lock.withLock {
            number += 1
            return number
        }
    }
}
