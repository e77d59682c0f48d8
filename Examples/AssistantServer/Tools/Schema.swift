/// A factory of JSON schemas, as draft 2020-12 of <https://json-schema.org> defines them.
enum Schema: Sendable {
    /// Returns the schema of an object that has no other properties; those that are not optional are required.
    static func object(_ description: String, _ properties: [String: JSONNode], optional: Set<String> = [])
        -> JSONNode
    {
        described(
            description,
            [
                "type": "object", "properties": .object(properties), "additionalProperties": false,
                "required": .array(properties.keys.filter { !optional.contains($0) }.sorted().map(JSONNode.string)),
            ]
        )
    }

    /// Returns the schema of an array.
    static func array(_ description: String, of items: JSONNode) -> JSONNode {
        described(description, ["type": "array", "items": items])
    }

    /// Returns the schema of a string.
    static func string(_ description: String) -> JSONNode { described(description, ["type": "string"]) }

    /// Returns the schema of a date and a time with the difference from UTC.
    static func date(_ description: String) -> JSONNode {
        described(description, ["type": "string", "format": "date-time"])
    }

    /// Returns the schema of one of some strings.
    static func choice(_ description: String, _ values: [String]) -> JSONNode {
        described(description, ["type": "string", "enum": .array(values.map(JSONNode.string))])
    }

    /// Returns the schema of a number.
    static func number(_ description: String) -> JSONNode { described(description, ["type": "number"]) }

    /// Returns the schema of an integer, at least 0 or in a range.
    static func integer(_ description: String, in range: ClosedRange<Int>? = nil) -> JSONNode {
        var schema: [String: JSONNode] = ["type": "integer", "minimum": .integer(range?.lowerBound ?? 0)]
        schema["maximum"] = range.map { .integer($0.upperBound) }
        return described(description, schema)
    }

    /// Returns the schema of a Boolean value.
    static func boolean(_ description: String) -> JSONNode { described(description, ["type": "boolean"]) }

    private static func described(_ description: String, _ schema: [String: JSONNode]) -> JSONNode {
        guard !description.isEmpty else { return .object(schema) }
        return .object(schema.merging(["description": .string(description)]) { $1 })
    }
}
