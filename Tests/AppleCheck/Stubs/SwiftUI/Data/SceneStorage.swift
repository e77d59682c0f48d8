public import Foundation

// https://developer.apple.com/documentation/swiftui/scenestorage
// To compare with: SwiftUI.swiftinterface of the iOS 18 SDK.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty, StubConnectable {
    final class Tie: @unchecked Sendable {
        var store = StubSceneStore()
        weak var storage: StubStorage?
    }

    let tie = Tie()
    let key: String
    let standard: Value

    init(stub key: String, standard: Value) {
        self.key = key
        self.standard = standard
    }

    public var wrappedValue: Value {
        get { tie.store.values[key] as? Value ?? standard }
        nonmutating set {
            tie.store.values[key] = newValue
            // As a state, it changes on the main actor, or the program is wrong.
            MainActor.assumeIsolated { tie.storage?.noteChange() }
        }
    }

    public var projectedValue: Binding<Value> {
        Binding(stubGet: { wrappedValue }, stubSet: { wrappedValue = $0 })
    }

    func stubConnect(_ context: StubContext) {
        tie.store = context.environment.stubSceneStore
        tie.storage = context.storage
    }
}

extension SceneStorage: Sendable where Value: Sendable {}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(stub: key, standard: wrappedValue)
    }

    public init(_ key: String) where Value == Data? { self.init(stub: key, standard: nil) }

    public init(_ key: String) where Value == String? { self.init(stub: key, standard: nil) }
}

/// What the system keeps of a window from one launch to the next.
public final class StubSceneStore: @unchecked Sendable {
    public var values: [String: Any] = [:]

    public init() {}
}

extension EnvironmentValues {
    /// What the system keeps of the window.
    public var stubSceneStore: StubSceneStore {
        get { self[stub: "sceneStore", StubSceneStore()] }
        set { self[stub: "sceneStore", StubSceneStore()] = newValue }
    }
}
