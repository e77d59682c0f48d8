import Foundation

/// The strings inside a value by their path, for tests of tables of texts.
public enum TextLeaves: Sendable {
    /// Returns the strings in `value` and its properties by a path such as `ages.hoursAgo.few.template`.
    public static func of(_ value: Any) -> [String: String] {
        var leaves: [String: String] = [:]
        collect(value, at: "", into: &leaves)
        return leaves
    }

    private static func collect(_ value: Any, at path: String, into leaves: inout [String: String]) {
        if let text = value as? String {
            leaves[path] = text
            return
        }
        // A URL is the same in every language.
        guard !(value is URL) else { return }
        let mirror = Mirror(reflecting: value)
        for (index, child) in mirror.children.enumerated() where child.label != "parts" {
            if mirror.displayStyle == .dictionary {
                let pair = Array(Mirror(reflecting: child.value).children)
                guard pair.count == 2 else { continue }
                collect(pair[1].value, at: "\(path).\(pair[0].value)", into: &leaves)
            } else {
                collect(child.value, at: "\(path).\(child.label ?? String(index))", into: &leaves)
            }
        }
    }
}
