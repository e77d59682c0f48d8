public import Foundation
public import Observation

// https://developer.apple.com/documentation/swiftui/environmentkey
// To compare with: SwiftUICore.swiftinterface of the iOS 18 SDK.
public protocol EnvironmentKey {
    associatedtype Value

    static var defaultValue: Self.Value { get }
}

// https://developer.apple.com/documentation/swiftui/environmentvalues
public struct EnvironmentValues: CustomStringConvertible {
    private var values: [ObjectIdentifier: Any] = [:]
    var objects: [ObjectIdentifier: AnyObject] = [:]

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
        get { objects[ObjectIdentifier(objectType)] as? T }
        set { objects[ObjectIdentifier(objectType)] = newValue }
    }

    public var description: String { "\(values.count) values" }

    /// A value of the framework itself, which has no key.
    subscript<Value>(stub name: String, standard: Value) -> Value {
        get { stubNamed[name] as? Value ?? standard }
        set { stubNamed[name] = newValue }
    }

    private var stubNamed: [String: Any] = [:]
}

@available(*, unavailable)
extension EnvironmentValues: Sendable {}

// https://developer.apple.com/documentation/swiftui/environment
// To compare with: SwiftUICore.swiftinterface of the iOS 18 SDK; OpenSwiftUI, Data/Environment/Environment.swift.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, StubConnectable {
    final class Tie: @unchecked Sendable {
        var values = EnvironmentValues()
    }

    let tie = Tie()
    let read: (EnvironmentValues) -> Value

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { values in
            guard let object = values[objectType] else {
                preconditionFailure("no object of type \(objectType) in the environment")
            }
            return object
        }
    }

    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? { read = { $0[objectType] } }

    public var wrappedValue: Value { read(tie.values) }

    func stubConnect(_ context: StubContext) { tie.values = context.environment }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension View {
    // https://developer.apple.com/documentation/swiftui/view/environment(_:_:)
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        stubEnvironment(keyPath, value)
    }

    // https://developer.apple.com/documentation/swiftui/view/environment(_:)
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        StubModified(self, "environment", prepare: { $0.environment[T.self] = object })
    }

    // https://developer.apple.com/documentation/swiftui/view/transformenvironment(_:transform:)
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        transform: @escaping (inout V) -> Void
    ) -> some View {
        StubModified(self, "environment", prepare: { transform(&$0.environment[keyPath: keyPath]) })
    }
}
