/// A view with what one modifier says about it.
public struct StubModified<Content: View>: View, StubPrimitive {
    public typealias Body = Never

    let content: Content
    let name: String
    let prepare: (@MainActor (inout StubContext) -> Void)?
    let change: (@MainActor (StubNode, StubContext) -> Void)?

    nonisolated init(
        _ content: Content,
        _ name: String,
        prepare: (@MainActor (inout StubContext) -> Void)? = nil,
        change: (@MainActor (StubNode, StubContext) -> Void)? = nil
    ) {
        self.content = content
        self.name = name
        self.prepare = prepare
        self.change = change
    }

    public func stubNodes(_ context: StubContext) -> [StubNode] {
        var own = context
        own.path += "." + name
        prepare?(&own)
        let nodes = own.nodes(of: content)
        guard let change else { return nodes }
        let node = nodes.count == 1 ? nodes[0] : StubNode("group", own, children: nodes)
        change(node, own)
        return [node]
    }
}

extension View {
    /// A modifier that only leaves a note.
    nonisolated func stubNoted(_ name: String, _ detail: Any = true) -> StubModified<Self> {
        StubModified(self, name, change: { node, _ in node.details[name] = detail })
    }

    /// A modifier that changes the node.
    nonisolated func stubChanged(
        _ name: String,
        _ change: @escaping @MainActor (StubNode, StubContext) -> Void
    ) -> StubModified<Self> {
        StubModified(self, name, change: change)
    }

    /// A modifier that changes the environment below it.
    nonisolated func stubEnvironment<Value>(
        _ key: WritableKeyPath<EnvironmentValues, Value>,
        _ value: Value
    ) -> StubModified<Self> {
        StubModified(self, "environment", prepare: { $0.environment[keyPath: key] = value })
    }
}

extension Never: StubPrimitive {
    public func stubNodes(_ context: StubContext) -> [StubNode] { [] }
}
