public import Observation

// https://developer.apple.com/documentation/swiftui/binding
// To compare with: SwiftUICore.swiftinterface of the iOS 18 SDK; OpenSwiftUI, Data/Binding/Binding.swift.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    private final class Access: @unchecked Sendable {
        let get: () -> Value
        let set: (Value) -> Void

        init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
            self.get = get
            self.set = set
        }
    }

    private let access: Access

    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        access = Access(get: get as () -> Value, set: set as (Value) -> Void)
    }

    init(stubGet: @escaping () -> Value, stubSet: @escaping (Value) -> Void) {
        access = Access(get: stubGet, set: stubSet)
    }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    // https://developer.apple.com/documentation/swiftui/binding/constant(_:)
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(stubGet: { value }, stubSet: { _ in })
    }

    public var wrappedValue: Value {
        get { access.get() }
        nonmutating set { access.set(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            stubGet: { wrappedValue[keyPath: keyPath] },
            stubSet: { wrappedValue[keyPath: keyPath] = $0 }
        )
    }
}

extension Binding: Sendable where Value: Sendable {}

extension Binding {
    // https://developer.apple.com/documentation/swiftui/binding/init(_:)
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(stubGet: { base.wrappedValue }, stubSet: { if let value = $0 { base.wrappedValue = value } })
    }

    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(stubGet: { base.wrappedValue ?? first }, stubSet: { base.wrappedValue = $0 })
    }

    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            stubGet: { AnyHashable(base.wrappedValue) },
            stubSet: { if let value = $0.base as? V { base.wrappedValue = value } }
        )
    }

    // https://developer.apple.com/documentation/swiftui/binding/animation(_:)
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension Binding: Identifiable where Value: Identifiable {
    public typealias ID = Value.ID

    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }

    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(stubGet: { wrappedValue[position] }, stubSet: { wrappedValue[position] = $0 })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

// https://developer.apple.com/documentation/swiftui/bindable
// To compare with: SwiftUICore.swiftinterface of the iOS 18 SDK; OpenSwiftUI, Data/Observation/Bindable.swift.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
    public var wrappedValue: Value

    public var projectedValue: Bindable<Value> { self }

    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding<Subject>(
            stubGet: { object[keyPath: keyPath] },
            stubSet: { object[keyPath: keyPath] = $0 }
        )
    }
}

extension Bindable where Value: Observable, Value: AnyObject {
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
