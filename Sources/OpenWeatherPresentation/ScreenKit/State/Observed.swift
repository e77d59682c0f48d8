import Observation

/// A property of a generic class that observers are told of, as those of an `@Observable` class are.
///
/// `@Observable` names properties by key paths, and the key path of a generic class is created again for each access, which
/// takes longer than most of what is read.
@MainActor
@propertyWrapper
package struct Observed<Value> {
    private var value: Value
    private let changes = ObservedChanges()

    /// Creates a property with a value.
    package init(wrappedValue: Value) {
        value = wrappedValue
    }

    /// The value; reading it registers the access, and setting it notifies observers.
    package var wrappedValue: Value {
        get {
            changes.read()
            return value
        }
        _modify {
            changes.write()
            yield &value
        }
    }
}

/// The changes of one property.
@MainActor
@Observable
private final class ObservedChanges {
    private var count = 0

    /// Registers an access.
    func read() { _ = count }

    /// Notifies observers of a change that follows.
    func write() { count += 1 }
}
