/// A key that was pressed in a terminal.
public enum Key: Hashable, Sendable {
    /// A character, as it was typed.
    case character(Character)
    /// A key that has no character.
    case up, down, left, right, home, end, pageUp, pageDown, enter, tab, backTab, backspace, delete, escape
    /// A letter pressed together with Control, in lower case.
    case control(Character)
}
