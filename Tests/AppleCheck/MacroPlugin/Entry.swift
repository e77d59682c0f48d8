import Foundation

/// What `@Entry` adds to a property of an extension of `EnvironmentValues`: its accessors, or beside it the key.
func entry(_ declaration: String, role: String) -> String {
    guard let range = declaration.range(of: #"\bvar\s+"#, options: .regularExpression) else { return "" }
    let rest = declaration[range.upperBound...]
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let tail = rest[name.endIndex...].trimmingCharacters(in: .whitespacesAndNewlines)
    let key = "__Key_\(name)"
    guard role.lowercased().contains("peer") else {
        return "get { self[\(key).self] }\nset { self[\(key).self] = newValue }"
    }
    // An optional property without a value begins at nil.
    let value = tail.hasPrefix(":") && !tail.contains("=") ? "\(tail) { nil }" : computed(tail)
    return
        "private struct \(key): SwiftUI.EnvironmentKey { static \(value.hasSuffix("}") ? "var" : "let") defaultValue\(value) }"
}

/// `: Type = value` as a computed property; without a type, a stored constant.
private func computed(_ tail: String) -> String {
    guard tail.hasPrefix(":"), let equals = tail.firstIndex(of: "=") else { return " \(tail)" }
    return "\(tail[..<equals]){ \(tail[tail.index(after: equals)...]) }"
}
