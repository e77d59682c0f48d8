import SwiftUI

/// A view with what a modifier of WidgetKit says about it.
struct StubWidgetModified<Content: View>: View, StubPrimitive {
    typealias Body = Never

    let content: Content
    let change: @MainActor (StubNode, StubContext) -> Void

    nonisolated init(_ content: Content, _ change: @escaping @MainActor (StubNode, StubContext) -> Void) {
        self.content = content
        self.change = change
    }

    func stubNodes(_ context: StubContext) -> [StubNode] {
        let nodes = context.nodes(of: content)
        let node = nodes.count == 1 ? nodes[0] : StubNode("group", context, children: nodes)
        change(node, context)
        return [node]
    }
}
