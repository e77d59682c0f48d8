import Foundation

/// Where a view stands in the tree, what its environment says, and where its state is kept.
public struct StubContext {
    public var path: String
    public var environment: EnvironmentValues
    public let storage: StubStorage

    public init(path: String, environment: EnvironmentValues, storage: StubStorage) {
        self.path = path
        self.environment = environment
        self.storage = storage
    }

    /// The context of a part of the view.
    public func at(_ step: String) -> StubContext {
        var other = self
        other.path += "/" + step
        return other
    }

    /// Ties the dynamic properties of a view or a modifier to the state that is kept for its place.
    @MainActor
    public func connect(_ value: Any) {
        for child in Mirror(reflecting: value).children {
            if let property = child.value as? any StubConnectable {
                property.stubConnect(at(child.label ?? ""))
            } else if child.value is any DynamicProperty {
                at(child.label ?? "").connect(child.value)
            }
        }
    }

    /// The nodes of a view.
    @MainActor
    public func nodes(of view: some View) -> [StubNode] {
        if let primitive = view as? any StubPrimitive { return primitive.stubNodes(self) }
        #if canImport(UIKit) && !os(watchOS)
        if let view = view as? any UIViewRepresentable { return view.stubNodes(self) }
        #elseif canImport(AppKit)
        if let view = view as? any NSViewRepresentable { return view.stubNodes(self) }
        #endif
        let own = at("\(type(of: view))")
        own.connect(view)
        own.storage.count(view, at: own.path)
        return own.nodes(of: view.body)
    }

    /// The nodes of a view whose type is not known.
    @MainActor
    public func nodes(ofAny view: any View) -> [StubNode] { nodes(of: view) }
}

/// A view that says itself what it is, instead of by a body.
public protocol StubPrimitive {
    @MainActor func stubNodes(_ context: StubContext) -> [StubNode]
}

/// A dynamic property that needs its place in the tree.
protocol StubConnectable {
    @MainActor func stubConnect(_ context: StubContext)
}

/// What is kept between two evaluations of a tree.
@MainActor
public final class StubStorage {
    /// Counted up with every change of state.
    public private(set) var changes = 0

    /// Called after every change of state.
    public var changed: (() -> Void)?

    private var cells: [String: AnyObject] = [:]
    private var seen: Set<String> = []

    /// Mistakes that SwiftUI would report only at run time.
    public internal(set) var mistakes: [String] = []

    /// The destinations of the navigation stack that is being evaluated, by the type of their values.
    var destinations: [ObjectIdentifier: (Any, StubContext) -> [StubNode]] = [:]

    public init() {}

    /// The state kept at a place, made when it is asked for the first time.
    func cell<Cell: AnyObject>(_ path: String, make: () -> Cell) -> Cell {
        seen.insert(path)
        if let cell = cells[path] as? Cell { return cell }
        let cell = make()
        cells[path] = cell
        return cell
    }

    func noteChange() {
        changes += 1
        changed?()
    }

    /// The views whose bodies SwiftUI would have asked for, by the names of their types.
    public private(set) var builds: [String: Int] = [:]

    private var values: [String: any Equatable] = [:]

    /// Counts a view whose body SwiftUI would ask for: a new one, or one that does not equal the one at its place before.
    ///
    /// SwiftUI leaves out the body of a view that can be compared and has not changed. The host asks for it anyway, as the
    /// tree has to be made, and counts what SwiftUI would do. Views that cannot be compared are not counted.
    func count(_ view: any View, at path: String) {
        guard let value = view as? any Equatable else { return }
        func isSame<Value: Equatable>(_ value: Value) -> Bool { values[path] as? Value == value }
        seen.insert(path)
        guard !isSame(value) else { return }
        values[path] = value
        builds["\(type(of: view))", default: 0] += 1
    }

    /// Forgets the state of views that the last evaluation did not meet.
    public func begin() { seen = [] }

    public func end() {
        cells = cells.filter { seen.contains($0.key) }
        values = values.filter { seen.contains($0.key) }
    }
}
