public import Foundation

// https://developer.apple.com/documentation/swiftui/dynamicviewcontent
// To compare with: SwiftUI.swiftinterface of the iOS 18 SDK.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection

    var data: Self.Data { get }
}

// https://developer.apple.com/documentation/swiftui/foreach
// To compare with: SwiftUICore.swiftinterface of the iOS 18 SDK; OpenSwiftUI, View/ForEach.swift.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID

    /// For other modules that make something of data.
    nonisolated public init(
        stub data: Data,
        id: @escaping (Data.Element) -> ID,
        content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        self.id = id
    }
}

extension ForEach: View where Content: View {
    public typealias Body = Never
}

extension ForEach: StubPrimitive where Content: View {
    public func stubNodes(_ context: StubContext) -> [StubNode] {
        var seen: Set<ID> = []
        return data.enumerated()
            .flatMap { offset, element in
                let id = id(element)
                // Two rows of one identity are a mistake that SwiftUI reports only at run time.
                if !seen.insert(id).inserted {
                    context.storage.note("two rows with the identity \(id) at \(context.path)")
                }
                let nodes = context.at("[\(id)]").nodes(of: content(element))
                for node in nodes {
                    node.offset = node.offset ?? offset
                    node.tag = node.tag ?? AnyHashable(id)
                }
                return nodes
            }
    }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
        id = { $0.id }
    }
}

extension ForEach where Content: View {
    nonisolated public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        self.id = { $0[keyPath: id] }
    }

    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
        ID == C.Element.ID,
        C.Element: Identifiable,
        C.Index: Hashable
    {
        let values = data.wrappedValue
        self.data = values.indices.lazy.map { ($0, values[$0].id) }
        self.content = { content(data[$0.0]) }
        id = { $0.1 }
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.data = data
        self.content = content
        id = { $0 }
    }
}

/// A view of several that can be deleted or moved as rows.
public struct StubEdited<Content: DynamicViewContent>: DynamicViewContent, StubPrimitive {
    public typealias Body = Never

    let content: Content
    let change: @MainActor (StubNode) -> Void

    public var data: Content.Data { content.data }

    nonisolated init(_ content: Content, _ change: @escaping @MainActor (StubNode) -> Void) {
        self.content = content
        self.change = change
    }

    public func stubNodes(_ context: StubContext) -> [StubNode] {
        let nodes = context.nodes(of: content)
        for node in nodes { change(node) }
        return nodes
    }
}

extension DynamicViewContent {
    // https://developer.apple.com/documentation/swiftui/dynamicviewcontent/ondelete(perform:)
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        StubEdited(self) { $0.delete = action }
    }

    // https://developer.apple.com/documentation/swiftui/dynamicviewcontent/onmove(perform:)
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        StubEdited(self) { $0.move = action }
    }
}

extension StubStorage {
    /// A mistake that SwiftUI would report only at run time.
    func note(_ mistake: String) { if !mistakes.contains(mistake) { mistakes.append(mistake) } }
}
