// https://developer.apple.com/documentation/swiftui/view
// To compare with: SwiftUICore.swiftinterface of the iOS 18 SDK; OpenSwiftUI, View/View.swift.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@MainActor
public protocol View {
    associatedtype Body: View

    @ViewBuilder @MainActor var body: Self.Body { get }
}

// https://developer.apple.com/documentation/swift/never
extension Never: View {
    public typealias Body = Never

    public var body: Never { preconditionFailure("no body") }
}

extension View where Body == Never {
    // A view of the framework has no body to be asked for.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

// https://developer.apple.com/documentation/swiftui/viewbuilder
// To compare with: OpenSwiftUI, View/ViewBuilder.swift. Parameter packs take any number of views.
@resultBuilder
public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    @available(*, unavailable, message: "this expression does not conform to 'View'")
    public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(first: first)
    }

    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(second: second)
    }

    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

// https://developer.apple.com/documentation/swiftui/tupleview
public struct TupleView<T>: View, StubPrimitive {
    public typealias Body = Never

    public var value: T
    let views: [any View]

    nonisolated public init(_ value: T) {
        self.value = value
        views = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    }

    public func stubNodes(_ context: StubContext) -> [StubNode] {
        views.enumerated().flatMap { context.at("\($0)").nodes(ofAny: $1) }
    }
}

// The result of `if … else` in a builder.
public struct _ConditionalContent<TrueContent, FalseContent> {
    let first: TrueContent?
    let second: FalseContent?

    nonisolated init(first: TrueContent) {
        self.first = first
        second = nil
    }

    nonisolated init(second: FalseContent) {
        first = nil
        self.second = second
    }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never
}

extension _ConditionalContent: StubPrimitive where TrueContent: View, FalseContent: View {
    public func stubNodes(_ context: StubContext) -> [StubNode] {
        if let first { return context.at("true").nodes(of: first) }
        return second.map { context.at("false").nodes(of: $0) } ?? []
    }
}

// https://developer.apple.com/documentation/swift/optional
extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: StubPrimitive where Wrapped: View {
    public func stubNodes(_ context: StubContext) -> [StubNode] {
        map { context.at("some").nodes(of: $0) } ?? []
    }
}

// https://developer.apple.com/documentation/swiftui/emptyview
public struct EmptyView: View, StubPrimitive, Sendable {
    public typealias Body = Never

    nonisolated public init() {}

    public func stubNodes(_ context: StubContext) -> [StubNode] { [] }
}

// https://developer.apple.com/documentation/swiftui/anyview
public struct AnyView: View, StubPrimitive {
    public typealias Body = Never

    private let view: any View

    nonisolated public init<V: View>(_ view: V) { self.view = view }

    nonisolated public init<V: View>(erasing view: V) { self.view = view }

    public func stubNodes(_ context: StubContext) -> [StubNode] {
        context.at("\(type(of: view))").nodes(ofAny: view)
    }
}

// https://developer.apple.com/documentation/swiftui/equatableview
// To compare with: SwiftUICore.swiftinterface of the iOS 18 SDK; OpenSwiftUI, View/EquatableView.swift.
public struct EquatableView<Content: Equatable & View>: View, StubPrimitive {
    public typealias Body = Never

    public var content: Content

    nonisolated public init(content: Content) { self.content = content }

    public func stubNodes(_ context: StubContext) -> [StubNode] { context.nodes(of: content) }
}

extension View where Self: Equatable {
    // https://developer.apple.com/documentation/swiftui/view/equatable()
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
