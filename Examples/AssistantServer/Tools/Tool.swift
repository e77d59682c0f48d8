/// A tool that an assistant may call.
struct Tool: Sendable {
    /// The name.
    let name: String
    /// The name for people.
    let title: String
    /// The description that an assistant chooses by.
    let description: String
    /// The schemas of the arguments by name; `place` is required.
    let parameters: [String: JSONNode]
    /// The schema of the structured content.
    let output: JSONNode
    private let answer: @Sendable (ToolArguments, WeatherDesk) async throws(ToolFailure) -> Answer

    /// Creates a tool, whose arguments include those that every tool has.
    init(
        _ name: String,
        title: String,
        description: String,
        parameters: [String: JSONNode],
        output: JSONNode,
        answer: @escaping @Sendable (ToolArguments, WeatherDesk) async throws(ToolFailure) -> Answer
    ) {
        self.name = name
        self.title = title
        self.description = description
        self.parameters = ToolArguments.shared.merging(parameters) { $1 }
        self.output = output
        self.answer = answer
    }

    /// All tools.
    static let all: [Tool] = [.now, .hours, .days, .air, .alerts, .compare, .when, .place]

    /// Returns the tool as a list of tools has it.
    func listed(in dialect: Dialect) -> JSONNode {
        let optional = Set(parameters.keys).subtracting(["place"])
        var members: [String: JSONNode] = [
            "name": .string(name), "description": .string(description),
            "inputSchema": Schema.object("", parameters, optional: optional),
            "annotations": ["title": .string(title), "readOnlyHint": true, "openWorldHint": true],
        ]
        if dialect.hasStructuredContent {
            members["title"] = .string(title)
            members["outputSchema"] = output
        }
        return .object(members)
    }

    /// Returns the members of the result of a call; a failure is a result, too, so that an assistant can react to it.
    func result(_ arguments: [String: JSONNode], _ desk: WeatherDesk, in dialect: Dialect) async -> [String: JSONNode] {
        do throws(ToolFailure) {
            let arguments = try ToolArguments(arguments, of: self, defaults: desk.options)
            // Also before, so that nothing is sent that cannot be counted.
            _ = try await desk.callsLeft()
            let answer = try await answer(arguments, desk)
            let calls = try await desk.callsLeft()
            let (text, values) = answer.rendered(at: desk.now(), calls: calls, isFull: arguments.isFull)
            var members: [String: JSONNode] = ["content": Self.content(text), "isError": false]
            if dialect.hasStructuredContent { members["structuredContent"] = .object(values) }
            return members
        } catch {
            return ["content": Self.content(error.message), "isError": true]
        }
    }

    private static func content(_ text: String) -> JSONNode { [["type": "text", "text": .string(text)]] }
}
