import Foundation

/// A value behind a lock, for the few calls that must stay synchronous.
///
/// The one unchecked `Sendable` of the package: `NSLock` guards every access to `value`. (`Mutex` needs iOS 18.)
package final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    /// Wraps an initial value.
    package init(_ value: Value) {
        self.value = value
    }

    /// Runs `body` with the value while nobody else can.
    package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&value)
    }
}
