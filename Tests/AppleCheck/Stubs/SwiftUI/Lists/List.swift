public import Foundation

// https://developer.apple.com/documentation/swiftui/list
// To compare with: SwiftUI.swiftinterface of the iOS 18 SDK; skip-fuse-ui, Containers/List.swift.
public struct List<SelectionValue: Hashable, Content: View>: View, StubPrimitive {
    public typealias Body = Never

    let content: Content

    nonisolated init(stub content: Content) { self.content = content }

    public func stubNodes(_ context: StubContext) -> [StubNode] {
        [StubNode("list", context, children: context.at("list").nodes(of: content))]
    }
}

extension List where SelectionValue == Never {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(stub: content()) }

    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(stub: ForEach(data, content: rowContent))
    }

    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(stub: ForEach(data, id: id, content: rowContent))
    }
}

// https://developer.apple.com/documentation/swiftui/form
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Form<Content: View>: View, StubContainer {
    public typealias Body = Never

    static var stubKind: String { "form" }
    let stubContent: Content

    nonisolated public init(@ViewBuilder content: () -> Content) { stubContent = content() }
}

// https://developer.apple.com/documentation/swiftui/liststyle
public protocol ListStyle {}

public struct DefaultListStyle: ListStyle { public init() {} }

public struct PlainListStyle: ListStyle { public init() {} }

@available(iOS 13, tvOS 13, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct GroupedListStyle: ListStyle { public init() {} }

@available(iOS 14, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct InsetGroupedListStyle: ListStyle { public init() {} }

@available(iOS 14, macOS 11, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct InsetListStyle: ListStyle { public init() {} }

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { .init() }
}

extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { .init() }
}

@available(iOS 13, tvOS 13, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { .init() }
}

@available(iOS 14, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { .init() }
}

@available(iOS 14, macOS 11, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { .init() }
}

// https://developer.apple.com/documentation/swiftui/formstyle
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
@MainActor
public protocol FormStyle {}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct GroupedFormStyle: FormStyle { nonisolated public init() {} }

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension FormStyle where Self == GroupedFormStyle {
    @MainActor public static var grouped: GroupedFormStyle { .init() }
}

// https://developer.apple.com/documentation/swiftui/editmode
@available(iOS 13, tvOS 13, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public enum EditMode: Hashable, Sendable {
    case inactive
    case transient
    case active

    public var isEditing: Bool { self != .inactive }
}

// https://developer.apple.com/documentation/swiftui/editbutton
@available(iOS 13, visionOS 1, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct EditButton: View, StubPrimitive {
    public typealias Body = Never

    nonisolated public init() {}

    public func stubNodes(_ context: StubContext) -> [StubNode] {
        let node = StubNode("button", context, children: [StubNode("text", context, text: "Edit")])
        node.traits = .isButton
        let mode = context.environment.editMode
        node.tap = { mode?.wrappedValue = mode?.wrappedValue == .active ? .inactive : .active }
        return [node]
    }
}

// https://developer.apple.com/documentation/swiftui/horizontaledge
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    case leading
    case trailing
}

extension View {
    // https://developer.apple.com/documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:)
    @available(iOS 15, macOS 12, watchOS 8, *)
    @available(tvOS, unavailable)
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View {
        let content = content()
        return stubChanged("swipeActions") { node, context in
            let found = context.at("swipe\(edge)").nodes(of: content)
            for action in found.flatMap(\.stubAll) where action.tap != nil { action.details["edge"] = "\(edge)" }
            node.swipes += found
        }
    }

    // https://developer.apple.com/documentation/swiftui/view/liststyle(_:)
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { stubNoted("listStyle", "\(S.self)") }

    // https://developer.apple.com/documentation/swiftui/view/formstyle(_:)
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { stubNoted("formStyle") }

    // https://developer.apple.com/documentation/swiftui/view/listrowbackground(_:)
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { stubNoted("listRowBackground") }

    // https://developer.apple.com/documentation/swiftui/view/listrowinsets(_:)
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { stubNoted("listRowInsets") }

    // https://developer.apple.com/documentation/swiftui/view/listrowseparator(_:edges:)
    @available(iOS 15, macOS 13, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public func listRowSeparator(
        _ visibility: Visibility,
        edges: VerticalEdge.Set = .all
    ) -> some View { stubNoted("listRowSeparator") }

    // https://developer.apple.com/documentation/swiftui/view/listrowspacing(_:)
    @available(iOS 15, visionOS 1, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { stubNoted("listRowSpacing") }

    // https://developer.apple.com/documentation/swiftui/view/deletedisabled(_:)
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        stubChanged("deleteDisabled") { node, _ in if isDisabled { node.delete = nil } }
    }

    // https://developer.apple.com/documentation/swiftui/view/movedisabled(_:)
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        stubChanged("moveDisabled") { node, _ in if isDisabled { node.move = nil } }
    }

    // https://developer.apple.com/documentation/swiftui/view/refreshable(action:)
    // To compare with: SwiftUI.swiftinterface of the iOS 18 SDK: no inherited actor context.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        StubModified(
            self,
            "refreshable",
            prepare: { $0.environment.stubRefresh = RefreshAction(action: action) },
            change: { node, _ in node.refresh = { await action() } }
        )
    }
}

// https://developer.apple.com/documentation/swiftui/refreshaction
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
    var stubRefresh: RefreshAction? {
        get { self[stub: "refresh", nil] }
        set { self[stub: "refresh", nil] = newValue }
    }
}
