/// The mark of the selected row.
public enum Selection: Sendable {
    /// The character of the mark.
    public static let mark = "▸"

    /// Returns `text` after the mark, or after as much space.
    static func row(_ text: String, isSelected: Bool) -> String {
        isSelected ? "\(mark) \(text)" : "  \(text)"
    }
}
