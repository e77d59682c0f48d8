public import Foundation

// To compare this file with: SwiftUICore.swiftinterface of the iOS 18 SDK.

// https://developer.apple.com/documentation/swiftui/layout
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public protocol Layout: Animatable {
    /// What a stack of this layout is, and its spacing.
    var stubStack: (kind: String, spacing: CGFloat?) { get }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension Layout {
    public var animatableData: Double {
        get { 0 }
        set {}
    }

    // https://developer.apple.com/documentation/swiftui/layout/callasfunction(_:)
    nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        StubLayoutView(stack: stubStack, content: content())
    }
}

/// The views in a layout that is chosen by a value.
struct StubLayoutView<Content: View>: View, StubPrimitive {
    typealias Body = Never

    let stack: (kind: String, spacing: CGFloat?)
    let content: Content

    nonisolated init(stack: (kind: String, spacing: CGFloat?), content: Content) {
        self.stack = stack
        self.content = content
    }

    // The views keep their identity when the layout changes.
    func stubNodes(_ context: StubContext) -> [StubNode] {
        let node = StubNode(stack.kind, context, children: context.at("layout").nodes(of: content))
        node.details["spacing"] = stack.spacing
        return [node]
    }
}

// https://developer.apple.com/documentation/swiftui/hstacklayout
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct HStackLayout: Layout {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public var stubStack: (kind: String, spacing: CGFloat?) { ("hstack", spacing) }
}

// https://developer.apple.com/documentation/swiftui/vstacklayout
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct VStackLayout: Layout {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public var stubStack: (kind: String, spacing: CGFloat?) { ("vstack", spacing) }
}

// https://developer.apple.com/documentation/swiftui/anylayout
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct AnyLayout: Layout {
    public let stubStack: (kind: String, spacing: CGFloat?)

    nonisolated public init<L: Layout>(_ layout: L) { stubStack = layout.stubStack }
}
