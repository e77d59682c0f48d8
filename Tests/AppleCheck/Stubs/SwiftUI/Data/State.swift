// https://developer.apple.com/documentation/swiftui/dynamicproperty
// To compare with: SwiftUICore.swiftinterface of the iOS 18 SDK.
public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// What a state is at one place in the tree.
final class StubCell<Value>: @unchecked Sendable {
    var value: Value
    weak var storage: StubStorage?

    init(_ value: Value, storage: StubStorage?) {
        self.value = value
        self.storage = storage
    }

    func set(_ new: Value) {
        value = new
        // A view's state changes on the main actor, or the program is wrong.
        MainActor.assumeIsolated { storage?.noteChange() }
    }
}

/// The tie between the property of a view's value and what is kept for its place.
final class StubTie<Value>: @unchecked Sendable {
    let initial: Value
    var cell: StubCell<Value>?

    init(_ initial: Value) { self.initial = initial }

    @MainActor func connect(_ context: StubContext) {
        cell = context.storage.cell(context.path) { StubCell(initial, storage: context.storage) }
    }
}

// https://developer.apple.com/documentation/swiftui/state
// To compare with: SwiftUICore.swiftinterface of the iOS 18 SDK; OpenSwiftUI, Data/State/State.swift.
@propertyWrapper
public struct State<Value>: DynamicProperty, StubConnectable {
    let tie: StubTie<Value>

    public init(wrappedValue value: Value) { tie = StubTie(value) }

    public init(initialValue value: Value) { tie = StubTie(value) }

    public var wrappedValue: Value {
        get { tie.cell?.value ?? tie.initial }
        nonmutating set { tie.cell?.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        let tie = tie
        return Binding(stubGet: { tie.cell?.value ?? tie.initial }, stubSet: { tie.cell?.set($0) })
    }

    func stubConnect(_ context: StubContext) { tie.connect(context) }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

// https://developer.apple.com/documentation/swiftui/focusstate
// To compare with: skip-fuse-ui, Properties/FocusState.swift.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty, StubConnectable {
    let tie: StubTie<Value>

    @propertyWrapper
    public struct Binding {
        let get: () -> Value
        let set: (Value) -> Void

        public var wrappedValue: Value {
            get { get() }
            nonmutating set { set(newValue) }
        }

        public var projectedValue: FocusState<Value>.Binding { self }
    }

    public init() where Value == Bool { tie = StubTie(false) }

    public init<T: Hashable>() where Value == T? { tie = StubTie(nil) }

    public var wrappedValue: Value {
        get { tie.cell?.value ?? tie.initial }
        nonmutating set { tie.cell?.set(newValue) }
    }

    public var projectedValue: FocusState<Value>.Binding {
        let tie = tie
        return Binding(get: { tie.cell?.value ?? tie.initial }, set: { tie.cell?.set($0) })
    }

    func stubConnect(_ context: StubContext) { tie.connect(context) }
}

extension FocusState: Sendable where Value: Sendable {}

// https://developer.apple.com/documentation/swiftui/namespace
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
    public struct ID: Hashable, Sendable {}

    public init() {}

    public var wrappedValue: Namespace.ID { ID() }
}

// https://developer.apple.com/documentation/swiftui/scaledmetric
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty, StubConnectable {
    let standard: Value
    let style: Font.TextStyle
    let size = Environment(\.dynamicTypeSize)

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        standard = wrappedValue
        style = textStyle
    }

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    public var wrappedValue: Value { standard * Value(StubTypeSizes.factor(style, size.wrappedValue)) }

    func stubConnect(_ context: StubContext) { size.stubConnect(context) }
}

extension ScaledMetric: Sendable where Value: Sendable {}
