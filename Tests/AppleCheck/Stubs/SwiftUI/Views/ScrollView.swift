public import Foundation

// https://developer.apple.com/documentation/swiftui/scrollview
// To compare with: SwiftUI.swiftinterface of the iOS 18 SDK; skip-fuse-ui, Containers/ScrollView.swift.
public struct ScrollView<Content: View>: View, StubContainer {
    public typealias Body = Never

    static var stubKind: String { "scroll" }
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    var stubContent: Content { content }

    public func stubNodes(_ context: StubContext) -> [StubNode] {
        let node = StubNode(Self.stubKind, context, children: context.at(Self.stubKind).nodes(of: content))
        node.details["isVertical"] = axes.contains(.vertical)
        return [node]
    }

    nonisolated public init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }
}

// https://developer.apple.com/documentation/swiftui/scrollviewreader
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct ScrollViewReader<Content: View>: View, StubPrimitive {
    public typealias Body = Never

    public var content: (ScrollViewProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    public func stubNodes(_ context: StubContext) -> [StubNode] { context.nodes(of: content(ScrollViewProxy())) }
}

// https://developer.apple.com/documentation/swiftui/scrollviewproxy
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct ScrollViewProxy {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

// https://developer.apple.com/documentation/swiftui/geometryreader
public struct GeometryReader<Content: View>: View, StubPrimitive {
    public typealias Body = Never

    public var content: (GeometryProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    public func stubNodes(_ context: StubContext) -> [StubNode] {
        [StubNode("geometry", context, children: context.at("geometry").nodes(of: content(GeometryProxy())))]
    }
}

// https://developer.apple.com/documentation/swiftui/geometryproxy
public struct GeometryProxy {
    public var size: CGSize { CGSize(width: 390, height: 844) }

    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

// https://developer.apple.com/documentation/swiftui/scrollindicatorvisibility
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct ScrollIndicatorVisibility: Sendable {
    public static var automatic: ScrollIndicatorVisibility { .init() }
    public static var visible: ScrollIndicatorVisibility { .init() }
    public static var hidden: ScrollIndicatorVisibility { .init() }
    public static var never: ScrollIndicatorVisibility { .init() }
}

// https://developer.apple.com/documentation/swiftui/scrollbouncebehavior
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
public struct ScrollBounceBehavior: Sendable {
    public static var automatic: ScrollBounceBehavior { .init() }
    public static var always: ScrollBounceBehavior { .init() }
    public static var basedOnSize: ScrollBounceBehavior { .init() }
}

// https://developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct ScrollDismissesKeyboardMode: Sendable {
    public static var automatic: ScrollDismissesKeyboardMode { .init() }
    public static var immediately: ScrollDismissesKeyboardMode { .init() }
    @available(visionOS, unavailable)
    public static var interactively: ScrollDismissesKeyboardMode { .init() }
    public static var never: ScrollDismissesKeyboardMode { .init() }
}

extension View {
    // https://developer.apple.com/documentation/swiftui/view/scrollindicators(_:axes:)
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility,
        axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { stubNoted("scrollIndicators") }

    // https://developer.apple.com/documentation/swiftui/view/scrollbouncebehavior(_:axes:)
    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior,
        axes: Axis.Set = [.vertical]
    ) -> some View { stubNoted("scrollBounceBehavior") }

    // https://developer.apple.com/documentation/swiftui/view/scrolldismisseskeyboard(_:)
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @available(visionOS, unavailable)
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        stubNoted("scrollDismissesKeyboard")
    }

    // https://developer.apple.com/documentation/swiftui/view/scrollcontentbackground(_:)
    @available(iOS 16, macOS 13, watchOS 9, *)
    @available(tvOS, unavailable)
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        stubNoted("scrollContentBackground")
    }

    // https://developer.apple.com/documentation/swiftui/view/scrolldisabled(_:)
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { stubNoted("scrollDisabled", disabled) }

    // https://developer.apple.com/documentation/swiftui/view/scrollcliodisabled(_:)
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { stubNoted("scrollClipDisabled") }

    // https://developer.apple.com/documentation/swiftui/view/scrolltargetlayout(isenabled:)
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { stubNoted("scrollTargetLayout") }

    // https://developer.apple.com/documentation/swiftui/view/contentmargins(_:_:for:)
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all,
        _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View { stubNoted("contentMargins") }
}

// https://developer.apple.com/documentation/swiftui/contentmarginplacement
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct ContentMarginPlacement: Sendable {
    public static var automatic: ContentMarginPlacement { .init() }
    public static var scrollContent: ContentMarginPlacement { .init() }
    public static var scrollIndicators: ContentMarginPlacement { .init() }
}
