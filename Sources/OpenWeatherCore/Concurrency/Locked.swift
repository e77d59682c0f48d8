import Foundation

/// A value protected by a lock, for the few calls that must be synchronous.
///
/// This is the only unchecked `Sendable` of the package, besides a subclass that has to restate that of its superclass:
/// `NSLock` guards every access to `value`. (`Mutex` needs iOS 18.)
package final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    /// Creates a box with an initial value.
    package init(_ value: Value) {
        self.value = value
    }

    /// Calls `body` with exclusive access to the value and returns its result.
    package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&value)
    }
}

extension Locked: CustomReflectable {
    /// A mirror without children: another thread may be changing the value, and a dump must show no address in it.
    package var customMirror: Mirror { Mirror(self, children: []) }
}

/// The time since its creation, on a clock of any type.
package struct Stopwatch: Sendable {
    private let read: @Sendable () -> Duration

    /// Creates a stopwatch that starts now.
    package init(on clock: any Clock<Duration>) {
        read = Self.reader(of: clock)
    }

    /// The time since the start.
    package var elapsed: Duration { read() }

    private static func reader<C: Clock>(of clock: C) -> @Sendable () -> Duration where C.Duration == Duration {
        let start = clock.now
        return { start.duration(to: clock.now) }
    }
}
