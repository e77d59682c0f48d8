public import Foundation

// https://developer.apple.com/documentation/swiftui/app
// To compare this file with: SwiftUI.swiftinterface of the iOS 18 SDK; skip-fuse-ui, App.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@MainActor
public protocol App {
    associatedtype Body: Scene

    @SceneBuilder @MainActor var body: Self.Body { get }

    @MainActor init()
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension App {
    @MainActor public static func main() {}
}

// https://developer.apple.com/documentation/swiftui/scene
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@MainActor
public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder @MainActor var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A scene whose windows a test can open.
public protocol StubScene: Scene {
    @MainActor func stubNodes(_ context: StubContext) -> [StubNode]
}

// https://developer.apple.com/documentation/swiftui/scenebuilder
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<C0: Scene, C1: Scene>(_ c0: C0, _ c1: C1) -> some Scene {
        StubScenes(scenes: [c0, c1])
    }
}

struct StubScenes: StubScene {
    typealias Body = Never

    let scenes: [any Scene]

    nonisolated init(scenes: [any Scene]) { self.scenes = scenes }

    func stubNodes(_ context: StubContext) -> [StubNode] {
        scenes.enumerated().flatMap { offset, scene in context.at("\(offset)").nodes(ofScene: scene) }
    }
}

extension StubContext {
    /// The nodes of the windows of a scene.
    @MainActor
    public func nodes(ofScene scene: some Scene) -> [StubNode] {
        if let own = scene as? any StubScene { return own.stubNodes(self) }
        let own = at("\(type(of: scene))")
        own.connect(scene)
        return own.nodes(ofScene: scene.body)
    }
}

// https://developer.apple.com/documentation/swiftui/windowgroup
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct WindowGroup<Content: View>: StubScene {
    public typealias Body = Never

    let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public func stubNodes(_ context: StubContext) -> [StubNode] {
        [StubNode("window", context, children: context.at("window").nodes(of: content))]
    }
}

/// A scene with what one modifier says about it.
struct StubModifiedScene<Content: Scene>: StubScene {
    typealias Body = Never

    let content: Content
    let name: String
    let detail: Any

    nonisolated init(_ content: Content, _ name: String, _ detail: Any = true) {
        self.content = content
        self.name = name
        self.detail = detail
    }

    func stubNodes(_ context: StubContext) -> [StubNode] {
        let nodes = context.nodes(ofScene: content)
        for node in nodes { node.details[name] = detail }
        return nodes
    }
}

// https://developer.apple.com/documentation/swiftui/scenephase
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background
    case inactive
    case active
}

extension Scene {
    // https://developer.apple.com/documentation/swiftui/scene/onchange(of:initial:_:)
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    nonisolated public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene { StubModifiedScene(self, "onChange") }

    // https://developer.apple.com/documentation/swiftui/scene/defaultsize(width:height:)
    @available(iOS 17, macOS 13, visionOS 1, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        StubModifiedScene(self, "defaultSize")
    }

    // https://developer.apple.com/documentation/swiftui/scene/backgroundtask(_:action:)
    // To compare with: _BackgroundTask_SwiftUI... of the iOS 18 SDK: the action is Sendable.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
    nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>,
        action: @escaping @Sendable (D) async -> R
    ) -> some Scene { StubModifiedScene(self, "backgroundTask", action) }
}

// https://developer.apple.com/documentation/swiftui/backgroundtask
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
    let name: String
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
extension BackgroundTask where Request == Void, Response == Void {
    // https://developer.apple.com/documentation/swiftui/backgroundtask/apprefresh(_:)
    @available(macOS, unavailable)
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { .init(name: identifier) }
}
