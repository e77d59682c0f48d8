/// A key that was pressed in a terminal.
public enum Key: Hashable, Sendable {
    /// A character key.
    case character(Character)
    /// A key without a character.
    case up, down, left, right, home, end, pageUp, pageDown, enter, tab, backTab, backspace, delete, escape
    /// A letter pressed together with Control, in lowercase.
    case control(Character)
}
