/// The mark of the row that the keys act upon.
public enum Selection: Sendable {
    /// The mark, in the direction of reading.
    public static let mark = "▸"

    /// `text` with the mark before it, or with as much space.
    static func row(_ text: String, isSelected: Bool) -> String {
        isSelected ? "\(mark) \(text)" : "  \(text)"
    }
}
