// https://developer.apple.com/documentation/swiftui/toolbaritemplacement
// To compare this file with: SwiftUI.swiftinterface of the iOS 18 SDK; skip-fuse-ui, Containers/Toolbar.swift.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct ToolbarItemPlacement: Sendable {
    let name: String

    public static let automatic = ToolbarItemPlacement(name: "automatic")
    public static let principal = ToolbarItemPlacement(name: "principal")
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
    @available(iOS 16, macOS 13, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
    @available(watchOS, unavailable)
    public static let status = ToolbarItemPlacement(name: "status")
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static let navigation = ToolbarItemPlacement(name: "navigation")
    @available(iOS 14, tvOS 14, watchOS 10, visionOS 1, *)
    @available(macOS, unavailable)
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
    @available(iOS 14, tvOS 14, watchOS 10, visionOS 1, *)
    @available(macOS, unavailable)
    public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
    @available(iOS 14, watchOS 10, visionOS 1, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
    @available(iOS 15, macOS 12, visionOS 1, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static let keyboard = ToolbarItemPlacement(name: "keyboard")
}

// https://developer.apple.com/documentation/swiftui/toolbarcontent
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@MainActor
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent

    @ToolbarContentBuilder @MainActor var body: Self.Body { get }
}

extension Never: ToolbarContent {}

/// Toolbar content that says itself what it is.
@MainActor
protocol StubToolbarContent {
    func stubItems(_ context: StubContext) -> [StubNode]
}

extension ToolbarContent where Body == Never {
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension ToolbarContent {
    func stubAnyItems(_ context: StubContext) -> [StubNode] {
        if let items = self as? any StubToolbarContent { return items.stubItems(context) }
        let own = context.at("\(Self.self)")
        own.connect(self)
        return body.stubAnyItems(own)
    }
}

// https://developer.apple.com/documentation/swiftui/toolbaritem
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct ToolbarItem<ID, Content: View>: ToolbarContent, StubToolbarContent {
    public typealias Body = Never

    let placement: ToolbarItemPlacement
    let content: Content

    func stubItems(_ context: StubContext) -> [StubNode] {
        let node = StubNode("toolbarItem", context, children: context.at("item").nodes(of: content))
        node.details["placement"] = placement.name
        return [node]
    }
}

extension ToolbarItem where ID == () {
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

// https://developer.apple.com/documentation/swiftui/toolbaritemgroup
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct ToolbarItemGroup<Content: View>: ToolbarContent, StubToolbarContent {
    public typealias Body = Never

    let placement: ToolbarItemPlacement
    let content: Content

    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    func stubItems(_ context: StubContext) -> [StubNode] {
        let node = StubNode("toolbarItem", context, children: context.at("items").nodes(of: content))
        node.details["placement"] = placement.name
        return [node]
    }
}

/// What a builder makes of several parts of a toolbar.
@MainActor
public struct StubToolbarParts: ToolbarContent, StubToolbarContent {
    public typealias Body = Never

    let parts: [(String, any ToolbarContent)]

    nonisolated init(_ parts: [(String, any ToolbarContent)]) { self.parts = parts }

    func stubItems(_ context: StubContext) -> [StubNode] {
        parts.flatMap { $0.1.stubAnyItems(context.at($0.0)) }
    }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public typealias Body = Never
}

extension Optional: StubToolbarContent where Wrapped: ToolbarContent {
    func stubItems(_ context: StubContext) -> [StubNode] { map { $0.stubAnyItems(context.at("some")) } ?? [] }
}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    public typealias Body = Never
}

extension _ConditionalContent: StubToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    func stubItems(_ context: StubContext) -> [StubNode] {
        first?.stubAnyItems(context.at("true")) ?? second?.stubAnyItems(context.at("false")) ?? []
    }
}

// https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }

    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> some ToolbarContent {
        var parts: [(String, any ToolbarContent)] = []
        repeat parts.append(("\(parts.count)", each content))
        return StubToolbarParts(parts)
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
        first: T
    ) -> _ConditionalContent<T, F> {
        _ConditionalContent(first: first)
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
        second: F
    ) -> _ConditionalContent<T, F> {
        _ConditionalContent(second: second)
    }

    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> StubToolbarParts {
        StubToolbarParts([("limited", content)])
    }
}

// https://developer.apple.com/documentation/swiftui/toolbarplacement
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct ToolbarPlacement: Sendable {
    public static var automatic: ToolbarPlacement { .init() }
    @available(iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
    @available(macOS, unavailable)
    public static var navigationBar: ToolbarPlacement { .init() }
    @available(macOS 13, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public static var windowToolbar: ToolbarPlacement { .init() }
}

// https://developer.apple.com/documentation/swiftui/toolbartitledisplaymode
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct ToolbarTitleDisplayMode: Sendable {
    public static var automatic: ToolbarTitleDisplayMode { .init() }
    @available(macOS, unavailable)
    public static var large: ToolbarTitleDisplayMode { .init() }
    public static var inline: ToolbarTitleDisplayMode { .init() }
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static var inlineLarge: ToolbarTitleDisplayMode { .init() }
}

extension View {
    // https://developer.apple.com/documentation/swiftui/view/toolbar(content:)-5w0tj
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let content = content()
        return stubChanged("toolbar") { node, context in
            node.swipes.append(StubNode("toolbar", context, children: context.at("toolbar").nodes(of: content)))
        }
    }

    // https://developer.apple.com/documentation/swiftui/view/toolbar(content:)-7vdkx
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    nonisolated public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return stubChanged("toolbar") { node, context in
            node.swipes.append(StubNode("toolbar", context, children: content.stubAnyItems(context.at("toolbar"))))
        }
    }

    // https://developer.apple.com/documentation/swiftui/view/toolbarcolorscheme(_:for:)
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    {
        stubNoted("toolbarColorScheme", colorScheme as Any)
    }

    // https://developer.apple.com/documentation/swiftui/view/toolbartitledisplaymode(_:)
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        stubNoted("toolbarTitleDisplayMode")
    }

    // https://developer.apple.com/documentation/swiftui/view/toolbarbackground(_:for:)-5ybst
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        stubNoted("toolbarBackground", style)
    }

    // https://developer.apple.com/documentation/swiftui/view/toolbarbackground(_:for:)-3t9mj
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        stubNoted("toolbarBackgroundVisibility", visibility)
    }
}
