import Foundation

/// A look at every number and text inside a value.
enum ValueInspector {
    /// Returns the first number that is none, or text that cannot be shown; `nil` when there is none.
    static func problem(in value: Any, depth: Int = 0) -> String? {
        switch value {
        case let number as Double: return number.isFinite ? nil : "the number \(number)"
        case let date as Date: return date.timeIntervalSince1970.isFinite ? nil : "the date \(date)"
        case let text as String: return problem(of: text)
        default: break
        }
        guard depth < 24 else { return nil }
        for child in Mirror(reflecting: value).children {
            if let problem = problem(in: child.value, depth: depth + 1) {
                return "\(child.label ?? "an element"): \(problem)"
            }
        }
        return nil
    }

    /// Returns the reason why a text cannot be shown; `nil` when it can.
    static func problem(of text: String) -> String? {
        if text.unicodeScalars.contains(where: isControl) { return "a control character in \(text.debugDescription)" }
        return text.unicodeScalars.count > 30_000 ? "a text of \(text.unicodeScalars.count) characters" : nil
    }

    /// Returns the first text on a screen that cannot be shown or shows what is no number.
    static func problem(onScreen value: Any, depth: Int = 0) -> String? {
        if let text = value as? String {
            if let problem = problem(of: text) { return problem }
            let words = text.lowercased().split { !$0.isLetter && $0 != "∞" }
            return words.contains { ["nan", "inf", "infinity", "∞"].contains($0) } ? "no number in \(text)" : nil
        }
        if let number = value as? Double, !number.isFinite { return "the number \(number)" }
        guard depth < 24 else { return nil }
        for child in Mirror(reflecting: value).children {
            if let problem = problem(onScreen: child.value, depth: depth + 1) {
                return "\(child.label ?? "an element"): \(problem)"
            }
        }
        return nil
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control && scalar != "\n"
    }
}
