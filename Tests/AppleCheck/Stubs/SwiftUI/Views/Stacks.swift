public import Foundation

/// A view of the framework that holds other views.
protocol StubContainer: StubPrimitive {
    associatedtype StubContent: View
    static var stubKind: String { get }
    @MainActor var stubContent: StubContent { get }
    @MainActor var stubSpacing: CGFloat? { get }
}

extension StubContainer {
    @MainActor var stubSpacing: CGFloat? { nil }

    @MainActor public func stubNodes(_ context: StubContext) -> [StubNode] {
        let node = StubNode(Self.stubKind, context, children: context.at(Self.stubKind).nodes(of: stubContent))
        node.details["spacing"] = stubSpacing
        return [node]
    }
}

// https://developer.apple.com/documentation/swiftui/vstack
// To compare all stacks with: SwiftUICore.swiftinterface and SwiftUI.swiftinterface of the iOS 18 SDK.
public struct VStack<Content: View>: View, StubContainer {
    public typealias Body = Never

    static var stubKind: String { "vstack" }
    let stubContent: Content
    let stubSpacing: CGFloat?

    nonisolated public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        stubContent = content()
        stubSpacing = spacing
    }
}

// https://developer.apple.com/documentation/swiftui/hstack
public struct HStack<Content: View>: View, StubContainer {
    public typealias Body = Never

    static var stubKind: String { "hstack" }
    let stubContent: Content
    let stubSpacing: CGFloat?

    nonisolated public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        stubContent = content()
        stubSpacing = spacing
    }
}

// https://developer.apple.com/documentation/swiftui/zstack
public struct ZStack<Content: View>: View, StubContainer {
    public typealias Body = Never

    static var stubKind: String { "zstack" }
    let stubContent: Content

    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        stubContent = content()
    }
}

// https://developer.apple.com/documentation/swiftui/pinnedscrollableviews
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

// https://developer.apple.com/documentation/swiftui/lazyvstack
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct LazyVStack<Content: View>: View, StubContainer {
    public typealias Body = Never

    static var stubKind: String { "vstack" }
    let stubContent: Content
    let stubSpacing: CGFloat?

    nonisolated public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        stubContent = content()
        stubSpacing = spacing
    }
}

// https://developer.apple.com/documentation/swiftui/lazyhstack
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct LazyHStack<Content: View>: View, StubContainer {
    public typealias Body = Never

    static var stubKind: String { "hstack" }
    let stubContent: Content
    let stubSpacing: CGFloat?

    nonisolated public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        stubContent = content()
        stubSpacing = spacing
    }
}

// https://developer.apple.com/documentation/swiftui/griditem
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    public var spacing: CGFloat?
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

// https://developer.apple.com/documentation/swiftui/lazyvgrid
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct LazyVGrid<Content: View>: View, StubContainer {
    public typealias Body = Never

    static var stubKind: String { "grid" }
    let stubContent: Content
    let columns: [GridItem]

    nonisolated public init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        stubContent = content()
        self.columns = columns
    }

    public func stubNodes(_ context: StubContext) -> [StubNode] {
        let node = StubNode(Self.stubKind, context, children: context.at(Self.stubKind).nodes(of: stubContent))
        node.details["columns"] = columns
        return [node]
    }
}

// https://developer.apple.com/documentation/swiftui/grid
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct Grid<Content: View>: View, StubContainer {
    public typealias Body = Never

    static var stubKind: String { "grid" }
    let stubContent: Content
    let stubSpacing: CGFloat?

    nonisolated public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        stubContent = content()
        stubSpacing = horizontalSpacing
    }
}

// https://developer.apple.com/documentation/swiftui/gridrow
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct GridRow<Content: View>: View, StubContainer {
    public typealias Body = Never

    static var stubKind: String { "gridRow" }
    let stubContent: Content

    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        stubContent = content()
    }
}

extension View {
    // https://developer.apple.com/documentation/swiftui/view/gridcellcolumns(_:)
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    nonisolated public func gridCellColumns(_ count: Int) -> some View { stubNoted("gridCellColumns", count) }

    // https://developer.apple.com/documentation/swiftui/view/gridcolumnalignment(_:)
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        stubNoted("gridColumnAlignment")
    }

    // https://developer.apple.com/documentation/swiftui/view/gridcellunsizedaxes(_:)
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { stubNoted("gridCellUnsizedAxes") }
}

// https://developer.apple.com/documentation/swiftui/viewthatfits
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct ViewThatFits<Content: View>: View, StubPrimitive {
    public typealias Body = Never

    let content: Content

    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    // Without a measure the first one fits.
    @MainActor public func stubNodes(_ context: StubContext) -> [StubNode] {
        let own = context.at("fits")
        let choices: [[StubNode]] =
            if let parts = content as? any StubChoices {
                parts.stubChoices.enumerated().map { own.at("\($0)").nodes(ofAny: $1) }
            } else {
                [own.nodes(of: content)]
            }
        guard context.environment.stubIsMeasured else { return choices.first ?? [] }
        let nodes = choices.map { $0.count == 1 ? $0[0] : StubNode("group", own, children: $0) }
        return [StubNode("fits", context, children: nodes)]
    }
}

/// Several views of which one is chosen.
protocol StubChoices {
    var stubChoices: [any View] { get }
}

extension TupleView: StubChoices {
    var stubChoices: [any View] { views }
}

// https://developer.apple.com/documentation/swiftui/spacer
public struct Spacer: View, StubPrimitive, Sendable {
    public typealias Body = Never

    public var minLength: CGFloat?

    nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    @MainActor public func stubNodes(_ context: StubContext) -> [StubNode] { [] }
}

// https://developer.apple.com/documentation/swiftui/divider
public struct Divider: View, StubPrimitive, Sendable {
    public typealias Body = Never

    nonisolated public init() {}

    @MainActor public func stubNodes(_ context: StubContext) -> [StubNode] { [] }
}
