import Foundation

/// A validator of JSON by the keywords of JSON Schema that the examples use.
///
/// It is independent of the package and fails for a keyword that it does not know, so that no keyword goes unchecked.
struct SchemaValidator {
    private let root: [String: Any]

    init(_ schema: Data) throws {
        root = try JSONSerialization.jsonObject(with: schema) as? [String: Any] ?? [:]
    }

    /// Returns the violations in `json`, each with its path.
    func violations(in json: Data) throws -> [String] {
        check(try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed), root, "$")
    }

    private func check(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
        schema.sorted { $0.key < $1.key }
            .flatMap { keyword, rule -> [String] in
                switch (keyword, rule) {
                case ("$schema", _), ("$defs", _): []
                case ("$ref", let name as String): reference(value, name, path)
                case ("anyOf", let options as [[String: Any]]):
                    options.contains { check(value, $0, path).isEmpty } ? [] : ["\(path): none of anyOf"]
                case ("type", let type as String): isA(type, value) ? [] : ["\(path): not \(type)"]
                case ("properties", let properties as [String: [String: Any]]):
                    members(of: value) { properties[$0] != nil }
                        .flatMap { check($0.value, properties[$0.key] ?? [:], "\(path).\($0.key)") }
                case ("additionalProperties", _):
                    members(of: value) { (schema["properties"] as? [String: Any])?[$0] == nil }
                        .flatMap { member in
                            (rule as? [String: Any]).map { check(member.value, $0, "\(path).\(member.key)") }
                                ?? ["\(path).\(member.key): not allowed"]
                        }
                case ("required", let names as [String]):
                    names.filter { (value as? [String: Any])?[$0] == nil }.map { "\(path).\($0): missing" }
                case ("items", let items as [String: Any]):
                    (value as? [Any] ?? []).enumerated().flatMap { check($0.element, items, "\(path)[\($0.offset)]") }
                case ("minItems", let count as Double):
                    Double((value as? [Any] ?? []).count) >= count ? [] : ["\(path): too few"]
                case ("enum", let values as [String]):
                    (value as? String).map(values.contains) ?? false ? [] : ["\(path): not in enum"]
                case ("minimum", let limit as Double): (value as? Double ?? .nan) >= limit ? [] : ["\(path): too small"]
                case ("maximum", let limit as Double): (value as? Double ?? .nan) <= limit ? [] : ["\(path): too large"]
                case ("pattern", let pattern as String):
                    (value as? String ?? "").range(of: pattern, options: .regularExpression) == nil
                        ? ["\(path): does not match"] : []
                case ("format", "date-time" as String):
                    (try? Date(value as? String ?? "", strategy: .iso8601)) == nil ? ["\(path): not a date"] : []
                default: ["\(path): unknown keyword \(keyword)"]
                }
            }
    }

    private func reference(_ value: Any, _ name: String, _ path: String) -> [String] {
        let definitions = root["$defs"] as? [String: [String: Any]]
        guard name.hasPrefix("#/$defs/"), let schema = definitions?[String(name.dropFirst(8))] else {
            return ["\(path): no \(name)"]
        }
        return check(value, schema, path)
    }

    private func members(of value: Any, where isIncluded: (String) -> Bool) -> [(key: String, value: Any)] {
        (value as? [String: Any] ?? [:]).filter { isIncluded($0.key) }.sorted { $0.key < $1.key }
    }

    private func isA(_ type: String, _ value: Any) -> Bool {
        switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "boolean": value is Bool
        case "number": !(value is String) && value is NSNumber
        case "integer":
            !(value is String) && (value as? NSNumber).map { $0.doubleValue == $0.doubleValue.rounded() } == true
        default: false
        }
    }
}

@available(*, unavailable)
extension SchemaValidator: Sendable {}
