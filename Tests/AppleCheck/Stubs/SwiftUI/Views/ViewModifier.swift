// https://developer.apple.com/documentation/swiftui/viewmodifier
// To compare with: OpenSwiftUI, Modifier/ViewModifier.swift.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@MainActor
public protocol ViewModifier {
    associatedtype Body: View

    typealias Content = _ViewModifier_Content<Self>

    @ViewBuilder @MainActor func body(content: Self.Content) -> Self.Body
}

// What a modifier gets as its content.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, StubPrimitive {
    public typealias Body = Never

    let nodes: @MainActor (StubContext) -> [StubNode]

    public func stubNodes(_ context: StubContext) -> [StubNode] { nodes(context) }
}

// https://developer.apple.com/documentation/swiftui/modifiedcontent
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
}

extension ModifiedContent: StubPrimitive where Content: View, Modifier: ViewModifier {
    public func stubNodes(_ context: StubContext) -> [StubNode] {
        let own = context.at("\(Modifier.self)")
        own.connect(modifier)
        // The content has the environment that the modifier's body gives it.
        return own.nodes(of: modifier.body(content: _ViewModifier_Content { $0.nodes(of: content) }))
    }
}

extension View {
    // https://developer.apple.com/documentation/swiftui/view/modifier(_:)
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

// https://developer.apple.com/documentation/swiftui/emptymodifier
public struct EmptyModifier: ViewModifier {
    public static let identity = EmptyModifier()

    nonisolated public init() {}

    public func body(content: Content) -> some View { content }
}
